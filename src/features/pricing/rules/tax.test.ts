import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, money } from '#core/money.ts'
import { placePercent, taxed, taxIn, taxPercent, wholeCountryRules } from './tax.ts'
import type { TaxPlace, TaxRate, TaxRule } from './tax.ts'

const rate = (country: string, percent: number, more: Partial<TaxRate> = {}): TaxRate => ({
  country,
  region: '',
  percent,
  ...more,
})
const rule = (id: number, rates: readonly TaxRate[], more: Partial<TaxRule> = {}): TaxRule => ({
  id,
  productTaxClasses: ['clothes'],
  customerTaxClasses: [],
  rates,
  ...more,
})
const clothes = { productTaxClass: 'clothes' }

describe('the rate of a country', () => {
  const rules = [
    rule(1, [rate('US', 8.875, { region: 'NY' }), rate('US', 7, { region: '*' }), rate('US', 9), rate('PL', 23)], {
      customerTaxClasses: [3],
    }),
    rule(2, [rate('DE', 19, { region: '0' })]),
    rule(3, [rate('DE', 7)], { productTaxClasses: ['clothes', 'books'] }),
  ]

  test.each([
    ['clothes', 'US', 7],
    ['clothes', 'DE', 19],
    ['clothes', undefined, 23],
    ['clothes', 'FR', 0],
    ['books', 'US', 0],
    ['books', 'DE', 7],
    [undefined, 'US', 0],
  ])('[PRICE-4] %s in %s is %d %%', (productTaxClass, country, percent) => {
    expect(taxPercent(rules, { productTaxClass }, { country })).toBe(percent)
  })

  test('[PRICE-11] the first rule with a rate at the place counts, others do not add to it', () => {
    const two = [rule(1, [rate('US', 1, { region: 'CA' })]), rule(2, [rate('US', 2)]), rule(3, [rate('US', 3)])]
    expect(taxPercent(two, clothes, { country: 'US' })).toBe(2)
    expect(taxPercent(two, clothes, { country: 'US', regionCode: 'CA' })).toBe(1)
    expect(placePercent(two, undefined, { country: 'US' })).toBe(2)
    expect(placePercent([], undefined, { country: 'US' })).toBe(0)
  })

  test('[PRICE-4] prices beside no address need no more than the rates of whole countries', () => {
    const many = [
      rule(1, [
        rate('US', 1, { region: 'CA' }),
        rate('US', 2, { postcode: '902*' }),
        rate('US', 3, { regionId: 12 }),
        rate('US', 4, { region: '*', regionId: 0, postcode: '*' }),
      ]),
    ]
    expect(wholeCountryRules(many)[0]?.rates.map(({ percent }) => percent)).toEqual([4])
    expect(taxPercent(wholeCountryRules(many), clothes, { country: 'US' })).toBe(
      taxPercent(many, clothes, { country: 'US' }),
    )
  })
})

describe('the rate of an address', () => {
  const rules = [
    rule(1, [
      rate('US', 1),
      rate('US', 2, { region: 'California', regionId: 12 }),
      rate('US', 3, { region: 'NY' }),
      rate('US', 4, { postcode: '9*' }),
      rate('US', 5, { postcode: '902*' }),
      rate('US', 6, { region: 'CA', postcode: '90210' }),
      rate('US', 7, { postcode: '10010-10019' }),
      rate('US', 8, { region: 'NY', postcode: '10010-10019' }),
      rate('CA', 9, { postcode: 'K1A 0B1' }),
      rate('PL', 10, { postcode: '00-001' }),
      rate('US', 11, { region: 'NY' }),
    ]),
  ]

  test.each<[string, TaxPlace, number]>([
    ['nothing but the country', { country: 'US' }, 1],
    ['another state', { country: 'US', regionCode: 'TX', zip: '73301' }, 1],
    ["the state's name", { country: 'US', region: 'california' }, 2],
    ["the state's id", { country: 'US', regionId: 12 }, 2],
    ["another state's id", { country: 'US', regionId: 13 }, 1],
    ["the state's code, in any case; the first of two", { country: 'US', regionCode: 'ny' }, 3],
    ['the beginning of a postcode', { country: 'US', zip: '98101' }, 4],
    ['a longer beginning', { country: 'US', zip: '90299' }, 5],
    ['a postcode whose region nobody told', { country: 'US', zip: '90210' }, 6],
    ['a postcode in its region', { country: 'US', regionCode: 'CA', zip: '90210' }, 6],
    ['a postcode said to be in another region', { country: 'US', regionCode: 'NY', zip: '90210' }, 5],
    ['a ZIP+4', { country: 'US', zip: '90210-1234' }, 6],
    ['postcode and region before the postcode alone', { country: 'US', regionCode: 'NY', zip: '10012' }, 8],
    ['the first of a range', { country: 'US', regionCode: 'TX', zip: '10010' }, 7],
    ['the last of a range', { country: 'US', regionCode: 'TX', zip: '10019' }, 7],
    ['one below a range', { country: 'US', regionCode: 'TX', zip: '10009' }, 1],
    ['one above a range', { country: 'US', regionCode: 'TX', zip: '10020' }, 1],
    ['one that is longer than the ends', { country: 'US', regionCode: 'TX', zip: '100150' }, 1],
    ['spaces and case', { country: 'CA', zip: ' k1a0b1 ' }, 9],
    ['a dash that is no range', { country: 'PL', zip: '00001' }, 10],
    ['the same postcode of another country', { country: 'PL', zip: '90210' }, 0],
    ['Poland for no country', { country: undefined, zip: '00-001' }, 10],
    ['an empty postcode', { country: 'US', zip: '' }, 1],
  ])('[PRICE-12] [PRICE-13] [PRICE-14] %s', (_name, place, percent) => {
    expect(taxPercent(rules, clothes, place)).toBe(percent)
  })

  test('[PRICE-12] a long beginning is more exact than a range, an exact postcode than any', () => {
    const at = (first: TaxRate, second: TaxRate) =>
      taxPercent([rule(1, [first, second])], clothes, { country: 'US', zip: '90210' })
    const range = rate('US', 1, { postcode: '90000-90999' })
    const start = rate('US', 2, { postcode: '902*' })
    const exact = rate('US', 3, { postcode: '90210' })
    expect([at(range, start), at(start, range), at(start, exact), at(exact, range)]).toEqual([2, 2, 3, 3])
    expect(at(range, rate('US', 4, { postcode: '90200-90299' }))).toBe(4)
    expect(at(rate('US', 5, { region: 'CA' }), range)).toBe(1)
    expect(at(rate('US', 6, { postcode: '10000-99999' }), rate('US', 7))).toBe(6)
  })

  test.each([
    ['a whole postcode is no beginning', '9021', '90210', 0],
    ['blanks around it are none of it', ' 902* ', ' 90210 ', 5],
    ['of a longer number the first five digits do not count', '90210', '190210-1234', 0],
    ['nor those of a longer ending', '90210', '90210-12345', 0],
    ['capitals are as good as small letters', 'sw1a*', 'SW1A 1AA', 5],
    ['every postcode, but not none', '9*', undefined, 0],
  ])('[PRICE-14] %s', (_name, postcode, zip, percent) => {
    expect(taxPercent([rule(1, [rate('GB', 5, { postcode })])], clothes, { country: 'GB', zip })).toBe(percent)
  })
})

describe('customer classes', () => {
  const rules = [
    rule(1, [rate('DE', 0)], { customerTaxClasses: [5] }),
    rule(2, [rate('DE', 19)], { customerTaxClasses: [3, 4] }),
    rule(3, [rate('DE', 20)]),
  ]

  test.each([
    [3, 19],
    [4, 19],
    [5, 0],
    [9, 20],
    [undefined, 0],
  ])('[PRICE-15] class %s is taxed with %d %%', (customerTaxClass, percent) => {
    expect(taxPercent(rules, { ...clothes, customerTaxClass }, { country: 'DE' })).toBe(percent)
  })
})

describe('amounts', () => {
  const amounts = fc.integer({ min: 0, max: 100_000_000 }).map(money)
  const percents = fc.oneof(
    fc.integer({ min: 0, max: 100 }),
    fc.integer({ min: 0, max: 1_000_000 }).map((ten) => ten / 10_000),
  )

  test('[PRICE-4] tax is added to an amount without it and taken out of one with it', () => {
    expect(taxed(money(1000), 19, false)).toEqual({ net: 1000, gross: 1190 })
    expect(taxed(money(1190), 19, true)).toEqual({ net: 1000, gross: 1190 })
    expect(taxed(money(999), 0, true)).toEqual({ net: 999, gross: 999 })
    expect(taxed(money(999), 0, false)).toEqual({ net: 999, gross: 999 })
  })

  test('[PRICE-16] half a unit is rounded up, once', () => {
    expect(taxed(money(50), 5, false).gross).toBe(53)
    expect(taxed(money(49), 5, false).gross).toBe(51)
    expect(taxed(money(1000), 8.875, false).gross).toBe(1089)
    expect(taxed(money(105), 100, true).net).toBe(53)
    // 12,162.5 to the last decimal, which no quotient of floating point is
    expect(taxed(money(17_514), 44, true).net).toBe(12_163)
  })

  test('[PRICE-16] net and tax are gross, neither is below nothing, and there and back is the same', () => {
    fc.assert(
      fc.property(amounts, percents, (amount, percent) => {
        const without = taxed(amount, percent, false)
        const within = taxed(amount, percent, true)
        expect(without.net).toBe(amount)
        expect(within.gross).toBe(amount)
        for (const { net, gross } of [without, within]) {
          expect(net).toBeGreaterThanOrEqual(0)
          expect(gross).toBeGreaterThanOrEqual(net)
        }
        expect(add(within.net, taxIn(amount, percent))).toBe(amount)
        expect(Math.abs((amount * percent) / 100 - (without.gross - amount))).toBeLessThanOrEqual(0.500001)
        // what was added can be taken out again to the unit
        expect(taxed(without.gross, percent, true).net).toBe(amount)
      }),
    )
  })

  test('[PRICE-16] more costs more, and a higher rate taxes more', () => {
    fc.assert(
      fc.property(amounts, amounts, percents, percents, (one, other, low, high) => {
        const [less, more] = [money(Math.min(one, other)), money(Math.max(one, other))]
        expect(taxed(less, low, false).gross).toBeLessThanOrEqual(taxed(more, low, false).gross)
        const [lower, higher] = [Math.min(low, high), Math.max(low, high)]
        expect(taxed(one, lower, false).gross).toBeLessThanOrEqual(taxed(one, higher, false).gross)
        expect(taxIn(one, lower)).toBeLessThanOrEqual(taxIn(one, higher))
      }),
    )
  })

  test("[PRICE-17] elsewhere the view's own tax is taken out first, at home nothing moves", () => {
    expect(taxed(money(1190), 20, true, 19)).toEqual({ net: 1000, gross: 1200 })
    expect(taxed(money(1190), 0, true, 19)).toEqual({ net: 1000, gross: 1000 })
    expect(taxed(money(1000), 20, false, 19)).toEqual({ net: 1000, gross: 1200 })
    fc.assert(
      fc.property(amounts, percents, percents, (amount, here, home) => {
        expect(taxed(amount, home, true, home)).toEqual({ net: taxed(amount, home, true).net, gross: amount })
        const there = taxed(amount, here, true, home)
        expect(there.net).toBe(taxed(amount, home, true).net)
        expect(there.gross).toBe(here === home ? amount : taxed(there.net, here, false).gross)
      }),
    )
  })
})
