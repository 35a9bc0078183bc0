import type { ReactNode } from 'react'
import type { Language } from '#core/language.ts'
import type { FaviconSetting } from '#features/stores/rules/settings.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { PageAssets } from './hydration.ts'

type Props = {
  view: StoreView
  assets: PageAssets
  /** The shop's own icons; without any it is the mark. */
  favicons: readonly FaviconSetting[] | undefined
  hydration: string
  children: ReactNode
}

const htmlLanguage: Record<Language, string> = { en: 'en', ru: 'ru', de: 'de', uk: 'uk', zh: 'zh-CN' }

const markIcons: readonly FaviconSetting[] = [
  { src: '/favicon.svg', type: 'image/svg+xml' },
  { src: '/icons/favicon-32.png', type: 'image/png', size: '32x32' },
  { src: '/icons/favicon-16.png', type: 'image/png', size: '16x16' },
]

/** The whole document, rendered on both sides; nothing in it is inline but data. */
export const Document = ({ view, assets, favicons, hydration, children }: Props) => (
  <html lang={htmlLanguage[view.i18n.language]} data-release={assets.release || undefined}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
      <meta name="theme-color" media="(prefers-color-scheme:light)" content={assets.paper?.light ?? '#f8f8f5'} />
      <meta name="theme-color" media="(prefers-color-scheme:dark)" content={assets.paper?.dark ?? '#111210'} />
      {assets.fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
      ))}
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {(favicons?.length ? favicons : markIcons).map(({ src, type, size, width, height }) => (
        <link
          key={src}
          rel="icon"
          href={src}
          type={type}
          sizes={size ?? (width ? `${width}x${height ?? width}` : undefined)}
        />
      ))}
      <link rel="apple-touch-icon" href="/icons/touch-180.png" />
      <link rel="manifest" href={`${view.url}/manifest.webmanifest`} />
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
