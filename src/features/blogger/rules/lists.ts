import { day } from '#core/durations.ts'
/** A promo product as its lists see it. */
type Listed = { readonly delivered: boolean; readonly promoted_count: number; readonly archive: boolean }

export type PromoLists<T> = {
  readonly delivering: readonly T[]
  readonly promotion: readonly T[]
  readonly done: readonly T[]
}

/** Which of the three lists a promo product stands in; none has it twice. Source: accounts-and-bloggers.md 4. */
export const promoListOf = ({ delivered, promoted_count: promoted, archive }: Listed): keyof PromoLists<unknown> => {
  if (promoted > 0 || archive) return 'done'
  return delivered ? 'promotion' : 'delivering'
}

/** On their way, to be shown, and shown or put aside; the order within stays. */
export const promoLists = <T extends Listed>(products: readonly T[]): PromoLists<T> => ({
  delivering: products.filter((product) => promoListOf(product) === 'delivering'),
  promotion: products.filter((product) => promoListOf(product) === 'promotion'),
  done: products.filter((product) => promoListOf(product) === 'done'),
})

/** Milliseconds between two refreshes of the cabinet. Source: accounts-and-bloggers.md 9. */
export const refreshMs = 5000

/** Whether the cabinet may be read anew; `last` undefined: it never was, later than `now`: the clock was set back. Milliseconds. */
export const mayRefresh = (last: number | undefined, now: number): boolean =>
  last === undefined || now < last || now - last >= refreshMs

/** Whole days until something should be there, 0 from then on; null once it is there or where nobody knows. */
export const daysToDelivery = (due: Date | null, isDelivered: boolean, now: Date): number | null =>
  isDelivered || due === null ? null : Math.max(0, Math.ceil((due.getTime() - now.getTime()) / day))
