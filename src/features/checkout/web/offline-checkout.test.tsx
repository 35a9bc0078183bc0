import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ok } from '#core/result.ts'
import { cart, good, goOn, hoodie, openShop, shoe, shop, show, toPayment, type } from '#test/support/checkout.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { browserConnectivity } from '#platform/web/call/connectivity.ts'
import { CreateAccountProvider } from './index.ts'

beforeAll(standInForTheBrowser)
let isThere = true
const goOffline = () =>
  act(async () => {
    isThere = false
    dispatchEvent(new Event('offline'))
  })
const comeBack = () =>
  act(async () => {
    isThere = true
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(browserConnectivity().isOnline()).toBe(true))
  })
let askedToKeep = 0
beforeAll(() => {
  const storage = { persisted: async () => false, persist: async () => (askedToKeep += 1) > 0 }
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage })
})
beforeEach(async () => {
  vi.stubGlobal('fetch', async () => {
    if (!isThere) throw new TypeError('no network')
    return new Response('{}')
  })
  await comeBack()
  await openShop()
})
afterEach(async () => {
  cleanup()
  await comeBack()
})

const toPaymentOffline = async () => {
  await screen.findByLabelText('Email')
  for (const [label, value] of Object.entries(good)) type(label, value)
  goOn()
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: /Test delivery/ }).checked).toBe(true))
  goOn()
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Cash on delivery' }).checked).toBe(true),
  )
}
const save = () => {
  const button = screen.getByRole('button', { name: 'Save order' })
  fireEvent.click(button)
  fireEvent.click(button)
}
const stored = () => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })

describe('a checkout without a network', () => {
  test('[ORDER-133] [ORDER-353] [CHECKOUT-130] [CHECKOUT-131] [CHECKOUT-134] [CHECKOUT-138] goes to its end, says it is saved and not sent; back online it is sent and thanked for', async () => {
    await goOffline()
    const { router } = show()
    await toPaymentOffline()
    expect(screen.queryByRole('radio', { name: 'Card' })).toBeNull()
    expect(await screen.findByText('· $64.00')).toBeTruthy()
    expect(screen.getByText(/^Estimated\./)).toBeTruthy()
    save()
    await screen.findByRole('heading', { name: 'Saved, not yet sent' })
    expect(screen.queryByText(/Thank you/)).toBeNull()
    // a document of a test keeps nothing
    expect(screen.getByText('Nothing is ordered yet.')).toBeTruthy()
    expect(screen.queryByText(/kept encrypted/)).toBeNull()
    await waitFor(() => expect(askedToKeep).toBe(1))
    expect(screen.getByText('1 × Piece HOODIE, M')).toBeTruthy()
    expect(screen.getByText('Estimated total')).toBeTruthy()
    expect(shop.orders).toEqual([])
    expect(cart().getView().count).toBe(0)
    const address = router.state.location.pathname + router.state.location.search
    cleanup()
    show(address)
    await screen.findByRole('heading', { name: 'Saved, not yet sent' })
    await comeBack()
    await screen.findByRole('heading', { name: 'Thank you' })
    expect(shop.orders).toHaveLength(1)
    expect(shop.orders[0]).toMatchObject({
      cart_id: null,
      products: [{ sku: 'HOODIE', qty: 1 }],
      expected_total: 64,
      addressInformation: { shippingMethodCode: 'test', payment_method_code: 'cashondelivery' },
    })
  })

  test('[CHECKOUT-130] [CHECKOUT-135] begun online, finished offline: its methods are kept, and the way to pay comes later', async () => {
    show()
    await toPayment()
    await goOffline()
    fireEvent.click(screen.getByRole('radio', { name: /^Card/ }))
    expect(screen.getByText('You get the link to pay as soon as the order is sent.')).toBeTruthy()
    save()
    await screen.findByRole('heading', { name: 'Saved, not yet sent' })
    expect(screen.getByText('You get the link to pay as soon as the order is sent.')).toBeTruthy()
    await comeBack()
    await waitFor(() => expect(shop.orders).toHaveLength(1))
    expect(shop.orders[0]).toMatchObject({
      addressInformation: { shippingMethodCode: 'standard', payment_method_code: 'card' },
    })
  })

  test('[CHECKOUT-136] (defect 15) no password is kept, and none goes out', async () => {
    const made: unknown[] = []
    show('/checkout', (page) => (
      <CreateAccountProvider
        value={async (account) => {
          made.push(account)
          return ok(true)
        }}
      >
        {page}
      </CreateAccountProvider>
    ))
    await toPayment()
    await goOffline()
    fireEvent.click(screen.getByRole('button', { name: 'Create an account with this order' }))
    type('Password', 'correct horse')
    save()
    await screen.findByRole('heading', { name: 'Saved, not yet sent' })
    expect(stored()).not.toContain('correct horse')
    await comeBack()
    await waitFor(() => expect(shop.orders).toHaveLength(1))
    expect(JSON.stringify(shop.orders)).not.toContain('correct horse')
    expect(made).toEqual([])
  })

  test('[CHECKOUT-137] what came into the cart meanwhile stays there', async () => {
    show()
    await toPayment()
    await goOffline()
    save()
    await screen.findByRole('heading', { name: 'Saved, not yet sent' })
    await act(async () => cart().add(shoe, 2))
    await act(async () => cart().add(hoodie))
    expect(
      cart()
        .getView()
        .lines.map(({ item, qty }) => `${item.sku} ${qty}`),
    ).toEqual(['SHOE 2', 'HOODIE 1'])
    await comeBack()
    await screen.findByRole('heading', { name: 'Thank you' })
    expect(cart().getView().count).toBe(3)
  })

  test('[CHECKOUT-139] (defect 12) pressed twice it is one order; the same pieces later are another', async () => {
    show()
    await toPayment()
    await goOffline()
    save()
    await screen.findByRole('heading', { name: 'Saved, not yet sent' })
    cleanup()
    await act(async () => cart().add(hoodie))
    show()
    await screen.findByLabelText('Email')
    goOn()
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: /Standard delivery/ }).checked).toBe(true),
    )
    goOn()
    await screen.findByText('· $64.00')
    save()
    await screen.findByRole('heading', { name: 'Saved, not yet sent' })
    await comeBack()
    await screen.findByRole('heading', { name: 'Thank you' })
    await waitFor(() => expect(shop.orders).toHaveLength(2))
    const [one, other] = shop.orders
    expect(one?.order_id).not.toBe(other?.order_id)
    expect(one?.products).toEqual(other?.products)
    // it was asked about with the first order of all
    expect(askedToKeep).toBe(1)
  })
})
