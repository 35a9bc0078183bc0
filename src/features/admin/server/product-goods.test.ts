import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ManagedAttribute, ManagedProduct } from '#features/catalog/rules/manage-calls.ts'
import { askJson } from '#test/support/ask-json.ts'
import type { Reply } from '#test/support/ask-json.ts'
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

const ask = askJson(
  () => shop,
  () => token,
)
const askAsGuest = askJson(() => shop)
const change = (id: number, body: object) => ask<ManagedProduct>('POST', `/api/manage/products/${id}`, body)
const make = async (sku: string, more: object = {}): Promise<ManagedProduct> =>
  (
    await ask<ManagedProduct>('POST', '/api/manage/products', {
      sku,
      name: `Piece ${sku}`,
      price: 30,
      currency: 'USD',
      qty: 5,
      ...more,
    })
  ).result
type Shown = {
  name: string
  description: string
  meta_title?: string
  slug: string
  status: number
  image: string
  media_gallery: { image: string; label: string; color?: number }[]
  attributes_metadata: { attribute_code: string; values: string[] }[]
  configurable_children: { sku: string; image: string; stock: { qty: number } }[]
  breadcrumbs: { name: string }[]
}
const inShop = async (sku: string, store = 'en'): Promise<Shown | undefined> =>
  (await askAsGuest<{ items?: Shown[] }>('GET', `/api/product?store=${store}&sku=${sku}`)).result.items?.[0]
const attributes = async () => (await ask<{ items: ManagedAttribute[] }>('GET', '/api/manage/attributes')).result.items
const optionsOf = async (code: string) => (await attributes()).find((one) => one.code === code)?.options ?? []
const photo = (red: number) =>
  sharp({ create: { width: 40, height: 50, channels: 3, background: { r: red, g: 20, b: 20 } } })
    .withExif({ IFD0: { Artist: 'Nobody' } })
    .jpeg()
    .toBuffer()
const send = async (id: number, files: Buffer[], fields: Record<string, string> = {}) => {
  const form = multipart(
    files.map((bytes) => ({ field: 'photos', bytes })),
    fields,
  )
  const headers = { ...form.headers, authorization: `Bearer ${token}` }
  const url = `/api/manage/products/${id}/pictures`
  return (await shop.app.inject({ method: 'POST', url, headers, payload: form.payload })).json<Reply<ManagedProduct>>()
}

describe('words', () => {
  test('[ADMIN-132] are shown as they were written, without what could run; the old address leads to the new one', async () => {
    const { id, slug } = await make('GW-1')
    const evil = '<p onclick="x()">Soft <b>wool</b><script>alert(1)</script></p><img src=x onerror=alert(1)>'
    const seo = { title: { en: 'Wool piece to buy' }, description: {} }
    const changed = await change(id, { description: { en: evil, de: '<p>Wolle</p>' }, seo, slug: 'wool-piece' })
    expect(changed.result.description).toEqual({ en: '<p>Soft <strong>wool</strong></p>', de: '<p>Wolle</p>' })
    await expect
      .poll(() => inShop('GW-1'), { timeout: 10_000 })
      .toMatchObject({
        description: '<p>Soft <strong>wool</strong></p>',
        meta_title: 'Wool piece to buy',
        slug: 'wool-piece',
      })
    const old = await shop.app.inject({ method: 'POST', url: '/api/url/map', payload: { url: `/p/GW-1/${slug}` } })
    expect(old.json()).toMatchObject({ result: { redirect_to: '/p/GW-1/wool-piece' } })
    const gone = await change(id, { description: { de: '' } })
    expect(gone.result.description).toEqual({ en: '<p>Soft <strong>wool</strong></p>' })
    const other = await make('GW-2')
    expect(await change(other.id, { slug: 'wool-piece' })).toMatchObject({ code: 409, result: 'ADDRESS_TAKEN' })
    for (const wrong of ['Wool', 'a b', '-a', 'a/b', ''])
      expect(await change(other.id, { slug: wrong })).toMatchObject({ code: 400 })
  })
})

describe('pictures', () => {
  test('[ADMIN-133] are drawn anew, described, given to colours and taken away, and the shop shows it', async () => {
    const [clay, ink] = await optionsOf('color')
    const [size] = await optionsOf('size')
    const choices = [
      { code: 'color', options: [clay?.id, ink?.id] },
      { code: 'size', options: [size?.id] },
    ]
    const { id } = await make('GP-1', { choices })
    const sent = await send(id, [await photo(200), await photo(100), await photo(50)])
    expect(sent.result.media).toHaveLength(3)
    const [first, second, third] = sent.result.media.map(({ path }) => path)
    expect(first).toMatch(/^shared\/[\da-f]{32}\.webp$/)
    const media = [
      { path: second, alt: { en: 'In ink', ru: 'Чернильный' }, color: ink?.id },
      { path: first, alt: { en: 'In clay' }, color: clay?.id },
    ]
    const changed = await change(id, { media })
    expect(changed.result.media).toMatchObject(media)
    await expect
      .poll(async () => (await inShop('GP-1'))?.media_gallery.map(({ image, label, color }) => [image, label, color]), {
        timeout: 10_000,
      })
      .toEqual([
        [second, 'In ink', ink?.id],
        [first, 'In clay', clay?.id],
      ])
    expect((await inShop('GP-1', 'ru'))?.media_gallery[0]?.label).toBe('Чернильный')
    const images = new Set((await inShop('GP-1'))?.configurable_children.map(({ image }) => image))
    expect(images).toEqual(new Set([first, second]))
    expect((await shop.app.inject({ url: `/img/420x600/${first}` })).statusCode).toBe(200)
    expect(await change(id, { media: [{ path: third }] })).toMatchObject({ code: 400 })
    expect(await change(id, { media: [{ path: first, color: size?.id }] })).toMatchObject({ code: 400 })
  })

  test('[ADMIN-133] [ADMIN-341] what is no picture is refused, and nothing is kept', async () => {
    const { id } = await make('GP-2')
    const fake = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    expect(await send(id, [await photo(1), fake])).toMatchObject({
      code: 400,
      meta: { message: expect.stringMatching(/^This file is no picture/), fields: { photos: 'NO_PICTURE' } },
    })
    expect(await send(id, [])).toMatchObject({ code: 400 })
    expect((await ask<ManagedProduct>('GET', `/api/manage/products/${id}`)).result.media).toEqual([])
    expect(await send(999_999, [await photo(1)])).toMatchObject({ code: 404 })
  })
})

describe('what a product is like', () => {
  test('[ADMIN-134] attributes and categories are set and shown; what does not fit is refused', async () => {
    const { id } = await make('GA-1')
    const many = (await attributes()).find(({ kind, options }) => kind === 'multiselect' && options.length > 0)
    const [value] = many?.options ?? []
    const code = many?.code ?? ''
    const { items } = (await ask<{ items: { id: number; path: string }[] }>('GET', '/api/manage/categories?size=100'))
      .result
    const category = items.find(({ path }) => path.includes('/'))
    const set = { attributes: { [code]: [value?.id] }, category_ids: [category?.id] }
    expect((await change(id, set)).result).toMatchObject(set)
    await expect
      .poll(async () => (await inShop('GA-1'))?.attributes_metadata, { timeout: 10_000 })
      .toContainEqual(expect.objectContaining({ attribute_code: code, values: [value?.label] }))
    expect((await inShop('GA-1'))?.breadcrumbs.length).toBeGreaterThan(0)
    expect((await change(id, { attributes: { [code]: null }, category_ids: [] })).result).toMatchObject({
      attributes: {},
      category_ids: [],
    })
    for (const wrong of [{ nothing: 'x' }, { [code]: [1] }, { [code]: 'wool' }, { color: [11, 12] }])
      expect(await change(id, { attributes: wrong })).toMatchObject({ code: 400 })
    expect(await change(id, { category_ids: [999_999] })).toMatchObject({ code: 400 })
  })
})

describe('variants', () => {
  test('[ADMIN-135] each colour in each size can be bought within a second; more are added, and a new colour', async () => {
    const [clay, ink] = await optionsOf('color')
    const [small, medium] = await optionsOf('size')
    const choices = [
      { code: 'color', options: [clay?.id, ink?.id] },
      { code: 'size', options: [small?.id, medium?.id] },
    ]
    const { id, variants } = await make('GV-1', { choices })
    expect(variants).toHaveLength(4)
    expect(variants.every(({ qty, prices }) => qty === 5 && prices[0]?.price !== undefined)).toBe(true)
    await expect
      .poll(async () => (await inShop('GV-1'))?.configurable_children.map(({ stock }) => stock.qty), {
        timeout: 10_000,
      })
      .toEqual([5, 5, 5, 5])
    const color = await ask<{ id: number }>('POST', '/api/manage/attributes/color/options', {
      label: { en: 'Moss green' },
    })
    const again = await ask('POST', '/api/manage/attributes/color/options', { label: { en: 'moss Green' } })
    expect(again.result).toEqual(color.result)
    const more = [
      { code: 'color', options: [clay?.id, color.result.id] },
      { code: 'size', options: [small?.id] },
    ]
    const added = await ask<ManagedProduct>('POST', `/api/manage/products/${id}/variants`, { choices: more, qty: 2 })
    expect(added.result.variants.filter(({ sku }) => sku.startsWith('GV-1-MOSS-GREEN-'))).toHaveLength(1)
    expect(added.result.variants).toHaveLength(5)
    for (const wrong of [[{ code: 'color', options: [clay?.id] }], [{ code: 'weight', options: [1] }]])
      expect(await ask('POST', `/api/manage/products/${id}/variants`, { choices: wrong, qty: 1 })).toMatchObject({
        code: 400,
      })
    expect(await ask('POST', '/api/manage/attributes/weight/options', { label: { en: 'x' } })).toMatchObject({
      code: 404,
    })
  })
})

describe('copies and the archive', () => {
  test('[ADMIN-136] a copy has all but the stock and is not on sale; its SKU is its own', async () => {
    const { items } = (await ask<{ items: { id: number }[] }>('GET', '/api/manage/products?q=VT-1001')).result
    const original = (await ask<ManagedProduct>('GET', `/api/manage/products/${items[0]?.id}`)).result
    const copied = await ask<ManagedProduct>('POST', `/api/manage/products/${original.id}/copy`, { sku: 'GC-1' })
    expect(copied.result).toMatchObject({ sku: 'GC-1', status: 2, name: original.name, prices: original.prices })
    expect(copied.result.variants).toHaveLength(original.variants.length)
    expect(copied.result.variants.every(({ sku, qty }) => sku.startsWith('GC-1-') && qty === 0)).toBe(true)
    expect(copied.result.slug).not.toBe(original.slug)
    expect(await ask('POST', `/api/manage/products/${original.id}/copy`, { sku: 'GC-1' })).toMatchObject({
      code: 409,
      result: 'SKU_TAKEN',
    })
    await change(copied.result.id, { status: 1 })
    await expect.poll(() => inShop('GC-1'), { timeout: 10_000 }).toBeDefined()
  })

  test('[ADMIN-136] what was put away leaves the shop and the list, and is found where it is asked for', async () => {
    const { id } = await make('GC-2')
    await expect.poll(() => inShop('GC-2'), { timeout: 10_000 }).toBeDefined()
    await change(id, { status: 3 })
    const found = async (query: string) =>
      (await ask<{ total: number }>('GET', `/api/manage/products?q=GC-2${query}`)).result.total
    expect([await found(''), await found('&status=3')]).toEqual([0, 1])
    await expect.poll(() => inShop('GC-2'), { timeout: 10_000 }).toBeUndefined()
  })

  test('[ADMIN-43] [ADMIN-132] who wants the SKU or the address of what was put away is told where it is', async () => {
    const [color] = await optionsOf('color')
    const away = await make('GC-3', { choices: [{ code: 'color', options: [color?.id] }] })
    await change(away.id, { status: 3 })
    const taken = async (sku: string) => {
      const body = { sku, name: 'Again', price: 5, currency: 'USD', qty: 1, category_id: null }
      return (await ask('POST', '/api/manage/products', body)).meta?.message
    }
    expect(await taken('GC-3')).toMatch(/^The product GC-3 was put away: .* “Put away”/)
    expect(await taken(away.variants[0]?.sku ?? '')).toMatch(/^The product GC-3-.* was put away: /)
    const { id } = await make('GC-4')
    expect(await taken('GC-4')).toBe('There is a product with the SKU GC-4 already.')
    expect((await change(id, { slug: away.slug })).meta?.message).toMatch(/^The product GC-3, which was put away,/)
    const other = await make('GC-5')
    expect((await change(id, { slug: other.slug })).meta?.message).toBe('The product GC-5 has this address already.')
  })
})
