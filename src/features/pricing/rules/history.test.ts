import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settings } from '#config/settings.ts'
import { storeViews } from '#config/stores/index.ts'
import { money } from '#core/money.ts'
import { storeCodes } from '#features/stores/rules/store-view.ts'
import type { StoreCode } from '#features/stores/rules/store-view.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import { pricingOf, taxClassOf } from './frame.ts'
import { lowestPrice30Days, showsLowest } from './history.ts'
import type { PastPrice } from './history.ts'
import { priceAt } from './special.ts'

const dayMs = 86_400_000
const start = Date.parse('2026-01-01T00:00:00.000Z')
const day = (number: number, ms = 0): string => new Date(start + number * dayMs + ms).toISOString()
const listed = (since: number, price: number, special?: number, dates: Partial<PastPrice> = {}): PastPrice => ({
  since: day(since),
  price: money(price),
  ...(special === undefined ? {} : { special: money(special) }),
  ...dates,
})
const now = day(100)

describe('the lowest price of 30 days', () => {
  test.each<[string, PastPrice[], number | undefined]>([
    ['what was charged before', [listed(0, 100), listed(90, 100, 80)], 100],
    ['the lower of two', [listed(0, 100), listed(70, 95), listed(90, 100, 80)], 95],
    ['lower than the reduced price itself', [listed(0, 100), listed(80, 60), listed(85, 100), listed(90, 100, 80)], 60],
    ['nothing without a reduction', [listed(0, 100), listed(90, 80)], undefined],
    ['nothing with a special price above the price', [listed(0, 100), listed(90, 100, 120)], undefined],
    ['nothing with a special price of nothing', [listed(0, 100), listed(90, 100, 0)], undefined],
    ['nothing of what was reduced from its first day', [listed(90, 100, 80)], undefined],
    ['nothing without a past', [], undefined],
    [
      'a price that ended a moment after the window opened',
      [listed(0, 50), { ...listed(60, 100), since: day(60, 1) }, listed(90, 100, 80)],
      50,
    ],
    ['not a price that ended as the window opened', [listed(0, 50), listed(60, 100), listed(90, 100, 80)], 100],
    ['a sale inside of the window', [listed(0, 100), listed(65, 100, 70), listed(70, 100), listed(90, 100, 80)], 70],
    [
      'a special price by its dates',
      [listed(0, 100, 70, { specialFrom: day(65), specialTo: day(70) }), listed(90, 100, 80)],
      70,
    ],
    [
      'a special price that ended before the window',
      [listed(0, 100, 70, { specialFrom: day(40), specialTo: day(50) }), listed(90, 100, 80)],
      100,
    ],
    ['a reduction that began by its date', [listed(0, 100, 80, { specialFrom: day(90) })], 100],
    ['nothing while a reduction has not begun', [listed(0, 100, 80, { specialFrom: day(101) })], undefined],
    ['at the first moment of a reduction', [listed(0, 100, 80, { specialFrom: now })], 100],
    ['at its last moment', [listed(0, 100, 80, { specialFrom: day(90), specialTo: now })], 100],
    ['nothing after it', [listed(0, 100, 80, { specialFrom: day(90), specialTo: day(100, -1) })], undefined],
    ['of a reduction that has lasted for long', [listed(0, 90), listed(5, 100), listed(10, 100, 80)], 90],
    ['a reduction in steps is one', [listed(0, 100), listed(80, 100, 90), listed(90, 100, 80)], 100],
    ['also when the price beside it is another', [listed(0, 100), listed(80, 110, 80), listed(90, 120, 80)], 100],
    ['one at a higher price is a new one', [listed(0, 100), listed(80, 100, 70), listed(90, 100, 80)], 70],
    ['one after a pause is a new one', [listed(0, 100), listed(80, 100, 85), listed(85, 100), listed(90, 100, 80)], 85],
    ['what was listed for no time was never charged', [listed(0, 100), listed(90, 10), listed(90, 100, 80)], 100],
    ['nothing of what comes later', [listed(0, 100), listed(90, 100, 80), listed(101, 5)], 100],
  ])('[PRICE-27] [PRICE-28] [PRICE-26] %s', (_name, history, lowest) => {
    expect(lowestPrice30Days(history, now)).toBe(lowest)
  })

  test('[PRICE-27] it is a price that was charged in the window, and none charged there was lower', () => {
    const rows = fc.array(
      fc.record({
        since: fc.integer({ min: 0, max: 99 }),
        price: fc.integer({ min: 1, max: 50 }),
        special: fc.option(fc.integer({ min: 1, max: 50 }), { nil: undefined }),
        from: fc.option(fc.integer({ min: 0, max: 120 }), { nil: undefined }),
        to: fc.option(fc.integer({ min: 0, max: 120 }), { nil: undefined }),
      }),
      { minLength: 1, maxLength: 8 },
    )
    const chargedOn = (history: readonly PastPrice[], moment: string) => {
      const row = history.findLast(({ since }) => since <= moment)
      return row && priceAt(row, moment)
    }
    fc.assert(
      fc.property(rows, (list) => {
        const history = list
          .toSorted((one, other) => one.since - other.since)
          .map(({ since, price, special, from, to }) =>
            listed(since, price, special, {
              ...(from === undefined ? {} : { specialFrom: day(from) }),
              ...(to === undefined ? {} : { specialTo: day(to, -1) }),
            }),
          )
        const lowest = lowestPrice30Days(history, now)
        // day by day, as whoever keeps a diary of prices would find it
        const diary = Array.from({ length: 101 }, (_, number) => chargedOn(history, day(number)))
        let began = diary[100]?.special ? 100 : undefined
        for (let at = 99; at >= 0 && began !== undefined; at -= 1) {
          const [before, after] = [diary[at], diary[at + 1]]
          if (!before?.special || !after || before.final < after.final) break
          began = at
        }
        const window =
          began === undefined ? [] : diary.slice(Math.max(0, began - 30), began).flatMap((price) => price?.final ?? [])
        expect(lowest).toBe(window.length > 0 ? Math.min(...window) : undefined)
      }),
      { numRuns: 500 },
    )
  })
})

describe('where it is shown', () => {
  test.each([
    ['by-law', 'DE', [], true],
    ['by-law', 'PL', [], true],
    ['by-law', 'NO', [], true],
    ['by-law', 'US', ['CA', 'FR'], true],
    ['by-law', 'US', ['CA', 'GB', 'CH', 'UA', 'RU'], false],
    [true, 'US', [], true],
    [false, 'DE', ['DE'], false],
  ] as const)('[PRICE-30] set to %s, at home in %s, delivering to %s: %s', (setting, home, countries, isShown) => {
    expect(showsLowest(setting, home, countries)).toBe(isShown)
  })

  const pricing = (changes: Partial<Settings>, views: Parameters<typeof pricingOf>[0]['storeViews'] = storeViews) =>
    pricingOf({
      taxRules: [],
      customerGroups: new Map([[2, 7]]),
      settings: Object.fromEntries(storeCodes.map((code) => [code, { ...settings, ...changes }])) as Record<
        StoreCode,
        Settings
      >,
      storeViews: views,
    })

  test('[PRICE-30] the shop as it comes delivers to such countries from every view', () => {
    expect([...pricing({}).showsLowestIn]).toEqual(storeCodes)
    expect([...pricing({ countries: ['US', 'RU'] }).showsLowestIn]).toEqual(['de', 'eu'])
    const homeless = {
      ...storeViews,
      us: { ...storeViews.us, tax: { ...storeViews.us.tax, defaultCountry: undefined } },
    }
    expect([...pricing({ countries: [] }, homeless).showsLowestIn]).toEqual(['us', 'de', 'eu'])
    expect([...pricing({ show_lowest_price: false }).showsLowestIn]).toEqual([])
  })

  test('[PRICE-15] guests have the tax class of the group that the setting names', () => {
    expect(pricing({}).guestTaxClasses.size).toBe(0)
    expect(pricing({ user_group_tax: 2 }).guestTaxClasses.get('ru')).toBe(7)
    expect(pricing({ user_group_tax: 9 }).guestTaxClasses.size).toBe(0)
  })
})

test.each([
  [null, 2, undefined],
  [1, undefined, 3],
  [1, 2, 7],
  [1, 9, 3],
  [9, undefined, undefined],
] as const)('[PRICE-15] setting %s and group %s have class %s', (setting, group, taxClass) => {
  const groups = new Map([
    [1, 3],
    [2, 7],
  ])
  expect(taxClassOf(setting, group, groups)).toBe(taxClass)
})
