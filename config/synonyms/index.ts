import type { Language } from '#core/language.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { ru } from './ru.ts'
import { uk } from './uk.ts'
import { zh } from './zh.ts'

/**
 * What shoppers call things, by what the catalogue calls them: a product whose name, categories or values have the words on the
 * left is found by those on the right as well. Words on the left are written as they stand in the catalogue, case aside.
 */
export type Synonyms = Readonly<Record<string, string>>

export const synonyms: Readonly<Record<Language, Synonyms>> = { en, ru, de, uk, zh }
