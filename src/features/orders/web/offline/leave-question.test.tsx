import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refuse } from '#core/result.ts'
import { ada } from '#features/accounts/web/account-fake.ts'
import { showUser } from '#features/accounts/web/session/account-state.ts'
import { mayLeave } from '#features/accounts/web/session/may-leave.ts'
import { browserSession } from '#platform/web/session/session.ts'
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
  act(() => {
    browserSession().set('token')
    showUser(ada)
  })
})
afterEach(async () => {
  await leaveShop()
  act(() => {
    browserSession().set(undefined)
    showUser(undefined)
  })
})

const saveOwn = () => act(async () => (await orders().save({ ...newOrder(nextId()), user_id: ada.id })).order_id)
/** The page with the question about orders that wait out of the way. */
const showPutOff = async () => {
  show()
  fireEvent.click(within(await question()).getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
/** "Log out" is pressed; what comes of it. */
const press = () => {
  const came: boolean[] = []
  void mayLeave().then((isGoing) => came.push(isGoing))
  return came
}
const asked = () => screen.findByRole('dialog', { name: 'Before you log out' })
const button = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name })

describe('a customer who logs out while orders wait', () => {
  test('[ORDER-553] sends them, and goes once the shop has them', async () => {
    await saveOwn()
    await showPutOff()
    const came = press()
    const dialog = await asked()
    expect(
      within(dialog).getByText(
        'An order of yours is not sent yet. Kept, it waits on this device until you sign in again.',
      ),
    ).toBeTruthy()
    expect([came, shop.sent]).toEqual([[], []])
    fireEvent.click(button(dialog, 'Send and log out'))
    await waitFor(() => expect(came).toEqual([true]))
    expect(shop.sent).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('[ORDER-553] keeps them, and finds them at the next sign-in', async () => {
    const id = await saveOwn()
    await showPutOff()
    const came = press()
    fireEvent.click(button(await asked(), 'Keep and log out'))
    await waitFor(() => expect(came).toEqual([true]))
    expect(shop.sent).toEqual([])
    expect((await orders().load()).map(({ order_id, state }) => [order_id, state])).toEqual([[id, 'waiting']])
  })

  test('[ORDER-553] cancels them', async () => {
    await saveOwn()
    await showPutOff()
    const came = press()
    const dialog = await asked()
    fireEvent.click(button(dialog, 'Cancel order'))
    await within(dialog).findByText('Cancelled')
    fireEvent.click(button(dialog, 'Log out'))
    await waitFor(() => expect(came).toEqual([true]))
    expect(shop.sent).toEqual([])
  })

  test('[ORDER-553] stays where the dialog is closed, and is asked again', async () => {
    await saveOwn()
    await showPutOff()
    for (let turn = 0; turn < 2; turn += 1) {
      const came = press()
      fireEvent.click(button(await asked(), 'Close'))
      await waitFor(() => expect(came).toEqual([false]))
    }
  })

  test('[ORDER-553] stays with what the shop has a word about', async () => {
    await saveOwn()
    await showPutOff()
    const came = press()
    const dialog = await asked()
    shop.trouble.push(refuse('TOTAL_CHANGED', { totals: { grand_total: 150 } }))
    fireEvent.click(button(dialog, 'Send and log out'))
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Order for $150.00' }))
    await within(dialog).findByText('Placed')
    expect(came).toEqual([])
    fireEvent.click(button(dialog, 'Log out'))
    await waitFor(() => expect(came).toEqual([true]))
  })

  test('[ORDER-553] [ORDER-595] stays who goes on to another page', async () => {
    await saveOwn()
    await showPutOff()
    const came = press()
    const dialog = await asked()
    fireEvent.click(button(dialog, 'Cancel order'))
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Put back into the cart' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(came).toEqual([false]))
  })

  test('[ORDER-553] is offered no sending while the shop is out of reach', async () => {
    await saveOwn()
    await setOnline(false)
    show()
    await screen.findByRole('heading', { name: 'Saved on this device' })
    const came = press()
    const dialog = await asked()
    expect(within(dialog).queryByRole('button', { name: 'Send and log out' })).toBeNull()
    fireEvent.click(button(dialog, 'Keep and log out'))
    await waitFor(() => expect(came).toEqual([true]))
  })

  test('[ORDER-553] is asked nothing of orders of guests, nor whoever comes back from acting', async () => {
    await save()
    await showPutOff()
    expect(await mayLeave()).toBe(true)
    await saveOwn()
    act(() => showUser({ ...ada, actor: { id: 4, name: 'Mina', contact: 'm@mail.example' } }))
    expect(await mayLeave()).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
