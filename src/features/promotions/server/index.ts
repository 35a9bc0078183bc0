export { findCoupon, releaseCoupon, toCoupon, useCoupon } from './store.ts'
export type { CouponRow } from './store.ts'
