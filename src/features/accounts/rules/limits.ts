import { day, hour, minute, second } from '#core/durations.ts'

/** The moments (milliseconds) at which something was asked for, in any order, and how often it may be. */
export type Limit = { readonly most: number; readonly withinMs: number }

/** One code in 15 s, three in 10 minutes, five a day. Source: reliability.md 6.6. */
export const contactLimits: readonly Limit[] = [
  { most: 1, withinMs: 15 * second },
  { most: 3, withinMs: 10 * minute },
  { most: 5, withinMs: day },
]
/** Failures of a contact: after so many in an hour it waits. */
const failureLimit = { most: 10, withinMs: hour, pauseMs: 15 * minute }
/** Wrong codes a day that could have been right: what five codes of five tries allow. */
export const guessesPerDay = 25
/** Wrong passwords of a contact. */
export const passwordLimits: readonly Limit[] = [
  { most: 10, withinMs: hour },
  { most: 25, withinMs: day },
]
/** Numbers of an authenticator that somebody may try. */
export const factorLimits: readonly Limit[] = [
  { most: 5, withinMs: 5 * minute },
  { most: 25, withinMs: day },
]
/** For so long after it was shown a second factor covers what is far-reaching. */
export const freshFactorMs = 15 * minute
/** Forms with pictures a day, of a person or of an address; of whose work they are, and of others. */
export const formsPerDay = (most: number): readonly Limit[] => [{ most, withinMs: day }]
export const uploads = { ofPerson: 30, ofWorker: 1000, ofAddress: 3 } as const
/** Messages to the shop, of one address. */
export const messageLimits: readonly Limit[] = [
  { most: 5, withinMs: hour },
  { most: 20, withinMs: day },
]
/** What else strangers do by the address, as many times the codes that one may ask for in an hour. */
export const perHour = (most: number): readonly Limit[] => [{ most, withinMs: hour }]
/** Characters of a new password. */
export const minPasswordLength = 8
export const triesPerCode = 5
export const codeLifeMs = 5 * minute

/**
 * What follows from the number of codes an hour that one address may ask for: at most half as many contacts of it, twice as many codes
 * for a number prefix, and none for a prefix that got as many of which fewer than a fifth were entered.
 */
export const hourlyLimits = (perAddress: number) => ({
  ofAddress: { most: perAddress, withinMs: hour },
  ofContacts: { most: Math.max(1, Math.floor(perAddress / 2)), withinMs: hour },
  ofPrefix: { most: perAddress * 2, withinMs: hour },
  isPumped: (sent: number, entered: number): boolean => sent >= perAddress && entered * 5 < sent,
})

/** So much later than now a moment may be by another process's clock; one still later was noted before the clock was set back. */
export const furthestAhead = minute

/** Those that count at `now`, the latest first. */
const latestOf = (moments: readonly number[], now: number): number[] =>
  moments.filter((moment) => moment <= now + furthestAhead).toSorted((one, other) => other - one)

/** Milliseconds until one more may be asked for; 0 for at once. */
export const waitFor = (limits: readonly Limit[], moments: readonly number[], now: number): number => {
  const latest = latestOf(moments, now)
  return Math.max(
    0,
    ...limits.map(({ most, withinMs }) => {
      const oldest = latest[most - 1]
      return oldest === undefined ? 0 : oldest + withinMs - now
    }),
  )
}

/** Milliseconds until a contact may try codes again. */
export const pauseAfterFailures = (failures: readonly number[], now: number): number => {
  const latest = latestOf(failures, now)
  const [last] = latest
  const tenth = latest[failureLimit.most - 1]
  if (last === undefined || tenth === undefined || last - tenth > failureLimit.withinMs) return 0
  return Math.max(0, last + failureLimit.pauseMs - now)
}
