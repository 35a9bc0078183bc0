import { sample } from '#test/support/sample.ts'
import type { Operation } from '../../attacks/support/operations.ts'
import type { Random } from './random.ts'

type Schema = {
  readonly type?: string
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minProperties?: number
  readonly format?: string
  readonly pattern?: string
}

export type Made = { readonly values: Readonly<Record<string, unknown>>; readonly body: unknown }

const words = [
  'a',
  'VT-1001-CLAY-M',
  'en',
  '0',
  '-1',
  'true',
  'null',
  'Ada Winter',
  '2026-11-22',
  'x@mail.example',
  '+15550100199',
  ' ',
  '',
]
const strange = [
  'ﷺ',
  '👩‍👩‍👧‍👦',
  '\u202Eabc',
  'a\u0301\u0302',
  '\uFEFF',
  '\u0000',
  '\uD800',
  'İıſK',
  '％２７',
  '\u2028',
  '零',
  '𝕍',
  '\'"`<>&',
  '\\',
  '\r\n',
  '\t',
]
const numbers = [0, -0, 1, -1, 0.1, 1e-7, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e308, -1e308]
const wrongs: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  '',
  'x',
  [],
  {},
  [[]],
  [null],
  { a: 1 },
  1e300,
  '\u0000',
  '0x1',
  ['x', 1],
]

/** Inputs for a call by its schemas: right, at the edges, wrong in one place, strange, huge. */
export const createMaker = (random: Random) => {
  // as it goes over the wire: JSON has no infinity
  const onWire = (made: Made): Made => ({
    ...made,
    body: made.body === undefined ? undefined : JSON.parse(JSON.stringify(made.body)),
  })
  const ofText = (schema: Schema, kind: string): string => {
    const { format, pattern, minLength = 0, maxLength = 200 } = schema
    if (format !== undefined || pattern !== undefined) return String(sample(schema))
    if (kind === 'unicode') return random.pick(strange).repeat(Math.max(1, minLength)).slice(0, Math.max(maxLength, 1))
    if (kind === 'boundary') return 'x'.repeat(random.pick([minLength, Math.min(maxLength, 20_000)]))
    return random.pick(words).padEnd(minLength, 'x').slice(0, maxLength)
  }
  const ofNumber = ({ type, minimum, maximum }: Schema, kind: string): number => {
    const [least, most] = [minimum ?? -1000, maximum ?? 100_000]
    const edge =
      kind === 'boundary'
        ? random.pick([minimum ?? random.pick(numbers), maximum ?? random.pick(numbers)])
        : random.between(Math.ceil(least), Math.floor(Math.min(most, least + 100_000)))
    return type === 'integer' ? Math.trunc(edge) : edge
  }
  const value = (schema: Schema, kind: string, depth = 0): unknown => {
    if (schema.anyOf) return value(random.pick(schema.anyOf), kind, depth)
    if ('const' in schema) return schema.const
    if (schema.enum) return random.pick(schema.enum)
    if (schema.properties) return ofFields(schema, kind, depth)
    if (schema.type === 'array') {
      const { minItems = 0, maxItems = 5, items = {} } = schema
      const count =
        depth > 4
          ? minItems
          : kind === 'boundary'
            ? random.pick([minItems, Math.min(maxItems, 60)])
            : random.between(minItems, Math.min(maxItems, minItems + 3))
      return Array.from({ length: count }, () => value(items, kind, depth + 1))
    }
    if (schema.type === 'boolean') return random.below(2) === 1
    if (schema.type === 'null') return null
    if (schema.type === 'integer' || schema.type === 'number') return ofNumber(schema, kind)
    if (schema.type === 'string') return ofText(schema, kind)
    if (schema.patternProperties)
      return { en: value(Object.values(schema.patternProperties)[0] ?? {}, kind, depth + 1) }
    if (schema.type === 'object') return {}
    return random.pick(wrongs)
  }
  const ofFields = (
    { properties = {}, required = [], minProperties = 0 }: Schema,
    kind: string,
    depth: number,
  ): object => {
    const left = Object.keys(properties).filter((name) => !required.includes(name))
    const more =
      depth > 3 ? [] : left.filter((_, index) => index < minProperties - required.length || random.below(2) === 1)
    return Object.fromEntries(
      [...required, ...more].map((name) => [name, value(properties[name] ?? {}, kind, depth + 1)]),
    )
  }
  /** The same value with something else in one of its places. */
  const spoil = (whole: unknown, wrong: () => unknown): unknown => {
    if (typeof whole !== 'object' || whole === null) return wrong()
    const names = Object.keys(whole)
    if (names.length === 0) return wrong()
    const name = random.pick(names)
    const inner = (whole as Record<string, unknown>)[name]
    const spoiled = random.below(2) === 1 ? spoil(inner, wrong) : wrong()
    return Array.isArray(whole)
      ? (whole as unknown[]).map((one, index) => (String(index) === name ? spoiled : one))
      : { ...whole, [name]: spoiled }
  }
  const ofQuery = (schema: object, kind: string): unknown => {
    if (kind === 'wrong types' || kind === 'one rule broken')
      return String(random.pick([...wrongs.slice(0, 6), ...numbers, ...strange]))
    if (kind === 'huge') return 'x'.repeat(random.pick([300, 5000]))
    const one = value(schema, kind)
    return typeof one === 'object' ? JSON.stringify(one) : one
  }

  return ({ parameters, body }: Operation, kind: string): Made => {
    // without its part of the path there is no such call
    const isPlain = kind === 'nobody' || kind === 'no JSON'
    const chosen = parameters.filter(
      ({ in: where, required }) => (required || random.below(2) === 1) && !(isPlain && where === 'path'),
    )
    const values = Object.fromEntries(
      chosen.map(({ name, in: where, schema }) => {
        if (name === 'store' && random.below(20) > 0) return [name, random.pick(['en', 'ru', 'us'])]
        const made = ofQuery(schema, kind)
        return [name, where === 'path' && made === '' ? 'x' : made]
      }),
    )
    const right = body && value(body.schema, kind)
    if (kind === 'one rule broken' || kind === 'wrong types')
      return onWire({ values, body: spoil(right, () => random.pick(wrongs)) })
    if (kind === 'huge')
      return {
        values,
        body: spoil(right, () =>
          random.pick(['x'.repeat(100_000), Array.from({ length: 20_000 }, () => 1), 10 ** 300]),
        ),
      }
    return onWire({ values, body: right })
  }
}
