import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { settingsFor } from '#features/cart/server/index.ts'
import type { Context } from '#features/cart/server/index.ts'
import { isStaff } from '#platform/server/context.ts'
import type { WireOrder } from '../../contract.ts'
import type { OrderDeps } from '../deps.ts'
import { findDownloads } from '../files/downloads.ts'
import { orderKey } from './order-link.ts'
import { paysHere } from '../pay/payable.ts'
import { isCallers, returnsOf } from '../returns/return-requests.ts'
import { findOrder, findOrderLines } from '../store.ts'
import type { StoredOrder } from '../store.ts'
import { toWireOrder } from '../wire.ts'

/** An order by our id or the client's, as its caller may see it: its buyer everything, staff the way to where they work on it. */
export const answerOneOrder = async (
  deps: OrderDeps,
  id: string,
  key: string | undefined,
  context: Context,
): Promise<Result<WireOrder, 'ORDER_NOT_FOUND'>> => {
  const { db, session, store, now } = context
  const order = await findOrder(db, id)
  if (!order) return refuse('ORDER_NOT_FOUND')
  const isOwner = await isCallers(order, key, context)
  const lines = await findOrderLines(db, order.id)
  const wire = toWireOrder(order, lines, {
    view: deps.storeViews[order.store_code] ?? store,
    locale: store.i18n.locale,
    session,
    isOwner,
    ...(isOwner ? { key: await orderKey(db, order.id), downloads: await findDownloads(db, lines) } : {}),
    isOwnPage: paysHere(deps),
    now,
  })
  const adminLink = await adminLinkOf(deps, order, context)
  const royalty = session && (await deps.royaltyOf?.(db, order, session))
  return ok({
    ...wire,
    ...(isOwner ? { returns: await returnsOf(deps, order, lines, context) } : {}),
    ...(adminLink ? { admin_link: adminLink } : {}),
    ...(royalty ? { royalty } : {}),
  })
}

/** Where the settings name no other place, our own office. Source: accounts-and-bloggers.md, canSeeHiddenContent. */
const adminLinkOf = async (
  deps: OrderDeps,
  { id, number }: StoredOrder,
  { db, session, store }: Context,
): Promise<string | undefined> => {
  if (!isStaff(session)) return undefined
  const { order_admin_url: address } = await settingsFor(deps, { db, store })
  if (address === '') return `/${store.storeCode}/admin/orders/${id}`
  return address.replaceAll('{id}', id).replaceAll('{number}', encodeURIComponent(number))
}
