export {
  addBonuses,
  correctBonuses,
  countBonusEntries,
  earnOnOrder,
  findBonusBalance,
  giveBackOfOrder,
  listBonusEntries,
  spendOnOrder,
  staysOf,
  takeBackEarned,
} from './bonuses.ts'
export type { Kept, OrderBonuses } from './bonuses.ts'
export { findCoupon, isCounted, releaseCoupon, toCoupon, useCoupon } from './store.ts'
export type { CouponRow } from './store.ts'
export { promotionsRoutes } from './manage.ts'
