import { expect, test } from 'vitest'
import { createBrowser } from '#test/support/order-browser.ts'
import { createOrderShop, newOrder } from '#test/support/saved-orders.ts'

test('[ORDER-678] pieces leave the cart once, also where pages go before the record says so; a cart that a crash undid is left anew', async () => {
  const shop = createOrderShop()
  const browser = createBrowser(shop)
  shop.open(false)
  const order = newOrder()
  const { order_id: id } = await browser.openPage().save(order)
  let taken = 0
  const take = async () => void (taken += 1)
  for (let pages = 0; pages < 3; pages++) await browser.openPage().leaveCart(id, take)
  expect(taken).toBe(1)
  // what is written of it opens no order
  expect([...browser.kept.values()].join()).not.toContain(id)
  browser.kept.clear()
  await browser.openPage().leaveCart(id, take)
  expect(taken).toBe(2)
})
