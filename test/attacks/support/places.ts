import { sample } from '#test/support/sample.ts'
import { addressOf } from './operations.ts'
import type { Operation } from './operations.ts'

type Schema = {
  readonly type?: string
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}

/** A place of a call that takes a text, and the call with a text in it. */
export type Place = {
  readonly name: string
  readonly fill: (text: string) => { readonly path: string; readonly json?: unknown }
}

/** Every place of a call that a text can stand in: parts of the path, of the query, and of the body at any depth. */
export const placesOf = (operation: Operation): Place[] => {
  const { parameters, body, method } = operation
  const least = method === 'POST' ? (sample(body?.schema) ?? {}) : undefined
  const withBody = (json: unknown) => (json === undefined ? {} : { json })
  return [
    ...parameters.map(({ name }): Place => ({
      name,
      fill: (text) => ({ path: addressOf(operation, { [name]: text }), ...withBody(least) }),
    })),
    ...textsIn((body?.schema ?? {}) as Schema).map((path): Place => ({
      name: path.join('.'),
      fill: (text) => ({ path: addressOf(operation), json: put(least, path, text) }),
    })),
  ]
}

/** The ways to the texts of a schema; lists are entered by their first item, free values too. */
const textsIn = (schema: Schema, path: readonly string[] = []): (readonly string[])[] => {
  if (path.length > 6) return []
  if (schema.anyOf) return schema.anyOf.flatMap((one) => textsIn(one, path)).slice(0, 20)
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, inner]) => textsIn(inner, [...path, name]))
  if (schema.items) return textsIn(schema.items, [...path, '0'])
  return path.length > 0 && (schema.type === 'string' || schema.type === undefined) ? [path] : []
}

/** The value with a text at the end of the way; what is missing on it is made. */
const put = (value: unknown, [first, ...rest]: readonly string[], text: string): unknown => {
  if (first === undefined) return text
  if (first === '0') return [put(Array.isArray(value) ? (value as unknown[])[0] : undefined, rest, text)]
  const known = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  return { ...known, [first]: put(known[first], rest, text) }
}
