import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { WireSetting } from '#features/stores/rules/setting-calls.ts'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen as SettingsScreen } from './settings-screen.tsx'
import { Screen as Views } from './views-screen.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
/** The form of a setting is called as its field is. */
const field = { selector: 'input, select, textarea' }
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, field), { target: { value } })

const list = 'GET /api/admin/settings'
const change = 'POST /api/admin/settings'
const setting = (key: string, usual: unknown, views: Record<string, unknown> = {}): WireSetting => ({
  key,
  default: usual,
  views,
})
const office = (
  items: readonly WireSetting[],
  answer: (value: unknown) => Result<unknown> = (value) => ok(value),
  address = '',
) => {
  const views = ['en', 'de'].map((code) => ({
    store_code: code,
    url: `/${code}`,
    name: code === 'de' ? 'Deutschland' : 'Global',
    flag: 'EN',
    language: 'English',
    currency: 'USD',
  }))
  const choices = {
    category: [{ value: 'women', label: 'Women' }],
    style: [
      { value: 'coat', label: 'Coat' },
      { value: 'hat', label: 'Hat' },
    ],
  }
  return fakeOffice({
    [list]: () => ok({ items, choices, views }),
    'POST /api/admin/slides/picture': () => ok({ address }),
    [change]: ({ body }) => {
      const { key, store_code: code, value } = body as { key: string; store_code: string; value?: unknown }
      const before = items.find((one) => one.key === key)
      const set = value === undefined ? {} : code ? { views: { [code]: value } } : { value }
      return answer({ ...before, views: {}, ...set })
    },
  })
}

test('[ADMIN-295] [ADMIN-115] the view of all and a group, chosen before the address follows: the setting is saved for all views', async () => {
  const { call, bodiesOf } = office([setting('return_days', 30, { de: 40 })])
  showScreen(SettingsScreen, '/admin/settings?group=shop&view=de', call)
  const view = await screen.findByLabelText<HTMLSelectElement>('Store view')
  await act(async () => {
    fireEvent.change(view, { target: { value: '' } })
    fireEvent.change(screen.getByLabelText('Group'), { target: { value: 'orders' } })
  })
  await screen.findByLabelText('Days to send pieces back', field)
  expect(view.value).toBe('')
  type('Days to send pieces back', '60')
  await press('Save: Days to send pieces back')
  expect(bodiesOf(change)).toEqual([{ key: 'return_days', store_code: '', seen: {}, value: 60 }])
})

test('[ADMIN-115] a setting is saved for a store view, out of its bounds it is not sent, and it is taken back', async () => {
  const { call, bodiesOf } = office([setting('return_days', 30, { de: 40 }), setting('guest_cart_days', 90)])
  showScreen(SettingsScreen, '/admin/settings?group=orders&view=de', call)
  const name = 'Days to send pieces back'
  expect((await screen.findByLabelText(name, field)).getAttribute('value')).toBe('40')
  type(name, '900')
  await press(`Save: ${name}`)
  expect(screen.getByText('This is too much')).toBeTruthy()
  expect(bodiesOf(change)).toEqual([])
  type(name, '60')
  await press(`Save: ${name}`)
  await press(`Take back: ${name}`)
  expect(bodiesOf(change)).toEqual([
    { key: 'return_days', store_code: 'de', seen: { value: 40 }, value: 60 },
    { key: 'return_days', store_code: 'de', seen: { value: 60 } },
  ])
  expect(screen.getByLabelText<HTMLInputElement>(name, field).value).toBe('30')
  // what is one for the whole shop is not offered for a view
  type('Find a setting', 'cart')
  expect(screen.queryByLabelText('Days that a guest’s cart is kept')).toBeNull()
})

test('[ADMIN-115] what the shop refuses stands beside the setting', async () => {
  const { call } = office([setting('site_name', 'Vitrine')], () => refuse('VIEW_NEEDED', { message: 'It stays.' }))
  showScreen(SettingsScreen, '/admin/settings', call)
  await screen.findByLabelText('Name of the shop', field)
  await press('Save: Name of the shop')
  expect(screen.getByRole('alert').textContent).toBe('It stays.')
})

test('[ADMIN-289] what somebody else set meanwhile is told: it is shown, or replaced by a second press', async () => {
  const theirs = { ...setting('site_name', 'Vitrine'), value: 'Theirs' }
  const { call, bodiesOf } = office([setting('site_name', 'Vitrine')], () =>
    refuse('SETTING_CHANGED', { message: 'Somebody else was faster.', setting: theirs }),
  )
  showScreen(SettingsScreen, '/admin/settings', call)
  const name = 'Name of the shop'
  await screen.findByLabelText(name, field)
  type(name, 'Mine')
  await press(`Save: ${name}`)
  expect(screen.getByRole('alert').textContent).toBe('Somebody else was faster.')
  expect(screen.getByLabelText<HTMLInputElement>(name, field).value).toBe('Mine')
  await press(`Save: ${name}`)
  expect(bodiesOf(change)).toEqual([
    { key: 'site_name', store_code: '', seen: {}, value: 'Mine' },
    { key: 'site_name', store_code: '', seen: { value: 'Theirs' }, value: 'Mine' },
  ])
  await press(`Show what was set meanwhile: ${name}`)
  expect(screen.getByLabelText<HTMLInputElement>(name, field).value).toBe('Theirs')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('[ADMIN-334] what was typed of settings stays while others are shown, is named, and is not left without a question', async () => {
  const { call, bodiesOf } = office([setting('site_name', 'Vitrine'), setting('return_days', 30)])
  showScreen(SettingsScreen, '/admin/settings', call)
  const [shopName, days] = ['Name of the shop', 'Days to send pieces back']
  const asksBrowser = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await screen.findByLabelText(shopName, field)
  type(shopName, 'Mine')
  await act(async () => void fireEvent.change(screen.getByLabelText('Group'), { target: { value: 'orders' } }))
  type(days, '60')
  await press(`Save: ${days}`)
  expect([screen.queryByRole('dialog'), asksBrowser()]).toEqual([null, true])
  expect(screen.getByText(`Not saved yet: ${shopName}`)).toBeTruthy()
  await act(async () => void fireEvent.change(screen.getByLabelText('Store view'), { target: { value: 'de' } }))
  await act(async () => void fireEvent.change(screen.getByLabelText('Group'), { target: { value: 'shop' } }))
  expect(screen.getByLabelText<HTMLInputElement>(shopName, field).value).toBe('Vitrine')
  await act(async () => void fireEvent.change(screen.getByLabelText('Store view'), { target: { value: '' } }))
  expect(screen.getByLabelText<HTMLInputElement>(shopName, field).value).toBe('Mine')
  await press(`Save: ${shopName}`)
  expect([screen.queryByText(/^Not saved yet/), asksBrowser()]).toEqual([null, false])
  expect(bodiesOf(change)).toMatchObject([{ key: 'return_days' }, { key: 'site_name', value: 'Mine' }])
})

test('[ADMIN-335] [ADMIN-339] two settings that are saved at once, without the blanks around them, are both shown as they were saved', async () => {
  const { call, bodiesOf } = office([setting('site_name', 'Vitrine'), setting('company', 'Retail')])
  showScreen(SettingsScreen, '/admin/settings', call)
  const names = ['Name of the shop', 'Company']
  await screen.findByLabelText('Company', field)
  for (const name of names) type(name, ' Mine ')
  await act(async () => {
    for (const name of names) fireEvent.click(screen.getByRole('button', { name: `Save: ${name}` }))
  })
  await press('Take back: Name of the shop')
  await press('Take back: Company')
  expect(bodiesOf(change).slice(2)).toMatchObject([{ seen: { value: 'Mine' } }, { seen: { value: 'Mine' } }])
})

test('[ADMIN-117] a row is switched on with its category, styles are added, put in order and taken away', async () => {
  const { call, bodiesOf } = office([setting('home_top_slider', null), setting('home_top_styles', [])])
  showScreen(SettingsScreen, '/admin/settings?group=home', call)
  const row = within(await screen.findByRole('form', { name: 'Row of products above the new pieces' }))
  fireEvent.click(row.getByLabelText('Shown'))
  fireEvent.change(row.getByLabelText('Category'), { target: { value: 'women' } })
  fireEvent.change(row.getByLabelText('Title (en)'), { target: { value: 'For her' } })
  await press('Save: Row of products above the new pieces')
  const styles = within(screen.getByRole('form', { name: 'Top styles' }))
  for (const value of ['coat', 'hat']) {
    fireEvent.click(styles.getByRole('button', { name: 'Add' }))
    fireEvent.change(styles.getAllByLabelText('Kind').at(-1) as Element, { target: { value } })
  }
  fireEvent.click(styles.getByRole('button', { name: 'Move up: Top styles 2' }))
  await press('Save: Top styles')
  fireEvent.click(styles.getByRole('button', { name: 'Remove: Top styles 1' }))
  await press('Save: Top styles')
  expect(bodiesOf(change).map((body) => (body as { value: unknown }).value)).toEqual([
    { category: 'women', title: { en: 'For her' } },
    [
      { type: 'hat', gender: 0 },
      { type: 'coat', gender: 0 },
    ],
    [{ type: 'coat', gender: 0 }],
  ])
})

test('[ADMIN-390] how to pay is written in several lines', async () => {
  const method = { code: 'banktransfer', title: { en: 'Transfer' }, how_to_pay: { en: 'Vitrine\nIBAN DE00' } }
  showScreen(SettingsScreen, '/admin/settings?group=payment', office([setting('payment_methods', [method])]).call)
  const words = await screen.findByLabelText<HTMLTextAreaElement>(/^How to pay, told with the order/)
  expect([words.tagName, words.value]).toEqual(['TEXTAREA', 'Vitrine\nIBAN DE00'])
})

test('[ADMIN-116] views are offered in their order, and one gets its name', async () => {
  const { call, bodiesOf } = office([setting('active_views', ['en', 'us']), setting('view_name', '')])
  showScreen(Views, '/admin/views', call)
  const active = within(await screen.findByRole('form', { name: /^Offered store views/ }))
  fireEvent.click(active.getByRole('button', { name: /^Remove: .* 2$/ }))
  fireEvent.click(active.getByRole('button', { name: 'Add' }))
  fireEvent.change(active.getAllByRole('combobox').at(-1) as Element, { target: { value: 'de' } })
  await press(/^Save: Offered store views/)
  const offered = screen.getAllByText('offered to everybody').map((one) => one.closest('li')?.textContent)
  expect(offered.map((text) => text?.slice(0, 3))).toEqual(['/en', '/de'])
  fireEvent.change(screen.getByLabelText('Store view', field), { target: { value: 'de' } })
  type('Name of the store view; empty for its own', 'Mitte')
  await press(/^Save: Name of the store view/)
  expect(bodiesOf(change)).toEqual([
    { key: 'active_views', store_code: '', seen: {}, value: ['en', 'de'] },
    { key: 'view_name', store_code: 'de', seen: {}, value: 'Mitte' },
  ])
})

test('[ADMIN-240] the logo is a picture that is sent, shown, saved with its setting and taken away again', async () => {
  const address = `/uploads/${'0a'.repeat(16)}.webp`
  const { call, bodiesOf } = office([setting('logo', '')], undefined, address)
  showScreen(SettingsScreen, '/admin/settings?group=shop', call)
  const file = new File(['picture'], 'logo.png', { type: 'image/png' })
  const input = await screen.findByLabelText(/^Logo:/, field)
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }))
  expect(screen.getByAltText('Logo').getAttribute('src')).toBe(address)
  await press('Save: Logo')
  expect(bodiesOf(change)).toEqual([{ key: 'logo', store_code: '', seen: {}, value: address }])
  await press('Take the picture away')
  expect(screen.queryByAltText('Logo')).toBeNull()
})

test('[ADMIN-340] [ADMIN-342] an icon is a picture that is sent or a file of the shop, and none of elsewhere', async () => {
  const address = `/uploads/${'0a'.repeat(16)}.webp`
  const { call, bodiesOf } = office([setting('favicons', [])], undefined, address)
  showScreen(SettingsScreen, '/admin/settings?group=shop', call)
  const icons = within(await screen.findByRole('form', { name: /own icons$/ }))
  await act(async () => void fireEvent.click(icons.getByRole('button', { name: 'Add' })))
  type('File of the shop', 'https://elsewhere.example/icon.png')
  await press(/^Save: /)
  expect(screen.getByText('The path of a file of the shop, such as /uploads/icon.webp')).toBeTruthy()
  const file = new File(['picture'], 'icon.png', { type: 'image/png' })
  await act(async () => void fireEvent.change(screen.getByLabelText(/New picture/), { target: { files: [file] } }))
  await press(/^Save: /)
  expect(bodiesOf(change)).toMatchObject([{ key: 'favicons', value: [{ src: address }] }])
})
