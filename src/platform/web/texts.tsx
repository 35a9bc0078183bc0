import { setupI18n } from '@lingui/core'
import type { Messages } from '@lingui/core'
import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import type { Language } from '#core/language.ts'
import { isLateText } from '#core/late-text.ts'
import type { CompiledTexts, Translate } from '#core/text.ts'

const TextContext = createContext<Translate>((id) => id)

/** Translators that have the late texts as well. */
const whole = new WeakSet<Translate>()

export const createTranslate = (language: Language, texts: CompiledTexts): Translate => {
  const i18n = setupI18n({ locale: language, messages: { [language]: texts as Messages } })
  const translate: Translate = (id, values) => i18n._(id, values)
  if (Object.keys(texts).some(isLateText)) whole.add(translate)
  return translate
}

/** Whether nothing has to be asked for before late texts (core/late-text.ts) can be said. */
export const isWhole = (translate: Translate): boolean => import.meta.env.SSR || whole.has(translate)

export const TextProvider = ({ translate, children }: { translate: Translate; children: ReactNode }) => (
  <TextContext value={translate}>{children}</TextContext>
)

/** The translator of the page's language: `t('cart.title')`, `t('cart.items', { count: 2 })`. */
export const useText = (): Translate => useContext(TextContext)
