import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { announceAll } from '#test/support/announce.ts'
import { createTestDatabase } from '#test/support/database.ts'
import type { TestDatabase } from '#test/support/database.ts'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import { openImportTexts } from '#test/support/import-texts.ts'
import type { Db } from '#platform/server/context.ts'

let shop: DemoShop
let other: TestDatabase
beforeAll(async () => {
  shop = await createDemoShop()
  other = await createTestDatabase()
})
afterAll(async () => {
  await other.drop()
  await shop.close()
})

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers })

describe('feeds', () => {
  it.each([
    ['en', 'google.xml', 'application/xml; charset=utf-8'],
    ['en', 'google.tsv', 'text/tab-separated-values; charset=utf-8'],
    ['en', 'meta.csv', 'text/csv; charset=utf-8'],
    // a format is the same for every view
    ...['us', 'ru', 'de', 'eu', 'ua', 'cn'].map((store) => [store, 'meta.csv', 'text/csv; charset=utf-8']),
  ])('[FEED-9] that of %s as %s answers and is not indexed', async (store, file, type) => {
    const { statusCode, headers, body } = await get(`/feeds/${store}/${file}`)
    expect([statusCode, headers['content-type'], headers['x-robots-tag']]).toEqual([200, type, 'noindex'])
    expect(body).toContain(`/${store}/p/VT-1001/loopback-hoodie/VT-1001-CLAY-XS`)
  })

  test('[FEED-9] there are no others, and none is told to search engines', async () => {
    expect((await get('/robots.txt')).body + (await get('/sitemap.xml')).body).not.toContain('feeds')
    for (const url of ['/feeds', '/feeds/fr/google.xml', '/feeds/en/google.json', '/feeds/en/../../etc/passwd'])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404])
  })

  test('[FEED-8] an unchanged one is 304, a changed one is another; many at once are one', async () => {
    const url = '/feeds/en/google.tsv'
    const [first, second] = await Promise.all([get(url), get(url, { 'accept-encoding': 'gzip' })])
    expect(second?.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(second?.rawPayload ?? '').toString()).toBe(first?.body)
    const etag = String(first?.headers.etag)
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304)
    await shop.db
      .updateTable('product')
      .set({ name: '{"en":"Renamed cap"}' })
      .where('sku', '=', 'VT-1001-CLAY-XS')
      .execute()
    await announceAll(shop.db, shop.features.catalogue)
    const changed = await get(url, { 'if-none-match': etag })
    expect(changed.statusCode).toBe(200)
    expect(changed.body).toContain('\tRenamed cap\t')
  })
})

type Known = {
  readonly name: string
  readonly price: number
  readonly special: number | null
  readonly parent: string | null
  readonly color: string
  readonly size: string
}

/** What a shop has of its variants and single products, by SKU: special prices while they last. */
const readShop = async (db: Db, skus: readonly string[]): Promise<Map<string, Known>> => {
  const now = shop.now()
  const rows = await db
    .selectFrom('product')
    .innerJoin('product_price', 'product_price.product_id', 'product.id')
    .leftJoin('product as parent', 'parent.id', 'product.parent_id')
    .select([
      'product.sku',
      'product.name',
      'product.attributes',
      'price',
      'special_price',
      'special_from',
      'special_to',
    ])
    .select('parent.sku as parent')
    .where('currency', '=', 'USD')
    .where('product.sku', 'in', [...skus])
    .execute()
  const options = new Map(
    (await db.selectFrom('attribute_option').select(['id', 'label']).execute()).map(({ id, label }) => [id, label.en]),
  )
  const labelOf = (value: unknown) => (Array.isArray(value) ? (options.get(Number(value[0])) ?? '') : '')
  return new Map(
    rows.map(({ sku, name, attributes, price, special_price: special, special_from: from, special_to: to, parent }) => {
      const isOver = (from !== null && from > now) || (to !== null && to < now)
      const { color, size } = attributes
      return [
        sku,
        {
          name: name.en ?? '',
          price,
          special: isOver ? null : special,
          parent,
          color: labelOf(color),
          size: labelOf(size),
        },
      ]
    }),
  )
}

/** Items that are read: styles with all their variants, and single products from the end. */
const [fromStart, fromEnd] = [200, 40]

const cut = (feed: string): string => {
  const isXml = feed.startsWith('<?xml')
  const lines = feed.trimEnd().split('\n')
  const head = isXml ? lines.findIndex((line) => line.startsWith('<item>')) : 1
  const items = lines.slice(head, isXml ? -2 : undefined)
  const tail = isXml ? lines.slice(-2) : []
  return [...lines.slice(0, head), ...items.slice(0, fromStart), ...items.slice(-fromEnd), ...tail].join('\n')
}

describe('our own importer reads', () => {
  it.each(['google.xml', 'google.tsv', 'meta.csv'])(
    '[FEED-10] %s with the same SKUs, names, prices and options',
    async (file) => {
      const texts = await openImportTexts(other.db)
      const report = await texts.run({ [file]: cut((await get(`/feeds/en/${file}`)).body) }, { now: shop.now() })
      await texts.remove()
      expect(report.counts.issues.filter(({ isRefused }) => isRefused)).toEqual([])
      const rows: Record<string, string>[] = parse(cut((await get('/feeds/en/google.tsv')).body), {
        columns: true,
        delimiter: '\t',
      })
      expect(rows).toHaveLength(fromStart + fromEnd)
      const skus = rows.map(({ id = '' }) => id)
      const [ours, theirs] = [await readShop(shop.db, skus), await readShop(other.db, skus)]
      for (const { id = '', is_bundle: isBundle } of rows) {
        const [own, read] = [ours.get(id), theirs.get(id)]
        // a bundle is told at the price of what is preselected
        const expected = isBundle === 'yes' ? { ...own, price: read?.price, special: read?.special } : own
        expect([id, read]).toEqual([id, expected])
      }
    },
  )
})
