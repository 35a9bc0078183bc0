import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { refuse } from '#core/result.ts'
import type * as LoadCart from '#features/cart/web/store/load-cart.ts'
import { leaveShop, openShop, orders, question, save, show } from '#test/support/saved-order-pages.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'

const cartCode = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('#features/cart/web/store/load-cart.ts', async (original) => {
  const real = await original<typeof LoadCart>()
  const loadCart = async () => {
    await cartCode.promise
    return real.loadCart()
  }
  return { ...real, loadCart }
})

beforeAll(standInForTheBrowser)
afterEach(leaveShop)

test('[ORDER-616] what is put back before the cart has come is in it afterwards, and stays there', async () => {
  const shop = await openShop()
  await save()
  const { router } = show()
  const asked = await question()
  shop.trouble.push(refuse('INVALID_INPUT'))
  fireEvent.click(within(asked).getByRole('button', { name: 'Send order' }))
  fireEvent.click(await within(asked).findByRole('button', { name: 'Put back into the cart' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
  expect(await orders().load()).toEqual([])
  cartCode.resolve()
  expect(await screen.findByText(/^pieces: 3/)).toBeTruthy()
})
