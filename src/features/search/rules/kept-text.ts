import { editsBetween } from '#core/edits-between.ts'

/** Finding by words in what a browser keeps: by the specification's boosts, with unfinished words and typos. */

/** Source: shopping.md 9. */
const weights = { sku: 8, article: 8, name: 6, description: 2, words: 1 } as const
type Field = keyof typeof weights

export type KeptTexts = Readonly<Record<Field, string>> & {
  readonly id: number
  /** SKUs of its variants. */
  readonly variants: readonly string[]
}

export type TextFinds = {
  /** How well each product was found, 1 the best but for codes, which are 2. */
  readonly scores: ReadonlyMap<number, number>
  /** The variant whose SKU was typed. */
  readonly variants: ReadonlyMap<number, string>
  /** The text with the nearest words in place of those that nothing has. */
  readonly corrected: string | undefined
}

const mostWords = 12
/** Source: shopping.md 9. */
const minimumScore = 0.02
const minimumMatch = 0.75
const unfinishedFactor = 0.6
const typoFactor = 0.5

/** Lower case without accents: ё is е, ä is a, ß is ss. */
const fold = (text: string): string => {
  const lower = text.toLowerCase()
  if (isPlain.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(/и\u0306/g, 'й')
    .replace(/\p{M}+/gu, '')
    .replace(/ß/g, 'ss')
}

/** A code by its letters and digits. */
const foldCode = (code: string): string => fold(code).replace(/[^\p{L}\p{N}]+/gu, '')

const isPlain = /^[ -~]*$/
const isSigns = /\p{Script=Han}/u

/** The words of a text; Chinese by pairs of signs. */
const wordsOf = (text: string): string[] =>
  (
    fold(text)
      .replace(/['’ʼ]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).flatMap((word) => {
    if (!isSigns.test(word)) return [word]
    const signs = [...word]
    return signs.length < 2 ? signs : signs.slice(1).map((sign, at) => (signs[at] ?? '') + sign)
  })

/** What number, case and gender leave of a word. */
const stemOf = (word: string): string => {
  if (/\p{N}/u.test(word) || word.length < 4) return word
  if (/^[a-z]+$/.test(word))
    return word
      .replace(/ies?$/, 'y')
      .replace(/(?:ern|em|en|es|er|e|s|n)$/, (end) => (word.length - end.length < 3 ? end : ''))
  return word.replace(/[аеёиоуыэюяйьіїє]{1,2}[мхв]?[иі]?$/u, (end) => (word.length - end.length < 3 ? end : ''))
}

/** Edits that a word may differ by. Source: contract.md, "Text". */
const editsOf = (word: string): number =>
  /\p{N}/u.test(word) || isSigns.test(word) || word.length <= 2 ? 0 : word.length <= 5 ? 1 : 2

type Posting = Map<number, number>

/** Finds words in these products. The reading is done once, the questions are quick. */
export const createTextFinder = (products: readonly KeptTexts[]): ((text: string) => TextFinds) => {
  const postings = new Map<string, Posting>()
  const spellings = new Map<string, string>()
  const codes = new Map<string, { id: number; variant?: string }[]>()
  const addCode = (code: string, found: { id: number; variant?: string }) => {
    const folded = foldCode(code)
    if (folded !== '') codes.set(folded, [...(codes.get(folded) ?? []), found])
  }
  for (const product of products) {
    for (const field of Object.keys(weights) as Field[]) {
      for (const word of wordsOf(product[field])) {
        const stem = stemOf(word)
        if (!spellings.has(stem)) spellings.set(stem, word)
        const posting = postings.get(stem) ?? new Map<number, number>()
        postings.set(stem, posting)
        // more of the same word soon stops to matter
        posting.set(product.id, Math.max(posting.get(product.id) ?? 0, weights[field]) + 0.1)
      }
    }
    addCode(product.sku, { id: product.id })
    addCode(product.article, { id: product.id })
    for (const sku of product.variants) if (sku !== product.sku) addCode(sku, { id: product.id, variant: sku })
  }
  const rarity = (posting: Posting): number => Math.log(1 + products.length / posting.size)

  /** Terms that a word may mean, each with how much it counts. */
  const meaningsOf = (word: string, isLast: boolean): { term: string; factor: number; isTypo: boolean }[] => {
    const stem = stemOf(word)
    const known = postings.has(stem) ? [{ term: stem, factor: 1, isTypo: false }] : []
    const begun =
      isLast && word.length >= 2
        ? [...postings.keys()]
            .filter((term) => term !== stem && term.startsWith(stem))
            .map((term) => ({ term, factor: unfinishedFactor, isTypo: false }))
        : []
    if (known.length + begun.length > 0) return [...known, ...begun]
    const most = editsOf(word)
    if (most === 0) return []
    return [...postings.keys()].flatMap((term) => {
      if (Math.abs(term.length - stem.length) > most || isSigns.test(term) || term.length <= 2) return []
      const edits = editsBetween(stem, term)
      return edits <= most ? [{ term, factor: typoFactor / edits, isTypo: true }] : []
    })
  }

  return (text) => {
    const words = [...new Set(wordsOf(text))].slice(0, mostWords)
    const needed = Math.max(1, Math.floor(words.length * minimumMatch))
    const sums = new Map<number, { score: number; words: number }>()
    let corrected = fold(text)
    for (const [at, word] of words.entries()) {
      const meanings = meaningsOf(word, at === words.length - 1)
      const best = new Map<number, number>()
      for (const { term, factor } of meanings) {
        const posting = postings.get(term) ?? new Map<number, number>()
        for (const [id, weight] of posting) best.set(id, Math.max(best.get(id) ?? 0, weight * factor * rarity(posting)))
      }
      for (const [id, score] of best) {
        const sum = sums.get(id) ?? { score: 0, words: 0 }
        sums.set(id, { score: sum.score + score, words: sum.words + 1 })
      }
      const [nearest] = meanings.filter(({ isTypo }) => isTypo).toSorted((a, b) => b.factor - a.factor)
      if (nearest) corrected = corrected.replace(word, spellings.get(nearest.term) ?? nearest.term)
    }
    const found = [...sums].filter(([, sum]) => sum.words >= needed)
    const top = Math.max(0, ...found.map(([, { score, words: had }]) => score * had))
    const scores = new Map(
      found
        // what has all of the words stands before what has some of them more often
        .map(([id, { score, words: had }]) => [id, (score * had) / top] as const)
        .filter(([, score]) => score >= minimumScore),
    )
    const variants = new Map<number, string>()
    for (const code of [text, ...text.split(/\s+/)].map(foldCode)) {
      for (const { id, variant } of codes.get(code) ?? []) {
        scores.set(id, 2)
        if (variant !== undefined) variants.set(id, variants.get(id) ?? variant)
      }
    }
    return { scores, variants, corrected: corrected === fold(text) ? undefined : corrected }
  }
}
