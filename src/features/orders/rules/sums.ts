import { addMajor } from '#core/money.ts'
import type { WireOrder } from '../contract.ts'

type Order = Pick<WireOrder, 'paid' | 'canceled' | 'refunded' | 'taken_off' | 'totals'> & {
  readonly shortfall: boolean
}

/**
 * Major units of an order's money that went back or is on its way: of one that was canceled all that was paid, but for a payment that
 * came after the end and waits for somebody's decision.
 */
export const givenBackOf = ({ paid, canceled, shortfall, refunded, taken_off, totals }: Order): number =>
  paid && canceled && !shortfall ? addMajor(totals.grand_total, -taken_off) : refunded

const onlyTelling: readonly string[] = ['our_discount', 'grand_total_before_discount']

/** The lines of an order's totals that add up: without those that are not known, and those that only tell of savings. */
export const addedUp = <Line extends { readonly code: string; readonly value: number | null }>(
  totals: readonly Line[],
): (Line & { readonly value: number })[] =>
  totals.flatMap((line) => {
    const { code, value } = line
    return value === null || onlyTelling.includes(code) ? [] : [{ ...line, value }]
  })
