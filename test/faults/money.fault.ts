import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { computeInChromium, computeInProcess } from '#test/support/money-bundle.ts'
import type { MoneyInBrowserRun } from '#test/support/money-bundle.ts'
import { anyCart } from '#test/support/money-cases.ts'
import { fastTotals } from '#test/support/money-fast.ts'
import { answerCarts } from '#test/support/money-shop.ts'
import { createScratchDatabase } from '#test/support/scratch-database.ts'
import { slowTotals } from '#test/support/slow-money.ts'
import type { SlowTotals } from '#test/support/slow-money.ts'
import type { FaultRun } from './support/fault.ts'

const codes = [
  'subtotal_incl_tax',
  'our_discount',
  'coupon_code',
  'payment_discount',
  'payment',
  'shipping',
  'shipping_on_checkout',
  'user_account',
  'grand_total_before_discount',
  'grand_total',
]

/** What holds of the lines of any totals; the words of the first law that is broken. */
export const brokenLaw = ({ lines }: Pick<SlowTotals, 'lines'>): string | undefined => {
  const of = (code: string): number => lines.find(([name]) => name === code)?.[1] ?? 0
  const names = lines.map(([name]) => name)
  if (
    !isDeepStrictEqual(
      names,
      codes.filter((code) => names.includes(code)),
    )
  )
    return 'the lines are not in their order'
  if (lines.some(([, amount]) => amount !== null && !Number.isSafeInteger(amount))) return 'an amount is not whole'
  if (of('grand_total') < 0) return 'the grand total is below 0'
  const before = of('subtotal_incl_tax') + of('payment') + of('shipping')
  if (of('grand_total_before_discount') !== before) return 'subtotal, payment and shipping do not add up'
  const off = [of('coupon_code'), of('payment_discount'), of('user_account')]
  if (off.some((amount) => amount > 0)) return 'a discount adds something'
  const taken = off.reduce((sum, amount) => sum + amount, 0)
  if (-taken > of('subtotal_incl_tax')) return 'more is taken off than the goods cost'
  return of('grand_total') === before + taken ? undefined : 'the discounts do not add up'
}

/** Computes so many random carts twice; throws with the smallest that differs, or breaks a law. */
export const checkMoney = async (carts: number): Promise<number> => {
  let count = 0
  const property = fc.asyncProperty(anyCart, async (cart) => {
    const [fast, slow] = [await fastTotals(cart), slowTotals(cart)]
    count += 1
    const broken = brokenLaw(fast)
    if (broken) throw new Error(broken)
    if (!isDeepStrictEqual(fast, slow)) {
      throw new Error(`the shop says ${JSON.stringify(fast)}, the slow computation ${JSON.stringify(slow)}`)
    }
  })
  await fc.assert(property, { numRuns: carts })
  return count
}

/** What browsers compute of so many carts from what the wire told them, beside the server's own answers; throws at the first other bit. */
export const checkBrowserMoney = async (
  carts: number,
  compute: MoneyInBrowserRun,
  makeDatabase?: typeof createScratchDatabase,
): Promise<number> => {
  const answered = await answerCarts(carts, Date.now(), makeDatabase)
  const computed = await compute(answered.map(({ browser }) => browser))
  for (const [at, { browser, totals }] of answered.entries()) {
    const shown = totals.totals.map(({ code, value }) => ({ code, value }))
    const isWhole = shown.at(-1)?.value === totals.grand_total
    if (isWhole && isDeepStrictEqual(computed[at], shown)) continue
    throw new Error(
      `the browser says ${JSON.stringify(computed[at])}, the server ${JSON.stringify(totals)} of ${JSON.stringify(browser)}`,
    )
  }
  return computed.length
}

/** A7 of the goals: money to the cent, twice computed and on both sides of the wire. */
export const run = async ({ say, full }: FaultRun): Promise<void> => {
  const [rounds, each] = full ? [10, 100_000] : [1, 2000]
  let checked = 0
  for (let round = 1; round <= rounds; round += 1) {
    checked += await checkMoney(each)
    say(`${checked} of ${rounds * each} random carts cost what a computation with exact fractions says`)
  }
  const carts = full
    ? await checkBrowserMoney(1000, computeInChromium, createScratchDatabase)
    : await checkBrowserMoney(40, computeInProcess)
  say(`${carts} carts cost the same in the built browser bundle and in the server's answer`)
}
