import { expect, it } from 'vitest'
import { partOfPage } from './late-text.ts'
import { partOfText, textPartsKept } from './part-of-text.ts'

it('[SHELL-115] a page that says texts of a file of its own brings that file', () => {
  const said = { 'order.title': 'orders/web/order-page', 'checkout.step': 'checkout/web/checkout-page' }
  const more = { 'search.sort': 'app/category-page', 'home.new': 'content/web/home-page' }
  const last = { 'search.none': 'src/features/search/web/search-page.tsx', 'product.size': 'catalog/web/product-page' }
  for (const [id, page] of Object.entries({ ...said, ...more, ...last })) {
    expect(partOfText(id)).toBeDefined()
    expect(partOfPage(page)).toBe(partOfText(id))
  }
  expect([partOfText('shell.menu'), partOfPage('cart/web/cart-page')]).toEqual([undefined, undefined])
  expect([partOfText('frame.help'), partOfText('product.care')]).toEqual(['frame', 'facts'])
})

it('[SHELL-120] what screens of the shop’s people alone say is not kept ahead; what a shopper can be refused is', () => {
  expect(textPartsKept).toEqual(['frame', 'facts', 'late', 'checkout', 'search', 'product', 'home'])
  expect(partOfText('refusal.PAYOUT_OPEN')).toBe('cabinet')
  expect(partOfText('refusal.SKU_TAKEN')).toBe('office')
  expect(partOfText('refusal.OUT_OF_STOCK')).toBeUndefined()
})
