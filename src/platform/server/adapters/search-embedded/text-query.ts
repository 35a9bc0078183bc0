import { correctSigns } from './homophones.ts'
import { onOtherKeyboards } from './keyboards.ts'
import { nearWords } from './near-words.ts'
import { stemOf } from './stems.ts'
import { isStopWord, withoutStopSigns } from './stop-words.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isPrefixable, mustMatch, toTokens, withoutSpelledOut } from './words.ts'
import type { Token } from './words.ts'

/** A term that a word of a question may mean, and how much it counts as that word, 1 the most. */
export type Meaning = { readonly term: string; readonly factor: number }

/** A question as an index answers it. */
export type TextQuery = {
  /** What each of its words may mean; nothing of a word that is like no other. */
  readonly words: readonly (readonly Meaning[])[]
  /** How many of the words a document must have. */
  readonly needed: number
  /** The question with near words in place of unknown ones. */
  readonly corrected?: string
}

/** Longer questions are cut: nobody types more, and each word costs. */
const mostWords = 12
/** Each sign of a Chinese word counts. */
const mostParts = 24
/** A short beginning may begin half of the vocabulary. */
const mostMeanings = 400
const prefixFactor = 0.6
/** A Chinese sign alone, which may stand in any word. */
const signFactor = 0.25

/** A word of a question as the vocabulary knows it; `correction` where it knows a near one alone. */
export type Part = {
  readonly meanings: readonly Meaning[]
  readonly correction?: { readonly from: string; readonly to: string }
}
type Recall = (key: string, compute: () => readonly Part[]) => readonly Part[]

/** Reads a question by what the vocabulary of its language knows. `recall` keeps what a word was found to mean. */
export const toTextQuery = (
  vocabulary: Vocabulary,
  text: string,
  language: string,
  recall: Recall = (_, compute) => compute(),
): TextQuery => {
  const typed = typedAsMeant(vocabulary, text, language)
  const parts = questionParts(vocabulary, typed, language)
    .slice(0, mostWords)
    .flatMap((part) => recall(keyOf(part), () => readPart(vocabulary, part, language)))
    .slice(0, mostParts)
  const corrected = correct(typed, parts) ?? (typed === text ? undefined : typed)
  return {
    words: parts.map(({ meanings }) => meanings),
    needed: mustMatch(parts.length),
    ...(corrected === undefined ? {} : { corrected }),
  }
}

/** The text as another keyboard writes it, where each of its words is known there, and none of them is, or begins one, here. */
const typedAsMeant = (vocabulary: Vocabulary, text: string, language: string): string => {
  const partsOf = (each: string) => questionParts(vocabulary, each, language)
  const isWord = (part: QuestionPart): boolean => part.kind === 'signs' || isKnown(vocabulary, part.text, language)
  const isBegun = (part: QuestionPart): boolean => part.kind === 'word' && part.isLast && begins(vocabulary, part.text)
  const parts = partsOf(text)
  // signs alone are no word
  if (parts.length === 0 || parts.some((part) => isWord(part) || isBegun(part))) return text
  const isSaid = (part: QuestionPart): boolean => isWord(part) && !isStopWord(part.text, language)
  return onOtherKeyboards(text).find((other) => partsOf(other).length > 0 && partsOf(other).every(isSaid)) ?? text
}

type QuestionPart =
  | (Asked & { readonly kind: 'word'; readonly isLast: boolean })
  | { readonly kind: 'signs'; readonly text: string }

const keyOf = (part: QuestionPart): string =>
  part.kind === 'word' ? `${part.text}${part.isLast ? '…' : ''} ${part.whole ?? ''}` : part.text

const betweenSigns = /(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu

/** The words of a question, each once: without those that say nothing, unless there are no others. */
const questionParts = (vocabulary: Vocabulary, text: string, language: string): QuestionPart[] => {
  const tokens = joined(vocabulary, toTokens(text.replace(betweenSigns, '')), language)
  const meant = tokens.filter((token) => token.isSigns || !isStopWord(token.text, language))
  const kept = meant.length > 0 ? meant : tokens
  const parts = new Map<string, QuestionPart>()
  for (const [at, token] of kept.entries()) {
    if (token.isSigns) for (const run of withoutStopSigns(token.text)) parts.set(run, { kind: 'signs', text: run })
    else parts.set(token.text, { ...token, kind: 'word', isLast: at === kept.length - 1 })
  }
  return [...parts.values()]
}

/** A word of a question; `whole` is the known one that it makes with its neighbour, which is known as well. */
type Asked = Token & { readonly whole?: string }

/** Two words are the one that they make, where that is known and one of them is not or is a letter before it: "leg gings", "t shirt". */
const joined = (vocabulary: Vocabulary, tokens: readonly Token[], language: string): Asked[] => {
  const isWord = ({ text }: Token): boolean => isKnown(vocabulary, text, language)
  const words: Asked[] = []
  for (const token of tokens) {
    const before = words.at(-1)
    const whole = before?.isSigns === false && !token.isSigns ? before.text + token.text : ''
    if (!before || !isKnown(vocabulary, whole, language)) words.push(token)
    else if (before.text.length === 1 || !isWord(before) || !isWord(token))
      words.splice(-1, 1, { ...token, text: whole, spelling: `${before.spelling} ${token.spelling}` })
    else words.splice(-1, 1, { ...before, whole }, { ...token, whole })
  }
  return words
}

const termOf = ({ words, counts }: Vocabulary, word: string, language: string): string | undefined => {
  const known = words.get(word)
  if (known) return known.term
  return [stemOf(word, language), stemOf(withoutSpelledOut(word), language)].find((stem) => counts.has(stem))
}

const isKnown = (vocabulary: Vocabulary, word: string, language: string): boolean =>
  termOf(vocabulary, word, language) !== undefined

/** Whether a known word begins so. */
const begins = ({ words }: Vocabulary, beginning: string): boolean =>
  words.atPrefix(beginning).keys().next().done !== true

const readPart = (vocabulary: Vocabulary, part: QuestionPart, language: string): Part[] => {
  if (part.kind === 'signs') {
    const run = correctSigns(vocabulary, part.text)
    const correction = run === part.text ? {} : { correction: { from: part.text, to: run } }
    return readSigns(vocabulary, run).map((meanings, at) => ({ meanings, ...(at === 0 ? correction : {}) }))
  }
  const { text: word, spelling, isLast, whole } = part
  const factors = new Map<string, number>()
  const mean = (term: string, factor: number): void => {
    if ((factors.get(term) ?? 0) < factor) factors.set(term, factor)
  }
  const own = termOf(vocabulary, word, language)
  if (own !== undefined) mean(own, 1)
  const made = whole === undefined ? undefined : termOf(vocabulary, whole, language)
  if (made !== undefined) mean(made, 1)
  // a German word may be the first part of a longer one: Merino, Merinowolle
  if (isLast ? isPrefixable(word) : language === 'de' && word.length > leastPart) {
    for (const [found, { term }] of vocabulary.words.atPrefix(word)) {
      mean(term, (prefixFactor * word.length) / found.length)
      if (factors.size >= mostMeanings) break
    }
  }
  if (own !== undefined) return [toPart(factors)]
  const compound = factors.size === 0 ? split(vocabulary, word, language) : undefined
  if (compound) return compound.map((term) => ({ meanings: [{ term, factor: 1 }] }))
  const near = nearWords(vocabulary, word)
  for (const { term, factor } of near) mean(term, factor)
  // the beginning of a word is no mistake
  const best = begins(vocabulary, word) ? undefined : near[0]
  return [{ ...toPart(factors), ...(best ? { correction: { from: spelling, to: best.spelling } } : {}) }]
}

const toPart = (factors: ReadonlyMap<string, number>): Part => ({
  meanings: Array.from(factors, ([term, factor]) => ({ term, factor })),
})

/** Each sign is a word to be found: beside its neighbour, or less worth alone. A run without any neighbours that are known is no word. */
const readSigns = ({ counts }: Vocabulary, run: string): readonly Meaning[][] => {
  const signs = [...run]
  const pairsAt = (at: number): string[] =>
    [(signs[at - 1] ?? '') + (signs[at] ?? ''), (signs[at] ?? '') + (signs[at + 1] ?? '')].filter(
      (pair) => pair !== signs[at] && counts.has(pair),
    )
  if (signs.length === 1) return [counts.has(run) ? [{ term: run, factor: 1 }] : []]
  if (signs.every((_, at) => pairsAt(at).length === 0)) return [[]]
  return signs.map((sign, at) => [
    ...pairsAt(at).map((term) => ({ term, factor: 1 })),
    ...(counts.has(sign) ? [{ term: sign, factor: signFactor }] : []),
  ])
}

const leastPart = 3

/** The known words that a word is made of: yogamat, and German ones like Geschenkskarte. */
const split = (vocabulary: Vocabulary, word: string, language: string): string[] | undefined => {
  const isPart = (part: string) =>
    part.length >= leastPart && !isStopWord(part, language) && isKnown(vocabulary, part, language)
  for (let at = word.length - leastPart; at >= leastPart; at -= 1) {
    const [first, last] = [word.slice(0, at), word.slice(at)]
    const rest = isPart(last) ? termOf(vocabulary, last, language) : undefined
    if (rest === undefined) continue
    const known = [first, first.replace(/(?:es|en|s|n)$/, '')].find(isPart)
    const term = known === undefined ? undefined : termOf(vocabulary, known, language)
    if (term !== undefined) return [term, rest]
  }
  return undefined
}

/** The question with each unknown word put right, the rest as it was typed. */
const correct = (text: string, parts: readonly Part[]): string | undefined => {
  let corrected = text
  for (const { correction } of parts) {
    if (!correction) continue
    const lower = corrected.toLowerCase()
    const at = lower.length === corrected.length ? lower.indexOf(correction.from) : -1
    if (at >= 0) corrected = corrected.slice(0, at) + correction.to + corrected.slice(at + correction.from.length)
  }
  return corrected === text ? undefined : corrected
}
