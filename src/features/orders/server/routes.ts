import { ok, refuse } from '#core/result.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Mount } from '#platform/server/http.ts'
import { orderContract } from '../contract.ts'
import type { OrderDeps } from './deps.ts'
import { answerOrder, answerOrders } from './manage.ts'
import { findManagedOrder } from './manage-store.ts'
import { moveOrder } from './move.ts'
import { isOrderKey, orderKey } from './order-link.ts'
import { answerHistory, findByNumber } from './own-orders.ts'
import { actOnEmbeddedPage, receiveNotice } from './payment.ts'
import { paysHere } from './payable.ts'
import { startPayment } from './payment-pages.ts'
import { placeOrder } from './place.ts'
import { findOrder, findOrderLines } from './store.ts'
import { takeBack } from './take-back.ts'
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
      const lines = await findOrderLines(db, order.id)
      const files = isOwner ? { key: await orderKey(db, order.id) } : {}
      return ok(toWireOrder(order, lines, { view, session, isOwner, ...files, isOwnPage: paysHere(deps), now }))
    },

    'GET /api/user/order-history': ({ query }, context) => answerHistory(deps, query, context),
    'POST /api/order/find': ({ body }, context) => findByNumber(deps, body, context),

    'POST /api/payment/webhook/:provider': ({ params }, context) =>
      receiveNotice(deps, context, params.provider, {
        rawBody: context.wire?.rawBody ?? '',
        headers: context.wire?.headers ?? {},
      }),

    'POST /api/payment/start/:order': ({ params }, context) => startPayment(deps, context, params.order),

    'POST /api/payment/embedded/:order': ({ params, body }, context) =>
      actOnEmbeddedPage(deps, context, params.order, body.action),

    'GET /api/manage/orders': ({ query }, context) => answerOrders(deps, query, context),

    'GET /api/manage/orders/:id': ({ params }, context) => answerOrder(deps, params.id, context),

    'POST /api/manage/orders/:id': async ({ params, body }, context) => {
      const moved = await moveOrder(deps, (await findManagedOrder(context.db, params.id))?.id ?? '', body, context)
      return moved.ok ? answerOrder(deps, params.id, context) : moved
    },

    'POST /api/manage/orders/:id/return': async ({ params, body }, context) => {
      const taken = await takeBack(deps, (await findManagedOrder(context.db, params.id))?.id ?? '', body, context)
      return taken.ok ? answerOrder(deps, params.id, context) : taken
    },
  })
