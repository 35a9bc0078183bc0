import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storeViews } from '#config/stores/index.ts'
import { emptyTables } from '#test/support/database.ts'
import { callApi, callAs, createSalesApp, sell } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import { mergeCart } from './merge.ts'

let shop: SalesApp
beforeAll(async () => {
  shop = await createSalesApp()
  await sell(shop.db, { sku: 'TEE', price: 20, stock: 5 })
  await sell(shop.db, { sku: 'HOODIE', price: 60, stock: 100 })
  await sell(shop.db, { sku: 'CAP', price: 15, stock: 100 })
})
afterAll(() => shop.close())
beforeEach(() => emptyTables(shop.db, ['cart']))

const as = async (key: string, input: object) => {
  const result = await callAs(shop, 1, key, input)
  if (!result.ok) throw new Error(result.code)
  return result.value
}
const guestCart = async (lines: Record<string, number>, store = 'en') => {
  const id = String((await callApi(shop, 'POST', `/api/cart/create?store=${store}`)).result)
  for (const [sku, qty] of Object.entries(lines))
    await callApi(shop, 'POST', `/api/cart/update?cartId=${id}&store=${store}`, { cartItem: { sku, qty } })
  return id
}
const ownCart = async (lines: Record<string, number>) => {
  const id = String(await as('POST /api/cart/create', {}))
  for (const [sku, qty] of Object.entries(lines))
    await as('POST /api/cart/update', { query: { cartId: id }, body: { cartItem: { sku, qty } } })
  return id
}
const linesOf = async (cartId: string) => {
  const items = (await as('GET /api/cart/pull', { query: { cartId } })) as { sku: string; qty: number }[]
  return Object.fromEntries(items.map(({ sku, qty }) => [sku, qty]))
}
const merge = (cartId: string) =>
  shop.db.transaction().execute((trx) =>
    mergeCart(
      {
        db: trx,
        store: storeViews.en,
        session: undefined,
        now: new Date(),
        newId: randomUUID,
        requestId: 'test',
      },
      1,
      cartId,
    ),
  )

describe('signing in with a cart', () => {
  test('[CART-29] lines of both are in one cart, equal ones summed', async () => {
    const own = await ownCart({ TEE: 1 })
    const guest = await guestCart({ TEE: 2, HOODIE: 3 })
    const merged = await merge(guest)
    expect(await linesOf(own)).toEqual({ TEE: 3, HOODIE: 3 })
    expect(merged).toMatchObject({
      cart_id: own,
      lines: [
        { sku: 'TEE', qty: 3, added: 2 },
        { sku: 'HOODIE', qty: 3, added: 3 },
      ],
    })
    expect((await callApi(shop, 'GET', `/api/cart/pull?cartId=${guest}`)).result).toBe('CART_NOT_FOUND')
  })

  test('[CART-358] each of them has a place of its own, which another in its stead takes', async () => {
    const own = await ownCart({})
    await merge(await guestCart({ TEE: 2, HOODIE: 3 }))
    const pull = async () =>
      (await as('GET /api/cart/pull', { query: { cartId: own } })) as { sku: string; item_id: number }[]
    const [tee] = await pull()
    const cartItem = { item_id: tee?.item_id, sku: 'CAP', qty: 2 }
    await as('POST /api/cart/update', { query: { cartId: own }, body: { cartItem } })
    expect((await pull()).map(({ sku }) => sku)).toEqual(['CAP', 'HOODIE'])
  })

  test('[CART-29] a sum goes up to the stock, and never below what one of them had', async () => {
    const own = await ownCart({ TEE: 4 })
    await merge(await guestCart({ TEE: 4 }))
    expect(await linesOf(own)).toEqual({ TEE: 5 })
    await merge(await guestCart({ TEE: 8 }))
    expect(await linesOf(own)).toEqual({ TEE: 8 })
  })

  test('[CART-29] a sum of what is made of others goes up to the stock of these', async () => {
    const part = await sell(shop.db, { sku: 'PART', price: 20, stock: 5 })
    const link = { id: 1, product_id: part, qty: 2, is_default: true }
    const bundleOptions = [{ id: 1, title: { en: 'Part' }, required: true, links: [link] }]
    await sell(shop.db, { sku: 'KIT', type: 'bundle', bundleOptions })
    const own = await ownCart({ KIT: 1 })
    await merge(await guestCart({ KIT: 2 }))
    expect(await linesOf(own)).toEqual({ KIT: 2 })
  })

  test('[CART-29] who has no cart yet gets one', async () => {
    const { cart_id } = await merge(await guestCart({ HOODIE: 2 }))
    expect(await linesOf(cart_id)).toEqual({ HOODIE: 2 })
    expect(await as('POST /api/cart/create', {})).toBe(cart_id)
  })

  test('[CART-29] a coupon comes along where the own cart has none', async () => {
    await sql`insert into coupon (code, type, value) values ('TEN', 'percent', 10)`.execute(shop.db)
    const own = await ownCart({})
    const guest = await guestCart({ TEE: 1 })
    await callApi(shop, 'POST', `/api/cart/apply-coupon?cartId=${guest}&coupon=ten`)
    await merge(guest)
    expect(await as('GET /api/cart/coupon', { query: { cartId: own } })).toMatchObject({ code: 'TEN' })
  })

  test('[CART-30] a cart that is gone, empty, of another view or merged already changes nothing', async () => {
    const own = await ownCart({ TEE: 1 })
    const guest = await guestCart({ HOODIE: 1 })
    await merge(guest)
    for (const id of [randomUUID(), guest, await guestCart({}), await guestCart({ TEE: 1 }, 'ru'), own])
      expect(await merge(id)).toEqual({ id: null, cart_id: own, lines: [] })
    expect(await linesOf(own)).toEqual({ TEE: 1, HOODIE: 1 })
  })

  test('[CART-30] two sign-ins at once merge a cart once', async () => {
    const own = await ownCart({ HOODIE: 1 })
    const guest = await guestCart({ HOODIE: 2 })
    await Promise.all([merge(guest), merge(guest), merge(guest)])
    expect(await linesOf(own)).toEqual({ HOODIE: 3 })
  })

  test('[CART-203] a guest’s cart that is still held is put in later, once; the customer is told that it is one', async () => {
    const own = await ownCart({ TEE: 1 })
    const guest = await guestCart({ TEE: 2, HOODIE: 1 })
    const pull = (cartId: string) => callAs(shop, 1, 'GET /api/cart/pull', { query: { cartId } })
    expect(await pull(guest)).toMatchObject({ meta: { is_guest: true } })
    expect((await callApi(shop, 'GET', `/api/cart/pull?cartId=${guest}`)).meta).not.toHaveProperty('is_guest')
    const ask = (cartId: string, who = 1) => callAs(shop, who, 'POST /api/cart/merge', { query: { cartId } })
    expect(await ask(guest)).toMatchObject({ value: own, meta: { merged: { cart_id: own, lines: [{}, {}] } } })
    expect(await linesOf(own)).toEqual({ TEE: 3, HOODIE: 1 })
    expect((await pull(own)).meta).not.toHaveProperty('is_guest')
    expect(await ask(guest)).toMatchObject({ code: 'CART_NOT_FOUND' })
    expect(await ask(own)).toMatchObject({ value: own, meta: { merged: { id: null } } })
    expect(await ask(own, 2)).toMatchObject({ code: 'ACCESS_DENIED' })
    expect(await linesOf(own)).toEqual({ TEE: 3, HOODIE: 1 })
  })

  test('[CART-204] a cart that is in the customer’s already says so to him alone, also where it brought nothing', async () => {
    const own = await ownCart({ TEE: 5 })
    for (const lines of [{ HOODIE: 1 }, { TEE: 1 }] as Record<string, number>[]) {
      const guest = await guestCart(lines)
      const query = { cartId: guest }
      await callAs(shop, 1, 'POST /api/cart/merge', { query })
      const gone = { code: 'CART_NOT_FOUND' }
      expect(await callAs(shop, 1, 'GET /api/cart/pull', { query })).toMatchObject({
        ...gone,
        meta: { merged_into: own },
      })
      for (const answer of [
        await callAs(shop, 2, 'GET /api/cart/pull', { query }),
        await callAs(shop, 1, 'GET /api/cart/pull', { query: { cartId: randomUUID() } }),
      ]) {
        expect(answer).toMatchObject(gone)
        expect(answer.meta).not.toHaveProperty('merged_into')
      }
      expect((await callApi(shop, 'GET', `/api/cart/pull?cartId=${guest}`)).meta).not.toHaveProperty('merged_into')
    }
  })

  const copyOf = async (original: string, lines: Record<string, number>) => {
    const id = String((await callApi(shop, 'POST', `/api/cart/create?copyOf=${original}`)).result)
    for (const [sku, qty] of Object.entries(lines))
      await callApi(shop, 'POST', `/api/cart/update?cartId=${id}`, { cartItem: { sku, qty } })
    return id
  }

  test('[CART-199] a cart that was made anew from the own one brings only what it has more', async () => {
    const own = await ownCart({ TEE: 2, HOODIE: 1 })
    const merged = await merge(await copyOf(own, { TEE: 2, HOODIE: 3 }))
    expect(await linesOf(own)).toEqual({ TEE: 2, HOODIE: 3 })
    expect(merged.lines).toMatchObject([{ sku: 'HOODIE', qty: 3, added: 2 }])
  })

  test('[CART-199] a sign-in whose answer was lost, and that is done again with the cart made anew, counts once', async () => {
    const own = await ownCart({ TEE: 1 })
    const guest = await guestCart({ TEE: 2 })
    await merge(guest)
    await merge(await copyOf(guest, { TEE: 2 }))
    expect(await linesOf(own)).toEqual({ TEE: 3 })
  })

  test('[CART-199] in the place of what is no cart at all a new one is made too', async () => {
    for (const kept of ['', 'c1', randomUUID()]) {
      const guest = await copyOf(kept, { TEE: 2 })
      expect(await linesOf(guest)).toEqual({ TEE: 2 })
    }
  })

  test("[CART-199] what was made anew from somebody else's cart comes whole", async () => {
    const other = await callAs(shop, 2, 'POST /api/cart/create', {})
    const id = String(other.ok && other.value)
    await callAs(shop, 2, 'POST /api/cart/update', {
      query: { cartId: id },
      body: { cartItem: { sku: 'TEE', qty: 2 } },
    })
    const { cart_id } = await merge(await copyOf(id, { TEE: 2 }))
    expect(await linesOf(cart_id)).toEqual({ TEE: 2 })
  })

  test('[CART-31] undoing takes out what came, once, and no more than is there', async () => {
    const own = await ownCart({ TEE: 1 })
    const { id } = await merge(await guestCart({ TEE: 2, HOODIE: 3 }))
    await as('POST /api/cart/update', { query: { cartId: own }, body: { cartItem: { sku: 'HOODIE', qty: 1 } } })
    const undo = () => callAs(shop, 1, 'POST /api/cart/unmerge', { query: { cartId: own }, body: { merge: id } })
    expect(await undo()).toMatchObject({ ok: true })
    expect(await linesOf(own)).toEqual({ TEE: 1 })
    expect(await undo()).toMatchObject({ ok: false, code: 'NOTHING_TO_UNDO' })
  })

  test('[CART-31] nobody undoes in the cart of somebody else', async () => {
    await ownCart({ TEE: 1 })
    const { id, cart_id } = await merge(await guestCart({ TEE: 2 }))
    const other = await callAs(shop, 2, 'POST /api/cart/unmerge', { query: { cartId: cart_id }, body: { merge: id } })
    expect(other).toMatchObject({ ok: false, code: 'ACCESS_DENIED' })
  })
})
