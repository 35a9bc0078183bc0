import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { browserConnectivity } from '#platform/web/call/connectivity.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { clientCache } from '#platform/web/storage/client-cache.ts'
import { browserSession } from '#platform/web/session/session.ts'
import { startTaskQueue, taskQueue } from '#platform/web/tasks/task-queue.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import type { OwnAddress } from '../../contract.ts'
import { withChanges } from '../../rules/address-book.ts'
import type { AddressChange, ShownAddress } from '../../rules/address-book.ts'
import { AddressBook } from './address-book.tsx'
import { ada } from '../account-fake.ts'

const home: ShownAddress = {
  key: '11111111-1111-4111-8111-111111111111',
  firstname: 'Ada',
  lastname: 'Winter',
  street: ['1 Elm Street'],
  city: 'Austin',
  postcode: '73301',
  country_id: 'US',
  default: true,
}
const work = { ...home, key: '22222222-2222-4222-8222-222222222222', street: ['2 Oak Street'], default: false }

type Body = { key: string; user_id: number; address?: OwnAddress }
const shop = {
  isThere: true,
  losesAnswer: false,
  /** What the answer to a change waits for. */
  answers: undefined as Promise<void> | undefined,
  kept: [home, work] as readonly ShownAddress[],
  sent: [] as string[],
}
const take = (path: string, { key, address = {} }: Body) => {
  const kind = /(remove|default)$/.exec(path)?.[1] as 'remove' | 'default' | undefined
  shop.sent.push(`${kind ?? 'save'} ${address.street?.[0] ?? ''}`.trim())
  const change: AddressChange = kind ? { kind, key } : { kind: 'save', key, address }
  shop.kept = withChanges(shop.kept, [change]).map(({ isWaiting: _here, ...rest }) => rest)
}
const answer = () => shop.kept.map((one, at) => ({ ...one, id: at + 1 }))
/** What the page asks the shop itself; changes that waited come by `fetch`. */
const call: AnyCall = async (key, { body }) => {
  if (!shop.isThere) return refuse('OFFLINE')
  if (body !== undefined) take(key, body as Body)
  if (body !== undefined) await shop.answers
  return shop.losesAnswer ? refuse('TIMEOUT') : ok(answer())
}

beforeAll(async () => {
  standInForTheBrowser()
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (!shop.isThere) throw new TypeError('no network')
    if (typeof body !== 'string') return Response.json({})
    take(path.replace(/\?.*/, ''), JSON.parse(body) as Body)
    return Response.json({ code: 200, result: answer() })
  })
  browserSession().set('token')
  await startTaskQueue({ storeCode: 'en', cartIdOf: () => undefined })
})
afterEach(() => {
  cleanup()
  Object.assign(shop, { losesAnswer: false, answers: undefined, kept: [home, work], sent: [] })
})

const setOnline = (isThere: boolean) =>
  act(async () => {
    shop.isThere = isThere
    dispatchEvent(new Event(isThere ? 'online' : 'offline'))
    await vi.waitFor(() => expect(browserConnectivity().isOnline()).toBe(isThere))
  })
const show = (userId = ada.id) => showPages([{ path: '/', element: <AddressBook userId={userId} /> }], '/', call)
const streets = () =>
  screen.queryAllByRole('listitem').map((item) => {
    const marks = [/Default/, /not yet sent/].filter((mark) => mark.test(item.textContent ?? '')).length
    return `${/\d \w+ Street/.exec(item.textContent ?? '')?.[0]}${'*'.repeat(marks)}`
  })
const press = (name: string, at = 0) =>
  act(async () => void fireEvent.click(screen.getAllByRole('button', { name })[at] as HTMLElement))
const add = async (street: string) => {
  await press('Add an address')
  const dialog = within(screen.getByRole('dialog'))
  const name = { 'First name': 'Ada', 'Last name': 'Winter' }
  const values = { ...name, Street: street, City: 'Austin', State: 'TX', 'ZIP code': '73301' }
  for (const [label, value] of Object.entries(values))
    fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Save' })))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
const allSent = () => vi.waitFor(async () => expect(await taskQueue().list()).toEqual([]))

it('[QUEUE-40] [ACCOUNT-170] changes without a network are seen and marked, also by the next page; each goes out once, in its order', async () => {
  const { unmount } = show()
  await vi.waitFor(() => expect(streets()).toEqual(['1 Elm Street*', '2 Oak Street']))
  await setOnline(false)
  await add('3 Ash Street')
  await press('Make it the default', 1)
  await press('Remove', 1)
  const made = ['3 Ash Street**', '2 Oak Street']
  await vi.waitFor(() => expect(streets()).toEqual(made))
  unmount()
  show()
  await vi.waitFor(() => expect(streets()).toEqual(made))
  expect(shop.sent).toEqual([])
  await setOnline(true)
  await allSent()
  await vi.waitFor(() => expect(streets()).toEqual(['3 Ash Street*', '2 Oak Street']))
  expect(shop.sent).toEqual(['save 3 Ash Street', 'default', 'remove'])
  expect(shop.kept.map(({ street }) => street?.[0])).toEqual(['3 Ash Street', '2 Oak Street'])
})

it('[QUEUE-40] [ACCOUNT-171] an address whose answer was lost is sent again, and is one address', async () => {
  show()
  await vi.waitFor(() => expect(streets()).toHaveLength(2))
  shop.losesAnswer = true
  await add('4 Yew Street')
  shop.losesAnswer = false
  await allSent()
  await vi.waitFor(() => expect(streets()).toEqual(['1 Elm Street*', '2 Oak Street', '4 Yew Street']))
  expect(shop.sent).toEqual(['save 4 Yew Street', 'save 4 Yew Street'])
})

it('[ACCOUNT-170] without a network nobody sees another customer’s addresses', async () => {
  const { unmount } = show()
  await vi.waitFor(() => expect(streets()).toHaveLength(2))
  unmount()
  await setOnline(false)
  show(8)
  expect(await screen.findByText(/^Your addresses cannot be read without the shop/)).toBeTruthy()
  expect(streets()).toEqual([])
  await setOnline(true)
})

it('[ACCOUNT-243] who changes an address keeps what the form does not ask for, and the state’s code while the state stays', async () => {
  shop.kept = [{ ...home, company: 'Elm & Co', region_code: 'TX' }]
  show()
  await vi.waitFor(() => expect(screen.getByRole('listitem').textContent).toContain('Austin, TX, 73301'))
  const change = async (label: string, value: string) => {
    await press('Edit')
    const dialog = within(screen.getByRole('dialog'))
    fireEvent.change(dialog.getByLabelText(label), { target: { value } })
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Save' })))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await change('Phone', '+15550100001')
  expect(shop.kept[0]).toMatchObject({ company: 'Elm & Co', region_code: 'TX', telephone: '+15550100001' })
  await change('State', 'OH')
  expect(shop.kept[0]).toMatchObject({ company: 'Elm & Co', region: 'Ohio', region_code: 'OH' })
})

it('[ACCOUNT-250] the state is chosen from a list, is needed there, and is asked for in no country without states', async () => {
  shop.kept = [{ ...home, region: 'texas' }]
  show()
  await vi.waitFor(() => expect(streets()).toHaveLength(1))
  await press('Edit')
  const dialog = within(screen.getByRole('dialog'))
  const choose = (label: string, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  const state = () => dialog.queryByLabelText<HTMLSelectElement>('State')
  const save = () => act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Save' })))
  expect(state()?.value).toBe('TX')
  choose('Country', 'CA')
  expect(state()?.value).toBe('')
  await save()
  expect(dialog.getAllByText('Please fill this in')).toHaveLength(1)
  choose('Country', 'DE')
  expect(state()).toBeNull()
  await save()
  expect(shop.kept).toMatchObject([{ country_id: 'DE', region: null, region_code: null }])
})

it('[ACCOUNT-251] what was removed comes back on "Undo" as it was', async () => {
  shop.kept = [{ ...home, company: 'Elm & Co', telephone: '+1 555 010 0001' }, work]
  show()
  await vi.waitFor(() => expect(streets()).toEqual(['1 Elm Street*', '2 Oak Street']))
  const [before] = shop.kept
  await press('Remove')
  expect(streets()).toEqual(['2 Oak Street*'])
  expect(screen.getByRole('status').textContent).toContain('1 Elm Street removed')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo', description: '1 Elm Street removed' }))
  await press('Undo')
  await vi.waitFor(() => expect(streets()).toEqual(['1 Elm Street*', '2 Oak Street']))
  expect(document.activeElement?.closest('li')?.textContent).toContain('1 Elm Street')
  expect(shop.kept[0]).toMatchObject(before ?? {})
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('[ACCOUNT-332] what was removed elsewhere is not there to be edited once the page is looked at again', async () => {
  show()
  await vi.waitFor(() => expect(streets()).toHaveLength(2))
  shop.kept = [home]
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await vi.waitFor(() => expect(streets()).toEqual(['1 Elm Street*']))
})

const texan = { ...home, region_code: 'TX' }
const seenAgain = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))

it('[ACCOUNT-412] an open form keeps what was typed, and shows beside it what was changed elsewhere meanwhile', async () => {
  shop.kept = [texan, work]
  show()
  await vi.waitFor(() => expect(streets()).toHaveLength(2))
  await press('Edit')
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Phone'), { target: { value: '+15550100001' } })
  shop.kept = [{ ...texan, street: ['5 Fir Street'], telephone: '+15550100002' }, work]
  await seenAgain()
  await vi.waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>('Street').value).toBe('5 Fir Street'))
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Save' })))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(shop.kept[0]).toMatchObject({ street: ['5 Fir Street'], telephone: '+15550100001' })
})

it('[ACCOUNT-413] an address that was removed elsewhere says so in its open form, and is kept anew once it is saved', async () => {
  shop.kept = [texan, work]
  show()
  await vi.waitFor(() => expect(streets()).toHaveLength(2))
  await press('Edit')
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Street'), { target: { value: '6 Bay Street' } })
  expect(dialog.getByRole('status').textContent).toBe('')
  shop.kept = [work]
  await seenAgain()
  await vi.waitFor(() => expect(dialog.getByRole('status').textContent).toMatch(/^This address was removed elsewhere/))
  expect(dialog.getByLabelText<HTMLInputElement>('Street').value).toBe('6 Bay Street')
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Save' })))
  await vi.waitFor(() => expect(shop.kept.map(({ street }) => street?.[0])).toContain('6 Bay Street'))
})

it('[ACCOUNT-333] the answer to a change that comes after the log-out is not kept', async () => {
  const { unmount } = show()
  await vi.waitFor(() => expect(streets()).toHaveLength(2))
  const { promise, resolve } = Promise.withResolvers<void>()
  shop.answers = promise
  await press('Make it the default')
  await clientCache().clear('user')
  browserSession().set(undefined)
  unmount()
  resolve()
  await new Promise((done) => setTimeout(done, 20))
  expect(await clientCache().get('user', 'addresses')).toBeUndefined()
  browserSession().set('token')
})
