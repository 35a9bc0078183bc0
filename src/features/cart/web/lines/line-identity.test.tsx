import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { typedCall } from '#platform/web/call/call.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import type { CartContract } from '../../contract.ts'
import { cartOf } from '../store/cart-access.ts'
import { CartDrawer } from '../drawer/cart-drawer.tsx'
import { fakeCartServer, fakeItem } from '../cart-fake.ts'
import { Component as CartPage } from '../cart-page.tsx'

const hoodie = fakeItem('HOODIE', 100, 60)
const shoe = fakeItem('SHOE', 100, 112)
let server = fakeCartServer([])
/** Calls that have no answer yet. */
let open: { key: string; answer: (lost?: Result<unknown>) => Promise<void> }[] = []
const call: AnyCall = (key, input, options) =>
  new Promise((resolve) => {
    const answer = (lost?: Result<unknown>) =>
      act(async () => resolve(lost ?? (await server.call(key, input, options))))
    open.push({ key, answer })
  })
const cart = () => cartOf('en', typedCall<CartContract>(call))

const answerNext = async (named: string, lost?: Result<unknown>) => {
  await waitFor(() => expect(open.map(({ key }) => key).join()).toContain(named))
  const at = open.findIndex(({ key }) => key.includes(named))
  await open.splice(at, 1)[0]?.answer(lost)
}
beforeAll(standInForTheBrowser)
beforeEach(async () => {
  server = fakeCartServer([hoodie, shoe])
  open = []
  await act(async () => cart().clear())
})
afterEach(async () => {
  while (open.length > 0) await open.pop()?.answer()
  cleanup()
})

test.each([
  ['in the drawer', { path: '/', element: <CartDrawer /> }],
  ['on the page', { path: '/', Component: CartPage }],
])(
  '[CART-190] a press %s meets its line whatever the server has said of it so far: none, a cart, no answer, the line',
  async (_, page) => {
    showPages([page], '/', call)
    await act(async () => cart().add(hoodie, 1))
    const more = await screen.findByRole<HTMLButtonElement>('button', { name: 'One more' })
    const stays = (qty: number) => {
      expect(more.isConnected).toBe(true)
      expect(screen.getByRole('group', { name: /HOODIE/ }).textContent).toBe(String(qty))
    }
    await answerNext('/create')
    stays(1)
    fireEvent.click(more)
    stays(2)
    await answerNext('/update', refuse('OFFLINE'))
    stays(2)
    fireEvent.click(more)
    stays(3)
    await act(async () => void cart().whenSettled())
    await answerNext('/update')
    stays(3)
    await answerNext('/update')
    stays(3)
    fireEvent.click(more)
    stays(4)
  },
)
