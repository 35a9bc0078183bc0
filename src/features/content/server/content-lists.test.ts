import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await createDemoShop()
  const page = (identifier: string, store_code: string, title: string, is_active = true) => ({
    identifier,
    store_code,
    is_active,
    title: JSON.stringify({ en: title, ru: `${title} по-русски` }),
    content: JSON.stringify({ en: [{ kind: 'paragraph', text: `Words of ${title}` }] }),
  })
  await shop.db
    .insertInto('cms_page')
    .values([
      page('about', '', 'About'),
      page('about', 'ru', 'Our own'),
      page('draft', '', 'Draft', false),
      page('only-us', 'us', 'US'),
    ])
    .execute()
  await shop.db
    .insertInto('cms_block')
    .values([
      page('footer', '', 'Footer'),
      page('footer', 'us', 'US footer', false),
      page('hidden', '', 'Hidden', false),
    ])
    .execute()
})
afterAll(() => shop.close())

type Page = {
  readonly items: readonly Readonly<Record<string, unknown>>[]
  readonly total: number
  readonly perPage: number
}
const list = async (query: Readonly<Record<string, string>>): Promise<Page> => {
  const response = await shop.app.inject({ url: `/api/catalog?${new URLSearchParams(query)}` })
  expect(response.statusCode).toBe(200)
  return response.json<{ result: Page }>().result
}
const titles = async (query: Readonly<Record<string, string>>) => (await list(query)).items.map(({ title }) => title)
const filtered = (attribute: string, value: unknown) => JSON.stringify({ filters: [{ attribute, value }] })

describe('lists of the content system', () => {
  test('[SEARCH-81] pages in the language of the view, its own before those of every view, active ones', async () => {
    expect(await titles({ type: 'cms_page' })).toEqual([
      'About',
      'Delivery',
      'Privacy policy',
      'Returns',
      'Terms and conditions',
    ])
    expect((await titles({ type: 'cms_page', store: 'ru' }))[0]).toBe('Our own по-русски')
    expect(await titles({ type: 'cms_page', store: 'us', searchQuery: filtered('identifier', 'only-us') })).toEqual([
      'US',
    ])
    expect(await titles({ type: 'cms_page', searchQuery: JSON.stringify({ text: 'turn' }) })).toEqual(['Returns'])
    expect((await list({ type: 'cms_page', size: '9999' })).perPage).toBe(500)
    expect((await list({ type: 'cms_page', size: '1', from: '1' })).items).toMatchObject([
      { identifier: 'delivery', json: { blocks: [{ kind: 'paragraph' }, {}, {}, {}, {}, {}, {}] } },
    ])
  })

  test('[SEARCH-81] a legal page while its flag is on', async () => {
    await shop.db
      .insertInto('setting')
      .values({ key: 'has_privacy_policy', store_code: 'us', value: 'false' })
      .execute()
    expect(await titles({ type: 'cms_page', store: 'us', searchQuery: filtered('identifier', 'privacy') })).toEqual([])
    expect(
      (await list({ type: 'cms_page', searchQuery: filtered('identifier', { in: ['privacy', 'draft'] }) })).total,
    ).toBe(1)
  })

  test('[SEARCH-81] blocks', async () => {
    expect(await titles({ type: 'cms_block' })).toEqual(['', 'Footer', ''])
    expect(await titles({ type: 'cms_block', store: 'us' })).toEqual(['', 'Footer', ''])
    const wrong = await shop.app.inject({ url: `/api/catalog?type=cms_block&searchQuery=${filtered('secret', 1)}` })
    expect(wrong.statusCode).toBe(400)
  })

  test('[SEARCH-80] every list has the fields that were asked for', async () => {
    for (const type of ['category', 'attribute', 'cms_page', 'cms_block', 'review']) {
      const [whole] = (await list({ type, size: '1' })).items
      const [narrow] = (await list({ type, size: '1', source_include: 'id,nothing' })).items
      expect([type, narrow]).toEqual([type, { id: whole?.id }])
      const [rest] = (await list({ type, size: '1', source_exclude: 'id' })).items
      expect(Object.keys(rest ?? {})).toEqual(Object.keys(whole ?? {}).filter((name) => name !== 'id'))
      const [both] = (await list({ type, size: '1', source_include: 'id', source_exclude: 'id' })).items
      expect(both).toEqual({})
    }
  })

  test('[SEARCH-82] codes with a dot are not fetched', async () => {
    const asked = filtered('attribute_code', { in: ['stock.is_in_stock', 'color', 'a.b'] })
    expect((await list({ type: 'attribute', searchQuery: asked })).items.map((each) => each.attribute_code)).toEqual([
      'color',
    ])
    expect((await list({ type: 'attribute', searchQuery: filtered('attribute_code', 'stock.qty') })).total).toBe(0)
  })
})

describe('pages', () => {
  const map = async (url: string, store = 'en') =>
    (await shop.app.inject({ method: 'POST', url: `/api/url/map?store=${store}`, payload: { url } })).json<{
      code: number
      result: { _type: string; _source: { title: string }; redirect_to?: string }
    }>()

  test('[CATALOG-29] stand at their identifier and at /i/', async () => {
    expect(await map('/about')).toMatchObject({ result: { _type: 'cms_page', _source: { title: 'About' } } })
    expect(await map('/ru/about', 'ru')).toMatchObject({ result: { _source: { title: 'Our own по-русски' } } })
    expect(await map('/i/about')).toMatchObject({ result: { _source: { title: 'About' } } })
    expect((await map('/draft')).code).toBe(404)
    expect((await map('/only-us')).code).toBe(404)
    for (const path of ['/en/about', '/en/i/about', '/i/about']) {
      const { status, body } = await shop.fetch(path)
      expect([path, status]).toEqual([path, 200])
      expect(body).toContain('<link rel="canonical" href="http://localhost:3105/en/i/about"/>')
    }
  })

  test('[CATALOG-25] keep their old identifier', async () => {
    await shop.db
      .updateTable('cms_page')
      .set({ identifier: 'our story' })
      .where('identifier', '=', 'about')
      .where('store_code', '=', '')
      .execute()
    expect(await map('/i/about')).toMatchObject({ result: { redirect_to: '/i/our%20story' } })
    expect(await shop.fetch('/en/i/about?x=1')).toMatchObject({ status: 301, location: '/en/i/our%20story?x=1' })
    // the row of this view stays where it was
    expect((await map('/i/about', 'ru')).result.redirect_to).toBeUndefined()
    expect((await shop.fetch('/en/i/never')).status).toBe(404)
  })
})

describe('blocks and pages by themselves', () => {
  const get = async (path: string) =>
    (await shop.app.inject({ url: `/api/ext/cms-data/${path}` })).json<{
      code: number
      result: { id: number; title: string; json: { blocks: { text: string }[]; last_updated?: string } }
    }>()

  test('[CONTENT-40] a block by its identifier, and the same by its id', async () => {
    const { code, result } = await get('cmsBlockIdentifier/footer/storeId/ru')
    expect([code, result.title]).toEqual([200, 'Footer по-русски'])
    expect((await get(`cmsBlock/${result.id}?store=ru`)).result).toEqual(result)
    for (const path of [
      'cmsBlockIdentifier/hidden/storeId/en',
      'cmsBlockIdentifier/footer/storeId/xx',
      'cmsBlock/99999',
    ])
      expect([path, await get(path)]).toMatchObject([path, { code: 404, result: 'CMS_EMPTY' }])
  })

  test('[CONTENT-40] those that no row holds have an id each', async () => {
    const { items } = await list({ type: 'cms_block' })
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    for (const block of items) expect((await get(`cmsBlock/${String(block.id)}`)).result).toEqual(block)
  })

  test('[CONTENT-41] [CONTENT-93] the last import says when the catalogue was brought up to date, else the last change', async () => {
    const told = async () => (await get('cmsBlockIdentifier/last_updated/storeId/en')).result.json.last_updated
    const { changed } = await shop.db
      .selectFrom('product')
      .select(({ fn }) => fn.max('updated_at').as('changed'))
      .executeTakeFirstOrThrow()
    expect(await told()).toBe(new Date(changed).toISOString())
    const both = filtered('identifier', { in: ['last_updated', 'cms_settings'] })
    const { items } = await list({ type: 'cms_block', size: '2', searchQuery: both })
    expect(items).toMatchObject([
      { identifier: 'cms_settings', json: { product_choose: false, bonuses_banner_code: 'HELLO' } },
      { identifier: 'last_updated', json: { last_updated: await told() } },
    ])
  })

  test('[CONTENT-44] markup in a page is text', async () => {
    await shop.db
      .insertInto('cms_page')
      .values({
        identifier: 'marked',
        store_code: '',
        title: '{"en":"<img src=x onerror=alert(1)>"}',
        content: '{"en":[{"kind":"paragraph","text":"<script>alert(1)</script>"}]}',
      })
      .execute()
    const { body } = await shop.fetch('/en/i/marked')
    expect(body).toContain('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')
    expect(body).not.toContain('<img src=x')
  })
})
