/** What the shop, its people and its forms are called, whoever runs it. */
const commonWords = [
  'vitrine',
  'shop',
  'store',
  'admin',
  'manager',
  'blogger',
  'customer',
  'vip',
  'password',
  'passwort',
  'пароль',
  '密码',
]

const shortestWord = 2
const shortestNumber = 6

/**
 * Whether a password is made of nothing but words of these texts and of the shop, with whatever digits and signs between and around
 * them, or is one of their numbers.
 */
export const isOfOwnWords = (password: string, texts: readonly string[]): boolean => {
  const runs = runsOf(password)
  if (runs.length === 0) return isOwnNumber(password, texts)
  const words = new Set([...commonWords, ...texts.flatMap(wordsOf)].filter(({ length }) => length >= shortestWord))
  return runs.every((run) => isMadeOf(run, words))
}

/** The letters of a text that stand together. */
const runsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)

/** `ana.lima` is ana, lima and analima. */
const wordsOf = (text: string): string[] => [...runsOf(text), runsOf(text).join('')]

const isMadeOf = (run: string, words: ReadonlySet<string>): boolean => {
  const ends = new Set([0])
  for (let at = 0; at < run.length; at += 1) {
    if (!ends.has(at)) continue
    for (const word of words) if (run.startsWith(word, at)) ends.add(at + word.length)
  }
  return ends.has(run.length)
}

/** A phone with more digits behind it, or a part of one; zeros that stand for a prefix do not count. */
const isOwnNumber = (password: string, texts: readonly string[]): boolean => {
  const number = digitsOf(password).replace(/^0+/, '')
  return texts
    .map(digitsOf)
    .filter(({ length }) => length >= shortestNumber)
    .some((own) => number.includes(own) || (number.length >= shortestNumber && own.includes(number)))
}

const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '')
