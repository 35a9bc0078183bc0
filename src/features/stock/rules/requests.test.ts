import { expect, test } from 'vitest'
import { money } from '#core/money.ts'
import { isDue, keptDays, mostRequests, requestKinds, toContact } from './requests.ts'

test.each([
  [' Ann@Example.ORG ', 'ann@example.org'],
  ['ann', undefined],
  ['', undefined],
])('[STOCK-8] %j is kept as %j', (email, contact) => {
  expect(toContact(email)).toBe(contact)
})

test('[STOCK-9] [STOCK-14] a contact has thirty requests; answered ones are kept thirty days, open ones a year', () => {
  expect([mostRequests, keptDays]).toEqual([30, { answered: 30, open: 365 }])
})

const piece = (isInStock: boolean, amount?: number) => ({
  isInStock,
  price: amount === undefined ? undefined : money(amount),
})
const backInStock = { kind: requestKinds[0], price: null }
const priceDrop = (price: number | null) => ({ kind: requestKinds[1], price })

test('[STOCK-10] back in stock is due when the piece can be bought, whatever it costs', () => {
  expect(isDue(backInStock, piece(true))).toBe(true)
  expect(isDue(backInStock, piece(true, 5000))).toBe(true)
  expect(isDue(backInStock, piece(false, 5000))).toBe(false)
})

test.each([
  ['less is charged', 5000, piece(true, 4999), true],
  ['as much is charged', 5000, piece(true, 5000), false],
  ['more is charged', 5000, piece(true, 5001), false],
  ['it is sold out', 5000, piece(false, 4000), false],
  ['nothing is charged now', 5000, piece(true), false],
  ['nothing was charged then', null, piece(true, 4000), false],
] as const)('[STOCK-11] %s', (_name, before, now, due) => {
  expect(isDue(priceDrop(before), now)).toBe(due)
})
