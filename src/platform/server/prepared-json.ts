/**
 * Values that are answered again and again and never change: their JSON is made once, when it is first sent, and from
 * parts that are prepared themselves. What is kept of it is bounded; the rest is made again.
 */
const makers = new WeakMap<object, () => string>()

const mostCharacters = 32 * 1024 * 1024
let young = new Map<object, string>()
let old = new Map<object, string>()
let characters = 0

/** Marks a value that is not changed any more. `make` writes its JSON. */
export const prepareJson = <T extends object>(value: T, make: (value: T) => string = JSON.stringify): T => {
  makers.set(value, () => make(value))
  return value
}

/** The JSON of a prepared value; undefined of any other. */
export const findJson = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const kept = young.get(value)
  if (kept !== undefined) return kept
  const make = makers.get(value)
  if (!make) return undefined
  const text = old.get(value) ?? make()
  keep(value, text)
  return text
}

/** Two generations: what nobody asked for while the younger filled up is forgotten. */
const keep = (value: object, text: string): void => {
  if (characters + text.length > mostCharacters / 2) {
    old = young
    young = new Map()
    characters = 0
  }
  young.set(value, text)
  characters += text.length
}

/** A list of values, prepared or not, as JSON. */
export const listToJson = (values: readonly unknown[]): string =>
  `[${values.map((value) => findJson(value) ?? JSON.stringify(value)).join(',')}]`
