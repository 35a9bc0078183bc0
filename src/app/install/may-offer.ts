/** What this browser remembers of its visits; times in milliseconds. */
export type Visits = {
  readonly count: number
  readonly lastAt: number
  readonly hasOrdered: boolean
  /** When the offer was turned down last. */
  readonly refusedAt?: number | undefined
}

/** A page after so long belongs to another visit. */
const visitEnds = 30 * 60_000
/** Who said no is not asked again for so long. */
const askAgain = 90 * 86_400_000

export const noVisits: Visits = { count: 0, lastAt: Number.NEGATIVE_INFINITY, hasOrdered: false }

/** The visits with the page at `path`, below the store prefix, seen at `now`. */
export const countPage = (visits: Visits, path: string, now: number): Visits => ({
  ...visits,
  count: now - visits.lastAt > visitEnds ? visits.count + 1 : visits.count,
  lastAt: now,
  hasOrdered: visits.hasOrdered || /^\/(order\/|successful-payment)/.test(path),
})

/** Whether the shop may offer to be installed: from the second visit or after the first order on, not while somebody pays. */
export const mayOffer = (visits: Visits, path: string, now: number): boolean => {
  if (/^\/(checkout|pay|reset-password)\b/.test(path)) return false
  if (visits.refusedAt !== undefined && now - visits.refusedAt < askAgain) return false
  return visits.count >= 2 || visits.hasOrdered
}

/** What was written before, by whichever version of the shop. */
export const readVisits = (written: unknown): Visits => {
  const { count, lastAt, hasOrdered, refusedAt } = (written ?? {}) as Partial<Visits>
  if (typeof count !== 'number' || typeof lastAt !== 'number') return noVisits
  return { count, lastAt, hasOrdered: hasOrdered === true, ...(typeof refusedAt === 'number' ? { refusedAt } : {}) }
}
