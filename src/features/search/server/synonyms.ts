import type { Language } from '#core/language.ts'
import { synonyms } from '#config/synonyms/index.ts'

/** What shoppers call a thing, found by what the catalogue calls it. */
type Finder = {
  /** By a label or a category's name, which has to be the whole. */
  readonly ofLabel: (label: string) => string | undefined
  /** By the words within a product's name, each phrase once. */
  readonly ofName: (name: string) => readonly string[]
}

const finders = new Map<Language, Finder>()

/** The language's synonyms (config/synonyms). */
export const getSynonyms = (language: Language): Finder => {
  const finder = finders.get(language) ?? createFinder(synonyms[language])
  finders.set(language, finder)
  return finder
}

export const createFinder = (named: Readonly<Record<string, string>>): Finder => {
  const calls = new Map(Object.entries(named).map(([name, words]) => [simple(name), words]))
  // a name may stand within a longer one: each is looked for at every place
  const pattern = new RegExp(`(?=(${[...calls.keys()].map(bounded).join('|')}))`, 'gu')
  return {
    ofLabel: (label) => calls.get(simple(label)),
    ofName: (name) => [
      ...new Set(Array.from(simple(name).matchAll(pattern)).flatMap(([, found = '']) => calls.get(found) ?? [])),
    ],
  }
}

const simple = (text: string): string => text.normalize('NFKC').toLowerCase()

/** A name is a whole word; Chinese has no ends of words. */
const bounded = (name: string): string => {
  const escaped = RegExp.escape(name)
  return /\p{Script=Han}/u.test(name) ? escaped : `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`
}
