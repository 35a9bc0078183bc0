import { money } from '#core/money.ts'
import type { Money } from '#core/money.ts'

/** Amounts are minor units. */
type Order = {
  readonly is_paid: boolean
  readonly is_canceled: boolean
  readonly has_shortfall: boolean
  readonly grand_total: number
  readonly refunded: number
  readonly taken_off: number
}

/**
 * Money of an order that went back or is on its way, in minor units: of one that was canceled all that was paid, but for a payment that
 * came after the end and waits for somebody's decision.
 */
export const givenBackOf = ({ is_paid, is_canceled, has_shortfall, grand_total, refunded, taken_off }: Order): Money =>
  money(is_paid && is_canceled && !has_shortfall ? grand_total - taken_off : refunded)

const onlyTelling: readonly string[] = ['our_discount', 'grand_total_before_discount']

/** The lines of an order's totals that add up: without those that are not known, and those that only tell of savings. */
export const addedUp = <Line extends { readonly code: string; readonly value: number | null }>(
  totals: readonly Line[],
): (Line & { readonly value: number })[] =>
  totals.flatMap((line) => {
    const { code, value } = line
    return value === null || onlyTelling.includes(code) ? [] : [{ ...line, value }]
  })
