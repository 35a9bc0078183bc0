/** A row of the coupon table: percent in whole percent, fixed in cents of the default currency. */
export type DemoCoupon = {
  readonly code: string
  readonly type: 'percent' | 'fixed'
  readonly value: number
  readonly is_active: boolean
  readonly date_end: string | null
  readonly free_delivery: boolean
  readonly use_limit: number | null
}

const day = 86_400_000

/** The demo's coupons as contract.md names them; `OLD` ended a month before `now`. */
export const demoCoupons = (now: Date): DemoCoupon[] => [
  {
    code: 'WELCOME10',
    type: 'percent',
    value: 10,
    is_active: true,
    date_end: null,
    free_delivery: false,
    use_limit: null,
  },
  { code: 'FIVE', type: 'fixed', value: 500, is_active: true, date_end: null, free_delivery: false, use_limit: null },
  { code: 'FREESHIP', type: 'fixed', value: 0, is_active: true, date_end: null, free_delivery: true, use_limit: null },
  {
    code: 'OLD',
    type: 'percent',
    value: 15,
    is_active: true,
    date_end: new Date(now.getTime() - 30 * day).toISOString(),
    free_delivery: false,
    use_limit: null,
  },
  { code: 'ONCE', type: 'percent', value: 20, is_active: true, date_end: null, free_delivery: false, use_limit: 1 },
]
