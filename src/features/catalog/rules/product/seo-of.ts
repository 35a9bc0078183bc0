import { localize } from '#core/language.ts'
import type { Language } from '#core/language.ts'
import type { Seo } from '../catalogue.ts'

/** What search engines are told in a language; what nobody has written is missing. */
export const seoOf = (
  seo: Seo | undefined,
  language: Language,
): { readonly meta_title?: string; readonly meta_description?: string } => {
  const title = localize(seo?.title, language)
  const description = localize(seo?.description, language)
  return { ...(title ? { meta_title: title } : {}), ...(description ? { meta_description: description } : {}) }
}
