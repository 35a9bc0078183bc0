import { describe, expect, test } from 'vitest'
import { settings } from '#config/settings.ts'
import { open, hoodie, shoe, shop, withHoodie } from '#features/cart/web/shopper-fake.ts'
import { memoryStorage } from '#features/cart/web/cart-fake.ts'
import { estimateTotals } from '#features/cart/web/totals/estimate.ts'

// what went wrong in the shop that the specification descends from, and in its peers, as far as it is about the cart; by the names
// of the reference list

const oneCart = async () => {
  const { server, store, lines } = await withHoodie()
  const cartId = store.getView().cartId ?? ''
  const other = open(server)
  await other.store.adopt(cartId)
  return { server, store, lines, other }
}

describe('the ancestor’s defects', () => {
  test('[CART-115] defect 1: carts that are equal count as equal, and a line that was confirmed keeps its server id', async () => {
    const { server, store } = await withHoodie()
    await store.refresh()
    const asked = server.seen.length
    await store.whenSettled()
    expect(server.seen.length).toBe(asked)
    expect(store.getView().lines[0]?.item.item_id).toBeGreaterThan(0)
  })

  test('[CART-116] defect 2: adding, changing and taking away here leaves what another device added', async () => {
    const { server, store, other } = await oneCart()
    other.store.add(shoe)
    await other.store.whenSettled()
    store.add(hoodie)
    await store.whenSettled()
    const [line] = store.getView().lines
    if (line) store.setQty(line, 5)
    await store.whenSettled()
    if (line) store.remove(line)
    await store.whenSettled()
    expect(server.quantities()).toEqual([{ 'SHOE-39': 1 }])
  })

  test('[CART-116] defect 3: so does being in the checkout, and coming back online', async () => {
    const line = { isUp: true }
    const { server, store, lines } = await withHoodie({ isOnline: () => line.isUp })
    store.choose({ shipping: 'standard', payment: 'card' })
    line.isUp = false
    store.add(hoodie)
    await store.whenSettled()
    const other = open(server)
    await other.store.adopt(store.getView().cartId ?? '')
    other.store.add(shoe, 2)
    await other.store.whenSettled()
    line.isUp = true
    await store.refresh()
    expect(lines()).toEqual({ 'HOODIE-M': 3, 'SHOE-39': 2 })
    expect(server.quantities()).toEqual([{ 'HOODIE-M': 3, 'SHOE-39': 2 }])
  })

  test('[CART-103] [CART-127] defect 4: one line’s refusal is told, and the cart does not count as in step before it was read', async () => {
    const { server, store, lines, events } = await withHoodie()
    store.add({ ...hoodie, sku: 'GONE' })
    await store.whenSettled()
    expect(events).toMatchObject([{ kind: 'refused', code: 'PRODUCT_NOT_FOUND', item: { sku: 'GONE' } }])
    expect(server.seen.at(-1)?.key).toBe('GET /api/cart/pull')
    expect(lines()).toEqual({ 'HOODIE-M': 2 })
  })

  test('[CART-114] defect 5: the server’s line takes the place of the one in sight, with its id, price and stock', async () => {
    const { server, store } = await withHoodie()
    for (const cart of server.carts.values()) {
      cart.version += 1
      cart.lines = cart.lines.map((line) => ({ ...line, price: 45, qty: 3 }))
    }
    await store.refresh()
    expect(store.getView().lines).toMatchObject([{ qty: 3, item: { price: 45, sku: 'HOODIE-M' } }])
  })

  test('[CART-161] defect 14: an estimate has delivery once, and what the payment method costs and takes off', () => {
    const item = { ...hoodie, price: 30 }
    const terms = { settings, currency: 'USD', language: 'en' } as const
    const shown = estimateTotals({
      lines: [
        { item, qty: 1 },
        { item: { ...item, sku: 'B' }, qty: 1 },
      ],
      coupon: null,
      terms,
      methods: { shipping: 'standard', payment: 'banktransfer' },
    })
    const of = (code: string) => shown.find((line) => line.code === code)?.value
    expect([of('shipping'), of('payment_discount'), of('grand_total')]).toEqual([4, -2, 62])
  })

  test('[CART-110] defect 20: tabs that write at once lose nothing, and a storage that is emptied is no error', async () => {
    const server = shop()
    const storage = memoryStorage()
    const [one, two] = [open(server, { storage }), open(server, { storage })]
    one.store.add(hoodie)
    two.store.add(shoe)
    one.store.hearStorage('vitrine.cart.en.op.1')
    expect(one.lines()).toEqual({ 'HOODIE-M': 1, 'SHOE-39': 1 })
    await Promise.all([one.store.whenSettled(), two.store.whenSettled()])
    for (let key = storage.key(0); key !== null; key = storage.key(0)) storage.removeItem(key)
    one.store.hearStorage(null)
    expect(one.store.getView()).toMatchObject({ status: 'ready', count: 0 })
  })
})

describe('what users complained about', () => {
  const offline = async () => {
    const line = { isUp: true }
    const made = await withHoodie({ isOnline: () => line.isUp })
    line.isUp = false
    return { ...made, line }
  }

  test('[CART-108] 1: a line that was removed offline does not come back online', async () => {
    const { server, store, lines, line } = await offline()
    const [hooded] = store.getView().lines
    if (hooded) store.remove(hooded)
    await store.whenSettled()
    line.isUp = true
    await store.refresh()
    await store.refresh()
    expect([lines(), server.quantities()]).toEqual([{}, [{}]])
  })

  test('[CART-105] [CART-109] 2: quick changes are one command after the other, with no line doubled and none asked for twice', async () => {
    const { server, store, lines } = await withHoodie()
    const [line] = store.getView().lines
    if (!line) throw new Error('no line')
    for (let qty = 3; qty < 9; qty += 1) store.setQty(line, qty)
    store.remove(line)
    const [removed] = store.getView().removed
    if (removed) store.restore(removed)
    await store.whenSettled()
    expect(lines()).toEqual({ 'HOODIE-M': 2 })
    expect(server.quantities()).toEqual([{ 'HOODIE-M': 2 }])
    const ids = server.seen.map(({ body }) => (body as { op_id?: string } | undefined)?.op_id).filter(Boolean)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('[CART-104] 3: the first piece of a new visitor stays, also where the answer to the making of the cart is lost', async () => {
    const server = shop()
    server.trouble.push('loseAnswer', 'loseRequest')
    const { store, lines, passTime } = open(server)
    store.add(hoodie)
    await store.whenSettled()
    await passTime()
    await passTime()
    expect(lines()).toEqual({ 'HOODIE-M': 1 })
    expect(server.quantities().at(-1)).toEqual({ 'HOODIE-M': 1 })
  })

  test('[CART-106] 5: a cart that is gone or another’s is made anew with what was in sight', async () => {
    const { server, store, lines } = await withHoodie()
    server.carts.clear()
    await store.refresh()
    expect(lines()).toEqual({ 'HOODIE-M': 2 })
    expect(server.quantities()).toEqual([{ 'HOODIE-M': 2 }])
  })

  test('[CART-111] [CART-160] 28: a press counts although what was pressed, and the page itself, are gone at once', async () => {
    const server = shop()
    const storage = memoryStorage()
    const pressed = open(server, { storage, isOnline: () => false })
    pressed.store.add(hoodie)
    const next = open(server, { storage })
    expect(next.lines()).toEqual({ 'HOODIE-M': 1 })
    await next.store.refresh()
    expect(server.quantities()).toEqual([{ 'HOODIE-M': 1 }])
  })
})
