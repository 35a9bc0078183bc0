import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ok } from '#core/result.ts'
import { typedCall } from '#platform/web/call/call.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import type { AccountsContract } from '../../contract.ts'
import { accountOf } from '../session/account-access.ts'
import { ada, fakeShop } from '../account-fake.ts'
import { showUser, userNow, useUser } from '../session/account-state.ts'
import { EditSections } from './edit-sections.tsx'

const home = {
  id: 1,
  key: '11111111-1111-4111-8111-111111111111',
  firstname: 'Ada',
  lastname: 'Winter',
  street: ['1 Elm Street'],
  city: 'Austin',
  postcode: '73301',
  country_id: 'US',
  default: true,
}
const work = { ...home, id: 2, key: '22222222-2222-4222-8222-222222222222', street: ['2 Oak Street'], default: false }
const sessions = [
  { id: 's-1', device: '', current: true, used_at: '2026-11-20T12:00:00Z' },
  { id: 's-2', device: '', current: false, used_at: '2026-11-19T12:00:00Z' },
  { id: 's-3', device: '', current: false, used_at: '2026-11-18T12:00:00Z' },
]
let kept = { sessions }

/** What the catalogue answers: not one of the accounts' calls. */
const sizes = {
  'GET /api/catalog': () =>
    ok({ items: [{ options: ['One size', '39', 'M', 'S'].map((label) => ({ value: label, label })) }] }),
}

/** What the shop makes of each change: the user as it is then. */
const changed = (input: { body: Partial<typeof ada> }) => ok({ ...(userNow() ?? ada), ...input.body })
const shop = fakeShop({
  'GET /api/user/profile': () => ok(userNow() ?? ada),
  'POST /api/user/get-sms-code': () => ok({ is_email: true }),
  'POST /api/user/update': changed,
  'POST /api/user/photo': () => ok({ ...ada, photo: '/uploads/ada.webp' }),
  'POST /api/user/photo/remove': () => ok({ ...ada, photo: null }),
  'GET /api/user/addresses': () => ok([home, work]),
  'POST /api/user/addresses': () =>
    ok([home, work, { ...work, id: 3, key: '33333333-3333-4333-8333-333333333333', street: ['3 Ash Street'] }]),
  'POST /api/user/addresses/default': () =>
    ok([
      { ...work, default: true },
      { ...home, default: false },
    ]),
  'POST /api/user/addresses/remove': () => ok([home]),
  'POST /api/user/change-password': () => ok(true),
  ...sizes,
  'GET /api/user/passkeys': () => ok([]),
  'GET /api/user/sessions': () => ok(kept.sessions),
  'POST /api/user/sessions/end': ({ body: { id } }: { body: { id: string } }) => {
    kept = { sessions: kept.sessions.filter((session) => session.id !== id) }
    return ok(true)
  },
  'POST /api/user/logout-all': () => ok(true),
  'POST /api/user/logout': () => ok(true),
  'POST /api/user/delete': () => ok(true),
})

/** The page as its door opens it: with whoever is signed in now. */
const Page = () => {
  const user = useUser()
  return user ? <EditSections user={user} /> : <p>nobody</p>
}

beforeAll(standInForTheBrowser)
beforeEach(async () => {
  await accountOf(typedCall<AccountsContract>(shop.call)).enter(ada, { token: 't-1' })
  shop.asked.length = 0
  kept = { sessions }
  showPages([{ path: '/', element: <Page /> }], '/', shop.call)
  await screen.findByText('1 Elm Street, Austin, 73301, United States')
})
afterEach(cleanup)

const part = (name: string) => within(screen.getByRole('region', { name }))
const pressIn = (name: string, button: string, at = 0) =>
  act(async () => void fireEvent.click(part(name).getAllByRole('button', { name: button })[at] as HTMLElement))
const typeIn = (name: string, label: string, value: string) =>
  fireEvent.change(part(name).getByLabelText(label), { target: { value } })

test('[ACCOUNT-131] name and place are changed together', async () => {
  typeIn('About you', 'First name', 'Adele')
  typeIn('About you', 'City', 'Austin')
  await pressIn('About you', 'Save')
  expect(shop.bodiesOf('POST /api/user/update')).toMatchObject([
    { firstname: 'Adele', lastname: 'Winter', city: 'Austin' },
  ])
  expect(userNow()).toMatchObject({ firstname: 'Adele', city: 'Austin' })
})

test('[ACCOUNT-225] the own sizes are chosen among those of the shop, small to large', async () => {
  const boxes = () => part('My sizes').getAllByRole('checkbox')
  expect(boxes().map((box) => box.closest('label')?.textContent)).toEqual(['S', 'M', '39'])
  for (const size of ['M', 'S', '39', 'S']) fireEvent.click(part('My sizes').getByLabelText(size))
  await pressIn('My sizes', 'Save')
  expect(shop.bodiesOf('POST /api/user/update')).toEqual([{ id: ada.id, sizes: ['M', '39'] }])
  expect(userNow()).toMatchObject({ sizes: ['M', '39'] })
})

test('[ACCOUNT-131] a photo is put there and taken away', async () => {
  const photo = new File(['p'], 'ada.png', { type: 'image/png' })
  await act(
    async () => void fireEvent.change(part('About you').getByLabelText('Add a photo'), { target: { files: [photo] } }),
  )
  const [body] = shop.bodiesOf('POST /api/user/photo') as FormData[]
  expect((body?.get('photo') as File | undefined)?.name).toBe('ada.png')
  expect(userNow()).toMatchObject({ photo: '/uploads/ada.webp' })
  await pressIn('About you', 'Remove the photo')
  expect(userNow()).toMatchObject({ photo: null })
})

test.each([
  ['E-mail', 'adele@mail.example', 'email'],
  ['Phone', '+1 555 010 0002', 'phone'],
])('[ACCOUNT-131] [ACCOUNT-532] %s: a new one counts by the code sent to it', async (label, contact, field) => {
  typeIn('Phone and e-mail', label, contact)
  await pressIn('Phone and e-mail', 'Get the code')
  expect(shop.bodiesOf('POST /api/user/get-sms-code')).toEqual([{ phone: contact, platform: 'web' }])
  expect(document.activeElement).toBe(part('Phone and e-mail').getByLabelText('Code'))
  await pressIn('Phone and e-mail', 'Save')
  expect(part('Phone and e-mail').getByRole('alert').textContent).toBe('Incorrect code')
  expect(shop.bodiesOf('POST /api/user/update')).toEqual([])
  typeIn('Phone and e-mail', 'Code', '4821')
  await pressIn('Phone and e-mail', 'Save')
  expect(shop.bodiesOf('POST /api/user/update')).toEqual([{ [field]: contact, code: '4821' }])
  expect(userNow()).toMatchObject({ [field]: contact })
})

test('[ACCOUNT-131] addresses are added, made the default and removed', async () => {
  await pressIn('Addresses', 'Add an address')
  for (const [label, value] of [
    ['First name', 'Ada'],
    ['Last name', 'Winter'],
    ['Street', '3 Ash Street'],
    ['City', 'Austin'],
    ['State', 'TX'],
    ['ZIP code', '73301'],
  ] as const) {
    const dialog = within(screen.getByRole('dialog'))
    fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  }
  await act(async () => void fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' })))
  expect(shop.bodiesOf('POST /api/user/addresses')).toMatchObject([
    { user_id: ada.id, address: { street: ['3 Ash Street'] } },
  ])
  expect(part('Addresses').getAllByRole('listitem')).toHaveLength(3)
  await pressIn('Addresses', 'Make it the default')
  expect(shop.bodiesOf('POST /api/user/addresses/default')).toEqual([{ user_id: ada.id, key: work.key }])
  expect(part('Addresses').getAllByRole('listitem')[0]?.textContent).toMatch(/2 Oak Street/)
  await pressIn('Addresses', 'Remove')
  expect(shop.bodiesOf('POST /api/user/addresses/remove')).toEqual([{ user_id: ada.id, key: work.key }])
  expect(part('Addresses').getAllByRole('listitem')).toHaveLength(1)
})

test('[ACCOUNT-131] the password is changed by the one there is, or by a code', async () => {
  await pressIn('Password', 'Get the code')
  typeIn('Password', 'Code', '4821')
  typeIn('Password', 'New password', 'correct horse')
  await pressIn('Password', 'Set the password')
  act(() => showUser({ ...ada, has_password: true }))
  typeIn('Password', 'Current password', 'correct horse')
  typeIn('Password', 'New password', 'battery staple')
  await pressIn('Password', 'Set the password')
  expect(shop.bodiesOf('POST /api/user/change-password')).toEqual([
    { code: '4821', newPassword: 'correct horse' },
    { currentPassword: 'correct horse', newPassword: 'battery staple' },
  ])
})

test('[ACCOUNT-131] sessions are listed and ended one by one, never the one that is here, or all', async () => {
  const list = part('Where you are signed in')
  expect(list.getAllByRole('listitem')).toHaveLength(3)
  const ends = list.getAllByRole('button', { name: /^End/ })
  expect(ends).toHaveLength(2)
  await act(async () => void fireEvent.click(ends[0] as HTMLElement))
  expect(shop.bodiesOf('POST /api/user/sessions/end')).toEqual([{ id: 's-2' }])
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2))
  await pressIn('Where you are signed in', 'Log out everywhere')
  expect(shop.asked.map(({ key }) => key)).toContain('POST /api/user/logout-all')
  expect(await screen.findByText('nobody')).toBeTruthy()
})

test('[ACCOUNT-131] the account is deleted by a code alone', async () => {
  await pressIn('Your data', 'Delete the account')
  const dialog = within(screen.getByRole('dialog'))
  const press = (name: string) => act(async () => void fireEvent.click(dialog.getByRole('button', { name })))
  await press('Get the code')
  await press('Delete for good')
  expect(dialog.getByRole('alert').textContent).toBe('Incorrect code')
  expect(shop.bodiesOf('POST /api/user/delete')).toEqual([])
  fireEvent.change(dialog.getByLabelText('Code'), { target: { value: '4821' } })
  await press('Delete for good')
  expect(shop.bodiesOf('POST /api/user/delete')).toEqual([{ code: '4821' }])
  expect(await screen.findByText('nobody')).toBeTruthy()
})
