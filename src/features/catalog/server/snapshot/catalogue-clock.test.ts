import { afterEach, expect, test } from 'vitest'
import { storeViews } from '#config/stores/index.ts'
import { priceOf } from '../../rules/prices/prices.ts'
import { aProductInput } from '#test/support/shop-input.ts'
import { createShop } from '#test/support/shop.ts'
import type { Shop } from '#test/support/shop.ts'

let shop: Shop
afterEach(() => shop.close())

const priceIn = (sku: string): number => {
  const viewing = shop.catalogue.viewing(storeViews.en)
  const product = viewing.catalogue.products.get(shop.idOf(sku))
  return product ? priceOf(viewing, product).final.gross : -1
}

test('[CATALOG-100] a clock that ran ahead and is put right brings back the prices of the moment it shows', async () => {
  shop = await createShop()
  const special = {
    special: 1000 as never,
    specialFrom: '2027-03-01T12:00:00.000Z',
    specialTo: '2027-03-01T13:00:00.000Z',
  }
  shop.setNow(new Date('2027-03-01T10:00:00Z'))
  await shop.write([
    aProductInput('BALL', { prices: [{ currency: 'USD', price: 5000 as never, ...special }], categories: ['Gear'] }),
  ])
  const found = async () => {
    const { body } = await shop.get('/api/catalog', {
      searchQuery: { filters: [{ attribute: 'price', value: { lt: 15 } }] },
    })
    return body.result.items.map(({ sku }) => sku)
  }
  const seen: unknown[] = []
  const revisions = new Set<string>()
  for (const time of ['12:30:00', '10:00:01', '12:30:00', '13:30:00', '12:45:00', '10:00:02']) {
    shop.setNow(new Date(`2027-03-01T${time}Z`))
    revisions.add(shop.catalogue.revision())
    seen.push([time, await found(), priceIn('BALL')])
  }
  expect(seen).toEqual([
    ['12:30:00', ['BALL'], 1000],
    ['10:00:01', [], 5000],
    ['12:30:00', ['BALL'], 1000],
    ['13:30:00', [], 5000],
    ['12:45:00', ['BALL'], 1000],
    ['10:00:02', [], 5000],
  ])
  expect(revisions.size).toBe(6)
})

test('[CATALOG-101] what a reduction that was made since the shop began took the place of is told beside it', async () => {
  shop = await createShop()
  const written = (price: object) =>
    shop.write([aProductInput('BALL', { prices: [{ currency: 'USD', ...price } as never], categories: ['Gear'] })])
  await written({ price: 5000 })
  await written({ price: 5000, special: 4000 })
  const shown = async () => {
    const { body } = await shop.get('/api/product/render-list', { skus: 'BALL' })
    return (body.result.items[0] as unknown as { price_info: object } | undefined)?.price_info
  }
  await shop.catalogue.settled()
  expect(await shown()).toMatchObject({ final_price: 40, regular_price: 50, lowest_price_30_days: 50 })
})

test('[CATALOG-1030] a product is new from its first to its last moment, without anything being loaded again', async () => {
  shop = await createShop()
  shop.setNow(new Date('2027-03-01T10:00:00Z'))
  const dates = { newFrom: '2027-03-02', newTo: '2027-03-03' }
  await shop.write([
    aProductInput('BALL', { isNew: true, ...dates, categories: ['Gear'] }),
    aProductInput('TUB', { isNew: true, categories: ['Gear'] }),
  ])
  const found = async () => {
    const filters = [{ attribute: 'new', value: { eq: true } }]
    const { items } = (await shop.get('/api/catalog', { searchQuery: { filters }, sort: 'id:asc' })).body.result
    const gear = (await shop.get('/api/catalog', { type: 'category' })).body.result.items.find(
      ({ name }) => name === 'Gear',
    )
    return [items.map(({ sku }) => sku).filter((sku) => sku === 'BALL' || sku === 'TUB'), gear?.['new_count']]
  }
  const seen: unknown[] = []
  for (const time of ['02T00:00:00.000Z', '03T23:59:59.999Z', '04T00:00:00.000Z', '01T23:59:59.999Z']) {
    shop.setNow(new Date(`2027-03-${time}`))
    seen.push(await found())
  }
  expect(seen).toEqual([
    [['BALL', 'TUB'], 2],
    [['BALL', 'TUB'], 2],
    [['TUB'], 1],
    [['TUB'], 1],
  ])
})
