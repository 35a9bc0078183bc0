import type { ShownTotal } from '../../rules/totals/wire-totals.ts'
import type { CartView } from '../store/cart-types.ts'

/** The totals to show, see `CartView.shown`. */
export const shownTotals = ({ shown }: Pick<CartView, 'shown'>): readonly ShownTotal[] => shown

export const grandTotal = (lines: readonly ShownTotal[]): number =>
  lines.find(({ code }) => code === 'grand_total')?.value ?? 0
