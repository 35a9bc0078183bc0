import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { refuse } from '#core/result.ts'
import { ada } from '#features/accounts/web/account-fake.ts'
import { showUser } from '#features/accounts/web/session/account-state.ts'
import { leaveShop, nextId, openShop, orders } from '#test/support/saved-order-pages.tsx'
import { newOrder } from '#test/support/saved-orders.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { SavedOrderView } from './saved-order-view.tsx'

beforeAll(standInForTheBrowser)
beforeEach(async () => void (await openShop()))
afterEach(leaveShop)

const showSaved = (id: string) =>
  showPages([{ path: '/', element: <SavedOrderView id={id} /> }], '/', async () => refuse('OFFLINE'))

test('[ORDER-679] a saved order whose customer’s sign-in is over is not called gone: it waits, with the way to sign in', async () => {
  const id = nextId()
  await act(() => orders().save({ ...newOrder(id), user_id: 7 }))
  act(() => showUser(null))
  showSaved(id)
  expect(await screen.findByRole('heading', { name: 'Saved, not yet sent' })).toBeTruthy()
  expect(screen.getByText('An order saved on this device waits for its customer to sign in.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(screen.queryByText(/Winter|Harbour|HOODIE/)).toBeNull()
})

test('[ORDER-702] of a saved order that is another customer’s it says no more than of one that was put away', async () => {
  const id = nextId()
  await act(() => orders().save({ ...newOrder(id), user_id: ada.id }))
  act(() => showUser({ ...ada, id: 8, email: 'b@mail.example' }))
  const none = { name: 'You have no such saved order on this device' }
  const { unmount } = showSaved(id)
  expect(await screen.findByRole('heading', none)).toBeTruthy()
  expect(screen.queryByText(/Winter|Harbour|HOODIE/)).toBeNull()
  unmount()
  act(() => showUser(ada))
  await act(() => orders().forget(id))
  showSaved(id)
  expect(await screen.findByRole('heading', none)).toBeTruthy()
})
