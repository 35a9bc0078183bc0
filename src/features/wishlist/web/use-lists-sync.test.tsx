import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ada } from '#features/accounts/web/account-fake.ts'
import { showUser } from '#features/accounts/web/session/account-state.ts'
import { ok, refuse } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { ListsSync } from './use-lists-sync.ts'
import { wishlist } from './wishlist.ts'

const kept = (sku: string) => ({ sku, name: `Piece ${sku}`, image: '', url_path: `p/${sku}/x`, qty: 1 as const })
const skus = () => wishlist.now().map(({ sku }) => sku)
const listed = (sku: string) => ({
  sku,
  parentSku: sku,
  name: `Piece ${sku}`,
  image: '',
  url_path: `p/${sku}/x`,
  stock: { is_in_stock: true },
  configurable_options: [],
})

beforeAll(standInForTheBrowser)
beforeEach(() => {
  localStorage.clear()
  act(() => wishlist.forget())
  showUser(null)
})
afterEach(cleanup)

test('[WISH-5] the browser comes first, the account after it, and the account has both', async () => {
  wishlist.add(kept('MINE'))
  const bodies: unknown[] = []
  const call: AnyCall = async (key, { body }) => {
    if (key === 'GET /api/catalog') return ok({ items: [listed('THEIRS')], total: 1 })
    bodies.push(body)
    return ok({
      wishlist: ['MINE', 'THEIRS'].map((sku) => ({ sku, added_at: '' })),
      recently_viewed: [],
      compare: [],
    })
  }
  showUser(ada)
  showPages([{ path: '/', element: <ListsSync /> }], '/', call)
  await waitFor(() => expect(skus()).toEqual(['MINE', 'THEIRS']))
  expect(bodies).toEqual([{ wishlist: { add: ['MINE'], remove: [] } }])
})

test('[WISH-70] what another browser took away goes here too, and is not given back; what is new here stays', async () => {
  wishlist.set([kept('GONE'), kept('BOTH')])
  wishlist.add(kept('NEW'))
  const bodies: unknown[] = []
  const call: AnyCall = async (_, { body }) => {
    bodies.push(body)
    wishlist.add(kept('MEANWHILE'))
    return ok({ wishlist: ['NEW', 'BOTH'].map((sku) => ({ sku, added_at: '' })), recently_viewed: [], compare: [] })
  }
  showUser(ada)
  showPages([{ path: '/', element: <ListsSync /> }], '/', call)
  await waitFor(() => expect(skus()).toEqual(['MEANWHILE', 'NEW', 'BOTH']))
  expect(bodies[0]).toEqual({ wishlist: { add: ['NEW'], remove: [] } })
})

test('[WISH-5] what was done without an answer is told when there is one', async () => {
  let isOnline = false
  const told: unknown[] = []
  const call: AnyCall = async (_, { body }) => {
    if (!isOnline) return refuse('OFFLINE')
    told.push(body)
    return ok({ wishlist: [], recently_viewed: [], compare: [] })
  }
  showUser(ada)
  showPages([{ path: '/', element: <ListsSync /> }], '/', call)
  act(() => void wishlist.add(kept('A')))
  expect(wishlist.untold()).toEqual({ add: ['A'], remove: [] })
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  isOnline = true
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(told).toEqual([{ wishlist: { add: ['A'], remove: [] } }]))
  await waitFor(() => expect(wishlist.untold()).toEqual({ add: [], remove: [] }))
})

test('[WISH-123] what is let go while the account is told of it is told once that is answered', async () => {
  const told: unknown[] = []
  let answer: () => void = () => undefined
  const call: AnyCall = async (_, { body }) => {
    told.push(body)
    await new Promise<void>((resolve) => (answer = resolve))
    return ok({ wishlist: [], recently_viewed: [], compare: [] })
  }
  showUser(ada)
  showPages([{ path: '/', element: <ListsSync /> }], '/', call)
  await act(async () => answer())
  act(() => void wishlist.add(kept('A')))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  act(() => wishlist.remove('A'))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(told.slice(1)).toEqual([{ wishlist: { add: ['A'], remove: [] } }])
  await act(async () => answer())
  await waitFor(() => expect(told[2]).toEqual({ wishlist: { add: [], remove: ['A'] } }))
})

test('[WISH-6] what the account answers once its customer has left is nobody’s list', async () => {
  let answerLate: () => void = () => undefined
  const call: AnyCall = async (key) => {
    if (key === 'POST /api/user/lists')
      return ok({ wishlist: [{ sku: 'THEIRS', added_at: '' }], recently_viewed: [], compare: [] })
    await new Promise<void>((resolve) => (answerLate = resolve))
    return ok({ items: [listed('THEIRS')], total: 1 })
  }
  showUser(ada)
  showPages([{ path: '/', element: <ListsSync /> }], '/', call)
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  act(() => showUser(null))
  wishlist.forget()
  await act(async () => answerLate())
  expect(skus()).toEqual([])
})

test('[WISH-6] signing out empties the list here, and tells the account nothing', () => {
  wishlist.add(kept('A'))
  wishlist.forget()
  expect(skus()).toEqual([])
  expect(wishlist.untold()).toEqual({ add: [], remove: [] })
})
