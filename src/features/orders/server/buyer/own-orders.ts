import { sql } from 'kysely'
import { isSamePhone } from '#core/phone.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { contactOf } from '#features/accounts/server/index.ts'
import { settingsFor } from '#features/cart/server/index.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Db, RequestContext } from '#platform/server/context.ts'
import type { OwnOrder } from '../../contract.ts'
import { maxStage } from '../../rules/status.ts'
import type { OrderDeps, OrderJobDeps } from '../deps.ts'
import { findDownloads } from '../files/downloads.ts'
import { greetingOf, renderMail } from '../mails/mail.ts'
import { countStranger } from './count-stranger.ts'
import { orderKey, orderLinkPath } from './order-link.ts'
import { findLinesOf, findOrder, findOrderLines, toOrder } from '../store.ts'
import type { StoredOrder } from '../store.ts'
import { toWireOrder } from '../wire.ts'

type Context = RequestContext<StoreView>
type Page = { readonly pageSize?: number; readonly currentPage?: number; readonly only?: 'active' }
type History = { items: OwnOrder[]; total: number; active: number; pageSize: number; currentPage: number }

/** A page of the caller's orders, the latest first, each with all that its page shows. */
export const answerHistory = async (
  deps: OrderDeps,
  { pageSize = 20, currentPage = 1, only }: Page,
  { db, session, store, now }: Context,
): Promise<Result<History, 'UNAUTHORIZED'>> => {
  if (!session) return refuse('UNAUTHORIZED')
  const rows = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('customer_id', '=', session.customerId)
    .where(only === 'active' ? isActive : sql<boolean>`true`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset((currentPage - 1) * pageSize)
    .limit(pageSize)
    .execute()
  const lines = await findLinesOf(
    db,
    rows.map(({ id }) => id),
  )
  const downloads = await findDownloads(db, [...lines.values()].flat())
  const items: OwnOrder[] = []
  for (const order of rows.map(toOrder)) {
    const view = deps.storeViews[order.store_code] ?? store
    const key = await orderKey(db, order.id)
    const { locale } = store.i18n
    const shown = { view, locale, session, isOwner: true, key, downloads, now }
    const wire = toWireOrder(order, lines.get(order.id) ?? [], shown)
    items.push({ ...wire, increment_id: order.number })
  }
  return ok({ items, ...(await countOrders(db, session.customerId)), pageSize, currentPage })
}

/** As `isActiveOrder` has it. */
const isActive = sql<boolean>`not is_canceled and stage < ${maxStage}`

const countOrders = async (db: Db, customerId: number): Promise<{ total: number; active: number }> => {
  const { rows } = await sql<{ total: number; active: number }>`
    select count(*)::integer as total, (count(*) filter (where ${isActive}))::integer as active
    from shop_order where customer_id = ${customerId}`.execute(db)
  return rows[0] ?? { total: 0, active: 0 }
}

/** The numbers of orders by their ids. */
export const findOrderNumbers = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('shop_order')
    .select(['id', 'number'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, number }) => [id, number]))
}

/** Answers the same for all: the mail goes to the order's own address, in a job that finds it or not. */
export const findByNumber = async (
  deps: OrderDeps,
  { number, contact: written }: { readonly number: string; readonly contact: string },
  context: Context,
): Promise<Result<boolean, 'INCORRECT_PHONE_OR_EMAIL' | 'TOO_MANY_REQUESTS'>> => {
  const { db, now, newId } = context
  const contact = contactOf(written, context)
  if (!contact) return refuse('INCORRECT_PHONE_OR_EMAIL', { fields: { contact: 'INCORRECT_PHONE_OR_EMAIL' } })
  const counted = await countStranger(deps, 'order finds', contact.value, context)
  if (!counted.ok) return counted
  const asked = { number: number.trim(), contact, request: newId(), at: now.toISOString() }
  await deps.jobs.enqueue(db, 'mail.order-link', asked)
  return ok(true)
}

/** Whether a contact, an address in small letters or a phone, is one that the order was placed with. */
export const isOrderContact = ({ email, customer }: StoredOrder, value: string): boolean => {
  if (value.includes('@')) return email?.toLowerCase() === value
  const phones = [customer.shipping?.telephone, customer.billing.telephone]
  return phones.some((phone) => isSamePhone(phone ?? '', value))
}

/** Mails the signed link of an order to its own address; for a number or a contact that is none of its nothing goes out. */
export const mailOrderLink = async (deps: OrderJobDeps, data: Record<string, unknown>): Promise<void> => {
  const { db, publicUrl, translators } = deps
  const { number, contact, request, at } = data as {
    number: string
    contact: { value: string }
    request: string
    at: string
  }
  const row = await db
    .selectFrom('shop_order')
    .select('id')
    .where('number', '=', number.toUpperCase())
    .executeTakeFirst()
  const order = row && (await findOrder(db, row.id))
  const view = order && deps.storeViews[order.store_code]
  if (!order?.email || !view || !isOrderContact(order, contact.value)) return
  const translate = translators[view.i18n.language]
  const settings = await settingsFor(deps, { db, store: view })
  const link = `${publicUrl}${view.url}${await orderLinkPath(db, order)}`
  const input = {
    order,
    lines: await findOrderLines(db, order.id),
    view,
    settings,
    translate,
    link,
    payLink: undefined,
  }
  const mail = renderMail(input, {
    subject: translate('mail.find.subject', { number: order.number, site: settings.site_name }),
    paragraphs: [greetingOf(input), translate('mail.find.text', { number: order.number })],
    tables: [],
    links: [{ title: translate('mail.order.link'), url: link }],
  })
  await deps.mail.send(mail, { key: `order-link-${request}`, at })
}
