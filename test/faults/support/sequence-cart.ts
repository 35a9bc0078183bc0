import { randomUUID } from 'node:crypto'
import { callApi, orderBody } from '#test/support/sales.ts'
import { command, dollars, mustEqual, wordOf } from './sequence-command.ts'
import type { Command } from './sequence-command.ts'
import { couponAnswer, deliveryOf, discountOf, orderAnswer, subtotalOf } from './sequence-model.ts'
import type { CouponName, Model, Sku } from './sequence-model.ts'

export const createCart = (): Command =>
  command(
    'create a cart',
    () => true,
    async (model, { shop }) => {
      const answer = await callApi(shop, 'POST', '/api/cart/create', {})
      mustEqual('a new cart', answer.status, 200)
      model.cart = { id: String(answer.result), lines: new Map(), coupon: undefined }
    },
  )

const hasCart = ({ cart }: Model): boolean => cart !== undefined
const cartOf = ({ cart }: Model) => {
  if (!cart) throw new Error('no cart')
  return cart
}

export const changeLine = (sku: Sku, change: { readonly qty: number } | { readonly delta: number }): Command =>
  command(`${JSON.stringify(change)} of ${sku}`, hasCart, async (model, { shop, prefix }) => {
    const { id, lines } = cartOf(model)
    const had = lines.get(sku) ?? 0
    const wanted = 'qty' in change ? change.qty : Math.max(0, had + change.delta)
    const answer = await callApi(shop, 'POST', `/api/cart/update?cartId=${id}`, {
      cartItem: { sku: `${prefix}-${sku}`, ...change, op_id: randomUUID() },
    })
    mustEqual(`${JSON.stringify(change)} of ${sku}`, wordOf(answer), '200')
    const line = answer.result as { qty: number; errors?: { stock?: unknown } }
    mustEqual('the quantity of the line', line.qty, wanted)
    mustEqual('whether the line is short', line.errors?.stock !== undefined, wanted > model.stock[sku])
    if (wanted === 0) lines.delete(sku)
    else lines.set(sku, wanted)
  })

export const removeLine = (sku: Sku): Command =>
  command(`remove ${sku}`, hasCart, async (model, { shop, prefix }) => {
    const { id, lines } = cartOf(model)
    const answer = await callApi(shop, 'POST', `/api/cart/delete?cartId=${id}`, {
      cartItem: { sku: `${prefix}-${sku}` },
    })
    mustEqual('removing', wordOf(answer), '200')
    lines.delete(sku)
  })

export const applyCoupon = (coupon: CouponName): Command =>
  command(`apply ${coupon}`, hasCart, async (model, { shop, prefix }) => {
    const cart = cartOf(model)
    const answer = await callApi(
      shop,
      'POST',
      `/api/cart/apply-coupon?cartId=${cart.id}&coupon=${prefix}-${coupon}`,
      {},
    )
    const expected = couponAnswer(model, coupon)
    mustEqual(`applying ${coupon}`, wordOf(answer), expected)
    if (expected === '200') cart.coupon = coupon
  })

export const removeCoupon = (): Command =>
  command('remove the coupon', hasCart, async (model, { shop }) => {
    const cart = cartOf(model)
    mustEqual(
      'removing the coupon',
      wordOf(await callApi(shop, 'POST', `/api/cart/delete-coupon?cartId=${cart.id}`, {})),
      '200',
    )
    cart.coupon = undefined
  })

export const lookAtCart = (): Command =>
  command('look at the cart', hasCart, async (model, { shop, prefix }) => {
    const { id, lines, coupon } = cartOf(model)
    const pulled = await callApi(shop, 'GET', `/api/cart/pull?cartId=${id}`)
    const own = (pulled.result as { sku: string; qty: number }[]).map(({ sku, qty }) => [
      sku.slice(prefix.length + 1),
      qty,
    ])
    mustEqual('the lines', Object.fromEntries(own), Object.fromEntries(lines))
    const totals = await callApi(shop, 'GET', `/api/cart/totals?cartId=${id}`)
    const subtotal = subtotalOf(lines)
    // a coupon that somebody used up meanwhile counts no more
    const usable = coupon && couponAnswer(model, coupon) === '200' ? coupon : undefined
    const discount = discountOf(usable, subtotal)
    const { grand_total: total } = totals.result as { grand_total: number }
    mustEqual('the total', total, dollars(subtotal - discount))
  })

export const orderCart = (): Command =>
  command(
    'order the cart',
    ({ cart }) => (cart?.lines.size ?? 0) > 0,
    async (model, { shop, prefix }) => {
      const { id: cartId, lines, coupon } = cartOf(model)
      const key = randomUUID()
      const body = orderBody(key, '', {
        cart_id: cartId,
        products: [...lines].map(([sku, qty]) => ({ sku: `${prefix}-${sku}`, qty })),
        ...(coupon ? { coupon: `${prefix}-${coupon}` } : {}),
      })
      const answer = await callApi(shop, 'POST', '/api/order', body)
      const expected = orderAnswer(model, lines, coupon)
      mustEqual('ordering', wordOf(answer), expected)
      if (expected !== '200') return
      const { order } = answer.result as {
        order: { id: string; grand_total: number; stage: number; order_status: string }
      }
      const subtotal = subtotalOf(lines)
      const total = subtotal - discountOf(coupon, subtotal) + deliveryOf(subtotal)
      mustEqual('the order', [order.order_status, order.stage, order.grand_total], ['N', 1, dollars(total)])
      mustEqual('the cart afterwards', (await callApi(shop, 'GET', `/api/cart/pull?cartId=${cartId}`)).status, 404)
      for (const [sku, qty] of lines) model.stock[sku] -= qty
      if (coupon === 'ONCE') model.used.ONCE += 1
      model.orders.push({
        key,
        body,
        lines: new Map(lines),
        coupon,
        text: answer.text,
        id: order.id,
        stage: 1,
        isPaid: false,
        isCanceled: false,
        returned: new Map(),
      })
      model.cart = undefined
    },
  )
