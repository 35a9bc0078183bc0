import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ok } from '#core/result.ts'
import { Look } from '#features/catalog/web/product/below/look.tsx'
import { bottle } from '#features/catalog/web/product/product-fake.ts'
import { MyOrder } from '#features/orders/web/my-order.tsx'
import { order } from '#features/orders/web/own-order-fake.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { renderPage } from '#test/support/render-page.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { useAddProduct } from './add-to-cart.ts'

vi.mock('../store/load-cart.ts', () => ({ loadCart: () => Promise.reject(new TypeError('no such file')) }))

beforeAll(standInForTheBrowser)
afterEach(cleanup)

test('[CART-359] a press on a look says so where the cart itself cannot be fetched', async () => {
  const { notices } = renderPage(<Look pieces={[bottle()]} picture="b.webp" />)
  fireEvent.click(screen.getByRole('button', { name: 'Add 1 piece' }))
  const text = 'The shop cannot be reached right now.'
  await waitFor(() => expect(notices.list()).toMatchObject([{ kind: 'error', text }]))
})

test('[CART-359] a card is told so, and tells it', async () => {
  const heard = vi.fn<(kind: string) => void>()
  const Card = () => {
    const add = useAddProduct()
    return <button onClick={() => void add(bottle(), undefined).then(({ kind }) => heard(kind))}>Add</button>
  }
  renderPage(<Card />)
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(heard).toHaveBeenCalledWith('unreachable'))
})

test('[ACCOUNT-334, CART-359] buying again says the same, and calls nothing gone', async () => {
  const call: AnyCall = async (key) => ok(key === 'GET /api/order/:id' ? order(7, 2) : { items: [bottle()] })
  const { notices } = renderPage(<MyOrder id="o-7" />, { call })
  fireEvent.click(await screen.findByRole('button', { name: 'Buy again' }))
  const text = 'The shop cannot be reached right now.'
  await waitFor(() => expect(notices.list()).toMatchObject([{ kind: 'error', text }]))
})
