import { ok } from '#core/result.ts'
import { settingsFor } from '#features/cart/server/index.ts'
import type { JobHandlers } from '#platform/server/jobs.ts'
import { inTransaction } from '#platform/server/transaction.ts'
import { awaitingPaymentStatus } from '../rules/status.ts'
import { closePage } from './pay/close-pages.ts'
import type { OrderJobDeps } from './deps.ts'
import { giveUpOrder } from './give-up.ts'
import { renderOrderMail } from './mails/mail.ts'
import { mailNews } from './mails/news.ts'
import { mailedOrderPath } from './buyer/order-link.ts'
import { mailOrderLink } from './buyer/own-orders.ts'
import { isPayable, payPath } from './pay/payable.ts'
import { checkPayment } from './pay/payment-pages.ts'
import { putBackStock } from './put-back.ts'
import { refundPayment } from './refund/refund.ts'
import { mailReturnRequest } from './mails/return-mails.ts'
import { findAndLockOrder, findOrder, findOrderLines } from './store.ts'
import { sendWebhook, tell } from './webhooks/tell.ts'
import { keepWithdrawal } from './returns/withdrawals.ts'

/** What follows orders: mails, the end of a payment link that nobody paid, asking the provider, and telling others. */
export const orderJobs = (deps: OrderJobDeps): JobHandlers => ({
  'mail.order': (data) => mailOrder(deps, String(data['order'])),
  'mail.order-news': (data) => mailNews(deps, data),
  'mail.order-link': (data) => mailOrderLink(deps, data),
  'mail.return-request': (data) => mailReturnRequest(deps, data),
  'order.withdrawal': (data) => keepWithdrawal(deps, data),
  'order.expire': (data) => expireOrder(deps, String(data['order'])),
  'order.webhook': (data) => sendWebhook(deps, data),
  'payment.close': (data) => closePage(deps, data),
  'payment.check': (data) => checkPayment(deps, data),
  'payment.refund': (data) => refundPayment(deps, data),
})

const mailOrder = async (deps: OrderJobDeps, id: string): Promise<void> => {
  const { db, translators, publicUrl } = deps
  const order = await findOrder(db, id)
  if (!order?.email) return
  const view = deps.storeViews[order.store_code]
  if (!view) throw new Error(`order ${id} is of an unknown store view`)
  const base = `${publicUrl}${view.url}`
  const mail = renderOrderMail({
    order,
    lines: await findOrderLines(db, id),
    view,
    settings: await settingsFor(deps, { db, store: view }),
    translate: translators[view.i18n.language],
    link: base + (await mailedOrderPath(db, order, { mail: `order-${id}`, now: deps.now() })),
    payLink: isPayable(order, deps.now()) ? base + payPath(id) : undefined,
  })
  // the key is the order's: a job that runs twice writes the same mail
  await deps.mail.send(mail, { key: `order-${order.number}`, at: order.created_at.toISOString() })
}

/** Races with a paying notice: whoever locks the order first decides, the other finds it decided. */
const expireOrder = async (deps: OrderJobDeps, id: string): Promise<void> => {
  const now = deps.now()
  await inTransaction(deps.db, async (trx) => {
    const order = await findAndLockOrder(trx, id)
    const isWaiting = order?.status === awaitingPaymentStatus && !order.is_paid && !order.is_canceled
    if (!order || !isWaiting || order.pay_until === null) return ok('decided')
    if (order.pay_until > now) {
      await deps.jobs.enqueue(trx, 'order.expire', { order: id }, { startAfter: order.pay_until })
      return ok('too early')
    }
    const units = await giveUpOrder(deps, trx, order, 'unpaid', now)
    await tell(deps, trx, 'order.canceled', { ...order, is_canceled: true }, now)
    await putBackStock(trx, units, { orderId: id, reason: 'order.unpaid', now })
    return ok('given up')
  })
}
