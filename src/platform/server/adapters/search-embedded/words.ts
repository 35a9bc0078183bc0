/** How a text becomes words that can be compared, whatever the language they stand in. */

/** Letters and digits, with apostrophes inside a word left out: м'яч, women's. */
const word = /[\p{L}\p{N}]+(?:['’ʼ][\p{L}\p{N}]+)*/gu
const isHan = /\p{Script=Han}/u

/** Lower case without accents: ё is е, ä is a, ß is ss. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/ł/g, 'l')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')

/** The words of a text in order; a run of Chinese becomes its overlapping pairs. */
export const toWords = (text: string): string[] => {
  const words: string[] = []
  for (const [found] of fold(text).matchAll(word)) {
    if (!isHan.test(found)) {
      words.push(found.replace(/['’ʼ]/g, ''))
      continue
    }
    for (const part of found.split(/(\p{Script=Han}+)/u)) {
      if (part === '') continue
      if (isHan.test(part)) words.push(...pairs(part))
      else words.push(part)
    }
  }
  return words
}

const pairs = (run: string): string[] => {
  const signs = [...run]
  if (signs.length === 1) return signs
  return signs.slice(1).map((sign, index) => (signs[index] ?? '') + sign)
}

/** German writers without umlauts type ae for ä: both spellings are kept of what is indexed. */
export const spellings = (text: string): string[] => {
  const spelled = text.toLowerCase().replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue')
  return spelled === text.toLowerCase() ? [text] : [text, spelled]
}

const irregular: Readonly<Record<string, string>> = {
  women: 'woman',
  womens: 'woman',
  men: 'man',
  mens: 'man',
  feet: 'foot',
}

/** English singular by light rules: dresses, hoodies, leggings; other words as they are. */
export const singular = (term: string): string => {
  if (!/^[a-z]{4,}$/.test(term) && !(term in irregular)) return term
  const known = Object.hasOwn(irregular, term) ? irregular[term] : undefined
  if (known !== undefined) return known
  if (/[^aeiou]ies$/.test(term)) return `${term.slice(0, -3)}y`
  if (/[^aeiou]ie$/.test(term)) return `${term.slice(0, -2)}y`
  if (/(?:ss|x|ch|sh|zz)es$/.test(term)) return term.slice(0, -2)
  if (/[^su]s$/.test(term)) return term.slice(0, -1)
  return term
}

/** Edits that a word may differ by: none in codes, in Chinese and in 1-2 letters, one in 3-5, two in longer ones. */
export const editsOf = (term: string): number => {
  if (/\p{N}/u.test(term) || isHan.test(term) || term.length <= 2) return 0
  return term.length <= 5 ? 1 : 2
}

/** Whether a word still being typed may stand for all that begin with it: a single letter would begin everything. */
export const isPrefixable = (term: string): boolean => term.length >= 2 || isHan.test(term)

/** The word with two neighbouring letters in each other's place, for each pair of them. */
export const swaps = (term: string): string[] => {
  const letters = [...term]
  return letters.slice(1).flatMap((letter, index) => {
    const before = letters[index] ?? ''
    return letter === before ? [] : [[...letters.slice(0, index), letter, before, ...letters.slice(index + 2)].join('')]
  })
}

/** How many of so many words must be found: 75 %, rounded down, one at least. */
export const mustMatch = (words: number): number => Math.max(1, Math.floor(words * 0.75))

/** A code as it is compared whole: case, accents and space around it do not matter. */
export const foldCode = (code: string): string => fold(code).trim().replace(/\s+/g, ' ')
