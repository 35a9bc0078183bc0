import type { Localized } from '#core/language.ts'
import { isLanguage } from '#core/language.ts'
import { withoutNul } from '#platform/server/database/searched-text.ts'
import { limitHtml } from '../../rules/html/limit-html.ts'
import type { Seo } from '../../rules/catalogue.ts'

type Texts = Readonly<Record<string, unknown>> | undefined

const merge = (before: Texts, changes: Texts, clean: (text: string) => string): Localized =>
  Object.fromEntries(
    Object.entries({ ...before, ...changes }).flatMap(([language, text]) => {
      const written = typeof text === 'string' && isLanguage(language) ? clean(withoutNul(text)).trim() : ''
      return written ? [[language, written]] : []
    }),
  )

/** The texts with those that changed; an emptied one goes. */
export const mergeTexts = (before: Texts, changes: Texts): Localized => merge(before, changes, (text) => text)

/** The same of HTML: only what the shop would show is kept. */
export const mergeHtml = (before: Texts, changes: Texts): Localized => merge(before, changes, limitHtml)

export const mergeSeo = (before: Seo, changes: { title?: Texts; description?: Texts }): Seo => ({
  title: mergeTexts(before.title, changes.title),
  description: mergeTexts(before.description, changes.description),
})
