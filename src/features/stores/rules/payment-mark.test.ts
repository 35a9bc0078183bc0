import { expect, test } from 'vitest'
import { paymentMark } from './payment-mark.ts'

test.each([
  ['cashondelivery', 'offline', 'cash'],
  ['card', 'payment-link', 'card'],
  ['creditCard', 'payment-form', 'card'],
  ['banktransfer', 'offline', 'bank'],
  ['quickpay', 'payment-link', 'wallet'],
  ['invoice', 'offline', 'doc'],
] as const)('[STORE-63] the mark of %s (%s) is a %s', (code, kind, mark) => {
  expect(paymentMark({ code, kind })).toBe(mark)
})
