import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { refuse } from '#core/result.ts'
import { ada } from '#features/accounts/web/account-fake.ts'
import { showUser } from '#features/accounts/web/session/account-state.ts'
import {
  leaveShop,
  nextId,
  openShop,
  orders,
  question,
  save,
  setOnline,
  show,
} from '#test/support/saved-order-pages.tsx'
import { newOrder } from '#test/support/saved-orders.ts'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'

beforeAll(standInForTheBrowser)
let shop: Awaited<ReturnType<typeof openShop>>
beforeEach(async () => {
  shop = await openShop()
})
afterEach(leaveShop)

test('[ORDER-131] what was sent while no page was open is told by the next one, once; its pieces are out of the cart', async () => {
  const [sent, refused] = [await save(), await save()]
  shop.trouble.push(refuse('INVALID_INPUT'))
  await act(() => orders().confirm([sent]))
  await act(() => orders().confirm([refused]))
  await setOnline(false)
  const before = show('/bare')
  fireEvent.click(await screen.findByRole('button', { name: 'add four hoodies' }))
  before.unmount()
  const first = show()
  const told = () => first.notices.list().map(({ text }) => text)
  await waitFor(() => expect(told()).toHaveLength(2))
  expect(told().toSorted()).toEqual([
    expect.stringMatching(/^Address provided in checkout contains invalid data/),
    'Order V1 is placed',
  ])
  expect(await screen.findByText(/^pieces: 3/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'clear' }))
  await waitFor(async () => expect((await orders().load()).map(({ isTold }) => isTold)).toEqual([true, true]))
  first.unmount()
  const second = show()
  await screen.findByRole('heading', { name: 'Saved on this device' })
  expect(second.notices.list()).toEqual([])
})

test('[ORDER-130] a customer’s order is not shown after the sign-out: once a visit it is said that he is missing', async () => {
  sessionStorage.clear()
  act(() => showUser(ada))
  await act(() => orders().save({ ...newOrder(nextId()), user_id: ada.id }))
  const first = show()
  await question()
  act(() => showUser(null))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('heading', { name: 'Saved on this device' })).toBeNull()
  const missing = 'An order saved on this device waits for its customer to sign in.'
  await waitFor(() => expect(first.notices.list().map(({ text }) => text)).toEqual([missing]))
  act(() => first.notices.list()[0]?.action?.run())
  expect(first.panels.opened()).toBe('sign-in')
  first.unmount()
  const second = show()
  await act(async () => void (await orders().load()))
  expect(second.notices.list()).toEqual([])
  act(() => showUser({ ...ada, id: 8 }))
  await act(async () => void (await orders().load()))
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => showUser(ada))
  expect(await question()).toBeTruthy()
})
