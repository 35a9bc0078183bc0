import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import type { ShellData } from '#features/stores/rules/shell-data.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import type { WireProduct } from '../../../rules/product/product.ts'
import { Component } from '../../product-page.tsx'
import { isUnsafe } from '#features/stock/rules.ts'
import { bottle, hoodie } from '../product-fake.ts'
import { stockToAsk } from '../buy-box/selection.ts'

const noExtras = {
  look: [],
  members: [],
  crosssell: [],
  upsell: [],
  bloggers: [],
  similar: [],
  reviews: { total: 0, first: [], counts: [], photos: [], fits: [] },
}

let isReachable = true
let asked: string[][] = []
let requests: unknown[] = []
let reply: 'requested' | 'in_stock' = 'requested'
const call: AnyCall = async (key, input) => {
  if (key === 'POST /api/stock/notify') {
    if (!isReachable) return refuse('OFFLINE')
    requests.push(input.body)
    return ok(reply)
  }
  if (key === 'GET /api/stock/list') {
    if (!isReachable) return refuse('OFFLINE')
    const skus = (input.query as { skus: string }).skus.split(',')
    asked.push(skus)
    return ok(
      skus.map((sku, product_id) => ({
        product_sku: sku,
        product_id,
        qty: 100,
        is_in_stock: true,
        manage_stock: true,
      })),
    )
  }
  return key === 'POST /api/cart/create' ? ok('cart-1') : ok([])
}

beforeAll(standInForTheBrowser)
beforeEach(() => {
  localStorage.clear()
  isReachable = true
  reply = 'requested'
  asked = []
  requests = []
})
afterEach(cleanup)

const show = async (product: WireProduct, query = '', settings: Partial<ShellData['settings']> = {}) => {
  const page = showPages(
    [{ path: '/p/:parentSku/:slug', Component, loader: () => ({ product, extras: noExtras }) }],
    `/p/${product.parentSku}/${product.slug}${query}`,
    call,
    settings,
  )
  await screen.findByRole('heading', { level: 1, name: product.name })
  return page
}
const soldOut = { product_id: 1, qty: 0, is_in_stock: false, manage_stock: true }

describe('what is in stock', () => {
  test('[PRODUCT-18] nothing while a choice is open, then AVAILABILITY_IN_STOCK, a few left, AVAILABILITY_OUT_OF_STOCK', async () => {
    isReachable = false
    await show(hoodie())
    expect(screen.queryByText('In stock')).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: 'L' }))
    expect(screen.getByText('In stock')).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: 'M' }))
    expect(screen.getByText('3 left in M')).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: 'Moss' }))
    fireEvent.click(screen.getByRole('radio', { name: 'S, sold out' }))
    expect(screen.getByText('Sold out: Moss, S.')).toBeTruthy()
  })

  test('[PRODUCT-18] [PRODUCT-19] what could not be asked says so, and is asked again when the network is back', async () => {
    isReachable = false
    await show(bottle())
    expect(await screen.findByText(/could not be checked/)).toBeTruthy()
    isReachable = true
    // whoever hears it listens a moment after the words are there
    await waitFor(() => {
      act(() => void dispatchEvent(new Event('online')))
      expect(asked).toEqual([['BOTTLE']])
    })
    expect(await screen.findByText('In stock')).toBeTruthy()
  })

  test('[PRODUCT-19] as many variants as the setting says, the chosen one and those nearest to it first', () => {
    const [clay, moss, medium] = [1, 2, 12]
    expect(stockToAsk(hoodie(), { color: moss }, 2)).toEqual(['HOOD-MOSS-S', 'HOOD-MOSS-M'])
    expect(stockToAsk(hoodie(), { color: clay, size: medium }, 1)).toEqual(['HOOD-CLAY-M'])
    expect(stockToAsk(hoodie(), { color: clay, size: medium }, 0)).toEqual(['HOOD-CLAY-M'])
    expect(stockToAsk(hoodie(), { color: clay }, 0)).toEqual([])
    expect(stockToAsk(bottle(), {}, 0)).toEqual(['BOTTLE'])
  })

  test('[PRODUCT-19] what was answered takes the place of what the page was made with', async () => {
    await show(hoodie(), '?color=2')
    expect(screen.getByRole('radio', { name: 'S, sold out' })).toBeTruthy()
    expect(await screen.findByRole('radio', { name: 'S' })).toBeTruthy()
    expect(asked.flat().toSorted()).toEqual(
      hoodie()
        .configurable_children.map(({ sku }) => sku)
        .toSorted(),
    )
  })

  test('[PRODUCT-20] a sold-out piece is not added, with PRODUCT_IS_OUT_OF_STOCK for five seconds', async () => {
    isReachable = false
    const { notices, panels } = await show(hoodie({ selected_child: 'HOOD-MOSS-S' }))
    fireEvent.submit(screen.getAllByRole('button', { name: 'Add to cart' })[0]?.closest('form') as HTMLFormElement)
    await waitFor(() => expect(notices.list()).toMatchObject([{ kind: 'error', lifeMs: 5000 }]))
    expect(panels.opened()).toBeUndefined()
  })
})

test('[PRODUCT-20] PRODUCT_UNSAFE_QUANTITY for five seconds where nobody knows and a cart may hold only what is there', () => {
  expect(isUnsafe('volatile', false)).toBe(true)
  expect(isUnsafe('volatile', true)).toBe(false)
  expect(isUnsafe('ok', false)).toBe(false)
})

test('[PRODUCT-20] the page warns of a volatile piece and adds it', async () => {
  isReachable = false
  const { notices, panels } = await show(bottle(), '', { allow_out_of_stock_in_cart: false })
  fireEvent.submit(screen.getAllByRole('button', { name: 'Add to cart' })[0]?.closest('form') as HTMLFormElement)
  await waitFor(() => expect(panels.opened()).toBe('cart'))
  expect(notices.list()).toMatchObject([{ kind: 'warning', lifeMs: 5000 }])
})

test('[PRODUCT-34] of what is sold out no delivery is promised', async () => {
  isReachable = false
  await show(bottle({ stock: soldOut }))
  expect(screen.getByText('No available product variants')).toBeTruthy()
  expect(screen.queryByText(/Standard delivery/)).toBeNull()
  cleanup()
  await show(bottle())
  expect(screen.getByText(/Standard delivery/)).toBeTruthy()
})

describe('requests', () => {
  const openDialog = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }))
    return within(await screen.findByRole('dialog'))
  }
  const submit = (email: string) => {
    const field = screen.getByLabelText('E-mail')
    fireEvent.change(field, { target: { value: email } })
    fireEvent.submit(field.closest('form') as HTMLFormElement)
    return field
  }

  test('[PRODUCT-21] the sold-out size that is chosen can be asked for', async () => {
    isReachable = false
    await show(hoodie({ selected_child: 'HOOD-MOSS-S' }))
    const dialog = await openDialog('Tell me when it is back')
    expect(
      dialog.getByText('One mail when Loopback hoodie, Moss, S can be bought again, and nothing else.'),
    ).toBeTruthy()
    isReachable = true
    submit(' mina@example.com')
    expect(await dialog.findByText(/We will write to mina@example.com once/)).toBeTruthy()
    expect(requests).toMatchObject([{ sku: 'HOOD-MOSS-S', email: 'mina@example.com', kind: 'back_in_stock' }])
  })

  test('[PRODUCT-21] a wrong address is told at the field and not sent', async () => {
    isReachable = false
    await show(hoodie(), '?color=2')
    const dialog = await openDialog('Tell me when it is back')
    const field = submit('mina@')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(dialog.getByText('Enter an address like name@example.com')).toBeTruthy()
    expect(document.activeElement).toBe(field)
    expect(requests).toEqual([])
  })

  test('[PRODUCT-21] what is back already is told at once', async () => {
    await show(bottle({ stock: soldOut }))
    isReachable = true
    reply = 'in_stock'
    // asked before the stock was
    const dialog = await openDialog('Tell me when it is back')
    submit('mina@example.com')
    expect(await dialog.findByText(/it is in stock again/)).toBeTruthy()
  })

  test('[PRODUCT-21] a piece can be asked for when it is cheaper', async () => {
    await show(hoodie({ selected_child: 'HOOD-CLAY-L' }))
    const dialog = await openDialog('Tell me when it is cheaper')
    expect(dialog.getByText(/costs less than \$68.00/)).toBeTruthy()
    submit('mina@example.com')
    await waitFor(() => expect(requests).toMatchObject([{ sku: 'HOOD-CLAY-L', kind: 'price_drop' }]))
  })

  test('[PRODUCT-21] of several sold-out sizes none is named before one is chosen', async () => {
    const children = hoodie().configurable_children.map((child) =>
      child.sku.startsWith('HOOD-CLAY') && child.sku !== 'HOOD-CLAY-S' ? { ...child, stock: soldOut } : child,
    )
    isReachable = false
    await show(hoodie({ configurable_children: children }))
    expect(screen.queryByRole('button', { name: 'Tell me when it is back' })).toBeNull()
  })
})

describe('sharing', () => {
  test('[PRODUCT-22] where the device cannot, the address of the chosen variant is copied', async () => {
    const copied: string[] = []
    Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } })
    const { notices } = await show(hoodie())
    fireEvent.click(screen.getByRole('radio', { name: 'M' }))
    fireEvent.click(screen.getByRole('button', { name: 'Share' }))
    await waitFor(() => expect(copied).toEqual([`${location.origin}/p/HOOD/loopback-hoodie/HOOD-CLAY-M`]))
    await waitFor(() => expect(notices.list()).toMatchObject([{ kind: 'success', text: 'The link is copied' }]))
  })

  test('[PRODUCT-22] the device shares by itself; taking it back is no error', async () => {
    const shared: unknown[] = []
    Object.assign(navigator, {
      share: async (what: unknown) => {
        shared.push(what)
        throw new DOMException('taken back', 'AbortError')
      },
    })
    const { notices } = await show(bottle())
    fireEvent.click(screen.getByRole('button', { name: 'Share' }))
    await waitFor(() => expect(shared).toMatchObject([{ title: 'Steel bottle' }]))
    expect(notices.list()).toEqual([])
    Reflect.deleteProperty(navigator, 'share')
  })
})
