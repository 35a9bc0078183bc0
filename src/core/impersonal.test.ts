import { expect, test } from 'vitest'
import { impersonal } from './impersonal.ts'

test.each([
  ['no mail to ada.winter+shop@example.com today', 'no mail to [e-mail] today'],
  ['call +1 (555) 010-0042 back', 'call [number] back'],
  ['GET /en/?contact=a@b.example&code=1234 failed', 'GET /en/?… failed'],
  ['order 0b5cbb4a-6d2c-4f4e-9a70-0d4a5c3f2b11 is gone', 'order [id] is gone'],
  ['Bearer Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5 refused', 'Bearer [token] refused'],
  [
    'at show (https://shop.example/assets/page-Bx1.js:12:345)',
    'at show (https://shop.example/assets/page-Bx1.js:12:345)',
  ],
  ["Cannot read properties of undefined (reading 'sku')", "Cannot read properties of undefined (reading 'sku')"],
])('[TRACK-6] "%s" says no more than "%s"', (text, said) => {
  expect(impersonal(text, 500)).toBe(said)
})

test('[TRACK-6] a text is cut to its length', () => {
  expect(impersonal('word '.repeat(1000), 20)).toHaveLength(20)
})
