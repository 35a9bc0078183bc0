import { ok, refuse } from '#core/result.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Mount } from '#platform/server/http.ts'
import { orderContract } from '../contract.ts'
import type { OrderDeps } from './deps.ts'
import { isOrderKey } from './order-link.ts'
import { actOnEmbeddedPage, receiveNotice } from './payment.ts'
import { placeOrder } from './place.ts'
import { findOrder, findOrderLines } from './store.ts'
import { toWireOrder } from './wire.ts'

export const orderRoutes = (mount: Mount<StoreView>, deps: OrderDeps): void =>
  mount.mount(orderContract, {
    'POST /api/order': ({ body }, context) => placeOrder(deps, body, context),

    'GET /api/order/:id': async ({ params, query }, { db, session, store, now }) => {
      const order = await findOrder(db, params.id)
      if (!order) return refuse('ORDER_NOT_FOUND')
      const isOwn = session !== undefined && order.customer_id === session.customerId
      const isOwner = isOwn || (query.key !== undefined && (await isOrderKey(db, order.id, query.key)))
      const view = deps.storeViews[order.store_code] ?? store
      const payPath = (id: string) => deps.payments[0]?.pagePath(id) ?? ''
      return ok(toWireOrder(order, await findOrderLines(db, order.id), { view, payPath, isOwner, now }))
    },

    'POST /api/payment/webhook/:provider': ({ params }, context) =>
      receiveNotice(deps, context, params.provider, {
        rawBody: context.wire?.rawBody ?? '',
        headers: context.wire?.headers ?? {},
      }),

    'POST /api/payment/embedded/:order': ({ params, body }, context) =>
      actOnEmbeddedPage(deps, context, params.order, body.action),
  })
