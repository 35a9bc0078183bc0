import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createTranslate } from '#platform/web/texts.tsx'
import { readTexts } from '#platform/server/texts.ts'
import type { Language } from '#core/language.ts'

const sources = join(import.meta.dirname, '../../..')
const translate = (language: Language) => createTranslate(language, readTexts(sources, language))
const email = 'help@vitrine.example'

describe('words that the law and the specification ask for', () => {
  test.each([
    ['en', 'checkout.place', 'Place order'],
    ['en', 'checkout.placeEu', 'Place order with obligation to pay'],
    ['de', 'checkout.place', 'Zahlungspflichtig bestellen'],
    ['de', 'checkout.placeEu', 'Zahlungspflichtig bestellen'],
    ['ru', 'checkout.placeEu', 'Заказать с обязательством оплаты'],
    ['uk', 'checkout.placeEu', 'Замовити із зобов’язанням оплати'],
    ['zh', 'checkout.placeEu', '提交订单并付款'],
  ] as const)('[CHECKOUT-58] the button in %s, %s', (language, key, words) => {
    expect(translate(language)(key)).toBe(words)
  })

  test.each([
    [
      'checkout.invalid',
      `Internal validation error. Please check if all required fields are filled in. Please contact us on ${email}`,
    ],
    ['checkout.outTitle', "Some products you've ordered are out of stock. Your order has been canceled."],
    ['checkout.serverError', 'The order can not be transfered because of server error.'],
  ])('[CHECKOUT-59] %s is said word by word, and in every language', (key, words) => {
    expect(translate('en')(key, { email })).toBe(words)
    for (const language of ['ru', 'de', 'uk', 'zh'] as const) {
      const text = translate(language)(key, { email })
      expect(text).not.toBe(words)
      expect(text).not.toContain(key)
      expect(text.includes(email)).toBe(words.includes(email))
    }
  })
})
