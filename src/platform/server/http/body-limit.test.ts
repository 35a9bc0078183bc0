import { Type } from 'typebox'
import type { TSchema } from 'typebox'
import { expect, test } from 'vitest'
import { endpoint } from '#core/endpoint.ts'
import { bodyLimitOf, longestOf } from './body-limit.ts'

const address = Type.Object({
  city: Type.String({ maxLength: 10 }),
  zip: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
})

test.each([
  ['a text of ten signs', Type.String({ maxLength: 10 }), '\u0000'.repeat(10)],
  ['a number', Type.Integer(), -Number.MAX_SAFE_INTEGER],
  ['one of several words', Type.Union([Type.Literal('a'), Type.Literal('longest'), Type.Null()]), 'longest'],
  ['a list', Type.Array(Type.Boolean(), { maxItems: 3 }), [false, false, false]],
  ['an id', Type.String({ format: 'uuid' }), '123e4567-e89b-12d3-a456-426614174000'],
  ['an object', address, { city: '\u0000'.repeat(10), zip: 123_456_789 }],
])('%s is no longer than its schema says', (_, schema, value) => {
  const written = JSON.stringify(value).length
  expect(longestOf(schema)).toBeGreaterThanOrEqual(written)
  expect(longestOf(schema)).toBeLessThan(written * 8)
})

test.each([
  ['a text', Type.String()],
  ['a list', Type.Array(Type.Boolean())],
  ['anything by any name', Type.Record(Type.String(), Type.Unknown())],
  ['what has such a thing in it', Type.Object({ id: Type.Integer(), what: Type.Optional(Type.Unknown()) })],
])('%s without an end has none', (_, schema) => expect(longestOf(schema)).toBe(Infinity))

test('a call reads twice what it can need, but not too little, and never more than a megabyte', () => {
  const limitOf = (body: TSchema, access: 'anyone' | 'manager' = 'anyone') =>
    bodyLimitOf({ ...endpoint({ summary: '', access, reply: Type.Boolean() }), body })
  const items = (maxItems: number) => Type.Array(address, { maxItems })
  expect(limitOf(items(1))).toBe(16_384)
  expect(limitOf(items(200))).toBe(longestOf(items(200)) * 2)
  expect(limitOf(items(200_000))).toBe(1_048_576)
  // without an end, from a stranger and from staff
  expect(limitOf(Type.Array(Type.String()))).toBe(262_144)
  expect(limitOf(Type.Array(Type.String()), 'manager')).toBe(1_048_576)
})
