import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ok } from '#core/result.ts'
import { typedCall } from '#platform/web/call/call.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { loadExtras } from './extras-data.ts'
import { Extras } from './extras.tsx'
import { bottle } from '../product-fake.ts'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const review = {
  id: 1,
  rating: 4,
  title: 'Holds',
  detail: 'Cold all day.',
  nickname: 'Mina',
  created_at: '2026-11-01T00:00:00.000Z',
  photos: [],
  verified: true,
  fit: 'true' as const,
  reply: null,
}
const asked: string[] = []
const call: AnyCall = async (key, input) => {
  asked.push(key)
  if (key === 'GET /api/product/similar') return ok({ items: [] })
  const isOfReviews = input.query?.type === 'review'
  return ok({ items: isOfReviews ? [review] : [], total: isOfReviews ? 1 : 0, aggregations: {} })
}
const product = bottle({ review_summary: { count: 1, average: 4 } })

test('[PRODUCT-15] after a change of page it is asked for when it comes near', async () => {
  let come: () => void = () => undefined
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      come = () => callback([{ isIntersecting: true }])
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  showPages([{ path: '/', element: <Extras product={product} picture="b.webp" given={undefined} /> }], '/', call)
  expect(asked).toEqual([])
  come()
  expect(await screen.findByText('Cold all day.')).toBeTruthy()
})

test('[PRODUCT-15] what came with the page is not asked for again', async () => {
  asked.length = 0
  const reviews = {
    total: 1,
    first: [
      {
        ...review,
        entity_type: 'product' as const,
        entity_id: 7,
        product_sku: 'B',
        status: 1,
        photos: [],
      },
    ],
    counts: [0, 1, 0, 0, 0],
    photos: [],
    fits: [],
  }
  const given = { look: [], members: [], bloggers: [], crosssell: [], upsell: [], similar: [], reviews }
  showPages([{ path: '/', element: <Extras product={product} picture="b.webp" given={given} /> }], '/', call)
  expect(screen.getByText('Cold all day.')).toBeTruthy()
  expect(screen.getAllByRole('img', { name: '4 out of 5' })).toHaveLength(2)
  expect(asked).toEqual([])
})

const card = (sku: string) => bottle({ sku, parentSku: sku, name: `Piece ${sku}`, id: sku.charCodeAt(0) })
const none = { total: 0, first: [], counts: [], photos: [], fits: [] }

describe('linked products', () => {
  const link = (link_type: 'related' | 'upsell' | 'crosssell', sku: string, position: number) => ({
    link_type,
    linked_product_sku: sku,
    linked_product_type: 'simple',
    qty: 1,
    position,
  })
  const linked = bottle({
    product_links: [
      link('related', 'R', 0),
      link('crosssell', 'R', 1),
      link('crosssell', 'C', 2),
      link('upsell', 'U', 3),
      link('upsell', 'GONE', 4),
    ],
  })

  test('[PRODUCT-25] each kind is asked for once, none twice, and what is not on sale is left out', async () => {
    const skusOf: string[] = []
    const answer: AnyCall = async (key, input) => {
      if (key !== 'GET /api/catalog') return ok({ items: [] })
      const filters = input.query?.searchQuery
      const [filter] = (
        JSON.parse(typeof filters === 'string' ? filters : '{}') as { filters: { value: { in: string[] } }[] }
      ).filters
      if (input.query?.type !== 'product') return ok({ items: [], total: 0, aggregations: {} })
      skusOf.push(filter?.value.in.join(',') ?? '')
      return ok({ items: (filter?.value.in ?? []).filter((sku) => sku !== 'GONE').map(card), total: 1 })
    }
    const extras = await loadExtras(typedCall(answer), linked)
    expect(skusOf.toSorted()).toEqual(['C', 'R', 'U,GONE'])
    expect([extras.look, extras.crosssell, extras.upsell].map((list) => list.map(({ sku }) => sku))).toEqual([
      ['R'],
      ['C'],
      ['U'],
    ])
  })

  test('[PRODUCT-25] cross-sells and up-sells stand in rows of their own', () => {
    const given = {
      look: [],
      members: [],
      bloggers: [],
      crosssell: [card('C')],
      upsell: [card('U')],
      similar: [],
      reviews: none,
    }
    showPages([{ path: '/', element: <Extras product={linked} picture="b.webp" given={given} /> }], '/', call)
    const row = (name: string) => within(screen.getByRole('region', { name }))
    expect(row('Goes well with it').getAllByRole('link', { name: /Piece C/ }).length).toBeGreaterThan(0)
    expect(row('One step up').getAllByRole('link', { name: /Piece U/ }).length).toBeGreaterThan(0)
  })
})

test('[PRODUCT-26] what was looked at before stands below, without the one in sight', async () => {
  localStorage.setItem('vitrine.viewed.en', JSON.stringify(['BOTTLE', 'C']))
  const near: (() => void)[] = []
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      near.push(() => callback([{ isIntersecting: true }]))
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  const wanted: string[] = []
  const answer: AnyCall = async (_, input) => {
    wanted.push(JSON.stringify(input.query))
    return ok({ items: [card('C')], total: 1 })
  }
  const given = { look: [], members: [], bloggers: [], crosssell: [], upsell: [], similar: [], reviews: none }
  showPages([{ path: '/', element: <Extras product={product} picture="b.webp" given={given} /> }], '/', answer)
  expect(wanted).toEqual([])
  for (const come of near) come()
  expect(await screen.findByRole('heading', { name: 'Recently viewed' })).toBeTruthy()
  expect(wanted[0]).not.toContain('BOTTLE')
})

test('[PRODUCT-29] photos of reviews stand in a row and open large', () => {
  const reviews = {
    ...none,
    total: 1,
    counts: [1, 0, 0, 0, 0],
    first: [{ ...review, entity_type: 'product' as const, entity_id: 7, product_sku: 'B', status: 1 }],
    photos: ['r/one.webp', 'r/two.webp'],
  }
  const given = { look: [], members: [], bloggers: [], crosssell: [], upsell: [], similar: [], reviews }
  showPages([{ path: '/', element: <Extras product={product} picture="b.webp" given={given} /> }], '/', call)
  const row = within(screen.getByRole('region', { name: 'Photos from customers' }))
  act(() => row.getByRole('button', { name: 'Photo 2' }).click())
  expect(within(screen.getByRole('dialog')).getAllByRole('img')).toHaveLength(2)
})

describe('photos from bloggers', () => {
  const photos = [
    { image: 'shared/one.webp', by: 'mira.moves' },
    { image: 'shared/two.webp', by: '' },
  ]
  const given = { look: [], members: [], crosssell: [], upsell: [], similar: [], reviews: none }

  test('[PRODUCT-42] stand in a row with the account of each, and open large', () => {
    const extras = { ...given, bloggers: photos }
    showPages([{ path: '/', element: <Extras product={product} picture="b.webp" given={extras} /> }], '/', call)
    const row = within(screen.getByRole('region', { name: 'Photos from bloggers' }))
    expect(row.getAllByText(/^@/).map(({ textContent }) => textContent)).toEqual(['@mira.moves'])
    act(() => row.getByRole('button', { name: 'Photo 2' }).click())
    const large = within(screen.getByRole('dialog', { name: 'Photos from bloggers' })).getAllByRole('img')
    expect(large.map((picture) => picture.getAttribute('src'))).toEqual([
      '/img/1200x1488/shared/one.webp',
      '/img/1200x1488/shared/two.webp',
    ])
  })

  test('[PRODUCT-42] without any there is no row, and they are asked for of the style', async () => {
    const wanted: unknown[] = []
    const answer: AnyCall = async (key, input) => {
      if (key !== 'GET /api/product/blogger-photos') return call(key, input)
      wanted.push(input.query)
      return ok({ items: photos })
    }
    expect((await loadExtras(typedCall(answer), product)).bloggers).toEqual(photos)
    expect(wanted).toEqual([{ sku: 'BOTTLE' }])
    const extras = { ...given, bloggers: [] }
    showPages([{ path: '/', element: <Extras product={product} picture="b.webp" given={extras} /> }], '/', call)
    expect(screen.queryByText('Photos from bloggers')).toBeNull()
  })
})
