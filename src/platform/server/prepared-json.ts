/**
 * Values that are answered again and again and never change: their JSON is made once, when it is first sent, and from
 * parts that are prepared themselves. What is kept of it is bounded; the rest is made again.
 */
const makers = new WeakMap<object, () => string>()

/** Marks a value that is not changed any more. `make` writes its JSON. */
export const prepareJson = <T extends object>(value: T, make: (value: T) => string = JSON.stringify): T => {
  makers.set(value, () => make(value))
  return value
}

/** What was made lately of prepared values, of a bounded size: what nobody asked for while the younger filled up is forgotten. */
const createMemory = <V extends { readonly length: number }>(most: number) => {
  let young = new Map<object, V>()
  let old = new Map<object, V>()
  let size = 0
  return (value: object, make: () => V): V => {
    const known = young.get(value)
    if (known !== undefined) return known
    const made = old.get(value) ?? make()
    if (size + made.length > most / 2) {
      old = young
      young = new Map()
      size = 0
    }
    young.set(value, made)
    size += made.length
    return made
  }
}

const megabyte = 1024 * 1024
const textOf = createMemory<string>(32 * megabyte)
const answerOf = createMemory<Buffer>(64 * megabyte)

const makerOf = (value: unknown): (() => string) | undefined =>
  typeof value === 'object' && value !== null ? makers.get(value) : undefined

/** The JSON of a prepared value, as a part of others; undefined of any other. */
export const findJson = (value: unknown): string | undefined => {
  const make = makerOf(value)
  return make && textOf(value as object, make)
}

/** The whole answer with a prepared value in it, as it goes over the wire; undefined of any other value. */
export const findAnswer = (value: unknown): Buffer | undefined => {
  const make = makerOf(value)
  return make && answerOf(value as object, () => Buffer.from(`{"code":200,"result":${make()}}`))
}

/** A list of values, prepared or not, as JSON. */
export const listToJson = (values: readonly unknown[]): string =>
  `[${values.map((value) => findJson(value) ?? JSON.stringify(value)).join(',')}]`
