import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok } from '#core/result.ts'
import type { ManagedAttribute, ManagedProduct } from '#features/catalog/rules/manage-calls.ts'
import { managedProduct } from '#test/support/managed-goods.ts'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen as NewProduct } from './new-product-screen.tsx'
import { Screen as Product } from './product-screen.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const change = 'POST /api/manage/products/:id'
const pictures = 'POST /api/manage/products/:id/pictures'
const copy = 'POST /api/manage/products/:id/copy'
const add = 'POST /api/manage/products'
const option = 'POST /api/manage/attributes/:code/options'

const attributes: ManagedAttribute[] = [
  {
    code: 'color',
    label: 'Colour',
    kind: 'select',
    options: [
      { id: 21, label: 'Clay', swatch: null },
      { id: 22, label: 'Ink', swatch: null },
    ],
  },
  { code: 'size', label: 'Size', kind: 'select', options: [{ id: 31, label: 'S', swatch: null }] },
  { code: 'material', label: 'Material', kind: 'multiselect', options: [{ id: 41, label: 'Wool', swatch: null }] },
  { code: 'weight', label: 'Weight', kind: 'text', options: [] },
]
const product = managedProduct({
  description: { en: '<p>A cap.</p>' },
  attributes: { material: [41] },
  category_ids: [3],
  media: [
    { path: 'a.webp', kind: 'image', alt: {}, color: null },
    { path: 'b.webp', kind: 'image', alt: {}, color: null },
  ],
})

/** `saved`: what the answer to a change says. */
const show = async (changes: Partial<ManagedProduct> = {}, saved = changes) => {
  const office = fakeOffice({
    'GET /api/manage/products/:id': () => ok({ ...product, ...changes }),
    'GET /api/manage/attributes': () => ok({ items: attributes }),
    'GET /api/manage/categories': () =>
      ok({
        items: [
          { id: 3, path: 'Women/Hats' },
          { id: 4, path: 'Men/Hats' },
        ],
        total: 2,
      }),
    [change]: () => ok({ ...product, ...saved }),
    [pictures]: () => ok(product),
    [copy]: () => ok({ ...product, id: 6 }),
    [add]: () => ok(product),
    [option]: () => ok({ id: 23, label: 'Moss', swatch: null }),
  })
  const page = showScreen(Product, '/admin/products/5', office.call)
  await screen.findByRole('region', { name: 'Words and address' })
  return { ...office, ...page }
}
const part = (name: string) => within(screen.getByRole('region', { name }))
const press = (name: string, button: string) =>
  act(async () => void fireEvent.click(part(name).getByRole('button', { name: button })))
const fill = (name: string, label: string, value: string) =>
  fireEvent.change(part(name).getByLabelText(label), { target: { value } })

test('[ADMIN-132] [ADMIN-312] words are written language by language, with those for search engines and the address', async () => {
  const { bodiesOf } = await show()
  const words = 'Words and address'
  fill(words, 'In short', '<p>Warm</p>')
  fill(words, 'Words in', 'de')
  fill(words, 'Description', '<p>Eine Mütze.</p>')
  fill(words, 'Title for search engines', 'Mütze kaufen')
  fill(words, 'Address', 'wool-cap')
  await press(words, 'Save words')
  expect(bodiesOf(change)).toEqual([
    {
      description: { de: '<p>Eine Mütze.</p>' },
      short_description: { en: '<p>Warm</p>' },
      seo: { title: { de: 'Mütze kaufen' } },
      slug: 'wool-cap',
    },
  ])
})

test('[ADMIN-133] pictures are brought by the picker and by dropping, no more than eight at once', async () => {
  const { bodiesOf } = await show()
  const file = (name: string) => new File(['x'], name, { type: 'image/webp' })
  const picker = part('Pictures').getByLabelText('New pictures')
  await act(async () => void fireEvent.change(picker, { target: { files: [file('1.webp'), file('2.webp')] } }))
  const sent = () => bodiesOf(pictures).map((body) => (body as FormData).getAll('photos').length)
  expect(sent()).toEqual([2])
  const zone = picker.closest('[data-over]')
  if (!zone) throw new Error('there is no place to drop pictures')
  await act(async () => void fireEvent.drop(zone, { dataTransfer: { files: [file('3.webp')] } }))
  expect(sent()).toEqual([2, 1])
  const many = Array.from({ length: 9 }, (_, index) => file(`${index}.webp`))
  await act(async () => void fireEvent.drop(zone, { dataTransfer: { files: many } }))
  expect(part('Pictures').getByRole('alert').textContent).toBe('No more than 8 at once')
  expect(sent()).toEqual([2, 1])
})

test('[ADMIN-133] pictures get words and a colour, and are taken away', async () => {
  const { bodiesOf } = await show()
  fill('Pictures', 'What picture 2 shows', 'From the side')
  fireEvent.change(await part('Pictures').findByLabelText('Colour of picture 2'), { target: { value: '22' } })
  await press('Pictures', 'Remove: picture 1')
  await press('Pictures', 'Save pictures')
  expect(bodiesOf(change)).toMatchObject([{ media: [{ path: 'b.webp', alt: { en: 'From the side' }, color: 22 }] }])
})

test('[ADMIN-134] [ADMIN-383] [ADMIN-446] categories and attributes are set, and those that were there are named', async () => {
  const { bodiesOf } = await show()
  const facts = part('Categories and attributes')
  fireEvent.click(await facts.findByLabelText('Men/Hats'))
  fireEvent.click(facts.getByLabelText('Women/Hats'))
  fireEvent.click(await facts.findByLabelText('Wool'))
  fireEvent.change(facts.getByLabelText('Weight'), { target: { value: '90 g' } })
  fireEvent.change(facts.getByLabelText('Colour'), { target: { value: '21' } })
  await press('Categories and attributes', 'Save attributes')
  expect(bodiesOf(change)).toEqual([
    {
      attributes: { material: [], weight: '90 g', color: [21] },
      seen_attributes: { material: [41], color: [] },
      category_ids: [4],
      seen_category_ids: [3],
    },
  ])
})

test('[ADMIN-448] from a product a way leads to who did what to it', async () => {
  await show()
  const link = screen.getByRole('link', { name: 'Who did what: the audit of this product' })
  expect(link.getAttribute('href')).toBe('/admin/audit?product=5')
})

test('[ADMIN-136] a product is copied and put away', async () => {
  const { bodiesOf, router } = await show()
  await press('Copy or put away', 'Put away')
  expect(bodiesOf(change)).toEqual([{ status: 3 }])
  fill('Copy or put away', 'SKU of the copy', 'CAP-2')
  await press('Copy or put away', 'Copy')
  expect(bodiesOf(copy)).toEqual([{ sku: 'CAP-2' }])
  expect(router.state.location.pathname).toBe('/admin/products/6')
})

test('[ADMIN-135] [ADMIN-338] a new product has a variant of each colour in each size; a missing colour is added', async () => {
  const office = fakeOffice({
    'GET /api/manage/categories': () => ok({ items: [], total: 0 }),
    'GET /api/manage/attributes': () => ok({ items: attributes }),
    [add]: () => ok(product),
    [option]: () => ok({ id: 23, label: 'Moss', swatch: null }),
  })
  showScreen(NewProduct, '/admin/products/new', office.call)
  const fillIn = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fillIn('SKU', 'TOP')
  fillIn('Name (en)', 'Top')
  fillIn('Price, USD', '20')
  fireEvent.click(screen.getByLabelText('With variants: each colour in each size'))
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })))
  expect(screen.getByRole('alert').textContent).toBe('Tick a colour or a size')
  fireEvent.click(await screen.findByLabelText('Clay'))
  fillIn('New value: Colour', 'Moss')
  const colours = within(screen.getByRole('group', { name: 'Colour' }))
  // Enter is for the value, and does not put the product up for sale
  await act(async () => {
    expect(fireEvent.keyDown(colours.getByLabelText('New value: Colour'), { key: 'Enter' })).toBe(false)
  })
  expect(office.bodiesOf(option)).toEqual([{ label: { en: 'Moss' } }])
  fireEvent.click(screen.getByLabelText('S'))
  fillIn('In stock, of each variant', '3')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })))
  expect(office.bodiesOf(add)).toEqual([
    {
      sku: 'TOP',
      name: 'Top',
      price: 20,
      currency: 'USD',
      qty: 3,
      category_id: null,
      choices: [
        { code: 'color', options: [21, 23] },
        { code: 'size', options: [31] },
      ],
    },
  ])
})

test('[ADMIN-577] what is ticked while a new value is added stays ticked', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const { call } = fakeOffice({
    'GET /api/manage/categories': () => ok({ items: [], total: 0 }),
    'GET /api/manage/attributes': () => ok({ items: attributes }),
    [option]: () => ok({ id: 23, label: 'Moss', swatch: null }),
  })
  showScreen(NewProduct, '/admin/products/new', async (key, input) => {
    if (key === option) await promise
    return call(key, input)
  })
  fireEvent.click(screen.getByLabelText('With variants: each colour in each size'))
  const clay = await screen.findByLabelText<HTMLInputElement>('Clay')
  fireEvent.change(screen.getByLabelText('New value: Colour'), { target: { value: 'Moss' } })
  fireEvent.click(within(screen.getByRole('group', { name: 'Colour' })).getByRole('button', { name: 'Add' }))
  fireEvent.click(clay)
  await act(async () => resolve(undefined))
  expect(clay.checked).toBe(true)
})

test('[ADMIN-334] a product is not left with what was typed in any of its forms, and is once that is saved or as it was', async () => {
  const { router } = await show()
  const asksBrowser = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const [words, found] = ['Words and address', 'Title for search engines']
  fill(words, found, 'Buy a cap')
  await press('Pictures', 'Move down: picture 1')
  expect(asksBrowser()).toBe(true)
  fill(words, found, '')
  expect(asksBrowser()).toBe(true)
  await act(async () => void router.navigate('/elsewhere'))
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Stay here' })))
  await press('Pictures', 'Discard')
  expect(asksBrowser()).toBe(false)
  await act(async () => void router.navigate('/elsewhere'))
  expect(await screen.findByText('elsewhere')).toBeTruthy()
})

test('[ADMIN-535] a product whose words are saved can be left at once: the answer says what there is', async () => {
  await show({}, { seo: { title: { en: 'Buy a cap' }, description: {} } })
  fill('Words and address', 'Title for search engines', 'Buy a cap')
  await press('Words and address', 'Save words')
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
})
