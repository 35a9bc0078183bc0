import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeViews } from '#config/stores/index.ts'
import type { WireProduct } from '#features/catalog/rules/product/product.ts'
import { formatPrice } from '#features/stores/rules/format.ts'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import { findNode, nodesOf } from '#test/support/schema-org.ts'
import type { Node } from '#test/support/schema-org.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await createDemoShop()
})
afterAll(() => shop.close())

type Row = Readonly<Record<string, string>>
/** What is said of one variant somewhere: minor units, currency, and whether it can be had. */
type Said = { readonly price: number; readonly currency: string; readonly isInStock: boolean }

const wanted = 1000
const linesPerCart = 200
const minor = (text: string | number): number => Math.round(Number(text) * 100)

const get = async <T>(url: string): Promise<T> => {
  const response = await shop.app.inject({ url })
  expect([url, response.statusCode]).toEqual([url, 200])
  return response.json<{ result: T }>().result
}

const readFeed = async (store: string): Promise<Row[]> =>
  parse((await shop.fetch(`/feeds/${store}/google.tsv`)).body, { columns: true, delimiter: '\t' })

/** Rows of whole styles, evenly over the feed, until there are enough of them; all kinds of products are among them. */
const sampleRows = (rows: readonly Row[]): Row[] => {
  const styles = Map.groupBy(rows, (row) => row.item_group_id || row.id || '')
  const keys = [...styles.keys()]
  const step = Math.max(1, Math.floor(rows.length / wanted))
  const picked: Row[] = []
  for (let offset = 0; offset < step && picked.length < wanted; offset += 1)
    for (let at = offset; at < keys.length && picked.length < wanted; at += step)
      picked.push(...(styles.get(keys[at] ?? '') ?? []))
  return picked
}

const fromFeed = (row: Row): Said => {
  const [amount = '', currency = ''] = (row.sale_price || row.price || '').split(' ')
  return { price: minor(amount), currency, isInStock: row.availability === 'in_stock' }
}

/** Of a style with all its variants, by SKU. */
const fromApi = async (store: string, sku: string): Promise<Map<string, Said>> => {
  const currency = storeViews[store as 'en'].i18n.currencyCode
  const { items } = await get<{ items: WireProduct[] }>(`/api/product?store=${store}&sku=${encodeURIComponent(sku)}`)
  const [product] = items
  if (!product) throw new Error(`no ${sku}`)
  const each = product.configurable_children.length > 0 ? product.configurable_children : [product]
  return new Map(
    each.map((one) => [
      one.sku,
      { price: minor(one.final_price_incl_tax), currency, isInStock: one.stock.is_in_stock },
    ]),
  )
}

const toSaid = (offers: unknown): Said => {
  const { price, priceCurrency, availability } = offers as Record<string, string>
  return {
    price: minor(price ?? ''),
    currency: priceCurrency ?? '',
    isInStock: availability === 'https://schema.org/InStock',
  }
}

const fromPage = (html: string): Map<string, Said> => {
  const nodes = nodesOf(html)
  const variants = findNode(nodes, 'ProductGroup')?.hasVariant as Node[] | undefined
  const each = variants ?? nodes.filter((node) => node['@type'] === 'Product')
  return new Map(each.map(({ sku, offers }) => [String(sku), toSaid(offers)]))
}

/** Puts one of each into carts, as many to a cart as it holds, and reads them back. */
const fromCarts = async (store: string, skus: readonly string[]): Promise<Map<string, Said>> => {
  const currency = storeViews[store as 'en'].i18n.currencyCode
  const said = new Map<string, Said>()
  const ids = new Map(
    (
      await shop.db
        .selectFrom('product')
        .select(['id', 'sku'])
        .where('sku', 'in', [...skus])
        .execute()
    ).map((row) => [row.sku, row.id]),
  )
  for (let from = 0; from < skus.length; from += linesPerCart) {
    const created = await shop.app.inject({ method: 'POST', url: `/api/cart/create?store=${store}`, payload: {} })
    const cartId = created.json<{ result: string }>().result
    const part = skus.slice(from, from + linesPerCart)
    // the first line as a shopper adds it, the others beside it
    const [first = '', ...others] = part
    const added = await shop.app.inject({
      method: 'POST',
      url: `/api/cart/update?store=${store}&cartId=${cartId}`,
      payload: { cartItem: { sku: first, qty: 1 } },
    })
    expect(added.statusCode).toBe(200)
    await shop.db
      .insertInto('cart_item')
      .values(
        others.map((sku) => ({
          cart_id: cartId,
          product_id: ids.get(sku) ?? 0,
          sku,
          qty: 1,
          product_option: '{}',
          checksum: randomUUID(),
          created_at: shop.now().toISOString(),
        })),
      )
      .execute()
    const items = await get<{ sku: string; price: number; is_in_stock: boolean }[]>(
      `/api/cart/pull?store=${store}&cartId=${cartId}`,
    )
    for (const { sku, price, is_in_stock } of items)
      said.set(sku, { price: minor(price), currency, isInStock: is_in_stock })
  }
  return said
}

type Sampled = {
  readonly rows: readonly Row[]
  readonly feed: ReadonlyMap<string, Said>
  readonly styles: ReadonlyMap<string, readonly Row[]>
}

const readSample = async (store: string): Promise<Sampled> => {
  const rows = sampleRows(await readFeed(store))
  expect(rows.length).toBeGreaterThanOrEqual(wanted)
  return {
    rows,
    feed: new Map(rows.map((row) => [row.id ?? '', fromFeed(row)])),
    styles: Map.groupBy(rows, (row) => row.item_group_id || row.id || ''),
  }
}

const samples = new Map<string, Promise<Sampled>>()
/** The feed does not change between the tests: it is read once. */
const sampleOf = (store: string): Promise<Sampled> => {
  const sample = samples.get(store) ?? readSample(store)
  samples.set(store, sample)
  return sample
}

const shares = ['en', 'ru', 'de'].flatMap((store) => [1, 2, 3, 4, 5].map((share) => [store, share] as const))

describe('the price and whether a piece can be had are the same in the feed and', () => {
  it.each(['en', 'ru', 'de'])('[FEED-3] the API of %s', async (store) => {
    const { feed, styles } = await sampleOf(store)
    const api = new Map<string, Said>()
    for (const sku of styles.keys())
      for (const [id, said] of await fromApi(store, sku)) if (feed.has(id)) api.set(id, said)
    expect(api).toEqual(feed)
  })

  it.each(shares)('[FEED-2] [FEED-3] the pages of %s, share %i of five', async (store, share) => {
    const { feed, styles } = await sampleOf(store)
    for (const [index, rows] of [...styles.values()].entries()) {
      if (index % 5 !== share - 1) continue
      const link = rows[0]?.link ?? ''
      const { status, body } = await shop.fetch(link)
      expect([link, status]).toEqual([link, 200])
      const said = fromPage(body)
      for (const { id = '' } of rows) expect([id, said.get(id)]).toEqual([id, feed.get(id)])
      // what the shopper reads
      const price = feed.get(rows[0]?.id ?? '')?.price ?? 0
      expect(body).toContain(formatPrice(price / 100, storeViews[store as 'en'].i18n))
    }
  })

  it.each(['en', 'ru', 'de'])('[FEED-3] the carts of %s', async (store) => {
    const { rows, feed } = await sampleOf(store)
    // what is made of others asks for its parts first
    const simple = rows.flatMap(({ id = '', is_bundle: isBundle }) => (isBundle === 'yes' ? [] : [id]))
    expect(await fromCarts(store, simple)).toEqual(new Map([...feed].filter(([id]) => simple.includes(id))))
  })
})
