import { money, toMajor } from '#core/money.ts'
import { settingsFor } from '#features/cart/server/index.ts'
import { formatPrice } from '#features/stores/rules/format.ts'
import type { Mail } from '#platform/server/adapters/mail-outbox.ts'
import type { Db } from '#platform/server/context.ts'
import type { OrderDeps, OrderJobDeps } from '../deps.ts'
import { greetingOf, renderMail } from './mail.ts'
import type { MailInput, Row } from './mail.ts'
import { mailedOrderPath } from '../buyer/order-link.ts'
import { findOrder, findOrderLines } from '../store.ts'
import type { StoredOrderLine } from '../store.ts'

/** `key` tells two pieces of news of one kind apart: when its parcel was told of, the id of a return or a refund; empty of what comes once. */
export type News = {
  readonly order: string
  readonly kind: 'shipped' | 'canceled' | 'returned' | 'refunded' | 'free'
  readonly key: string
  /** Of a return or an end: whether the order was paid by then. */
  readonly isPaid?: boolean
}

/** Writes to the buyer after the commit. */
export const enqueueNews = (deps: OrderDeps, db: Db, news: News, now: Date): Promise<void> =>
  deps.jobs.enqueue(db, 'mail.order-news', { ...news, at: now.toISOString() })

/** Sends news of an order in its language: a job that runs twice writes the same mail. */
export const mailNews = async (deps: OrderJobDeps, data: Readonly<Record<string, unknown>>): Promise<void> => {
  const { db } = deps
  const { order: id, kind, key, at, isPaid } = data as News & { readonly at: string }
  const order = await findOrder(db, id)
  if (!order?.email) return
  const view = deps.storeViews[order.store_code]
  if (!view) throw new Error(`order ${id} is of an unknown store view`)
  const input: MailInput = {
    order,
    lines: await linesOf(db, { order: id, kind, key }),
    view,
    settings: await settingsFor(deps, { db, store: view }),
    translate: deps.translators[view.i18n.language],
    link:
      deps.publicUrl +
      view.url +
      (await mailedOrderPath(db, order, { mail: `order-${id}-${kind}-${key}`, now: deps.now() })),
    payLink: undefined,
  }
  const refund =
    kind === 'returned'
      ? await refundOfReturn(db, key)
      : kind === 'refunded'
        ? await amountOfRefund(db, key)
        : order.grand_total - order.refunded - order.taken_off
  const name = [`order-${order.number}-${kind}`, key].filter(Boolean).join('-')
  await deps.mail.send(renderNews(input, kind, (isPaid ?? order.is_paid) ? refund : 0), { key: name, at })
}

/** The mail; `refund` in minor units is named where there is any, and what is left to pay of pieces that came back before that. */
const renderNews = (input: MailInput, kind: News['kind'], refund: number): Mail => {
  const { order, lines, view, settings, translate: t, link } = input
  const values = { number: order.number, site: settings.site_name }
  const price = (amount: number) => formatPrice(toMajor(money(amount)), view.i18n)
  const goods: Row[] = lines.map((line) => ({
    label: [line.name, ...line.details.options.map(({ value }) => value)].join(', '),
    value: `× ${line.qty}`,
  }))
  const { title, link: trackingLink, number } = (kind === 'shipped' && order.tracking) || {}
  const facts: Row[] = [
    ...(title ? [{ label: t('mail.news.carrier'), value: title }] : []),
    ...(number ? [{ label: t('mail.news.tracking'), value: number }] : []),
    ...(kind !== 'shipped' && refund > 0 ? [{ label: t('mail.news.refund'), value: price(refund) }] : []),
    ...(kind === 'returned' && !order.is_paid
      ? [{ label: t('mail.news.toPay'), value: price(order.grand_total - order.taken_off) }]
      : []),
  ]
  return renderMail(input, {
    subject: t(`mail.news.${kind}.subject`, values),
    paragraphs: [greetingOf(input), t(`mail.news.${kind}.text`, values)],
    tables: [goods, facts],
    links: [
      ...(trackingLink ? [{ title: t('mail.news.track'), url: trackingLink }] : []),
      { title: t('mail.order.link'), url: link },
    ],
  })
}

const findReturn = (db: Db, id: string) =>
  db.selectFrom('order_return').select(['order_id', 'lines', 'refund']).where('id', '=', id).executeTakeFirstOrThrow()

const amountOfRefund = async (db: Db, id: string): Promise<number> =>
  (await db.selectFrom('order_refund').select('amount').where('id', '=', id).executeTakeFirstOrThrow()).amount

/** The pieces that the news are about: money given back by hand is about none. */
const linesOf = async (db: Db, { order, kind, key }: News): Promise<StoredOrderLine[]> => {
  if (kind === 'refunded') return []
  return kind === 'returned' ? returnedLines(db, key) : findOrderLines(db, order)
}

const refundOfReturn = async (db: Db, id: string): Promise<number> => (await findReturn(db, id)).refund

/** The pieces of one return. */
const returnedLines = async (db: Db, id: string): Promise<StoredOrderLine[]> => {
  const { order_id, lines } = await findReturn(db, id)
  const all = await findOrderLines(db, order_id)
  return lines.flatMap(({ line, qty }) => {
    const found = all.find((one) => one.id === line)
    return found ? [{ ...found, qty }] : []
  })
}
