import { isLanguage } from '#core/language.ts'
import type { Localized } from '#core/language.ts'

/** Whether somebody wrote HTML: what is written is shown as text, so it would stand there as it is. */
export const hasMarkup = (text: string): boolean => /<[a-z!/?]|&#?\w{2,8};/i.test(text)

const ownPath = /^\/(?![/\\])[^\s"'<>\\]*$/
const secureAddress = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#][^\s"'<>\\]*)?$/i

/** A way within the shop (`/women`, below the store prefix) or an https address: nothing else is linked to. */
export const isSafeLink = (link: string): boolean => ownPath.test(link) || secureAddress.test(link)

/** A text as it is kept: a plain one is English, those that are blank are left out. */
export const toLocalized = (written: string | Readonly<Record<string, string | undefined>>): Localized => {
  const texts = typeof written === 'string' ? { en: written } : written
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) =>
      isLanguage(language) && text?.trim() ? [[language, text.trim()]] : [],
    ),
  )
}
