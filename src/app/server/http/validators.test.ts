import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { compiledLate, createValidators } from './validators.ts'

const address = Type.Object({ city: Type.String({ minLength: 1 }), zip: Type.Optional(Type.String({ maxLength: 5 })) })
const schema = Type.Object({
  name: Type.String({ minLength: 1 }),
  size: Type.Optional(Type.Integer({ minimum: 1 })),
  skus: Type.Optional(Type.Array(Type.String(), { maxItems: 3 })),
  kind: Type.Optional(Type.Union([Type.Literal('a'), Type.Literal('b')])),
  address,
})

/** Where the faults are, as the answer's fields are named from them. */
const faultsIn = (data: unknown, part = 'body'): string[] | undefined => {
  const check = compiledLate(createValidators()(part), schema)
  if (check(data)) return undefined
  const places = (check.errors ?? []).map(({ instancePath, params }) =>
    [instancePath, params.missingProperty].filter(Boolean).join('/'),
  )
  return [...new Set(places)]
}

test('[SHELL-696] every bad field is named, also those of objects in objects', () => {
  expect(faultsIn({})).toEqual(['name', 'address'])
  expect(faultsIn({ name: '', size: 'x', address: { zip: '123456' } })).toEqual([
    '/name',
    '/size',
    '/address/city',
    '/address/zip',
  ])
  expect(faultsIn({ name: 'A', kind: 'c', address: 5 })).toEqual(['/kind', '/address'])
})

test('[SHELL-696] of a long list only the first fault is named', () => {
  const skus = Array.from({ length: 100_000 }, () => 7)
  expect(faultsIn({ name: 'A', skus, address: { city: 'Austin' } })).toEqual(['/skus'])
  expect(faultsIn({ name: 'A', skus: ['A', 1, 2], address: { city: 'Austin' } })).toEqual(['/skus/1'])
})

test('[SHELL-696] what is no object at all is one fault, and what is right none', () => {
  expect(faultsIn([])).toEqual([''])
  expect(faultsIn('x')).toEqual([''])
  expect(faultsIn({ name: 'A', more: 1, address: { city: 'Austin' } })).toBeUndefined()
})

test('[SHELL-696] numbers of a query are read from its text here too', () => {
  expect(faultsIn({ name: '', size: '3', address: { city: 'A' } }, 'querystring')).toEqual(['/name'])
  expect(faultsIn({ name: '', size: '0', address: { city: 'A' } }, 'querystring')).toEqual(['/name', '/size'])
})
