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
  const byFirst = Map.groupBy(calls.keys(), (name) => name[0])
  return {
    ofLabel: (label) => calls.get(simple(label)),
    ofName: (name) => {
      const text = simple(name)
      const found = new Set<string>()
      // a name may stand within a longer one: each is looked for at every place
      for (let at = 0; at < text.length; at += 1) {
        const called = byFirst.get(text[at])?.find((each) => text.startsWith(each, at) && isWhole(text, at, each))
        const words = called === undefined ? undefined : calls.get(called)
        if (words !== undefined) found.add(words)
      }
      return [...found]
    },
  }
}

const simple = (text: string): string => text.normalize('NFKC').toLowerCase()

/** A name is a whole word; Chinese has no ends of words. */
const isWhole = (text: string, at: number, name: string): boolean =>
  /\p{Script=Han}/u.test(name) ||
  (!/[\p{L}\p{N}]$/u.test(text.slice(0, at)) && !/^[\p{L}\p{N}]/u.test(text.slice(at + name.length)))
