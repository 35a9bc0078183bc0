import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { settings } from '#config/settings.ts'
import { ok } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { renderPage, shellData } from '#test/support/render-page.tsx'
import type { CardProduct } from './card-product.ts'
import { ProductCard } from './product-card.tsx'
import { GroupPricesProvider, useReloadPrices } from './index.ts'

afterEach(cleanup)

const card = (sku: string): CardProduct => ({
  id: 1,
  sku,
  parentSku: sku,
  name: `Piece ${sku}`,
  type_id: 'simple',
  url_path: `p/${sku}/piece`,
  image: 'a.avif',
  sale: true,
  new: false,
  is_promo: false,
  stock: { is_in_stock: true },
  configurable_options: [],
  final_price_incl_tax: 40,
  original_price_incl_tax: 50,
  lowest_price_30_days: 45,
})

/** A shop whose render list answers what the proof is worth. */
const prices: Readonly<Record<string, number>> = { 'proof-a': 30, 'proof-b': 20 }
const answers = () =>
  vi.fn<AnyCall>(async (_key, { query }) => {
    const { skus, groupToken } = query as { skus: string; groupToken?: string }
    const final_price = groupToken === undefined ? 40 : (prices[groupToken] ?? 0)
    const items = skus.split(',').map((sku) => ({
      sku,
      price_info: { final_price, regular_price: groupToken === undefined ? 50 : final_price },
    }))
    return ok({ items: groupToken !== undefined && final_price === 0 ? [] : items })
  })

const show = (changes: Partial<typeof settings>, call: AnyCall) => {
  const reload: { current: ReturnType<typeof useReloadPrices> } = { current: async () => {} }
  const Probe = () => {
    reload.current = useReloadPrices()
    return null
  }
  const shell = shellData({ settings: { ...settings, ...changes } })
  renderPage(
    <GroupPricesProvider>
      <ProductCard product={card('ONE')} />
      <ProductCard product={{ ...card('TWO'), matched_sku: 'TWO-M' }} />
      <Probe />
    </GroupPricesProvider>,
    { shell, call },
  )
  return (token: string | undefined) => act(() => reload.current(token))
}

describe('prices of a group on cards', () => {
  test('[PRICE-31] a reduced card says the lowest price of 30 days', () => {
    show({}, answers())
    expect(screen.getAllByText('Lowest in 30 days $45.00')).toHaveLength(2)
  })

  test('[PRICE-25] nothing is asked while both settings are off', async () => {
    const call = answers()
    await show({}, call)('proof-a')
    expect(call).not.toHaveBeenCalled()
    expect(screen.getAllByText('$40.00')).toHaveLength(2)
  })

  test('[PRICE-25] they come after signing in, in one question, and go after logging out', async () => {
    const call = answers()
    const reload = show({ group_price_tiers: true } as object, call)
    await reload('proof-a')
    await waitFor(() => expect(screen.getAllByText('$30.00')).toHaveLength(2))
    expect(screen.queryByText('$50.00')).toBeNull()
    expect(screen.queryByText('Lowest in 30 days $45.00')).toBeNull()
    expect(call.mock.calls.map(([, { query }]) => (query as { skus: string }).skus)).toEqual(['ONE,TWO-M'])
    await reload('proof-b')
    expect(screen.getAllByText('$20.00')).toHaveLength(2)
    await reload(undefined)
    expect(screen.getAllByText('$40.00')).toHaveLength(2)
    expect(screen.getAllByText('$50.00')).toHaveLength(2)
  })

  test('[PRICE-23] what a proof no longer proves leaves everybody’s prices in sight', async () => {
    const reload = show({ user_group_tax: 1 } as object, answers())
    await reload('ended')
    expect(screen.getAllByText('$40.00')).toHaveLength(2)
  })
})
