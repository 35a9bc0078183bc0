import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ManagedCategory } from '#features/catalog/rules/manage-calls.ts'
import { askJson } from '#test/support/ask-json.ts'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import { multipart } from '#test/support/multipart.ts'
import { signIn } from '#test/support/sign-in.ts'

let shop: DemoShop
let token = ''
beforeAll(async () => {
  shop = await createDemoShop()
  token = await signIn(shop.db, 'manager', shop.now())
})
afterAll(() => shop.close())

const manage = askJson(
  () => shop,
  () => token,
)
const askAsGuest = askJson(() => shop)
const ask = <T>(method: 'GET' | 'POST', path: string, body?: object) =>
  manage<T>(method, `/api/manage/categories${path}`, body)
const make = async (en: string, parent_id: number | null = null): Promise<ManagedCategory> =>
  (await ask<ManagedCategory>('POST', '', { name: { en }, parent_id })).result
const change = (id: number, body: object) => ask<ManagedCategory>('POST', `/${id}`, body)
type Mapped = { _source: { id: number; meta_title?: string; image?: string }; redirect_to?: string }
const mapped = (url: string) => askAsGuest<Mapped>('POST', '/api/url/map', { url })
const productsOf = async (id: number) =>
  (await ask<{ items: { id: number; sku: string }[]; total: number }>('GET', `/${id}/products`)).result
const idOf = async (sku: string): Promise<number> =>
  (await shop.db.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirstOrThrow()).id

describe('the tree', () => {
  test('[ADMIN-137] a category is made below another, moved with all below it, and old addresses lead on', async () => {
    const top = await make('Outlet store')
    const middle = await make('Winter', top.id)
    const leaf = await make('Gloves & hats', middle.id)
    expect(leaf).toMatchObject({
      url_path: 'outlet-store/winter/gloves-hats',
      level: 3,
      path: 'Outlet store/Winter/Gloves & hats',
    })
    await expect
      .poll(async () => (await mapped('/outlet-store/winter')).result, { timeout: 10_000 })
      .toMatchObject({ _source: { id: middle.id } })
    expect((await change(middle.id, { parent_id: null })).result).toMatchObject({ url_path: 'winter', level: 1 })
    expect((await ask<ManagedCategory>('GET', `/${leaf.id}`)).result).toMatchObject({
      url_path: 'winter/gloves-hats',
      level: 2,
      path: 'Winter/Gloves & hats',
    })
    await expect
      .poll(async () => (await mapped('/outlet-store/winter/gloves-hats')).result, { timeout: 10_000 })
      .toMatchObject({ _source: { id: leaf.id }, redirect_to: '/winter/gloves-hats' })
    for (const parent_id of [leaf.id, middle.id, 999_999])
      expect(await change(middle.id, { parent_id })).toMatchObject({ code: 400 })
    const twin = await make('Winter', top.id)
    expect(await change(twin.id, { parent_id: null })).toMatchObject({ code: 409, result: 'ADDRESS_TAKEN' })
    expect((await change(twin.id, { slug: 'snow' })).result).toMatchObject({
      url_path: 'outlet-store/snow',
      slug: 'snow',
    })
  })

  test('[ADMIN-137] texts and a picture are shown; a category goes only when it is empty', async () => {
    const parent = await make('Rain')
    const child = await make('Boots', parent.id)
    const photo = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#345' } })
      .png()
      .toBuffer()
    const form = multipart([{ field: 'photos', bytes: photo }])
    const headers = { ...form.headers, authorization: `Bearer ${token}` }
    const url = `/api/manage/categories/${parent.id}/picture`
    await shop.app.inject({ method: 'POST', url, headers, payload: form.payload })
    await change(parent.id, { seo: { title: { en: 'Made for rain' } } })
    await expect
      .poll(async () => (await mapped('/rain')).result, { timeout: 10_000 })
      .toMatchObject({ _source: { meta_title: 'Made for rain', image: expect.stringMatching(/^shared\//) } })
    expect((await change(parent.id, { image: null })).result.image).toBeNull()
    expect(await ask('POST', `/${parent.id}/remove`)).toMatchObject({ code: 409, result: 'CATEGORY_NOT_EMPTY' })
    expect(await ask('POST', `/${child.id}/remove`)).toMatchObject({ code: 200 })
    expect(await ask('POST', `/${parent.id}/remove`)).toMatchObject({ code: 200 })
    expect(await ask('GET', `/${parent.id}`)).toMatchObject({ code: 404 })
    await expect.poll(async () => (await mapped('/rain')).code, { timeout: 10_000 }).not.toBe(200)
  })
})

describe('what is in it', () => {
  test('[ADMIN-138] [ADMIN-283] products are put in, in order, and taken out, and the shop lists them so', async () => {
    const { id } = await make('Picks of the week')
    const skus = ['VT-1001', 'VT-1002', 'VT-0112']
    await ask('POST', `/${id}/products`, { add: skus })
    const put = await productsOf(id)
    expect(put.items.map(({ sku }) => sku)).toEqual(skus)
    await ask('POST', `/${id}/products`, { first: [put.items[2]?.id, put.items[1]?.id] })
    expect((await productsOf(id)).items.map(({ sku }) => sku)).toEqual(['VT-0112', 'VT-1002', 'VT-1001'])
    const filters = JSON.stringify({ filters: [{ attribute: 'category_ids', value: { in: [id] } }] })
    const listed = async () => {
      const query = `type=product&sort=position:asc&searchQuery=${encodeURIComponent(filters)}`
      const { result } = await askAsGuest<{ items: { sku: string }[] }>('GET', `/api/catalog?${query}`)
      return result.items.map(({ sku }) => sku)
    }
    await expect.poll(listed, { timeout: 10_000 }).toEqual(['VT-0112', 'VT-1002', 'VT-1001'])
    await ask('POST', `/${id}/products`, { remove: [put.items[1]?.id] })
    await expect.poll(listed, { timeout: 10_000 }).toEqual(['VT-0112', 'VT-1001'])
    expect(await ask('POST', `/${id}/products`, { add: ['NOTHING'] })).toMatchObject({
      code: 400,
      meta: { skus: ['NOTHING'] },
    })
    expect(await ask('POST', '/999999/products', { add: ['VT-1001'] })).toMatchObject({ code: 404 })
  })

  test('[ADMIN-383] what two take a product out of and put it into at once holds for both', async () => {
    const id = await idOf('VT-1002')
    const [left, kept, mine, theirs] = await Promise.all(['Left', 'Kept', 'Mine', 'Theirs'].map((en) => make(en)))
    const set = async (of: (ManagedCategory | undefined)[], seen?: (ManagedCategory | undefined)[]) => {
      const ids = (all: typeof of) => all.map((one) => one?.id)
      const payload = { category_ids: ids(of), ...(seen ? { seen_category_ids: ids(seen) } : {}) }
      const { result } = await manage<{ category_ids: number[] }>('POST', `/api/manage/products/${id}`, payload)
      return new Set(result.category_ids)
    }
    await set([left, kept])
    expect(await set([kept, theirs], [left, kept])).toEqual(new Set([kept?.id, theirs?.id]))
    expect(await set([left, kept, mine], [left, kept])).toEqual(new Set([kept?.id, theirs?.id, mine?.id]))
    expect(await set([left])).toEqual(new Set([left?.id]))
  })

  test('[ADMIN-446] what two tick and untick of an attribute with several values at once holds for both', async () => {
    const { attribute, options } = await shop.db
      .selectFrom('attribute')
      .innerJoin('attribute_option', 'attribute_option.attribute_id', 'attribute.id')
      .select(({ fn }) => [
        'attribute.code as attribute',
        fn.agg<number[]>('array_agg', ['attribute_option.id']).as('options'),
      ])
      .where('attribute.kind', '=', 'multiselect')
      .groupBy('attribute.code')
      .having(({ fn }) => fn.countAll(), '>', 3)
      .limit(1)
      .executeTakeFirstOrThrow()
    const [left = 0, kept = 0, mine = 0, theirs = 0] = options
    const id = await idOf('VT-1002')
    const set = async (of: readonly number[], seen?: readonly number[]) => {
      const payload = { attributes: { [attribute]: of }, ...(seen ? { seen_attributes: { [attribute]: seen } } : {}) }
      type Saved = { attributes: Record<string, number[]> }
      return (await manage<Saved>('POST', `/api/manage/products/${id}`, payload)).result.attributes[attribute]
    }
    await set([left, kept])
    expect(await set([kept, theirs], [left, kept])).toEqual([kept, theirs])
    expect(await set([left, kept, mine], [left, kept])).toEqual([kept, theirs, mine])
    expect(await set([], [left, kept])).toEqual([theirs, mine])
    expect(await set([left])).toEqual([left])
  })

  test('[ADMIN-453] of a price only what was changed is saved: a special price of somebody else stays', async () => {
    const id = await idOf('VT-0112')
    type Price = { currency: string; price: number; special_price: number | null; special_to: string | null }
    const save = async (price: object) => {
      const payload = { prices: [{ currency: 'USD', special_from: null, special_to: null, ...price }] }
      const { result } = await manage<{ prices?: Price[] }>('POST', `/api/manage/products/${id}`, payload)
      return result.prices?.find(({ currency }) => currency === 'USD')
    }
    const plain = { currency: 'USD', price: 50, special_price: null, special_from: null, special_to: null }
    await save(plain)
    const special = { special_price: 40, special_to: '2126-12-24T10:30:00.000Z' }
    await save({ ...plain, ...special, seen: plain })
    expect(await save({ price: 60, special_price: null, seen: plain })).toMatchObject({ price: 60, ...special })
    const seen = { ...plain, price: 60, ...special }
    expect(await save({ price: 60, special_price: null, special_to: null, seen })).toMatchObject({
      special_price: null,
    })
    // what does not go with what somebody else left is told
    await save({ ...plain, ...special, seen: plain })
    expect(await save({ price: 30, special_price: null, seen: plain })).toBeUndefined()
  })

  test('[ADMIN-201] those to choose from are looked for by a part of their way, and those chosen are among them', async () => {
    const top = await make('Quilting bees')
    const [one, other] = [await make('Thimbles', top.id), await make('Needles', top.id)]
    const pathsOf = async (query: string) =>
      (await ask<{ items: ManagedCategory[] }>('GET', query)).result.items.map(({ path }) => path)
    expect(await pathsOf('?q=thimb')).toEqual(['Quilting bees/Thimbles'])
    expect(await pathsOf(`?q=needl&chosen=${one.id}`)).toEqual(['Quilting bees/Thimbles', 'Quilting bees/Needles'])
    expect(await pathsOf(`?size=1&chosen=${other.id}`)).toEqual(['Quilting bees/Needles'])
    expect(await ask('GET', '?chosen=1,x')).toMatchObject({ code: 400 })
  })
})
