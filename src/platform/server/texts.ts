import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setupI18n } from '@lingui/core'
import type { I18n, Messages } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { languages } from '#core/language.ts'
import type { Language } from '#core/language.ts'
import { parsePo } from '#core/po.ts'
import type { CompiledTexts, Translate } from '#core/text.ts'

/** The `locales/<language>.po` files, wherever they lie below `root`. */
const poFiles = (root: string, language: Language): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name === `${language}.po` && basename(entry.parentPath) === 'locales')
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()

/** All texts of one language below `root` (the `src` folder), compiled. Throws when an id stands twice. */
export const readTexts = (root: string, language: Language): CompiledTexts => {
  const texts: Record<string, unknown> = {}
  for (const file of poFiles(root, language)) {
    for (const [id, text] of parsePo(readFileSync(file, 'utf8'))) {
      if (id in texts) throw new Error(`text "${id}" stands twice; the second is in ${file}`)
      texts[id] = compileMessage(text)
    }
  }
  return texts
}

export type Translators = Readonly<Record<Language, Translate>>

/** A translator of each language, for mails, refusals and pages rendered here. Its texts are read when it first has to say something. */
export const createTranslators = (root: string): Translators =>
  Object.fromEntries(languages.map((language) => [language, createTranslator(root, language)])) as Translators

const createTranslator = (root: string, language: Language): Translate => {
  let i18n: I18n | undefined
  return (id, values) => {
    i18n ??= setupI18n({ locale: language, messages: { [language]: readTexts(root, language) as Messages } })
    return i18n._(id, values)
  }
}
