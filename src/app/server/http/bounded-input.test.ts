import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await createDemoShop()
})
afterAll(() => shop.close())

type Schema = {
  readonly type?: string
  readonly maxLength?: number
  readonly maxItems?: number
  readonly format?: string
  readonly pattern?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
}

const shortFormats = new Set(['uuid', 'date', 'date-time'])
const hasBound = ({ maxLength, format = '', pattern = '' }: Schema): boolean =>
  maxLength !== undefined || shortFormats.has(format) || (/^\^.*\$$/.test(pattern) && !/[*+]|,\}/.test(pattern))

/** Places below a schema where whoever sends it may send as much as the body's limit lets through. */
const endless = (schema: Schema, path: string): string[] => {
  if (schema.const !== undefined || schema.enum) return []
  const fields = Object.entries({ ...schema.properties, ...schema.patternProperties })
  const isEndless =
    (schema.type === 'string' && !hasBound(schema)) || (schema.type === 'array' && schema.maxItems === undefined)
  return [
    ...(isEndless ? [path] : []),
    ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((one) => endless(one, path)),
    ...fields.flatMap(([name, field]) => endless(field, `${path}.${name}`)),
    ...(schema.items ? endless(schema.items, `${path}[]`) : []),
  ]
}

/** Read by their providers alone, over the body as it came and its signature. */
const signed = new Set(['POST /api/payment/webhook/:provider'])

test('every text and list of a body has a bound in its contract', () => {
  const operations = [...shop.mount.operations.values()]
  const bodies = operations.filter(({ key, endpoint }) => endpoint.body && !signed.has(key))
  const found = bodies.flatMap(({ key, endpoint }) => (endpoint.body ? endless(endpoint.body as Schema, key) : []))
  expect(found).toEqual([])
  expect(bodies.length).toBeGreaterThan(90)
})
