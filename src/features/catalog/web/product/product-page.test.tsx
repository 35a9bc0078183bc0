import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { LoaderFunctionArgs } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ok } from '#core/result.ts'
import { ada } from '#features/accounts/web/account-fake.ts'
import { showUser } from '#features/accounts/web/session/account-state.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { seen } from '#test/support/until.ts'
import type { WireProduct } from '../../rules/product/product.ts'
import { Component } from '../product-page.tsx'
import { bottle, hoodie } from './product-fake.ts'

beforeAll(standInForTheBrowser)
beforeEach(() => {
  localStorage.clear()
  sent.length = 0
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const noExtras = {
  look: [],
  members: [],
  crosssell: [],
  upsell: [],
  bloggers: [],
  similar: [],
  reviews: { total: 0, first: [], counts: [], photos: [], fits: [] },
}

// the cart of a store view is one for the whole page, so are its calls
const sent: { key: string; body: unknown }[] = []
const call: AnyCall = async (key, input) => {
  sent.push({ key, body: input.body })
  if (key === 'POST /api/cart/create') return ok('cart-1')
  return key === 'GET /api/cart/pull' || key === 'GET /api/stock/list'
    ? ok([])
    : ok({ qty: 1 }, { version: sent.length })
}
const updates = () => sent.filter(({ key }) => key === 'POST /api/cart/update').map(({ body }) => body)

const show = async (product: WireProduct, query = '', extras: object = {}) => {
  const page = showPages(
    [{ path: '/p/:parentSku/:slug', Component, loader: () => ({ product, extras: { ...noExtras, ...extras } }) }],
    `/p/${product.parentSku}/${product.slug}${query}`,
    call,
  )
  await screen.findByRole('heading', { level: 1, name: product.name })
  return page
}

test('[PRODUCT-26] a browser that forbids its storage shows products all the same', async () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  await show(bottle())
  expect(screen.getByRole('heading', { level: 1, name: 'Steel bottle' })).toBeTruthy()
})

const addButtons = () => screen.getAllByRole('button', { name: 'Add to cart' })

describe('a product with variants', () => {
  test('[PRODUCT-40] the own size is marked and named, and is not chosen', async () => {
    showUser({ ...ada, sizes: ['M', '39'] })
    await show(hoodie())
    expect(screen.getByRole('radio', { name: 'M, your size' })).toHaveProperty('checked', false)
    expect(screen.getByText('M, your size', { selector: '.muted' })).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: /^S/ }))
    expect(screen.queryByText('M, your size', { selector: '.muted' })).toBeNull()
    act(() => showUser(null))
    expect(screen.queryByRole('radio', { name: /your size/ })).toBeNull()
  })

  test('[PRODUCT-6] a tap without a size says so, takes the focus there, and sends nothing', async () => {
    await show(hoodie())
    fireEvent.submit(addButtons()[0]?.closest('form') as HTMLFormElement)
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'Choose a size')
    expect(document.activeElement).toHaveProperty('name', 'sku')
    expect(sent.filter(({ key }) => key.startsWith('POST'))).toEqual([])
  })

  test('[PRODUCT-4] the price, the stock line and the address follow the choice', async () => {
    await show(hoodie())
    expect(screen.getAllByText('$68.00').length).toBeGreaterThan(0)
    fireEvent.click(screen.getByRole('radio', { name: 'M' }))
    expect(location.pathname).toBe('/p/HOOD/loopback-hoodie/HOOD-CLAY-M')
    expect(screen.getByText('3 left in M')).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: 'Moss' }))
    expect(location.pathname).toBe('/p/HOOD/loopback-hoodie/HOOD-MOSS-M')
    expect(screen.getAllByText('$88.00').length).toBeGreaterThan(0)
  })

  /** The page of a product, and of each of its variants. */
  const ofVariants = ['/p/:parentSku/:slug', '/p/:parentSku/:slug/:childSku'].map((path) => ({
    path,
    Component,
    loader: ({ params }: LoaderFunctionArgs) => ({
      product: hoodie(params.childSku === undefined ? {} : { selected_child: params.childSku }),
      extras: noExtras,
    }),
  }))
  const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked

  test('[PRODUCT-252] a promo code that goes from the address takes no choice back', async () => {
    const { router } = showPages(ofVariants, '/p/HOOD/loopback-hoodie/HOOD-MOSS-M?promo=MIRA', call)
    await seen(() => fireEvent.click(screen.getByRole('radio', { name: 'Clay' })))
    history.replaceState(null, '', '/p/HOOD/loopback-hoodie/HOOD-MOSS-M')
    await act(() => router.navigate({ search: '' }, { replace: true }))
    expect([isChosen('Clay'), isChosen('M')]).toEqual([true, true])
    expect(location.pathname).toBe('/p/HOOD/loopback-hoodie/HOOD-CLAY-M')
  })

  test('[PRODUCT-2] a link to another variant of the product in sight shows that one, and Back the one before', async () => {
    const { router } = showPages(ofVariants, '/p/HOOD/loopback-hoodie/HOOD-MOSS-M', call)
    await screen.findByRole('heading', { level: 1 })
    fireEvent.click(screen.getByRole('radio', { name: 'Clay' }))
    fireEvent.click(screen.getByRole('radio', { name: 'S' }))
    await act(() => router.navigate('/p/HOOD/loopback-hoodie/HOOD-CLAY-M'))
    expect([isChosen('Clay'), isChosen('M')]).toEqual([true, true])
    await act(() => router.navigate('/p/HOOD/loopback-hoodie/HOOD-MOSS-M'))
    expect([isChosen('Moss'), isChosen('M')]).toEqual([true, true])
    fireEvent.click(screen.getByRole('radio', { name: 'Clay' }))
    await act(() => router.navigate('/p/HOOD/loopback-hoodie/HOOD-MOSS-M'))
    expect([isChosen('Moss'), isChosen('M')]).toEqual([true, true])
    await act(() => router.navigate(-2))
    await waitFor(() => expect(isChosen('Clay')).toBe(true))
  })

  test('[PRODUCT-3] a sold-out size keeps its place and says so, and cannot be added', async () => {
    const { notices } = await show(hoodie(), '?color=2')
    fireEvent.click(screen.getByRole('radio', { name: 'S, sold out' }))
    expect(screen.getByText('Sold out: Moss, S.')).toBeTruthy()
    fireEvent.submit(addButtons()[0]?.closest('form') as HTMLFormElement)
    await waitFor(() => expect(notices.list()).toMatchObject([{ kind: 'error', lifeMs: 5000 }]))
  })

  test('[PRODUCT-7] adding opens the cart with the variant', async () => {
    const { panels } = await show(hoodie(), '?size=m')
    fireEvent.submit(addButtons()[0]?.closest('form') as HTMLFormElement)
    await waitFor(() => expect(panels.opened()).toBe('cart'))
    await waitFor(() => expect(updates()).toHaveLength(1))
    expect(updates()[0]).toMatchObject({
      cartItem: { sku: 'HOOD-CLAY-M', delta: 1 },
    })
  })

  test('[PRODUCT-8] nothing of it left: the specified words instead of a button', async () => {
    const children = hoodie().configurable_children.map((child) => ({
      ...child,
      stock: { ...child.stock, is_in_stock: false, qty: 0 },
    }))
    await show(hoodie({ configurable_children: children }))
    expect(screen.getByText('No available product variants')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
  })

  test("[PRODUCT-9] the form works by itself: the size is the variant's SKU", async () => {
    await show(hoodie())
    const form = addButtons()[0]?.closest('form')
    expect(form?.getAttribute('action')).toBe('/cart/add')
    expect(form?.getAttribute('method')).toBe('post')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'M' }).value).toBe('HOOD-CLAY-M')
    expect(form?.querySelector<HTMLInputElement>('input[name=store]')?.value).toBe('en')
  })
})

describe('other kinds', () => {
  test('[PRODUCT-10] custom options change the price: fixed amounts and percents of the base price', async () => {
    await show(
      bottle({
        final_price_incl_tax: 24,
        custom_options: [
          {
            option_id: 1,
            title: 'Engraving',
            is_require: false,
            values: [
              { option_type_id: 1, title: 'Initials', price: 5, price_type: 'fixed' },
              { option_type_id: 2, title: 'Long', price: 10, price_type: 'percent' },
            ],
          },
        ],
      }),
    )
    fireEvent.click(await screen.findByRole('radio', { name: /Initials/ }))
    expect(screen.getAllByText('$29.00').length).toBeGreaterThan(0)
    fireEvent.click(screen.getByRole('radio', { name: /Long/ }))
    expect(screen.getAllByText('$27.00').length).toBeGreaterThan(0)
  })

  test('[PRODUCT-11] a bundle costs what is chosen of it, times its quantities', async () => {
    const link = (id: number, name: string, price: number, is_default: boolean) => ({
      id,
      sku: `L${id}`,
      name,
      qty: 1,
      is_default,
      price,
      original_price: price,
      in_stock: true,
    })
    await show(
      bottle({
        type_id: 'bundle',
        bundle_options: [
          {
            option_id: 1,
            title: 'Top',
            required: true,
            product_links: [link(1, 'Tee', 20, true), link(2, 'Tank', 15, false)],
          },
          { option_id: 2, title: 'Mat', required: false, product_links: [link(3, 'Cork mat', 40, false)] },
        ],
      }),
    )
    expect((await screen.findAllByText('$20.00')).length).toBeGreaterThan(0)
    fireEvent.click(screen.getByRole('radio', { name: /Tank/ }))
    fireEvent.click(screen.getByRole('checkbox', { name: /Cork mat/ }))
    expect(screen.getAllByText('$55.00').length).toBeGreaterThan(0)
    fireEvent.click(
      within(screen.getByRole('group', { name: 'Quantity of Tank' })).getByRole('button', { name: 'One more' }),
    )
    expect(screen.getAllByText('$70.00').length).toBeGreaterThan(0)
    fireEvent.submit(addButtons()[0]?.closest('form') as HTMLFormElement)
    await waitFor(() => expect(updates()).toHaveLength(1))
    expect(updates()[0]).toMatchObject({
      cartItem: {
        product_option: {
          extension_attributes: {
            bundle_options: [
              { option_id: 1, option_selections: [2], option_qty: 2 },
              { option_id: 2, option_selections: [3] },
            ],
          },
        },
      },
    })
  })

  test('[PRODUCT-13] a price that is not known keeps a piece out of the cart, with the specified words', async () => {
    const { notices } = await show(bottle({ final_price_incl_tax: -1 }))
    fireEvent.submit(addButtons()[0]?.closest('form') as HTMLFormElement)
    await waitFor(() =>
      expect(notices.list()[0]?.text).toBe('Product price is unknown, product cannot be added to the cart!'),
    )
  })
})
