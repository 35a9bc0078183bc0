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
  ['lines 12:345678 and :7:123456 of 12 345 678', 'lines 12:[number] and :7:123456 of [number]'],
  ['tel:+15550100042, or 2026-11-26', 'tel:[number], or [number]'],
  [
    'at https://shop.example/assets/product-page-of-shoes-B1xk3.js',
    'at https://shop.example/assets/product-page-of-shoes-B1xk3.js',
  ],
  ['Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5 Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5', '[token] [token]'],
  ["Cannot read properties of undefined (reading 'sku')", "Cannot read properties of undefined (reading 'sku')"],
])('[TRACK-6] "%s" says no more than "%s"', (text, said) => {
  expect(impersonal(text, 500)).toBe(said)
})

test('[TRACK-6] a column behind its line stays, however long, and what follows it does not', () => {
  expect(impersonal('bundle.js:1:1234567 call 916 123 45 67', 500)).toBe('bundle.js:1:1234567 call [number]')
})

test('[TRACK-6] a text is cut to its length', () => {
  expect(impersonal('word '.repeat(1000), 20)).toHaveLength(20)
})
