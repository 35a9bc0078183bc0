import { late } from '#platform/web/waking/late.ts'

const load = () => import('./order-side-parts.ts')
const parts = import.meta.env.SSR ? await load() : undefined

/** How the order stands, where that is to be known before all else: read, and no more. */
export const Standing = late(parts?.Standing, async () => (await load()).Standing)

/** What stands beside the lines of an order: it is read, and its links work without a script. */
export const OrderSide = late(parts?.OrderSide, async () => (await load()).OrderSide)
