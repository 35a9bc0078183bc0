import { describe, expect, test } from 'vitest'
import { convertToWhole, fromMajor } from '#core/money.ts'
import { attributes } from './attributes.ts'
import { demoCatalogue } from './catalogue.ts'
import { demoCoupons } from './coupons.ts'
import { people } from './people.ts'
import { planFiles } from './plans.ts'
import { demoRates } from './prices.ts'
import { scenes } from './scenes.ts'
import { isKeptInStock, soldOutStyles, stock } from './stock.ts'
import { variantsOf } from './sku.ts'
import { getStyle, styles } from './styles.ts'

const catalogue = demoCatalogue()
const bySku = new Map(catalogue.products.map((product) => [product.sku, product]))
const optionsByCode = new Map(
  attributes.map(({ code, options }) => [code, new Set((options ?? []).map(({ key }) => key))]),
)
const variants = catalogue.products.filter(({ parentSku }) => parentSku)

describe('the demo catalogue', () => {
  test('is the same at every call', () => {
    expect(JSON.stringify(demoCatalogue())).toBe(JSON.stringify(catalogue))
  })

  test('gives every product a SKU and an address of its own', () => {
    expect(bySku.size).toBe(catalogue.products.length)
    expect(new Set(catalogue.products.map(({ slug }) => slug)).size).toBe(catalogue.products.length)
    for (const { sku } of variants) expect(sku).toMatch(/^VT-\d{4}-[A-Z]+-(?:XS|S|M|L|XL|XXL|\d\d)$/)
  })

  test('refers only to options, attributes, parents and products that exist', () => {
    const paths = new Set(catalogue.categories.map(({ path }) => path))
    const missing = catalogue.products.flatMap((product) => [
      ...product.categories.filter((path) => !paths.has(path)),
      ...Object.entries(product.attributes).flatMap(([code, value]) =>
        typeof value === 'boolean'
          ? optionsByCode.has(code)
            ? []
            : [code]
          : [value].flat().filter((key) => !optionsByCode.get(code)?.has(key)),
      ),
      ...(product.parentSku && bySku.get(product.parentSku)?.type !== 'configurable' ? [product.parentSku] : []),
      ...(product.links ?? []).map(({ sku }) => sku).filter((sku) => !bySku.has(sku)),
      ...(product.bundleOptions ?? [])
        .flatMap(({ links }) => links.map(({ sku }) => sku))
        .filter((sku) => !bySku.has(sku)),
    ])
    expect(missing).toEqual([])
    expect(catalogue.reviews.filter(({ sku }) => !bySku.has(sku))).toEqual([])
  })

  test('has the filters’ attributes on every style, colour and size on every variant', () => {
    const parents = catalogue.products.filter(({ parentSku }) => !parentSku)
    const codes = ['gender', 'ptype', 'set', 'brand', 'collection']
    expect(parents.filter(({ attributes: own }) => codes.some((code) => !(code in own))).map(({ sku }) => sku)).toEqual(
      [],
    )
    expect(parents.filter(({ media }) => media.length < 2).map(({ sku }) => sku)).toEqual([])
    expect(
      variants.filter(({ attributes: own }) => Object.keys(own).join(' ') !== 'color size').map(({ sku }) => sku),
    ).toEqual([])
  })

  test('converts prices to whole units of three currencies', () => {
    const all = catalogue.products.flatMap(({ sku, type, prices }) =>
      prices.map((price) => ({ sku, type, dollars: prices[0]?.price ?? fromMajor(0), ...price })),
    )
    expect(all.length).toBe(catalogue.products.length * 3)
    expect(
      all
        .filter(
          ({ price, special }) =>
            price <= 0 || price % 100 !== 0 || (special !== undefined && (special >= price || special % 100 !== 0)),
        )
        .map(({ sku }) => sku),
    ).toEqual([])
    const own = all.filter(({ type }) => type !== 'bundle' && type !== 'grouped')
    expect(
      own
        .filter(({ price, dollars, currency }) => price !== convertToWhole(dollars, demoRates[currency]))
        .map(({ sku }) => sku),
    ).toEqual([])
    expect(bySku.get('VT-1001')?.prices.map(({ currency, price, special }) => [currency, price, special])).toEqual([
      ['USD', 8800, 6800],
      ['EUR', 7900, 6100],
      ['RUB', 792_000, 612_000],
    ])
  })

  test('composes grouped styles of three simple products', () => {
    const grouped = catalogue.products.filter(({ type }) => type === 'grouped')
    const associated = grouped.map(({ links = [] }) =>
      links.filter(({ kind }) => kind === 'associated').map(({ sku }) => bySku.get(sku)?.type),
    )
    expect(associated).toEqual(Array.from({ length: 4 }, () => ['simple', 'simple', 'simple']))
  })

  test('composes bundles of options with one default where required, in stock', () => {
    const options = catalogue.products.flatMap(({ bundleOptions }) => bundleOptions ?? [])
    const defaults = options.map(({ required, links }) => ({
      required,
      chosen: links.filter(({ isDefault }) => isDefault),
    }))
    expect(catalogue.products.filter(({ type }) => type === 'bundle').length).toBe(4)
    expect(options.flatMap(({ links }) => links).filter(({ sku }) => bySku.get(sku)?.type !== 'simple')).toEqual([])
    expect(defaults.filter(({ required, chosen }) => chosen.length !== Number(required))).toEqual([])
    expect(defaults.flatMap(({ chosen }) => chosen).filter(({ sku }) => (stock.get(sku) ?? 0) === 0)).toEqual([])
    expect(options.some(({ links }) => links.some(({ qty }) => qty > 1))).toBe(true)
  })

  test('shows every composed style by a scene of its pieces', () => {
    expect(scenes.map(({ name }) => name).toSorted()).toEqual(styles.flatMap(({ scene }) => scene ?? []).toSorted())
    expect(
      scenes
        .filter(({ pieces }) => pieces.some(({ style, colour }) => !getStyle(style).colours.includes(colour)))
        .map(({ name }) => name),
    ).toEqual([])
  })

  test('has custom options of both price types and a file behind every download', () => {
    const types = new Set(
      catalogue.products.flatMap(({ customOptions }) =>
        (customOptions ?? []).flatMap(({ values }) => values.map(({ priceType }) => priceType)),
      ),
    )
    expect(types).toEqual(new Set(['fixed', 'percent']))
    const files = new Set(planFiles().map(({ path }) => path))
    const downloads = catalogue.products.flatMap(({ downloads: own }) => own ?? [])
    expect(downloads.length).toBe(8)
    for (const { file } of downloads) expect(files).toContain(file)
  })
})

describe('the demo stock', () => {
  const quantities = variants.map(({ sku }) => stock.get(sku) ?? -1)
  const share = (fits: (qty: number) => boolean): number => quantities.filter(fits).length / quantities.length

  test('has 100 and more of half, 1 to 5 of a tenth, none of a tenth', () => {
    expect(share((qty) => qty >= 100)).toBeGreaterThanOrEqual(0.5)
    expect(share((qty) => qty >= 1 && qty <= 5)).toBeGreaterThanOrEqual(0.1)
    expect(share((qty) => qty >= 1 && qty <= 5)).toBeLessThan(0.11)
    expect(share((qty) => qty === 0)).toBeGreaterThanOrEqual(0.1)
    expect(share((qty) => qty === 0)).toBeLessThan(0.11)
    expect(quantities).not.toContain(-1)
  })

  test('is gone for some whole styles, and there for what is clicked first', () => {
    const gone = (key: string): number => variantsOf(getStyle(key)).filter(({ sku }) => stock.get(sku) === 0).length
    expect([...soldOutStyles].filter((key) => gone(key) < variantsOf(getStyle(key)).length)).toEqual([])
    expect(styles.filter((style) => isKeptInStock(style) && gone(style.key) > 1).map(({ key }) => key)).toEqual([])
    expect(styles.filter((style) => style.promoted > 0 && !isKeptInStock(style)).map(({ key }) => key)).toEqual([])
  })
})

describe('people, coupons and reviews', () => {
  test('the five people have the contract’s contacts', () => {
    expect(people.map(({ email }) => email)).toEqual([
      'customer@example.com',
      'vip@example.com',
      'blogger@example.com',
      'manager@example.com',
      'admin@example.com',
    ])
    expect(people.map(({ phone }) => phone)).toEqual([1, 2, 3, 4, 5].map((number) => `+1555010000${number}`))
    expect(people.find(({ role }) => role === 'blogger')?.promoCode).toBe('BLOGGER')
  })

  test('the coupons are the contract’s, and OLD is over', () => {
    const now = new Date('2026-11-20T12:00:00Z')
    const coupons = demoCoupons(now)
    expect(coupons.map(({ code }) => code)).toEqual(['WELCOME10', 'FIVE', 'FREESHIP', 'OLD', 'ONCE'])
    expect(
      coupons.filter(({ date_end }) => date_end !== null && date_end < now.toISOString()).map(({ code }) => code),
    ).toEqual(['OLD'])
  })

  test('about 250 distinct reviews stand over some 90 styles, mostly good', () => {
    const { reviews } = catalogue
    expect(reviews.length).toBeGreaterThanOrEqual(230)
    expect(new Set(reviews.map(({ sku }) => sku)).size).toBeGreaterThanOrEqual(80)
    expect(new Set(reviews.map(({ title, detail }) => `${title} ${detail}`)).size).toBe(reviews.length)
    expect(reviews.filter(({ rating }) => rating >= 4).length / reviews.length).toBeGreaterThan(0.8)
    expect(reviews.filter(({ sku, createdAt = '' }) => createdAt < (bySku.get(sku)?.createdAt ?? '9'))).toEqual([])
  })
})
