import { Compile } from 'typebox/compile'
import type { Static } from 'typebox'
import { expect, test } from 'vitest'
import { catalogContract } from './contract.ts'
import type { ChildSchema, ListItemSchema, ProductSchema, StockSchema } from './rules/product/product-schema.ts'
import type { WireChild, WireListItem, WireProduct, WireStock } from './rules/product/product.ts'

/** Assignable both ways; the compiler is the test. */
type InStep<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

test('schema and type of a product say the same', () => {
  const inStep: [
    InStep<Static<typeof StockSchema>, WireStock>,
    InStep<Static<typeof ListItemSchema>, WireListItem>,
    InStep<Static<typeof ChildSchema>, WireChild>,
    InStep<Static<typeof ProductSchema>, WireProduct>,
  ] = [true, true, true, true]
  expect(inStep).not.toContain(false)
})

test('every reply compiles to a check', () => {
  for (const endpoint of Object.values(catalogContract)) expect(Compile(endpoint.reply).Check(undefined)).toBe(false)
})
