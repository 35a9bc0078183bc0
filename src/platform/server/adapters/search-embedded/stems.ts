/**
 * Light stemmers: what the forms of a word have in common, so that "женские" finds "женский". Lossy and quick; words are lower
 * case without accents, й kept. A stem is compared with stems alone and never shown.
 */

type Stemmer = (word: string) => string

/** Longest ending first; taken off where so many letters stay. */
const withoutEnding = (word: string, endings: readonly string[], least: number): string => {
  const found = endings.find((ending) => word.endsWith(ending) && word.length - ending.length >= least)
  return found === undefined ? word : word.slice(0, -found.length)
}

const byLength = (endings: string): string[] => endings.split(' ').toSorted((a, b) => b.length - a.length)

const irregular: Readonly<Record<string, string>> = {
  women: 'woman',
  womens: 'woman',
  men: 'man',
  mens: 'man',
  feet: 'foot',
}

/** English singular by light rules: dresses, hoodies, leggings; other words as they are. */
const singular: Stemmer = (word) => {
  const known = Object.hasOwn(irregular, word) ? irregular[word] : undefined
  if (known !== undefined) return known
  if (!/^[a-z]{4,}$/.test(word)) return word
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/[^aeiou]ie$/.test(word)) return `${word.slice(0, -2)}y`
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2)
  if (/[^su]s$/.test(word)) return word.slice(0, -1)
  return word
}

const germanEndings = byLength('ern em er en es e s n')

/** German endings of number, case and degree; umlauts are their letters already: Mützen and Mütze are mutz, weißes is weiss. */
const german: Stemmer = (word) =>
  /^[a-z]+$/.test(word) && !word.endsWith('ss') ? withoutEnding(word, germanEndings, 3) : word

const russianAdjectives = byLength('ая яя ое ее ые ие ый ий ой ую юю ою ею ого его ому ему ым им ыми ими ых их')
const russianNouns = byLength('ами ями иями ах ях иях ам ям иям ом ем ием ов ев ей ий ия ие ию ии а я о е ы и у ю ь й')

/** Russian endings of adjectives and nouns; what the adjective is made of as well: беговые and бег, флисовая and флис. */
const russian: Stemmer = (word) => {
  const adjective = withoutEnding(word, russianAdjectives, 3)
  if (adjective !== word) return withoutSuffix(adjective)
  // шапок and шапка, маек and майка
  const fleeting = word.replace(/([аеоуы])ек$/, '$1йк').replace(/(.{2}[бвгджзклмнпрстфхцчшщй])[оеё]к$/, '$1к')
  return fleeting === word ? withoutEnding(word, russianNouns, 3) : fleeting
}

const ukrainianAdjectives = byLength('ий ій ого ого ому ої ою ими іми их іх ую юю')
const ukrainianNouns = byLength(
  'ами ями ові еві єві ах ях ам ям ом ем єм ею єю ів ей ия ія ії ію ією а я о е є и і у ю ь й',
)

/** Ukrainian endings; the short ones of adjectives are those of nouns: бігові and біг. */
const ukrainian: Stemmer = (word) => {
  const adjective = withoutEnding(word, ukrainianAdjectives, 3)
  if (adjective !== word) return withoutSuffix(adjective)
  const fleeting = word.replace(/(.{2}[бвгґджзклмнпрстфхцчшщй])[ое]к$/, '$1к')
  if (fleeting !== word) return fleeting
  return withoutSuffix(withoutEnding(word, ukrainianNouns, 3))
}

/** трейлов- is of трейл, камуфляжн- of камуфляж. */
const withoutSuffix = (stem: string): string => {
  const bare = stem.replace(/(?:ов|ев)$/, '')
  if (bare !== stem) return bare.length >= 3 ? bare : stem
  return stem.length >= 6 && /[бвгджзклмнпрстфхцчшщ]н$/.test(stem) ? stem.slice(0, -1) : stem
}

const cyrillic: Readonly<Record<string, Stemmer>> = { ru: russian, uk: ukrainian }
const latin: Readonly<Record<string, Stemmer>> = { de: german }
const isCyrillic = /^\p{Script=Cyrillic}{4,}$/u

/** The stem of a folded word as a reader of the language takes it; English words stand in every language's texts. */
export const stemOf = (word: string, language: string): string => {
  if (isCyrillic.test(word)) return cyrillic[language]?.(word) ?? word
  return (latin[language] ?? singular)(word)
}
