import { sql } from 'kysely'
import type { PoolConfig } from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { storeViews } from '#config/stores/index.ts'
import { createListen } from '#platform/server/processes/listen.ts'
import { createLog } from '#platform/server/log.ts'
import { getSecret } from '#platform/server/secrets.ts'
import { priceOf } from '../../rules/prices/prices.ts'
import { toProduct } from '../../rules/product/product-detail.ts'
import { aProductInput } from '#test/support/shop-input.ts'
import { createShop } from '#test/support/shop.ts'
import type { Shop } from '#test/support/shop.ts'
import { createCatalogue } from './catalogue.ts'
import type { Change } from './catalogue.ts'
import { loadSnapshot } from './load.ts'
import { waitUntilSeen } from './wait-until-seen.ts'

let shop: Shop
afterEach(() => shop.close())

const nextChange = (): Promise<Change> => new Promise((resolve) => void shop.catalogue.onChange(resolve))
const tell = (channel: string, payload: string) => sql`select pg_notify(${channel}, ${payload})`.execute(shop.db)
const priceIn = (sku: string): number => {
  const viewing = shop.catalogue.viewing(storeViews.en)
  const product = viewing.catalogue.products.get(shop.idOf(sku))
  return product ? priceOf(viewing, product).final.gross : -1
}
/** Everything that can be seen, in the order of ids. */
const allProducts = () => {
  const viewing = shop.catalogue.viewing(storeViews.en)
  return [...viewing.catalogue.products.values()]
    .sort((a, b) => a.id - b.id)
    .map((product) => toProduct(viewing, product))
}

describe('the catalogue of a process', () => {
  test('[CATALOG-23] sees changed, new and removed products one by one, as if read anew', async () => {
    shop = await createShop()
    const variant = (sku: string, size: string, qty: number) =>
      aProductInput(sku, {
        parentSku: 'ZIP',
        visibility: 1,
        attributes: { color: 'red', size },
        stock: { qty, isInStock: qty > 0, isManaged: true },
      })
    await shop.write([
      variant('ZIP-red-S', 'S', 3),
      variant('ZIP-red-XL', 'XL', 0),
      aProductInput('BAG'),
      aProductInput('CAP', { prices: [] }),
    ])
    await shop.catalogue.settled()
    await shop.db.deleteFrom('product').where('sku', 'in', ['ZIP-black-M', 'TEE']).execute()
    const removed = [shop.idOf('ZIP-black-M'), shop.idOf('TEE')]
    const change = nextChange()
    await tell('catalogue', JSON.stringify({ version: 3, products: removed }))
    expect((await change).isWhole).toBe(false)
    const seen = allProducts()
    const fresh = await loadSnapshot(shop.db)
    const viewing = { ...shop.catalogue.viewing(storeViews.en), catalogue: fresh }
    expect(seen).toEqual(
      [...fresh.products.values()].sort((a, b) => a.id - b.id).map((product) => toProduct(viewing, product)),
    )
    expect(seen.map(({ sku }) => sku)).not.toContain('TEE')
    expect(shop.catalogue.current().variantIds.get(shop.idOf('ZIP'))).toEqual([
      shop.idOf('ZIP-red-S'),
      shop.idOf('ZIP-red-XL'),
    ])
    expect([...shop.catalogue.current().variantIds.keys()]).not.toContain(removed[1])
  })

  test('[CATALOG-24] what is made of others changes with them', async () => {
    shop = await createShop()
    expect(priceIn('KIT')).toBe(16_500)
    const change = nextChange()
    await shop.write([
      aProductInput('BALL', { prices: [{ currency: 'USD', price: 2000 as never }], categories: ['Gear'] }),
    ])
    expect((await change).styles).toEqual(expect.arrayContaining([shop.idOf('BALL'), shop.idOf('KIT')]))
    expect(priceIn('KIT')).toBe(3500)
  })

  test('[CATALOG-23] sees stock that orders took', async () => {
    shop = await createShop()
    const id = shop.idOf('HOOD-blue-M')
    const before = shop.catalogue.revision()
    await shop.db.updateTable('stock').set({ qty: 0 }).where('product_id', '=', id).execute()
    const change = nextChange()
    await tell('stock', JSON.stringify([id]))
    expect((await change).styles).toContain(shop.idOf('HOOD'))
    expect(shop.catalogue.revision()).not.toBe(before)
    expect(priceIn('HOOD')).toBe(6000)
  })

  test('[CATALOG-23] reads everything anew when it is told so, or is told what it does not understand', async () => {
    shop = await createShop()
    await sql`update category set name = '{"en": "Outlet"}' where slug = 'gear'`.execute(shop.db)
    const change = nextChange()
    await tell('catalogue', '{"version":9,"all":true}')
    expect(await change).toEqual({ isWhole: true, styles: [] })
    expect(shop.catalogue.current().categories.get(shop.categoryId('gear'))?.name).toEqual({ en: 'Outlet' })
    const another = nextChange()
    await tell('catalogue', 'what?')
    expect((await another).isWhole).toBe(true)
  })

  test('[CATALOG-23] catches up with what was told while the connection was lost', async () => {
    shop = await createShop()
    const id = shop.idOf('LEGS-black-S')
    const change = nextChange()
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'vitrine listener%' and datname = current_database()`.execute(
      shop.db,
    )
    await shop.db.updateTable('stock').set({ qty: 1 }).where('product_id', '=', id).execute()
    await shop.db.updateTable('product').set({ promoted: 7 }).where('sku', '=', 'LEGS').execute()
    await sql`update catalogue_version set version = version + 1`.execute(shop.db)
    await change
    await shop.catalogue.settled()
    expect(shop.catalogue.current().products.get(id)?.stock.qty).toBe(1)
    expect(shop.catalogue.current().products.get(shop.idOf('LEGS'))?.promoted).toBe(7)
    const later = nextChange()
    await shop.write([aProductInput('AFTER')])
    await later
    expect(shop.idOf('AFTER')).toBeGreaterThan(0)
  })

  test('[CATALOG-55] every process hears of a changed setting or text, whoever wrote it but for secrets', async () => {
    shop = await createShop()
    const connection = shop.pool.options as Required<Pick<PoolConfig, 'host' | 'port' | 'user' | 'database'>>
    const log = createLog('silent')
    const listen = createListen({ connection }, log)
    const other = await createCatalogue({ db: shop.db, listen, log, now: shop.now })
    try {
      const both = [shop.catalogue, other]
      const setting = () => both.map((each) => each.settingsOf('en').site_name)
      await sql`insert into setting (key, value) values ('site_name', '"Plain"')`.execute(shop.db)
      await expect.poll(setting).toEqual(['Plain', 'Plain'])
      await sql`delete from setting where key = 'site_name'`.execute(shop.db)
      await expect.poll(setting).not.toContain('Plain')
      for (const each of both) await each.settled()
      const seen = () => both.map((each) => each.revision())
      for (const table of ['cms_page', 'cms_block'] as const) {
        const before = seen()
        await shop.db.insertInto(table).values({ identifier: 'plain', title: '{}', content: '{}' }).execute()
        await expect.poll(() => seen().every((revision, index) => revision !== before[index])).toBe(true)
      }
      const read = other.version()
      await getSecret(shop.db, 'some_secret')
      // what is told later is heard later
      await shop.write([aProductInput('AFTER')])
      await expect.poll(() => other.version()).toBeGreaterThan(read)
      expect(other.version()).toBe(read + 1)
    } finally {
      await other.stop()
    }
  })

  test('[STORE-13] [STORE-51] a setting is read alone, one that shapes prices or lists with all that follows it', async () => {
    shop = await createShop()
    let built = 0
    await shop.catalogue.attach({ build: () => (built += 1), update: () => true })
    const [products, seen] = [shop.catalogue.current().products, shop.catalogue.revision()]
    await sql`insert into setting (key, value) values ('site_name', '"Plain"')`.execute(shop.db)
    await expect.poll(() => shop.catalogue.settingsOf('de').site_name).toBe('Plain')
    await shop.catalogue.settled()
    expect([built, shop.catalogue.current().products === products]).toEqual([1, true])
    expect(shop.catalogue.revision()).not.toBe(seen)
    expect(await waitUntilSeen(shop.db, 10_000)).toBe(0)
    await sql`insert into setting (key, value) values ('list_out_of_stock_products', 'false')`.execute(shop.db)
    await expect.poll(() => built).toBe(2)
    await sql`insert into setting (key, value) values ('rates', '{"USD": 1, "EUR": 2, "RUB": 90}')`.execute(shop.db)
    await expect.poll(() => built).toBe(3)
    await shop.catalogue.settled()
    expect(shop.catalogue.current().rates.EUR).toBe(2)
  })

  test('[CATALOG-23] a part that cannot follow is built anew', async () => {
    shop = await createShop()
    const built: number[] = []
    const part = await shop.catalogue.attach({
      build: ({ products }) => built.push(products.size),
      update: () => false,
    })
    expect(part()).toBe(1)
    await shop.write([aProductInput('ROPE')])
    await shop.catalogue.settled()
    expect(built).toEqual([built[0], (built[0] ?? 0) + 1])
    expect(part()).toBe(2)
  })

  test('[CATALOG-8] a special price begins and ends by itself', async () => {
    shop = await createShop()
    const at = (time: string) => shop.setNow(new Date(`2027-03-01T${time}Z`))
    at('10:00:00')
    const special = {
      special: 1000 as never,
      specialFrom: '2027-03-01T12:00:00.000Z',
      specialTo: '2027-03-01T13:00:00.000Z',
    }
    await shop.write([
      aProductInput('BALL', { prices: [{ currency: 'USD', price: 5000 as never, ...special }], categories: ['Gear'] }),
    ])
    const listed = async () => {
      const { body } = await shop.get('/api/catalog', {
        searchQuery: { filters: [{ attribute: 'price', value: { lt: 15 } }] },
      })
      return body.result.items.map(({ sku, final_price }) => [sku, final_price])
    }
    const steps: [string, number][] = [
      ['11:59:59.999', 5000],
      ['12:00:00', 1000],
      ['13:00:00', 1000],
      ['13:00:00.001', 5000],
      ['18:00:00', 5000],
    ]
    for (const [time, price] of steps) {
      at(time)
      expect([time, priceIn('BALL'), await listed()]).toEqual([time, price, price === 1000 ? [['BALL', 10]] : []])
    }
  })
})

test('[IMPORT-76] who wrote waits until every process shows it, and no longer than it may', async () => {
  shop = await createShop()
  await shop.write([aProductInput('BAG')])
  expect(await waitUntilSeen(shop.db, 10_000)).toBe(0)
  expect(shop.catalogue.current().products.get(shop.idOf('BAG'))).toBeDefined()
  // raised by somebody who tells nobody
  await shop.db.updateTable('catalogue_version').set({ version: 1000 }).execute()
  expect(await waitUntilSeen(shop.db, 100)).toBe(1)
})
