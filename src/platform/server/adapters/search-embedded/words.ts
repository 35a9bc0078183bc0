/** How a text becomes words that can be compared, whatever the language they stand in. */

/** Letters and digits, with apostrophes inside a word left out: м'яч, women's. A letter before a hyphen belongs to the word: t-shirt. */
const word = /(?:(?<![\p{L}\p{N}\p{M}])\p{L}-(?=\p{L}{3}))?[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}\p{N}\p{M}]+)*/gu
const inner = /['’ʼ-]/g
const isHan = /\p{Script=Han}/u
/** Chinese, with single Latin letters that belong to it: T恤, V领. */
const signs =
  /((?:\p{Script=Han}|(?<![a-z\p{N}])[a-z](?![a-z\p{N}]))*\p{Script=Han}(?:\p{Script=Han}|[a-z](?![a-z\p{N}]))*)/u

/** A word of a text, folded, and as it was written but for its case; or a run of Chinese signs. */
export type Token = { readonly text: string; readonly spelling: string; readonly isSigns: boolean }

/** Lower case without accents: ё is е, ä is a, ß is ss; й is a letter of its own. */
export const fold = (text: string): string => {
  const lower = text.toLowerCase()
  if (isPlain.test(lower)) return lower
  return lower
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/ł/g, 'l')
    .normalize('NFKD')
    .replace(/и\u0306/g, 'й')
    .replace(/\p{M}+/gu, '')
}

const isPlain = /^[ -~]*$/

/** The words of a text in order. */
export const toTokens = (text: string): Token[] => {
  const tokens: Token[] = []
  for (const [found] of text.normalize('NFKC').toLowerCase().matchAll(word)) {
    const spelling = found.replace(inner, '')
    if (!isHan.test(spelling)) {
      tokens.push({ text: fold(spelling), spelling: found, isSigns: false })
      continue
    }
    for (const part of spelling.split(signs)) {
      if (part !== '') tokens.push({ text: fold(part), spelling: part, isSigns: isHan.test(part) })
    }
  }
  return tokens
}

/** What a run of Chinese is found by: each sign, and each two that stand side by side. */
export const toPairs = (run: string): string[] => {
  const all = [...run]
  return [...all, ...all.slice(1).map((sign, at) => (all[at] ?? '') + sign)]
}

/** German writers without umlauts type ae for ä: how the word is written then, where it has any. */
export const spelledOut = (spelling: string): string | undefined =>
  /[äöü]/.test(spelling) ? fold(spelling.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue')) : undefined

/** The same in the other direction: what the word is if its ae, oe and ue stand for umlauts. */
export const withoutSpelledOut = (term: string): string => term.replace(/([aou])e/g, '$1')

/** Edits that a word may differ by: none in codes, in Chinese and in 1-2 letters, one in 3-5, two in longer ones. */
export const editsOf = (term: string): number => {
  const { length } = [...term]
  if (/\p{N}/u.test(term) || isHan.test(term) || length <= 2) return 0
  return length <= 5 ? 1 : 2
}

/** Whether a word still being typed may stand for all that begin with it: a single letter would begin everything. */
export const isPrefixable = (term: string): boolean => term.length >= 2

/** How many of so many words must be found: 75 %, rounded down, one at least. */
export const mustMatch = (words: number): number => Math.max(1, Math.floor(words * 0.75))

/** A code as it is compared whole: by its letters and digits, whatever the case, accents and signs. One of signs alone is those. */
export const foldCode = (code: string): string => {
  const folded = fold(code)
  return folded.replace(/[^\p{L}\p{N}]+/gu, '') || folded.trim()
}
