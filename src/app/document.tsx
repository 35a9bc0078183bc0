import type { ReactNode } from 'react'
import type { Language } from '#core/language.ts'
import type { PageAssets } from './hydration.ts'

type Props = { language: Language; assets: PageAssets; hydration: string; children: ReactNode }

const htmlLanguage: Record<Language, string> = { en: 'en', ru: 'ru', de: 'de', uk: 'uk', zh: 'zh-CN' }

/** The whole document, rendered on both sides; nothing in it is inline but data. */
export const Document = ({ language, assets, hydration, children }: Props) => (
  <html lang={htmlLanguage[language]}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
      <meta name="theme-color" media="(prefers-color-scheme:light)" content="#f8f8f5" />
      <meta name="theme-color" media="(prefers-color-scheme:dark)" content="#111210" />
      {assets.fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
      ))}
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {assets.devScripts.map((source) => (
        <script key={source} type="module" src={source} />
      ))}
      <script type="module" src={assets.entry} />
    </head>
    <body>
      {children}
      <script id="hydration" type="application/json" dangerouslySetInnerHTML={{ __html: hydration }} />
    </body>
  </html>
)
