import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeViews } from '#config/stores/index.ts'
import type { WireCartItem, WireTotals } from '#features/cart/contract.ts'
import type { PriceInfo } from '#features/catalog/contract.ts'
import type { WireProduct } from '#features/catalog/rules/product/product.ts'
import { bundlePrice, firstBundleChoice } from '#features/catalog/web/product/kinds/configured-price.ts'
import { announce } from '#features/catalog/server/import/write/write-catalogue.ts'
import { address, orderBody } from '#test/support/sales.ts'
import { askShop } from '#test/support/ask-shop.ts'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'

let shop: DemoShop
const { call, listing, change, page } = askShop(() => shop)
/** The amounts of all offers in a page's structured data. */
const offersIn = (html: string): string[] =>
  [...html.matchAll(/"@type":"Offer"[^}]*?"price":"([\d.]+)"/g)].map(([, price = '']) => price)

const rates = [
  { country: 'US', percent: 8.875 },
  { country: 'US', region: 'CA', percent: 7.25 },
  { country: 'US', region: 'CA', postcode: '902*', percent: 9.5 },
  { country: 'DE', percent: 19 },
  { country: 'RU', percent: 20 },
]

beforeAll(async () => {
  shop = await createDemoShop()
  await change(async () => {
    await shop.db.updateTable('product').set({ tax_class: 'goods' }).where('type_id', '<>', 'virtual').execute()
    const { id } = await shop.db
      .insertInto('tax_rule')
      .values({ name: 'sales', product_tax_classes: ['goods'] })
      .returning('id')
      .executeTakeFirstOrThrow()
    await shop.db
      .insertInto('tax_rate')
      .values(rates.map((rate) => ({ ...rate, rule_id: id })))
      .execute()
  })
})
afterAll(() => shop.close())

const cartWith = async (store: string, sku: string, qty = 1) => {
  const id = await call<string>(`/api/cart/create?store=${store}`, {})
  const item = await call<WireCartItem>(`/api/cart/update?cartId=${id}&store=${store}`, { cartItem: { sku, qty } })
  return { id, item }
}
const totalsOf = (id: string, store: string) => call<WireTotals>(`/api/cart/totals?cartId=${id}&store=${store}`)
const amountOf = (totals: WireTotals, code: string) => totals.totals.find((line) => line.code === code)?.value

describe.each(['en', 'de', 'ru'])('a price in %s', (store) => {
  test.each(['simple', 'configurable', 'grouped', 'bundle', 'downloadable', 'virtual'])(
    '[PRICE-9] [PRICE-18] of a %s product is the same wherever it stands',
    async (type) => {
      const { items } = await listing(store, [{ attribute: 'type_id', value: { in: [type] } }], '&size=4')
      for (const card of items) {
        const [product] = (await call<{ items: WireProduct[] }>(`/api/product?store=${store}&sku=${card.sku}`)).items
        const [shown] = (await call<{ items: PriceInfo[] }>(`/api/product/render-list?store=${store}&skus=${card.sku}`))
          .items
        const price = card.final_price_incl_tax
        expect(product).toMatchObject({
          final_price_incl_tax: price,
          original_price_incl_tax: card.original_price_incl_tax,
        })
        expect(shown?.price_info).toMatchObject({ final_price: price, regular_price: card.original_price_incl_tax })
        expect(shown?.price_info.lowest_price_30_days).toBe(card.lowest_price_30_days)
        if (!product) throw new Error(`no product ${card.sku}`)
        const { bundle_options: options } = product
        const begun = (pick: Parameters<typeof bundlePrice>[2]) =>
          bundlePrice(options, firstBundleChoice(options), pick)
        const onPage = [begun((link) => link.price), begun((link) => link.original_price)]
        expect(onPage).toEqual(type === 'bundle' ? [price, card.original_price_incl_tax] : [0, 0])
        const offers = offersIn(await page(store, card.url_path))
        const pieces = product.configurable_children.length > 0 ? product.configurable_children : [product]
        expect(offers).toEqual(pieces.map((piece) => piece.final_price_incl_tax.toFixed(2)))
        for (const piece of pieces.slice(0, 3)) {
          if (product.custom_options.some(({ is_require }) => is_require)) continue
          const { id, item } = await cartWith(store, piece.sku, 3)
          expect(item).toMatchObject({ price: piece.final_price_incl_tax, old_price: piece.original_price_incl_tax })
          const totals = await totalsOf(id, store)
          expect(amountOf(totals, 'subtotal_incl_tax')).toBe(Math.round(piece.final_price_incl_tax * 300) / 100)
        }
      }
      expect(items.length).toBeGreaterThan(0)
    },
  )

  test('[PRICE-9] feeds and the price filter agree with the cards', async () => {
    const { items } = await listing(
      store,
      [{ attribute: 'price', value: { gte: 40, lt: 60 } }],
      '&size=500&sort=final_price:asc',
    )
    const prices = items.map((item) => item.final_price_incl_tax)
    expect(prices.every((price) => price >= 40 && price < 60)).toBe(true)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    const feed = (await shop.fetch(`/feeds/${store}/google.xml`)).body
    const { currencyCode } = storeViews[store as 'en'].i18n
    for (const card of items.filter(({ type_id }) => type_id === 'simple')) {
      const entry = feed.split('<item>').find((part) => part.includes(`<g:id>${card.sku}</g:id>`)) ?? ''
      const told = /<g:sale_price>([\d.]+) (\w+)/.exec(entry) ?? /<g:price>([\d.]+) (\w+)/.exec(entry)
      expect([card.sku, told?.slice(1)]).toEqual([card.sku, [card.final_price_incl_tax.toFixed(2), currencyCode]])
    }
  })
})

describe('an address', () => {
  const information = (changes: object) => ({
    addressInformation: {
      shippingAddress: { ...address, ...changes },
      shippingCarrierCode: 'standard',
      shippingMethodCode: 'standard',
      payment_method_code: 'cashondelivery',
    },
  })
  const anyPiece = async () => {
    const filters = [
      { attribute: 'type_id', value: { eq: 'simple' } },
      { attribute: 'stock.is_in_stock', value: { eq: true } },
    ]
    const [card] = (await listing('en', filters, '&size=1')).items
    if (!card) throw new Error('nothing to sell')
    return card
  }

  test.each([
    [{ region_code: 'NY', postcode: '10012' }, 8.875],
    [{ region_code: 'CA', postcode: '94105' }, 7.25],
    [{ region_code: 'CA', postcode: '90210-4321' }, 9.5],
    [{ region_code: '', country_id: 'DE', postcode: '10115' }, 19],
    [{ region_code: '', country_id: 'FR', postcode: '75001' }, 0],
  ])('[PRICE-18] [PRICE-19] %o is taxed with %d %%, in cart, totals and order', async (place, percent) => {
    const card = await anyPiece()
    const { id } = await cartWith('en', card.sku, 2)
    const { totals } = await call<{ totals: WireTotals }>(
      `/api/cart/shipping-information?cartId=${id}`,
      information(place),
    )
    const price = Math.round(card.final_price * (100 + percent)) / 100
    expect(totals.items).toMatchObject([{ price, row_total_incl_tax: Math.round(price * 200) / 100 }])
    const [line] = await call<WireCartItem[]>(`/api/cart/pull?cartId=${id}`)
    expect(line?.price).toBe(price)
    const taxes = Math.round((price * 200 * percent) / (100 + percent)) / 100
    expect(totals.taxes ?? 0).toBe(taxes)
    const body = orderBody(crypto.randomUUID(), card.sku, {
      cart_id: id,
      products: [{ sku: card.sku, qty: 2 }],
      ...information(place),
      expected_total: totals.grand_total,
    })
    const { order } = await call<{ order: { id: string; grand_total: number } }>('/api/order', body)
    expect(order.grand_total).toBe(totals.grand_total)
    expect(await call(`/api/order/${order.id}`)).toMatchObject({ taxes, price: totals.grand_total })
  })

  test('[PRICE-19] a coupon lowers the tax by its share', async () => {
    const card = await anyPiece()
    const { id } = await cartWith('en', card.sku, 10)
    await call(`/api/cart/apply-coupon?cartId=${id}&coupon=WELCOME10`, {})
    const totals = await totalsOf(id, 'en')
    const subtotal = amountOf(totals, 'subtotal_incl_tax') ?? 0
    const goods = subtotal + (amountOf(totals, 'coupon_code') ?? 0)
    expect(goods).toBeLessThan(subtotal)
    expect(totals.taxes).toBeCloseTo((goods * 8.875) / 108.875, 1)
  })

  test('[PRICE-21] tax-by-zip', async () => {
    const rate = (zip: string, country: string) => call(`/api/cart/tax-by-zip?zip=${zip}&country=${country}`)
    expect(await rate('90210', 'us')).toEqual({ country: 'US', zip: '90210', rate: 9.5, taxableShipping: false })
    expect(await rate('99999', 'US')).toMatchObject({ rate: 8.875 })
    expect(await rate('75001', 'FR')).toMatchObject({ rate: 0 })
    expect((await shop.app.inject('/api/cart/tax-by-zip?zip=1&country=ZZ')).statusCode).toBe(400)
  })
})

describe('a special price', () => {
  const from = '2027-03-01T00:00:00.000Z'
  const to = '2027-03-10T23:59:59.999Z'
  const at = (moment: string, ms = 0) => shop.setNow(new Date(Date.parse(moment) + ms))
  afterAll(() => shop.setNow(undefined))

  test('[PRICE-32] [PRICE-1] begins and ends on kept pages, in listings and in search at its moment', async () => {
    at('2027-02-20T00:00:00.000Z')
    const filters = [
      { attribute: 'type_id', value: { eq: 'simple' } },
      { attribute: 'price', value: { gte: 20 } },
    ]
    const [card] = (await listing('en', filters, '&size=1&sort=price:asc')).items
    if (!card) throw new Error('nothing to sell')
    await change(() =>
      shop.db.transaction().execute(async (trx) => {
        await trx
          .updateTable('product_price')
          .set({ special_price: 100, special_from: from, special_to: to })
          .where('product_id', '=', card.id)
          .where('currency', '=', 'USD')
          .execute()
        await announce(trx, new Set([card.id]))
      }),
    )
    const seen = async () => {
      const cheap = await listing('en', [{ attribute: 'price', value: { lt: 2 } }])
      const [cheapest] = (await listing('en', [], '&size=1&sort=final_price:asc')).items
      const { item } = await cartWith('en', card.sku)
      return {
        page: offersIn(await page('en', card.url_path)),
        isFiltered: cheap.items.some(({ sku }) => sku === card.sku),
        isCheapest: cheapest?.sku === card.sku,
        inCart: item.price,
      }
    }
    const usual = {
      page: [card.original_price_incl_tax.toFixed(2)],
      isFiltered: false,
      isCheapest: false,
      inCart: card.original_price_incl_tax,
    }
    const special = { page: ['1.09'], isFiltered: true, isCheapest: true, inCart: 1.09 }
    at(from, -1)
    expect(await seen()).toEqual(usual)
    at(from)
    expect(await seen()).toEqual(special)
    at(to)
    expect(await seen()).toEqual(special)
    const isInFeed = async () => (await shop.fetch('/feeds/en/google.tsv')).body.includes('\t1.09 USD')
    expect(await isInFeed()).toBe(true)
    at(to, 1)
    expect(await seen()).toEqual(usual)
    expect(await isInFeed()).toBe(false)
  })
})

test('[PRICE-31] the lowest price of 30 days is said beside a reduction, and nowhere else', async () => {
  const { items } = await listing('en', [], '&size=500')
  const told = items.filter((item) => item.lowest_price_30_days !== undefined)
  expect(told.length).toBeGreaterThan(20)
  expect(told.every((item) => item.final_price_incl_tax < item.original_price_incl_tax)).toBe(true)
  const [card] = told.filter(({ type_id }) => type_id === 'configurable')
  const plain = items.find((item) => item.final_price_incl_tax === item.original_price_incl_tax)
  const said = 'Lowest price in the last 30 days'
  expect(await page('en', card?.url_path ?? '')).toContain(`${said}: $`)
  expect(await page('en', plain?.url_path ?? '')).not.toContain(said)
  expect(await page('ru', card?.url_path ?? '')).toContain('Самая низкая цена за последние 30 дней: ')
})
