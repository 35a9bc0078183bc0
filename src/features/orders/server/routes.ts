import { refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Context } from '#features/cart/server/index.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Mount } from '#platform/server/http.ts'
import { orderContract } from '../contract.ts'
import type { ManagedOrder } from '../contract.ts'
import { answerRequests, decideReturn } from './returns/decide-return.ts'
import type { OrderDeps } from './deps.ts'
import { answerOrder, answerOrders } from './manage/manage.ts'
import { findManagedOrder } from './manage/manage-store.ts'
import { addNote } from './manage/notes.ts'
import { moveAsSeen } from './manage/move.ts'
import { answerOneOrder } from './buyer/one-order.ts'
import { cancelUnpaid } from './buyer/cancel-unpaid.ts'
import { answerHistory, findByNumber } from './buyer/own-orders.ts'
import { actOnEmbeddedPage, receiveNotice } from './pay/payment.ts'
import { makeFree } from './manage/make-free.ts'
import { startPayment } from './pay/payment-pages.ts'
import { placeOrder } from './place/place.ts'
import { refundByHand } from './refund/refund-by-hand.ts'
import { askReturn } from './returns/return-requests.ts'
import { takeBack } from './returns/take-back.ts'
import { withdraw } from './returns/withdrawals.ts'

/** Mounts the calls of orders: those of their buyers, of payment providers and of managers. */
export const orderRoutes = (mount: Mount<StoreView>, deps: OrderDeps): void => {
  /** Changes an order that a manager names by an id or its number; answers it as it is then. */
  const change = async <Code extends string>(
    named: string,
    context: Context,
    run: (id: string) => Promise<Result<true, Code>>,
  ): Promise<Result<ManagedOrder, Code | 'ORDER_NOT_FOUND'>> => {
    const order = await findManagedOrder(context.db, named)
    if (!order) return refuse('ORDER_NOT_FOUND')
    const done = await run(order.id)
    return done.ok ? answerOrder(deps, order.id, context) : done
  }

  mount.mount(orderContract, {
    // buyers
    'POST /api/order': ({ body }, context) => placeOrder(deps, body, context),
    'GET /api/order/:id': ({ params, query }, context) => answerOneOrder(deps, params.id, query.key, context),
    'POST /api/order/:id/cancel': ({ params, body }, context) => cancelUnpaid(deps, params.id, body, context),
    'GET /api/user/order-history': ({ query }, context) => answerHistory(deps, query, context),
    'POST /api/order/find': ({ body }, context) => findByNumber(deps, body, context),
    'POST /api/order/:id/return': ({ params, body }, context) => askReturn(deps, params.id, body, context),
    'POST /api/order/withdraw': ({ body }, context) => withdraw(deps, body, context),

    // paying, and what providers tell of it
    'POST /api/payment/start/:order': ({ params }, context) => startPayment(deps, context, params.order),
    'POST /api/payment/embedded/:order': ({ params, body }, context) =>
      actOnEmbeddedPage(deps, context, params.order, body.action),
    'POST /api/payment/webhook/:provider': ({ params }, context) =>
      receiveNotice(deps, context, params.provider, {
        rawBody: context.wire?.rawBody ?? '',
        headers: context.wire?.headers ?? {},
      }),

    // managers
    'GET /api/manage/orders': ({ query }, context) => answerOrders(deps, query, context),
    'GET /api/manage/orders/:id': ({ params }, context) => answerOrder(deps, params.id, context),
    'POST /api/manage/orders/:id': ({ params, body }, context) =>
      change(params.id, context, (id) => moveAsSeen(deps, id, body, context)),
    'POST /api/manage/orders/:id/note': ({ params, body }, context) =>
      change(params.id, context, (id) => addNote(id, body, context)),
    'POST /api/manage/orders/:id/refund': ({ params, body }, context) =>
      change(params.id, context, (id) => refundByHand(deps, id, body, context)),
    'POST /api/manage/orders/:id/free': ({ params }, context) =>
      change(params.id, context, (id) => makeFree(deps, id, context)),
    'POST /api/manage/orders/:id/return': ({ params, body }, context) =>
      change(params.id, context, (id) => takeBack(deps, id, body, context)),
    'GET /api/manage/returns': ({ query }, context) => answerRequests(query, context),
    'POST /api/manage/returns/:id': ({ params, body }, context) => decideReturn(deps, params.id, body, context),
  })
}
