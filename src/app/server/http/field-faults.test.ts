import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { fieldFaults } from './field-faults.ts'
import { compiledLate, createValidators } from './validators.ts'

const qty = Type.Union([Type.Integer({ minimum: 1 }), Type.String({ pattern: '^[1-9]$' })])
const line = Type.Object({ sku: Type.String(), qty })
const check = compiledLate(
  createValidators()('body'),
  Type.Object({
    kind: Type.Optional(Type.Union([Type.Literal('a'), Type.Literal('b')])),
    only: Type.Optional(Type.Literal('product')),
    line: Type.Optional(line),
    street: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
  }),
)
const faultsOf = (data: unknown) => (check(data) ? {} : fieldFaults(check.errors ?? [], 'body'))

test('[SHELL-753] a field that may be of several kinds says what each wants', () => {
  expect(faultsOf({ line: { sku: 'A', qty: -1 } })).toEqual({ 'line.qty': 'must be >= 1, or must be string' })
  expect(faultsOf({ line: { sku: 'A', qty: 'x' } })).toEqual({
    'line.qty': 'must be integer, or must match pattern "^[1-9]$"',
  })
  expect(faultsOf({ street: 'Main 1' })).toEqual({ street: 'must be array, or must be null' })
  expect(faultsOf({ kind: 'c', only: 'x' })).toEqual({ kind: 'must be "a", or must be "b"', only: 'must be "product"' })
})

test('[SHELL-753] what is missing and what is no object have one reason', () => {
  expect(faultsOf({ line: { sku: 'A' } })).toEqual({ 'line.qty': "must have required property 'qty'" })
  expect(faultsOf([])).toEqual({ body: 'must be object' })
})
