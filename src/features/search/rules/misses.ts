/** Letters that are kept of words at most. */
const longest = 80

/**
 * Words that were searched for in vain as they are kept: small letters, single spaces. Undefined of what may name a person, an address or
 * a number to call, and of what says nothing.
 */
export const keptMiss = (text: string): string | undefined => {
  const words = text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
  const digits = words.replaceAll(/\D/g, '').length
  if (words.length < 2 || words.length > longest || words.includes('@') || words.includes('\0') || digits > 6)
    return undefined
  return words
}
