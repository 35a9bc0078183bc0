import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import type { WireCartItem, WireCoupon } from '../contract.ts'
import { draftLine } from '../rules/engine/engine-draft.ts'

/** A shop's cart calls in memory, for tests of screens and driver. Imported by tests only. */
export const fakeCartServer = (catalogue: readonly WireCartItem[]) => {
  type Cart = { version: number; lines: WireCartItem[]; done: Set<string>; coupon: WireCoupon | null }
  const carts = new Map<string, Cart>()
  const seen: { key: string; body: unknown }[] = []
  const trouble: ('loseRequest' | 'loseAnswer')[] = []
  let nextId = 0
  /** The cart of whoever is signed in; the others are a guest's. */
  let own: string | undefined
  /** Carts that went into others. */
  const merged = new Map<string, string>()

  const put = (cart: Cart, sku: string, qty: number, placeOf?: number): Result<unknown> => {
    const known = cart.lines.find((line) => line.sku === sku)
    const product = catalogue.find((item) => item.sku === sku)
    if (!product) return refuse('PRODUCT_NOT_FOUND')
    const item_id = known?.item_id ?? (nextId += 1)
    const line = {
      ...product,
      item_id,
      qty,
      errors:
        product.stock.qty < qty ? { stock: product.stock.qty > 0 ? `Only ${product.stock.qty} left` : 'Sold out' } : {},
    }
    cart.lines =
      qty <= 0
        ? cart.lines.filter((one) => one.sku !== sku)
        : known
          ? cart.lines.map((one) => (one.sku === sku ? line : one))
          : cart.lines.toSpliced(cart.lines.findIndex((one) => one.item_id === placeOf) + 1 || Infinity, 0, line)
    cart.version += 1
    return ok(line)
  }

  const handle = (key: string, input: { query?: Record<string, unknown>; body?: unknown }): Result<unknown> => {
    if (key === 'POST /api/cart/create') {
      if (own !== undefined) return ok(own)
      const id = `cart-${(nextId += 1)}`
      carts.set(id, { version: 0, lines: [], done: new Set(), coupon: null })
      return ok(id)
    }
    const body = input.body as
      | {
          cartItem?: { sku: string; qty?: number; delta?: number; in_place_of?: number; quoteId: string }
          op_id?: string
          version?: number
        }
      | undefined
    const named = input.query?.cartId ?? body?.cartItem?.quoteId
    const cart = typeof named === 'string' ? carts.get(named) : undefined
    const into = typeof named === 'string' ? merged.get(named) : undefined
    if (!cart) return refuse('CART_NOT_FOUND', into !== undefined && into === own ? { merged_into: into } : {})
    const isGuests = own !== undefined && named !== own
    if (key === 'GET /api/cart/pull')
      return ok(cart.lines, { version: cart.version, coupon: cart.coupon, ...(isGuests ? { is_guest: true } : {}) })
    if (key === 'POST /api/cart/merge') {
      const mine = carts.get(own ?? '')
      if (!mine) return refuse('UNAUTHORIZED')
      const lines = isGuests ? cart.lines.map(({ sku, name, qty }) => ({ sku, name, added: qty })) : []
      for (const { sku, added } of lines)
        put(mine, sku, added + (mine.lines.find((line) => line.sku === sku)?.qty ?? 0))
      if (isGuests && typeof named === 'string' && own !== undefined && carts.delete(named)) merged.set(named, own)
      return ok(own, { merged: { id: lines.length > 0 ? 'merge-1' : null, cart_id: own, lines } })
    }
    if (key === 'GET /api/cart/totals') {
      const value = cart.lines.reduce((sum, line) => sum + line.price * line.qty, 0)
      const totals = [
        { code: 'subtotal_incl_tax', title: 'Subtotal', value },
        { code: 'grand_total', title: 'Total', value },
      ]
      return ok({ items: [], totals, grand_total: value, currency: 'USD' })
    }
    if (key.endsWith('/apply-coupon')) {
      if (input.query?.coupon !== fakeCoupon.code) return refuse('COUPON_NOT_FOUND')
      cart.coupon = fakeCoupon
      return ok(fakeCoupon)
    }
    if (key.endsWith('/delete-coupon')) {
      cart.coupon = null
      return ok(true)
    }
    const { sku, qty, delta, in_place_of } = body?.cartItem ?? { sku: '' }
    const isStale = body?.version !== undefined && body.version < cart.version
    const before = cart.lines.find((line) => line.sku === sku)
    let answer: Result<unknown> = ok(before ?? { ...draftOf(sku), qty: 0 })
    if (!cart.done.has(body?.op_id ?? '')) {
      answer = put(
        cart,
        sku,
        key.endsWith('/delete') ? 0 : delta === undefined ? Number(qty) : (before?.qty ?? 0) + delta,
        in_place_of,
      )
      if (answer.ok) cart.done.add(body?.op_id ?? '')
    }
    if (!answer.ok) return answer
    return ok(key.endsWith('/delete') ? true : answer.value, {
      version: cart.version,
      ...(isStale ? { items: cart.lines } : {}),
    })
  }

  const call: AnyCall = async (key, input) => {
    seen.push({ key, body: input.body })
    const now = key.startsWith('POST') ? trouble.shift() : undefined
    await Promise.resolve()
    if (now === 'loseRequest') return refuse('OFFLINE')
    const answer = handle(key, input)
    return now === 'loseAnswer' ? refuse('TIMEOUT') : answer
  }
  const draftOf = (sku: string) => catalogue.find((item) => item.sku === sku)

  return {
    call,
    carts,
    seen,
    trouble,
    /** Somebody signs in whose cart this is; with undefined they sign out. */
    signIn: (cartId: string | undefined) => {
      own = cartId
      if (cartId !== undefined && !carts.has(cartId))
        carts.set(cartId, { version: 0, lines: [], done: new Set(), coupon: null })
    },
    quantities: () =>
      [...carts.values()].map((cart) => Object.fromEntries(cart.lines.map((line) => [line.sku, line.qty]))),
  }
}

export const fakeItem = (sku: string, qty = 100, price = 50): WireCartItem =>
  draftLine({
    sku,
    parentSku: sku.split('-')[0] ?? sku,
    slug: sku.toLowerCase(),
    name: `Piece ${sku}`,
    type: 'simple',
    thumbnail: 'p/one.webp',
    price,
    oldPrice: price,
    options: [{ label: 'Size', value: 'M' }],
    stock: { product_id: 1, qty, is_in_stock: qty > 0, manage_stock: true },
  })

export const memoryStorage = (limit = Number.POSITIVE_INFINITY) => {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (values.size >= limit && !values.has(key)) throw new DOMException('full', 'QuotaExceededError')
      values.set(key, value)
    },
    removeItem: (key: string) => void values.delete(key),
    key: (at: number) => [...values.keys()][at] ?? null,
    get length() {
      return values.size
    },
  }
}

/** The one coupon that the fake knows: a tenth. */
export const fakeCoupon: WireCoupon = {
  code: 'TENTH',
  active: true,
  used: false,
  type: 'percent',
  value: 10,
  date_end: null,
  free_delivery: false,
  is_promo_code: false,
}
