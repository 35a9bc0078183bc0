export { bloggerLists } from './entity-lists.ts'
export { payoutFileRoute } from './payouts/payout-route.ts'
export { bloggerReactions } from './reactions.ts'
export { bloggerRoutes } from './routes.ts'
