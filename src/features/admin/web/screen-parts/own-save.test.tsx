import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { ManagedProduct } from '#features/catalog/rules/manage-calls.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { managedCategory, managedProduct } from '#test/support/managed-goods.ts'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen as Category } from '../categories/category-screen.tsx'
import { Screen as Coupon } from '../coupons/coupon-screen.tsx'
import { Screen as Product } from '../products/product-screen.tsx'
import { Screen as Settings } from '../settings/settings-screen.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const price = (changes: Partial<ManagedProduct['prices'][number]> = {}) => ({
  currency: 'USD' as const,
  price: 20,
  special_price: null,
  special_from: null,
  special_to: null,
  is_derived: false,
  ...changes,
})
const product = managedProduct({
  prices: [price()],
  attributes: { weight: '90 g' },
  media: [{ path: 'a.webp', kind: 'image', alt: {}, color: null }],
})
const attributes = ['weight', 'fabric'].map((code) => ({ code, label: code, kind: 'text', options: [] }))
const limits = { free_delivery: false, use_limit: null, used: 0, date_end: null }
const coupon = { code: 'FIVE', type: 'fixed', value: 5, active: true, ...limits }
const settings = {
  items: [
    { key: 'site_name', default: 'Vitrine', views: {} },
    { key: 'import_feeds', default: [], views: {} },
  ],
  choices: { category: [], style: [] },
  views: [],
}

/** A shop whose answers to changes wait for a word. */
const shopOf = (reply: (body: object) => unknown) => {
  const office = fakeOffice({
    'GET /api/manage/products/:id': () => ok(product),
    'GET /api/manage/attributes': () => ok({ items: attributes }),
    'GET /api/manage/categories': () => ok({ items: [], total: 0 }),
    'GET /api/manage/categories/:id': () => ok(managedCategory()),
    'GET /api/manage/categories/:id/products': () => ok({ items: [], total: 0 }),
    'GET /api/manage/coupons/:code': () => ok(coupon),
    'GET /api/admin/settings': () => ok(settings),
  })
  const waiting: ((answer: Result<unknown>) => void)[] = []
  const bodies: object[] = []
  const call: AnyCall = async (key, input, options) => {
    if (!key.startsWith('POST ')) return office.call(key, input, options)
    bodies.push(input.body as object)
    return new Promise((resolve) => waiting.push(resolve))
  }
  return {
    call,
    bodies,
    answer: (answer: Result<unknown> = ok(reply(bodies.at(-1) ?? {}))) => act(async () => waiting.pop()?.(answer)),
  }
}

type Typed = Readonly<Record<string, string>>

const ofInput = { selector: 'input, textarea' }
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, ofInput)
const type = (typed: Typed) => {
  for (const [label, value] of Object.entries(typed)) fireEvent.change(field(label), { target: { value } })
}
const press = (button: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name: button })))
const shown = (labels: readonly string[]) => Object.fromEntries(labels.map((label) => [label, field(label).value]))
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

type Case = readonly [
  what: string,
  screen: readonly [() => React.ReactNode, string],
  button: string,
  reply: (body: object) => unknown,
  typed: readonly [first: Typed, meanwhile: Typed],
  sent: readonly [first: object, then: object],
]

const setName = (body: object) => ({ ...settings.items[0], ...body })
const ofProduct = [Product, '/admin/products/5'] as const
const seen = { currency: 'USD', price: 20, special_price: null, special_from: null, special_to: null }
const cases: readonly Case[] = [
  [
    'the name of a product',
    ofProduct,
    'Save',
    // somebody else has named it in Ukrainian
    () => ({ ...product, name: { en: 'Cap', de: 'Mütze', uk: 'Шапка' } }),
    [{ 'Name (de)': ' Mütze' }, { 'Name (ru)': 'Шапка' }],
    [{ name: { de: ' Mütze' } }, { name: { ru: 'Шапка' } }],
  ],
  [
    'the words of a product',
    ofProduct,
    'Save words',
    () => ({ ...product, slug: 'warm-cap' }),
    [{ Address: 'warm-cap' }, { Description: 'Warm' }],
    [{ slug: 'warm-cap' }, { description: { en: 'Warm' } }],
  ],
  [
    'attributes',
    ofProduct,
    'Save attributes',
    () => ({ ...product, attributes: { weight: '80 g' } }),
    [{ weight: '80 g' }, { fabric: 'Wool' }],
    [{ attributes: { weight: '80 g' } }, { attributes: { fabric: 'Wool' } }],
  ],
  [
    'pictures',
    ofProduct,
    'Save pictures',
    () => ({ ...product, media: [{ path: 'a.webp', kind: 'image', alt: { en: 'A cap' }, color: null }] }),
    [{ 'What picture 1 shows': 'A cap' }, { 'What picture 1 shows': 'A cap of wool' }],
    [
      { media: [{ path: 'a.webp', alt: { en: 'A cap' }, color: null }], seen_media: ['a.webp'] },
      { media: [{ path: 'a.webp', alt: { en: 'A cap of wool' }, color: null }], seen_media: ['a.webp'] },
    ],
  ],
  [
    'prices',
    ofProduct,
    'Save prices',
    () => ({ ...product, prices: [price({ price: 22 })] }),
    [{ 'Price, USD': '22' }, { 'Special price, USD': '18' }],
    [
      { prices: [{ ...seen, price: 22, seen }] },
      { prices: [{ ...seen, price: 22, special_price: 18, seen: { ...seen, price: 22 } }] },
    ],
  ],
  [
    'a category',
    [Category, '/admin/categories/3'],
    'Save',
    () => managedCategory({ name: { en: 'Girls' } }),
    [{ Name: 'Girls' }, { Address: 'girls' }],
    [{ name: { en: 'Girls' } }, { slug: 'girls' }],
  ],
  [
    'a coupon',
    [Coupon, '/admin/coupons/FIVE'],
    'Save',
    (body) => ({ ...coupon, ...body }),
    [{ Value: '6' }, { 'Uses at most': '9' }],
    [{ value: 6 }, { value: 6, use_limit: 9 }],
  ],
  [
    'a setting',
    [Settings, '/admin/settings?group=shop'],
    'Save: Name of the shop',
    setName,
    [{ 'Name of the shop': 'Luma' }, { 'Name of the shop': 'Luma Shop' }],
    [{ value: 'Luma' }, { seen: { value: 'Luma' }, value: 'Luma Shop' }],
  ],
  [
    'a setting that is as it was again',
    [Settings, '/admin/settings?group=shop'],
    'Save: Name of the shop',
    setName,
    [{ 'Name of the shop': 'Luma' }, { 'Name of the shop': 'Vitrine' }],
    [{ value: 'Luma' }, { seen: { value: 'Luma' }, value: 'Vitrine' }],
  ],
]

/** A screen with its form filled in and sent; the answer is not there yet. */
const send = async ([, [Form, at], button, reply, [first]]: Case) => {
  const shop = shopOf(reply)
  showScreen(Form, at, shop.call)
  await screen.findByLabelText(Object.keys(first)[0] ?? '', ofInput)
  type(first)
  await press(button)
  return shop
}

test.each(cases)(
  '[ADMIN-545] what is typed while a form is saved stays in its fields, and is what the next save sends: %s',
  async (...one) => {
    const [, , button, , [first, meanwhile], sent] = one
    const shop = await send(one)
    const place = field(Object.keys(meanwhile)[0] ?? '')
    type(meanwhile)
    await shop.answer()
    const typed = { ...first, ...meanwhile }
    expect(shown(Object.keys(typed))).toEqual(typed)
    // it is the same field: who types in it goes on typing
    expect(place.isConnected).toBe(true)
    expect(isAsked()).toBe(true)
    await press(button)
    expect(shop.bodies).toMatchObject(sent)
  },
)

test.each(cases.slice(0, -1))(
  '[ADMIN-545] with nothing typed meanwhile a saved form is as it is stored: %s',
  async (...one) => {
    const shop = await send(one)
    await shop.answer()
    expect(isAsked()).toBe(false)
  },
)

test('[ADMIN-545] what was typed while a save failed is sent with the rest', async () => {
  const one = cases[0] as Case
  const shop = await send(one)
  type(one[4][1])
  await shop.answer(refuse('OFFLINE'))
  await press('Save')
  expect(shop.bodies.at(-1)).toEqual({ name: { de: ' Mütze', ru: 'Шапка' } })
})

test('[ADMIN-545] of a product that somebody else changed nothing that was not typed is sent', async () => {
  const shop = await send(cases[0] as Case)
  type({ 'Name (ru)': 'Шапка' })
  await shop.answer()
  await press('Save')
  await shop.answer(ok({ ...product, name: { en: 'Cap', de: 'Mütze', uk: 'Шапка', ru: 'Шапка' } }))
  expect(shop.bodies.at(-1)).toEqual({ name: { ru: 'Шапка' } })
  expect(shown(['Name (de)', 'Name (uk)'])).toEqual({ 'Name (de)': 'Mütze', 'Name (uk)': 'Шапка' })
})

test('[ADMIN-545] lines of a setting are as they were saved, but not while more is typed in them', async () => {
  const feeds = settings.items[1]
  const shop = shopOf((body) => ({ ...feeds, value: (body as { value: unknown }).value }))
  showScreen(Settings, '/admin/settings?group=connections', shop.call)
  const form = within(await screen.findByRole('form', { name: /^Feeds/ }))
  const lines = () => form.getByRole<HTMLTextAreaElement>('textbox')
  const fill = (value: string) => fireEvent.change(lines(), { target: { value } })
  const save = () => act(async () => void fireEvent.click(form.getByRole('button', { name: /^Save/ })))
  fill('https://one.example/a.xml\n\n')
  await save()
  fill('https://one.example/a.xml\n\nhttps://two.example')
  await shop.answer()
  expect(lines().value).toBe('https://one.example/a.xml\n\nhttps://two.example')
  await save()
  await shop.answer()
  expect(lines().value).toBe('https://one.example/a.xml\nhttps://two.example')
})
