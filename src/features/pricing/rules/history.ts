import { day } from '#core/durations.ts'
import type { Money } from '#core/money.ts'
import { isInEuropeanArea } from '#features/stores/rules/european-area.ts'
import { momentsOf, priceAt } from './special.ts'
import type { ListedPrice } from './special.ts'

/** A price as it was listed from `since` (ISO) until the next one was. */
export type PastPrice = ListedPrice & { readonly since: string }

/** A listed price with what is known of its past, where that says anything; oldest first. */
export type KeptPrice = ListedPrice & { readonly history?: readonly PastPrice[] }

/** A price charged from a moment (ISO) until the next stretch begins. */
type Stretch = { readonly from: string; readonly price: Money; readonly isReduced: boolean }

const windowDays = 30

/**
 * The lowest price charged in the 30 days before the present reduction began, in minor units; undefined without a reduction
 * at `now` (ISO), and where nothing was charged before it. `history` stands oldest first. Source: directive 98/6/EC, article 6a.
 */
export const lowestPrice30Days = (history: readonly PastPrice[], now: string): Money | undefined => {
  const stretches = chargedUntil(history, now)
  const began = reductionBegan(stretches)
  if (began === undefined) return undefined
  const first = neededSince(history, now)
  let lowest: Money | undefined
  stretches.forEach(({ from, price }, at) => {
    const end = stretches[at + 1]?.from ?? now
    if (from < began && end > first && (lowest === undefined || price < lowest)) lowest = price
  })
  return lowest
}

/**
 * Until when (ISO) what was listed is not asked for any more, at `now` (ISO) or later: 30 days before the present reduction began, without one
 * 30 days ago. A row is needed until the next one that stands by then.
 */
export const neededSince = (history: readonly PastPrice[], now: string): string => {
  const began = reductionBegan(chargedUntil(history, now)) ?? now
  return new Date(Date.parse(began) - windowDays * day).toISOString()
}

/** What was charged when, special prices within their dates. */
const chargedUntil = (history: readonly PastPrice[], now: string): Stretch[] =>
  history.flatMap((listed, at) => {
    const end = history[at + 1]?.since
    const within = momentsOf(listed).filter((moment) => moment > listed.since)
    return [listed.since, ...within.toSorted()]
      .filter((moment) => moment <= now && (end === undefined || moment < end))
      .map((from) => {
        const { final, special } = priceAt(listed, from)
        return { from, price: final, isReduced: special > 0 }
      })
  })

/** A price that is lowered step by step is one reduction from its first step on; one that was raised in between is a new one. */
const reductionBegan = (stretches: readonly Stretch[]): string | undefined => {
  let began: Stretch | undefined
  for (const stretch of stretches.toReversed()) {
    if (!stretch.isReduced || (began && stretch.price < began.price)) break
    began = stretch
  }
  return began?.from
}

/** What laws ask: a shop that shows the lowest price where they do, always, or never. */
export type ShowsLowest = 'by-law' | boolean

/** Whether a view shows it: by law where it sells at home in, or delivers to, a country that asks for it. */
export const showsLowest = (setting: ShowsLowest, home: string, deliversTo: readonly string[]): boolean =>
  setting === 'by-law' ? [home, ...deliversTo].some((country) => isInEuropeanArea(country)) : setting
