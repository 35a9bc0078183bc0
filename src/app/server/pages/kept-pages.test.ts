import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { announce } from '#features/catalog/server/import/write/write-catalogue.ts'
import type { WireProduct } from '#features/catalog/rules/product/product.ts'
import { askShop } from '#test/support/ask-shop.ts'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'

let shop: DemoShop
const { listing, change } = askShop(() => shop)
beforeAll(async () => {
  shop = await createDemoShop()
})
afterAll(() => shop.close())

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  shop.app.inject({ url, headers, method })
const firstOf = async () => {
  const [card] = (await listing('en', [{ attribute: 'type_id', value: { in: ['simple'] } }], '&size=1')).items
  if (!card) throw new Error('no product')
  return card
}

test('what was answered already is answered alike: headers, encodings, HEAD and 304', async () => {
  const { sku, url_path } = await firstOf()
  for (const url of [`/en/${url_path}`, `/api/product?store=en&sku=${sku}`, '/api/catalog?store=en&size=30']) {
    const [first, again] = [await ask(url), await ask(url)]
    expect([url, again.body]).toEqual([url, first.body])
    for (const name of ['content-type', 'content-length', 'cache-control', 'etag', 'vary', 'content-security-policy'])
      expect([url, name, again.headers[name]]).toEqual([url, name, first.headers[name]])
    expect(String(again.headers['vary'])).toContain('accept-encoding')
    await ask(url, { 'accept-encoding': 'br' })
    const packed = await ask(url, { 'accept-encoding': 'br' })
    expect([url, packed.headers['content-encoding']]).toEqual([url, 'br'])
    expect([url, brotliDecompressSync(packed.rawPayload).toString()]).toEqual([url, first.body])
    const head = await ask(url, {}, 'HEAD')
    expect([url, head.statusCode, head.body, head.headers['content-length']]).toEqual([
      url,
      200,
      '',
      first.headers['content-length'],
    ])
  }
  const page = await ask(`/en/${url_path}`)
  const known = await ask(`/en/${url_path}`, { 'if-none-match': String(page.headers['etag']) })
  expect([known.statusCode, known.body]).toEqual([304, ''])
  expect(known.headers['content-security-policy']).toBe(page.headers['content-security-policy'])
})

test('a changed price stands at once in listing, answer and page, in each store view its own', async () => {
  const { id, sku, url_path } = await firstOf()
  const urls = [`/en/${url_path}`, `/api/product?store=en&sku=${sku}`]
  for (const url of urls) for (let time = 0; time < 2; time += 1) await ask(url)
  await change(() =>
    shop.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('product_price')
        .set({ price: 123_457, special_price: null })
        .where('product_id', '=', id)
        .where('currency', '=', 'USD')
        .execute()
      await announce(trx, new Set([id]))
    }),
  )
  expect((await firstOf()).final_price).toBe(1234.57)
  for (const url of urls) expect((await ask(url)).body).toContain('1234.57')
  expect((await ask(urls[1]?.replace('store=en', 'store=de') ?? '')).body).not.toContain('1234.57')
})

test('[SHELL-343] pages and calls of several views at the same moment have each their own words and money', async () => {
  const { items } = await listing('en', [], '&size=8')
  const views = { en: '"USD"', ru: '"RUB"', de: '"EUR"' }
  const found = await Promise.all(
    items.flatMap(({ sku, url_path }) =>
      Object.entries(views).map(async ([store, currency]) => {
        const [page, answer] = await Promise.all([
          ask(`/${store}/${url_path}`),
          ask(`/api/product/render-list?store=${store}&skus=${sku}`),
        ])
        const money = [...page.body.matchAll(/"priceCurrency":("[A-Z]{3}")/g)].map(([, code]) => code)
        const { items: priced } = answer.json<{ result: { items: { currency_code: string }[] } }>().result
        const told = [...money, ...priced.map((one) => JSON.stringify(one.currency_code))]
        return [
          store,
          page.statusCode,
          /<html lang="(\w\w)/.exec(page.body)?.[1],
          told.length > 1 && told.every((one) => one === currency),
        ]
      }),
    ),
  )
  for (const [store, ...rest] of found) expect([store, ...rest]).toEqual([store, 200, store, true])
})

test('[BLOGGER-203] pages that are kept follow the photos of bloggers, whoever changes what they show', async () => {
  const url = '/en/p/VT-1001/loopback-hoodie'
  const shown = async () => {
    const { body } = await ask(url)
    return [body.includes('Photos from bloggers'), new Set(body.match(/shared\/[0-9a-f]{32}\.webp/g)).size]
  }
  const { db } = shop
  const setBlogger = (values: object) =>
    db.updateTable('customer').set(values).where('email', '=', 'blogger@example.com').execute()
  const photos = await db.selectFrom('promo_photo').select('id').where('status', '=', 1).orderBy('id').execute()
  for (let time = 0; time < 2; time += 1) expect(await shown()).toEqual([true, 3])
  await setBlogger({ disabled_at: shop.now() })
  await expect.poll(shown).toEqual([false, 0])
  await setBlogger({ disabled_at: null })
  await expect.poll(shown).toEqual([true, 3])
  const setStatus = (status: number) =>
    db
      .updateTable('promo_photo')
      .set({ status })
      .where('id', '=', photos[0]?.id ?? 0)
      .execute()
  await setStatus(3)
  await expect.poll(shown).toEqual([true, 2])
  await setStatus(1)
  await expect.poll(shown).toEqual([true, 3])
  const named = async () => (await ask(url)).body.includes('@mira.moves')
  await db.updateTable('blogger_profile').set({ settings: '{"instagram":"mira.moves"}' }).execute()
  await expect.poll(named).toBe(true)
  await db.updateTable('promo_product').set({ archived_at: shop.now() }).execute()
  await expect.poll(shown).toEqual([false, 0])
})

test('[SHELL-13] an address that leads on takes along the code of whoever asks, and nobody else’s', async () => {
  const [card] = (await listing('en', [{ attribute: 'type_id', value: { in: ['configurable'] } }], '&size=1')).items
  const found = await ask(`/api/product?store=en&sku=${card?.sku}`)
  const [product] = found.json<{ result: { items: WireProduct[] } }>().result.items
  const old = `/en/p/${product?.configurable_children[0]?.sku}/old-name`
  const leadsTo = async (query: string) => String((await ask(`${old}${query}`)).headers['location'])
  const eve = await leadsTo('?promo=EVE&size=x')
  expect(eve).toMatch(/^\/en\/p\/.*\?size=x&promo=EVE$/)
  expect(await leadsTo('?size=x')).toBe(eve.replace('&promo=EVE', ''))
  expect(await leadsTo('?utm_source=mail&size=x&promo=ANNA')).toBe(
    eve.replace('promo=EVE', 'utm_source=mail&promo=ANNA'),
  )
  expect(await leadsTo('?promo=ANNA')).toBe(eve.replace('size=x&promo=EVE', 'promo=ANNA'))
})

test('who names a session is not answered with what everybody gets', async () => {
  const url = '/api/catalog?store=en&size=3'
  await ask(url)
  expect((await ask(url, { authorization: 'Bearer nobody' })).statusCode).toBe(401)
  expect((await ask(`${url}&token=nobody`)).statusCode).toBe(401)
})

test('[SHELL-211] a shop that is behind asks to come again, but for what is kept and what machines ask', async () => {
  const { sku, url_path } = await firstOf()
  const kept = ['/healthz', `/en/${url_path}`, `/api/product?store=en&sku=${sku}`]
  for (const url of kept) await ask(url)
  shop.setBehind(true)
  try {
    for (const url of kept) expect([url, (await ask(url)).statusCode]).toEqual([url, 200])
    for (const url of ['/en/nobody-asked-for-this', '/api/catalog?store=en&size=31']) {
      const refused = await ask(url)
      expect([url, refused.statusCode, refused.headers['retry-after']]).toEqual([url, 503, '2'])
      expect(refused.json()).toMatchObject({ code: 503, result: 'NOT_READY' })
    }
  } finally {
    shop.setBehind(false)
  }
  expect((await ask('/api/catalog?store=en&size=31')).statusCode).toBe(200)
})

test('[SHELL-213] without its database the shop shows what it has in memory; a page that needs more asks to come again', async () => {
  const cards = (await listing('en', [{ attribute: 'type_id', value: { in: ['simple'] } }], '&size=3')).items
  const [seen, unseen] = [`/en/${cards[0]?.url_path}`, `/en/${cards[2]?.url_path}`]
  await ask(seen)
  // as the pool asks it: by promise, or with a callback
  Object.assign(shop.pool, {
    connect: (done?: (error: Error) => void) => {
      const error = Object.assign(new Error('nobody is there'), { code: 'ECONNREFUSED' })
      return done ? done(error) : Promise.reject(error)
    },
  })
  try {
    expect((await ask(seen)).statusCode).toBe(200)
    expect((await ask('/api/catalog?store=en&size=29')).statusCode).toBe(200)
    const refused = await ask(unseen)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2'])
    expect(refused.body).toContain('<main')
  } finally {
    Reflect.deleteProperty(shop.pool, 'connect')
  }
  expect((await ask(unseen)).statusCode).toBe(200)
})

test('the cards of a list that is made anew are those of now, in each store view its own', async () => {
  let turn = 0
  const cardsOf = async (store: string) => {
    const { body } = await ask(`/${store}/women?anew=${(turn += 1)}`)
    return body.match(/<article.*?<\/article>/gs) ?? []
  }
  const before = await cardsOf('en')
  expect(await cardsOf('en')).toEqual(before)
  const skuOf = (card: string) => /\/p\/([^/"]+)/.exec(card)?.[1] ?? ''
  const at = before.findIndex((card, index) => index > 10 && card.includes('Quick add'))
  const sku = skuOf(before[at] ?? '')
  const cardOf = async (store: string) => (await cardsOf(store)).find((card) => skuOf(card) === sku) ?? ''
  const inGerman = await cardOf('de')
  expect(inGerman).toContain('€')
  expect(inGerman).toContain(`href="/de/p/${sku}`)
  const { id } = await shop.db.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirstOrThrow()
  const changeIt = (make: (trx: typeof shop.db) => Promise<unknown>) =>
    change(() =>
      shop.db.transaction().execute(async (trx) => {
        await make(trx)
        await announce(trx, new Set([id]))
      }),
    )
  await changeIt((trx) =>
    trx
      .updateTable('product')
      .set({ name: JSON.stringify({ en: 'Altogether another name' }) })
      .where('id', '=', id)
      .execute(),
  )
  expect(await cardOf('en')).toContain('Altogether another name')
  const family = shop.db
    .selectFrom('product')
    .select('id')
    .where((where) => where.or([where('id', '=', id), where('parent_id', '=', id)]))
  await changeIt((trx) =>
    trx
      .updateTable('product_price')
      .set({ price: 765_432, special_price: null })
      .where('product_id', 'in', family)
      .where('currency', '=', 'USD')
      .execute(),
  )
  expect(await cardOf('en')).toContain('$7,654.32')
  expect(await cardOf('de')).not.toContain('7.654,32')
  await changeIt((trx) =>
    trx.updateTable('stock').set({ qty: 0, is_in_stock: false }).where('product_id', 'in', family).execute(),
  )
  expect(await cardOf('en')).toContain('Sold out')
})
