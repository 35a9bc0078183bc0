import { setupI18n } from '@lingui/core'
import type { Messages } from '@lingui/core'
import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import type { Language } from '#core/language.ts'
import type { CompiledTexts, Translate } from '#core/text.ts'

const TextContext = createContext<Translate>((id) => id)

export const createTranslate = (language: Language, texts: CompiledTexts): Translate => {
  const i18n = setupI18n({ locale: language, messages: { [language]: texts as Messages } })
  return (id, values) => i18n._(id, values)
}

export const TextProvider = ({ translate, children }: { translate: Translate; children: ReactNode }) => (
  <TextContext value={translate}>{children}</TextContext>
)

/** The translator of the page's language: `t('cart.title')`, `t('cart.items', { count: 2 })`. */
export const useText = (): Translate => useContext(TextContext)
