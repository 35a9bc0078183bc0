import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { press, type } from '#test/support/sign-in-dialog.tsx'
import { AddressBook } from '../addresses/address-book.tsx'
import { ada, fakeShop } from '../account-fake.ts'
import { showUser, userNow } from '../session/account-state.ts'
import { ContactChange } from './contact-change.tsx'
import { OwnData } from './own-data.tsx'
import { PhotoForm } from './photo-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SessionList } from '../security/session-list.tsx'

// what the profile page says when something does not work; what works is in edit-sections.test.tsx

beforeAll(standInForTheBrowser)
beforeEach(() => showUser(ada))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (element: ReactNode, answers: Parameters<typeof fakeShop>[0] = {}) => {
  const shop = fakeShop(answers)
  showPages([{ path: '/', element }], '/', shop.call)
  return shop
}
const alert = async () => (await screen.findByRole('alert')).textContent
const codeSent = { 'POST /api/user/get-sms-code': () => ok({ is_email: true }) }

test('[ACCOUNT-131] a photo above 10 MB is not sent, and one that the shop refuses says why', async () => {
  const message = 'This is no picture.'
  const shop = open(<ProfileForm user={ada} />, { 'POST /api/user/photo': () => refuse('INVALID_INPUT', { message }) })
  const choose = (size: number) => {
    const photo = new File(['p'], 'ada.png', { type: 'image/png' })
    Object.defineProperty(photo, 'size', { value: size })
    return act(async () => void fireEvent.change(screen.getByLabelText('Add a photo'), { target: { files: [photo] } }))
  }
  await choose(10 * 1024 * 1024 + 1)
  expect(await alert()).toBe('A photo may have 10 MB at most')
  expect(shop.asked).toEqual([])
  await choose(10 * 1024 * 1024)
  expect(await alert()).toBe(message)
})

test.each([
  ['E-mail', 'ada', 'Incorrect e-mail'],
  ['Phone', '123', 'Incorrect phone'],
])('[ACCOUNT-131] %s "%s" is told to be none, and no code is sent', async (label, written, text) => {
  const shop = open(<ContactChange user={ada} />, codeSent)
  type(label, written)
  await press('Get the code')
  expect(await alert()).toBe(text)
  expect(shop.asked).toEqual([])
})

test('[ACCOUNT-312] the own phone stands in its groups, which are no change', () => {
  open(<ContactChange user={ada} />, codeSent)
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('+1 555 010 0001')
  expect(screen.queryByRole('button', { name: 'Get the code' })).toBeNull()
})

test('[ACCOUNT-131] a contact of another account, and a wrong code, change nothing', async () => {
  const message = 'This contact belongs to another account.'
  const answers = [refuse('INCORRECT_CODE'), refuse('CONTACT_TAKEN', { message })]
  open(<ContactChange user={ada} />, {
    ...codeSent,
    'POST /api/user/update': () => answers.shift() ?? refuse('OFFLINE'),
  })
  type('E-mail', 'bea@mail.example')
  await press('Get the code')
  expect(screen.getByLabelText<HTMLInputElement>('Code').autocomplete).toBe('one-time-code')
  for (const text of ['Incorrect code', message]) {
    type('Code', '4821')
    await press('Save')
    expect(await alert()).toBe(text)
  }
  expect(userNow()).toEqual(ada)
  await press('Cancel')
  expect(screen.queryByLabelText('Code')).toBeNull()
})

test('[ACCOUNT-173] a photo that gets no answer says so, stays chosen and goes out by a press', async () => {
  const answers = [refuse('OFFLINE'), refuse('TIMEOUT'), ok({ ...ada, photo: '/uploads/ada.webp' })]
  const shop = open(<PhotoForm user={ada} />, { 'POST /api/user/photo': () => answers.shift() ?? refuse('OFFLINE') })
  const photo = new File(['p'], 'ada.png', { type: 'image/png' })
  await act(async () => void fireEvent.change(screen.getByLabelText('Add a photo'), { target: { files: [photo] } }))
  expect(await alert()).toBe(
    '“ada.png” was not sent: pictures need a connection. It stays chosen while this page is open.',
  )
  await press('Send the photo now')
  await press('Send the photo now')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Send the photo now' })).toBeNull()
  expect(shop.bodiesOf('POST /api/user/photo').map((body) => ((body as FormData).get('photo') as File).name)).toEqual(
    Array.from({ length: 3 }, () => 'ada.png'),
  )
})

test('[ACCOUNT-131] an address says what is missing, and that there is room for 20', async () => {
  const message = 'There is room for 20 addresses. Remove one first.'
  const shop = open(<AddressBook userId={ada.id} />, {
    'GET /api/user/addresses': () => ok([]),
    'POST /api/user/addresses': () => refuse('ADDRESSES_FULL', { message }),
  })
  expect(await screen.findByText('No addresses yet. Those you order to can be kept here.')).toBeTruthy()
  await press('Add an address')
  const dialog = within(screen.getByRole('dialog'))
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Save' })))
  expect(dialog.getAllByText('Please fill this in')).toHaveLength(6)
  expect(shop.bodiesOf('POST /api/user/addresses')).toEqual([])
  for (const label of ['First name', 'Last name', 'Street', 'City', 'ZIP code'])
    fireEvent.change(dialog.getByLabelText(label), { target: { value: 'x' } })
  fireEvent.change(dialog.getByLabelText('State'), { target: { value: 'TX' } })
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Save' })))
  expect(dialog.getByRole('alert').textContent).toBe(message)
})

test('[ACCOUNT-131] addresses and sessions that do not come say so', async () => {
  open(
    <>
      <AddressBook userId={8} />
      <SessionList user={ada} />
    </>,
  )
  expect(await screen.findByText(/^Your addresses cannot be read without the shop/)).toBeTruthy()
  expect(await screen.findByText('That did not work. Check the connection and try again.')).toBeTruthy()
})

test('[ACCOUNT-240] long after signing in another contact is saved with a code of the own one', async () => {
  const key = 'POST /api/user/update'
  const shop = open(<ContactChange user={ada} />, {
    ...codeSent,
    [key]: ({ body }: { body: { proof?: object } }) =>
      body.proof ? ok({ ...ada, email: 'bea@mail.example' }) : refuse('PROOF_NEEDED'),
  })
  type('E-mail', 'bea@mail.example')
  await press('Get the code')
  type('Code', '1111')
  await press('Save')
  const dialog = within(screen.getByRole('dialog', { name: 'Is it you?' }))
  const pressThere = (name: string) => act(async () => void fireEvent.click(dialog.getByRole('button', { name })))
  await pressThere('Get the code')
  fireEvent.change(dialog.getByLabelText('Code'), { target: { value: '4821' } })
  await pressThere('Save')
  const body = { email: 'bea@mail.example', code: '1111' }
  expect(shop.bodiesOf(key)).toEqual([body, { ...body, proof: { code: '4821' } }])
  expect(userNow()?.email).toBe('bea@mail.example')
})

test('[ACCOUNT-236] long after signing in a session is ended by a code', async () => {
  const session = {
    device: 'Firefox',
    created_at: '2026-11-20T08:00:00Z',
    used_at: '2026-11-20T08:00:00Z',
    actor: null,
  }
  const key = 'POST /api/user/sessions/end'
  const shop = open(<SessionList user={ada} />, {
    ...codeSent,
    'GET /api/user/sessions': () => ok([{ ...session, id: 's-2', current: false }]),
    [key]: ({ body }: { body: { code?: string } }) => (body.code ? ok(true) : refuse('PROOF_NEEDED')),
  })
  const end = await screen.findByRole('button', { name: /^End/ })
  await act(async () => void fireEvent.click(end))
  const dialog = within(screen.getByRole('dialog', { name: 'End sessions?' }))
  const pressThere = (name: string) => act(async () => void fireEvent.click(dialog.getByRole('button', { name })))
  await pressThere('Get the code')
  await pressThere('End')
  expect(dialog.getByRole('alert').textContent).toBe('Incorrect code')
  fireEvent.change(dialog.getByLabelText('Code'), { target: { value: '4821' } })
  await pressThere('End')
  expect(shop.bodiesOf(key)).toEqual([{ id: 's-2' }, { id: 's-2', code: '4821' }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[ACCOUNT-131] an account with an order on its way is not deleted', async () => {
  const message = 'An order of yours is still on its way.'
  open(<OwnData user={ada} />, { ...codeSent, 'POST /api/user/delete': () => refuse('ORDERS_OPEN', { message }) })
  await press('Delete the account')
  await press('Get the code')
  type('Code', '4821')
  await press('Delete for good')
  expect(await alert()).toBe(message)
  expect(userNow()).toEqual(ada)
})

test('[ACCOUNT-136] all data is saved as a file; where that fails it is told, and can be tried again', async () => {
  const asked: string[] = []
  const statuses = [503, 200]
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/user/export')) asked.push(path)
    return new Response('{}', { status: path.startsWith('/api/user/export') ? (statuses.shift() ?? 500) : 401 })
  })
  const saved: string[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
  HTMLAnchorElement.prototype.click = function click() {
    saved.push(this.download)
  }
  open(<OwnData user={ada} />)
  await press('Save my data')
  expect(await alert()).toBe('That did not work. Check the connection and try again.')
  await press('Save my data')
  await vi.waitFor(() => expect(saved).toEqual(['my-data.json']))
  expect(asked).toEqual(['/api/user/export?store=en', '/api/user/export?store=en'])
  expect(screen.queryByRole('alert')).toBeNull()
})
