import { createHash } from 'node:crypto'
import type { SearchDocument, SearchOptions } from '../search.ts'
import { readTexts } from '../search-embedded/reading.ts'
import type { Reading } from '../search-embedded/reading.ts'
import { foldCode } from '../search-embedded/words.ts'
import { fieldName, weightUnit } from './fields.ts'
import { toEntries } from './vocabulary.ts'

/** What is written of a document, a mark of its content, and the words it has in each language. */
export type Written = {
  readonly id: number
  readonly mark: string
  readonly source: object
  readonly readings: ReadonlyMap<string, Reading>
}

/** A longer word is no word, and the tokenizer would cut it. */
const longestWord = 200

/** Reads the document's texts now: they may be others when it is sent. */
export const toWritten = (document: SearchDocument, options: SearchOptions, languages: readonly string[]): Written => {
  const { id, keywords, numbers, places, variants } = document
  const readings = new Map<string, Reading>()
  for (const language of languages) {
    const texts = options.findTexts(id, language)
    if (texts) readings.set(language, withoutLongWords(readTexts(options.textFields, texts, language)))
  }
  const byLanguage = <T>(toValue: (reading: Reading) => T): Record<string, T> =>
    Object.fromEntries(Array.from(readings, ([language, reading]) => [fieldName(language), toValue(reading)]))
  const codes = document.codes.map(({ code, variant }) => ({ code: foldCode(code), variant }))
  const content = {
    id,
    languages: [...readings.keys()],
    code: unique(codes.map(({ code }) => code)),
    codes,
    places: Object.entries(places).flatMap(([code, all]) =>
      Object.entries(all).map(([value, place]) => `${placeKey(code, value)}${place}`),
    ),
    k: byField(keywords, ([code]) => !options.variantCodes.has(code)),
    n: byField(numbers),
    // what nobody can have answers for nothing
    v: variants.flatMap((variant, at) =>
      variant.isAvailable
        ? [
            {
              key: variant.key,
              at,
              k: byField(variant.keywords, ([code]) => options.variantCodes.has(code)),
              n: byField(variant.numbers),
            },
          ]
        : [],
    ),
    t: byLanguage(({ weights }) => Array.from(weights, toWeighed).join(' ')),
    w: byLanguage(({ weights }) => [...weights.keys()]),
    s: byLanguage(toEntries),
  }
  const mark = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
  return { id, mark, source: { ...content, mark }, readings }
}

const toWeighed = ([term, weight]: [string, number]): string =>
  `${term}|${Math.max(1, Math.round(weight * weightUnit))}`

/** How a place within a list begins; what follows is the place. */
export const placeKey = (code: string, value: string): string => `${fieldName(code)}/${fieldName(value)}/`

const withoutLongWords = ({ weights, words }: Reading): Reading => ({
  weights: new Map([...weights].filter(([term]) => term.length <= longestWord)),
  words: new Map([...words].filter(([word]) => word.length <= longestWord)),
})

const unique = (values: readonly string[]): string[] => [...new Set(values)]

const byField = <V>(
  values: Readonly<Record<string, V>>,
  isKept: (entry: [string, V]) => boolean = () => true,
): Record<string, V> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(isKept)
      .map(([code, value]) => [fieldName(code), value]),
  )
