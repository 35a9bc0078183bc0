import { late } from '#platform/web/late.ts'

const load = () => import('./order-side-parts.ts')
const parts = import.meta.env.SSR ? await load() : undefined

/** What stands beside the lines of an order: it is read, and its links work without a script. */
export const OrderSide = late(parts?.OrderSide, async () => (await load()).OrderSide)
