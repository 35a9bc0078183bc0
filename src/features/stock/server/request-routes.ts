import { isUuid } from '#core/ids.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Db } from '#platform/server/context.ts'
import type { Handlers } from '#platform/server/http.ts'
import { networkOf } from '#platform/server/http/network.ts'
import { takeOnce } from '#platform/server/taken-once.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { stockContract } from '../contract.ts'
import { mostRequests, networkHour, toContact } from '../rules/requests.ts'
import type { Piece } from '../rules/requests.ts'
import { keepRequest, momentsOfNetwork, withdrawRequests } from './request-store.ts'

/** The product of a SKU or an id as a store view sells it; undefined where it does not. */
export type FindPiece = (view: StoreView, key: { readonly sku: string } | { readonly id: number }) => Piece | undefined

type RequestCalls = Pick<typeof stockContract, 'POST /api/stock/notify' | 'POST /api/stock/notify/cancel'>

type Deps = {
  readonly findPiece: FindPiece
  /** Requests an hour that are kept of one network; 0 for no limit. */
  readonly perNetwork: number
}

/** Requests for one mail. What is answered never depends on the contact. */
export const requestHandlers = ({ findPiece, perNetwork }: Deps): Handlers<RequestCalls, StoreView> => ({
  'POST /api/stock/notify': async ({ body }, { db, store, now, newId, wire }) => {
    const email = toContact(body.email)
    if (email === undefined) return refuse('INVALID_INPUT', { fields: { email: 'must be an e-mail address' } })
    const piece = findPiece(store, { sku: body.sku })
    if (!piece) return refuse('NOT_FOUND', { sku: body.sku })
    if (body.kind === 'back_in_stock' && piece.isInStock) return ok('in_stock' as const)
    if (body.kind === 'price_drop' && piece.price === undefined)
      return refuse('INVALID_INPUT', { fields: { sku: 'has no price' } })
    // the answer was lost: it stands, whatever became of the request
    if (!(await takeOnce(db, body.id, now))) return ok('requested' as const)
    const network = wire && networkOf(wire.address)
    if (network !== undefined && perNetwork > 0) {
      const room = await checkNetwork(db, { network, now, most: perNetwork })
      if (!room.ok) return room
    }
    await keepRequest(
      db,
      {
        id: newId(),
        token: newId(),
        product_id: piece.productId,
        email,
        kind: body.kind,
        store_code: store.storeCode,
        price: piece.price ?? null,
        created_at: now,
        network: network ?? null,
      },
      mostRequests,
    )
    return ok('requested' as const)
  },
  'POST /api/stock/notify/cancel': async ({ body }, { db }) => {
    if (isUuid(body.token)) await withdrawRequests(db, body.token)
    return ok(true as const)
  },
})

/** Whoever asks for many contacts waits until the oldest of the last `most` requests is an hour old. */
const checkNetwork = async (
  db: Db,
  { network, now, most }: { network: string; now: Date; most: number },
): Promise<Result<true, 'TOO_MANY_REQUESTS'>> => {
  const moments = await momentsOfNetwork(db, network, new Date(now.getTime() - networkHour))
  const oldest = moments[most - 1]
  return oldest === undefined
    ? ok(true)
    : refuse('TOO_MANY_REQUESTS', { retryAfter: Math.ceil((oldest.getTime() + networkHour - now.getTime()) / 1000) })
}
