import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Mount } from '#platform/server/http.ts'
import { orderContract } from '../contract.ts'
import { answerRequests, decideReturn } from './decide-return.ts'
import type { OrderDeps } from './deps.ts'
import { answerOrder, answerOrders } from './manage.ts'
import { findManagedOrder } from './manage-store.ts'
import { addNote } from './notes.ts'
import { moveOrder } from './move.ts'
import { answerOneOrder } from './one-order.ts'
import { answerHistory, findByNumber } from './own-orders.ts'
import { actOnEmbeddedPage, receiveNotice } from './payment.ts'
import { makeFree } from './make-free.ts'
import { startPayment } from './payment-pages.ts'
import { placeOrder } from './place.ts'
import { refundByHand } from './refund-by-hand.ts'
import { askReturn } from './return-requests.ts'
import { takeBack } from './take-back.ts'
import { withdraw } from './withdrawals.ts'

export const orderRoutes = (mount: Mount<StoreView>, deps: OrderDeps): void =>
  mount.mount(orderContract, {
    'POST /api/order': ({ body }, context) => placeOrder(deps, body, context),

    'GET /api/order/:id': ({ params, query }, context) => answerOneOrder(deps, params.id, query.key, context),

    'GET /api/user/order-history': ({ query }, context) => answerHistory(deps, query, context),
    'POST /api/order/:id/return': ({ params, body }, context) => askReturn(deps, params.id, body, context),
    'POST /api/order/withdraw': ({ body }, context) => withdraw(deps, body, context),
    'GET /api/manage/returns': ({ query }, context) => answerRequests(query, context),
    'POST /api/manage/returns/:id': ({ params, body }, context) => decideReturn(deps, params.id, body, context),
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

    'POST /api/manage/orders/:id/note': async ({ params, body }, context) => {
      const added = await addNote((await findManagedOrder(context.db, params.id))?.id, body, context)
      return added.ok ? answerOrder(deps, params.id, context) : added
    },

    'POST /api/manage/orders/:id/refund': async ({ params, body }, context) => {
      const given = await refundByHand(deps, (await findManagedOrder(context.db, params.id))?.id ?? '', body, context)
      return given.ok ? answerOrder(deps, params.id, context) : given
    },

    'POST /api/manage/orders/:id/free': async ({ params }, context) => {
      const free = await makeFree(deps, (await findManagedOrder(context.db, params.id))?.id ?? '', context)
      return free.ok ? answerOrder(deps, params.id, context) : free
    },

    'POST /api/manage/orders/:id/return': async ({ params, body }, context) => {
      const taken = await takeBack(deps, (await findManagedOrder(context.db, params.id))?.id ?? '', body, context)
      return taken.ok ? answerOrder(deps, params.id, context) : taken
    },
  })
