import { use, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { Language } from '#core/language.ts'
import type { CompiledTexts, Translate } from '#core/text.ts'
import { isLateText } from '#core/late-text.ts'
import { TextProvider, createTranslate, isWhole, useText } from '#platform/web/texts.tsx'
import { useStoreView } from './store-view-context.tsx'

const loaders: Record<Language, () => Promise<{ texts: CompiledTexts }>> = {
  en: () => import('virtual:texts/en/late'),
  ru: () => import('virtual:texts/ru/late'),
  de: () => import('virtual:texts/de/late'),
  uk: () => import('virtual:texts/uk/late'),
  zh: () => import('virtual:texts/zh/late'),
}

let loaded: Promise<Translate> | undefined

/** A page speaks one language. */
const loadLateTexts = (language: Language): Promise<Translate> =>
  (loaded ??= loaders[language]().then(
    ({ texts }) => createTranslate(language, texts),
    (error: unknown) => {
      loaded = undefined
      throw error
    },
  ))

/** Around whatever says a late text (core/late-text.ts), in a `<Suspense>`: its words come with it. The server has all words from the start. */
export const LateTexts = ({ children }: { children: ReactNode }) =>
  isWhole(useText()) ? children : <InTheBrowser>{children}</InTheBrowser>

const InTheBrowser = ({ children }: { children: ReactNode }) => {
  const t = useText()
  const late = use(loadLateTexts(useStoreView().i18n.language))
  const translate = useMemo<Translate>(
    () => (id, values) => (isLateText(id) ? late(id, values) : t(id, values)),
    [t, late],
  )
  return <TextProvider translate={translate}>{children}</TextProvider>
}
