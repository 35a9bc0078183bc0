import { day } from '#core/durations.ts'
import { toOrder } from './order.ts'
import type { Buyer, DemoOrder, OrderPlan, Piece } from './order.ts'

type State = Pick<OrderPlan, 'status' | 'stage' | 'payment' | 'tracking'> & {
  /** Places among the pieces, each once. */
  readonly places: readonly number[]
  readonly daysAgo: number
  /** Days after it was placed. */
  readonly paid?: number
  readonly sent?: number
  readonly delivered?: number
  readonly canceled?: number
}

const tracking = { title: 'Parcel Post', link: null, number: 'PP 4417 0922 31' }

/** The oldest first: long delivered, given up, delivered and still to be returned, on its way, just paid. */
// prettier-ignore
const states: readonly State[] = [
  { places: [3, 11], daysAgo: 47, payment: 'cashondelivery', status: 'O', stage: 5, paid: 6, sent: 4, delivered: 6 },
  { places: [7], daysAgo: 26, payment: 'cashondelivery', status: 'N', stage: 1, canceled: 1 },
  { places: [0, 18, 9], daysAgo: 11, payment: 'card', status: 'O', stage: 5, paid: 0, sent: 3, delivered: 6 },
  { places: [5, 14], daysAgo: 4, payment: 'card', status: 'LF', stage: 4, paid: 0, sent: 2, tracking },
  { places: [16], daysAgo: 0.1, payment: 'card', status: 'A', stage: 1, paid: 0 },
]

/** What a customer ordered so far: one order of each kind that an account shows. */
export const ownOrders = (pieces: readonly Piece[], buyer: Buyer, now: Date): DemoOrder[] =>
  states.map(({ places, daysAgo, paid, sent, delivered, canceled, ...state }, index) => {
    const placedAt = new Date(now.getTime() - daysAgo * day)
    const after = (days: number | undefined) =>
      days === undefined ? undefined : new Date(placedAt.getTime() + days * day)
    return toOrder({
      ...state,
      key: `own order ${index}`,
      store: 'en',
      currency: 'USD',
      buyer,
      placedAt,
      lines: places.map((place) => {
        const piece = pieces[place]
        if (!piece) throw new Error(`the demo's customer finds no piece ${place}`)
        return { piece, qty: 1, returned: 0 }
      }),
      paidAt: after(paid),
      sentAt: after(sent),
      deliveredAt: after(delivered),
      canceledAt: after(canceled),
    })
  })
