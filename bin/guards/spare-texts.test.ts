import { expect, test } from 'vitest'
import { checkSpareTexts } from './spare-texts.ts'

const po = (...ids: readonly string[]) => ids.map((id) => `msgid "${id}"\nmsgstr "Words"\n`).join('\n')
const check = (code: string, path = 'src/features/cart/web/cart-page.tsx') =>
  checkSpareTexts([
    { path: 'src/features/cart/locales/en.po', text: po('cart.title', 'cart.state_N') },
    { path: 'src/features/cart/locales/de.po', text: po('cart.title', 'cart.state_N') },
    { path, text: code },
  ]).map(({ message }) => message)

test('texts that are said by their ids, or by ids that are put together, are not spare', () => {
  expect(check("t('cart.title'); t(`cart.state_${state}`)")).toEqual([])
})

test('a text that is said nowhere, or by a test alone, is found once', () => {
  const spare = '"cart.title" is said nowhere: take it out, in every language'
  expect(check('t(`cart.state_${state}`)')).toEqual([spare])
  expect(check("t('cart.title'); t(`cart.state_${state}`)", 'src/features/cart/web/cart.test.tsx')).toHaveLength(2)
})
