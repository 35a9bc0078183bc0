/** `gift-cards`, `giftCards`, `GiftCards`, `GIFTCARDS`, `Gift cards`, and the call that lists them. */
export type Names = {
  readonly name: string
  readonly camel: string
  readonly pascal: string
  readonly rule: string
  readonly title: string
  readonly route: string
}

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/** Undefined where it cannot be the name of a folder and of its parts. */
export const toNames = (name: string): Names | undefined => {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || name.length > 30) return undefined
  const words = name.split('-')
  const pascal = words.map(capital).join('')
  return {
    name,
    camel: `${words[0] ?? ''}${words.slice(1).map(capital).join('')}`,
    pascal,
    rule: pascal.toUpperCase(),
    title: capital(words.join(' ')),
    route: `GET /api/${name}`,
  }
}
