import { Type } from 'typebox'
import type { Static } from 'typebox'
import { endpoint } from '#core/endpoint.ts'
import type { Contract } from '#core/endpoint.ts'
import { deskCalls } from './rules/desk-calls.ts'
import { updateCalls } from './rules/update-calls.ts'

const wares = Type.Array(Type.Object({ sku: Type.String(), name: Type.String(), qty: Type.Integer() }))

const dashboardSchema = Type.Object({
  /** Days with orders that were neither cancelled nor still wait for their payment, the earliest first; `sum` in major units. */
  sales: Type.Array(
    Type.Object({
      day: Type.String({ description: 'YYYY-MM-DD, UTC' }),
      currency: Type.String(),
      orders: Type.Integer(),
      sum: Type.Number(),
    }),
  ),
  /** ISO days, the first and the last that were looked at. */
  since: Type.String(),
  until: Type.String(),
  best: wares,
  /** On sale, and nearly gone. */
  low: wares,
  misses: Type.Array(Type.Object({ text: Type.String(), hits: Type.Integer(), last_at: Type.String() })),
  /** What somebody should look at. */
  waiting: Type.Object({
    placed: Type.Integer(),
    packing: Type.Integer(),
    shortfall: Type.Integer(),
    returns: Type.Integer(),
    reviews: Type.Integer(),
  }),
})
export type Dashboard = Static<typeof dashboardSchema>

/** What no other feature owns. */
export const officeCalls = {
  'GET /api/manage/dashboard': endpoint({
    summary: 'How the shop does: sales by day, best sellers, low stock, searches in vain, and what waits for somebody',
    access: 'manager',
    query: Type.Object({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 366, default: 30 })) }),
    reply: dashboardSchema,
  }),
} as const satisfies Contract

const adminContract = { ...updateCalls, ...officeCalls, ...deskCalls } as const satisfies Contract
export type AdminContract = typeof adminContract
