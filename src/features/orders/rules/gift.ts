import type { WireTotals } from '#features/cart/contract.ts'

/** The totals of an order that became free: what was to be paid is taken off as its gift, and nothing is left, nor any tax. */
export const withGift = (before: WireTotals, title: string): WireTotals => {
  const { taxes: _, ...wire } = before
  const gift = { code: 'gift' as const, title, value: -wire.grand_total }
  const isSum = (code: string) => code === 'grand_total' || code === 'grand_total_before_discount'
  return {
    ...wire,
    totals: [
      ...wire.totals.filter(({ code }) => !isSum(code)),
      gift,
      ...wire.totals.filter(({ code }) => code === 'grand_total_before_discount'),
      ...wire.totals.filter(({ code }) => code === 'grand_total').map((line) => ({ ...line, value: 0 })),
    ],
    grand_total: 0,
  }
}
