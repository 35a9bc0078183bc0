import { setupI18n } from '@lingui/core'
import type { Messages } from '@lingui/core'
import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import type { Language } from '#core/language.ts'
import type { CompiledTexts, TextPart, Translate } from '#core/text.ts'

/** How the texts come that are in files of their own (app/part-of-text.ts). */
export type TextLoaders = Readonly<Partial<Record<TextPart, () => Promise<{ readonly texts: CompiledTexts }>>>>

const TextContext = createContext<Translate>((id) => id)

/** What a translator of this browser has still to ask for. */
const askers = new WeakMap<Translate, (part: TextPart) => Promise<void> | undefined>()

export const createTranslate = (language: Language, texts: CompiledTexts, loaders: TextLoaders = {}): Translate => {
  const i18n = setupI18n({ locale: language, messages: { [language]: { ...texts } as Messages } })
  const translate: Translate = (id, values) => i18n._(id, values)
  const asked = new Map<TextPart, Promise<void>>()
  askers.set(translate, (part) => {
    const load = loaders[part]
    if (!load) return undefined
    const known = asked.get(part)
    if (known) return known
    const answer = load().then(({ texts: more }) => {
      i18n.load(language, more as Messages)
      // by which React knows that there is nothing to wait for
      void Object.assign(answer, { status: 'fulfilled' })
    })
    asked.set(part, answer)
    // what did not come is asked for again
    void answer.catch(() => asked.delete(part))
    return answer
  })
  return translate
}

/** What has to be waited for before the texts of a part can be said, the same for all who ask; undefined where they came with the page, as all do on the server. */
export const askForTexts = (translate: Translate, part: TextPart): Promise<void> | undefined =>
  askers.get(translate)?.(part)

export const TextProvider = ({ translate, children }: { translate: Translate; children: ReactNode }) => (
  <TextContext value={translate}>{children}</TextContext>
)

/** The translator of the page's language: `t('cart.title')`, `t('cart.items', { count: 2 })`. */
export const useText = (): Translate => useContext(TextContext)
