import { randomUUID } from 'node:crypto'
import { addMajor } from '#core/money.ts'
import { callApi } from '#test/support/sales.ts'
import type { Answer } from '#test/support/sales.ts'
import { command, dollars, mustEqual, wordOf } from './sequence-command.ts'
import type { Command, Real } from './sequence-command.ts'
import { cancel, discountOf, moveAnswer, piecesLeft, skus, subtotalOf } from './sequence-model.ts'
import type { Model, ModelOrder, Sku } from './sequence-model.ts'

const withOrder = (
  name: string,
  which: number,
  act: (model: Model, real: Real, order: ModelOrder) => Promise<void>,
): Command =>
  command(
    `${name} (order ${which})`,
    ({ orders }) => orders.length > 0,
    async (model, real) => {
      const order = model.orders[which % model.orders.length]
      if (order) await act(model, real, order)
    },
  )

const manage = ({ shop, manager }: Real, { id }: ModelOrder, body: object, rest = ''): Promise<Answer> =>
  callApi(shop, 'POST', `/api/manage/orders/${id}${rest}`, body, { authorization: `Bearer ${manager}` })

export const repeatOrder = (which: number): Command =>
  withOrder('send again', which, async (_model, { shop }, { body, text }) => {
    const answer = await callApi(shop, 'POST', '/api/order', body)
    mustEqual('the repeat', [answer.status, answer.text], [200, text])
  })

export const changeOrder = (which: number): Command =>
  withOrder('send otherwise', which, async (_model, { shop, prefix }, { body }) => {
    const answer = await callApi(shop, 'POST', '/api/order', { ...body, products: [{ sku: `${prefix}-A`, qty: 77 }] })
    mustEqual('another body', wordOf(answer), '409 ORDER_CHANGED')
  })

export const cancelOrder = (which: number): Command =>
  withOrder('cancel', which, async (model, real, order) => {
    mustEqual('canceling', wordOf(await manage(real, order, { canceled: true })), '200')
    cancel(model, order)
  })

export const moveOrder = (which: number, stage: number): Command =>
  withOrder(`move to ${stage}`, which, async (_model, real, order) => {
    const expected = moveAnswer(order, stage)
    mustEqual(`moving from ${order.stage} to ${stage}`, wordOf(await manage(real, order, { stage })), expected)
    if (expected === '200') order.stage = stage
  })

export const payOrder = (which: number): Command =>
  withOrder('pay', which, async (_model, real, order) => {
    // one that is canceled is another story: its goods are looked for again
    if (order.isCanceled) return
    mustEqual('paying', wordOf(await manage(real, order, { paid: true })), '200')
    order.isPaid = true
    order.stage = Math.max(order.stage, 1)
  })

export const lookAtOrder = (which: number): Command =>
  withOrder('look at', which, async (_model, { shop }, order) => {
    const { result } = await callApi(shop, 'GET', `/api/order/${order.key}`)
    const wire = result as {
      id: string
      stage: number
      paid: boolean
      canceled: boolean
      delivered: boolean
      refunded: number
      taken_off: number
    }
    mustEqual(
      'the order',
      [wire.id, wire.stage, wire.paid, wire.canceled, wire.delivered],
      [order.id, order.stage, order.isPaid, order.isCanceled, order.stage === 5],
    )
    const subtotal = subtotalOf(order.lines)
    const goods = subtotal - discountOf(order.coupon, subtotal)
    const left = skus.reduce((sum, sku) => sum + piecesLeft(order, sku), 0)
    const off = addMajor(wire.refunded, wire.taken_off)
    if (left === 0) mustEqual('what goes back, or is not to be paid, for all of its goods', off, dollars(goods))
    else mustEqual('what goes back is no more than was paid', off <= dollars(goods), true)
  })

export const takeBack = (which: number, sku: Sku, qty: number, restock: boolean): Command =>
  withOrder(`take back ${qty} ${sku}`, which, async (model, real, order) => {
    const { result } = await callApi(real.shop, 'GET', `/api/order/${order.key}`)
    const lines = (result as { products: { line: number; sku: string }[] }).products
    const line = lines.find((one) => one.sku === `${real.prefix}-${sku}`)?.line
    if (line === undefined) return
    const body = { return_id: randomUUID(), lines: [{ line, qty }], restock }
    const isPossible = qty <= piecesLeft(order, sku)
    const expected = order.isCanceled
      ? '409 ORDER_CANCELED'
      : order.stage < 4
        ? '409 RETURN_NOT_ALLOWED'
        : isPossible
          ? '200'
          : '400 INVALID_INPUT'
    mustEqual('taking back', wordOf(await manage(real, order, body, '/return')), expected)
    if (expected !== '200') return
    mustEqual('the same again', wordOf(await manage(real, order, body, '/return')), '200')
    order.returned.set(sku, (order.returned.get(sku) ?? 0) + qty)
    if (restock) model.stock[sku] += qty
  })
