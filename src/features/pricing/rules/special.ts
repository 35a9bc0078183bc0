import { zero } from '#core/money.ts'
import type { Money } from '#core/money.ts'

/** A price as it is listed: minor units of one currency, with a special price that may be bounded in time (ISO). */
export type ListedPrice = {
  readonly price: Money
  readonly special?: Money | undefined
  readonly specialFrom?: string | undefined
  readonly specialTo?: string | undefined
}

/** What is charged now, what it was before, and the special price (0 where none applies). Minor units. */
export type Price = { readonly final: Money; readonly original: Money; readonly special: Money }

/** Whether the special price applies at `now` (ISO); an open end is no bound. Source: shopping.md 4, price rules. */
export const isSpecialActive = <Listed extends ListedPrice>(
  listed: Listed,
  now: string,
): listed is Listed & { readonly special: Money } =>
  listed.special !== undefined &&
  listed.special < listed.price &&
  (listed.specialFrom === undefined || listed.specialFrom <= now) &&
  (listed.specialTo === undefined || now <= listed.specialTo)

/** The price at `now` (ISO). A special price outside its dates or not below the original is zeroed. */
export const priceAt = (listed: ListedPrice, now: string): Price => {
  const special = isSpecialActive(listed, now) ? listed.special : zero
  return { final: special > 0 ? special : listed.price, original: listed.price, special }
}

/** Moments at which the special price begins to apply or has ceased to, ISO. */
export const momentsOf = ({ specialFrom, specialTo }: ListedPrice): string[] => changesBetween(specialFrom, specialTo)

/** Moments at which what holds from one moment to another begins, or has ceased to hold, ISO; the last moment of it is not one. */
export const changesBetween = (from: string | undefined, to: string | undefined): string[] => [
  ...(from === undefined ? [] : [from]),
  ...(to === undefined ? [] : [new Date(Date.parse(to) + 1).toISOString()]),
]

/** How much is taken off, in whole percent; 0 where nothing is. Any unit, the same for both. */
export const percentBelow = (now: number, before: number): number =>
  before > now && now > 0 ? Math.round((1 - now / before) * 100) : 0
