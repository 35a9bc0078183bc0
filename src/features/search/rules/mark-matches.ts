export type TextPart = { readonly text: string; readonly isMatch: boolean }

const mostWords = 20

/** A label in parts: those that begin like one of the words looked for, and the rest. Joined they are the label again. */
export const markMatches = (label: string, query: string): TextPart[] => {
  const words = query
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, mostWords)
    // of "run" and "runner" the longer one is to be marked
    .sort((one, other) => other.length - one.length)
  if (words.length === 0) return [{ text: label, isMatch: false }]
  // letters and digits alone: nothing in them has a meaning to a pattern
  const pattern = new RegExp(`(^|[^\\p{L}\\p{N}])(${words.join('|')})`, 'giu')
  // three at a time: what is not meant, the sign before a match, the match
  return label
    .split(pattern)
    .flatMap((text, index, all) =>
      index % 3 === 1
        ? []
        : [index % 3 === 0 ? { text: text + (all[index + 1] ?? ''), isMatch: false } : { text, isMatch: true }],
    )
    .filter(({ text }) => text !== '')
}
