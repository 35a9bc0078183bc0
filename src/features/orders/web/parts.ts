import { late } from '#platform/web/late.ts'

const load = () => import('./order-side-parts.ts')
const parts = import.meta.env.SSR ? await load() : undefined

/** What is left to do where no page takes the payment: read, and no more. */
export const HowToPay = late(parts?.HowToPay, async () => (await load()).HowToPay)

/** What stands beside the lines of an order: it is read, and its links work without a script. */
export const OrderSide = late(parts?.OrderSide, async () => (await load()).OrderSide)
