import { useCallback, useEffect, useRef, useState } from 'react'
import { useCall } from '#platform/web/call/call-context.ts'
import type { OrderContract, OwnOrder } from '../contract.ts'

/** Orders that one call brings, and that one look at the end of the list adds. */
const perCall = 20
const perStep = 10

export type OrderHistory = {
  /** Those in sight, the latest first. */
  readonly orders: readonly OwnOrder[]
  readonly total: number
  readonly active: number
  readonly state: 'loading' | 'ready' | 'failed'
  readonly hasMore: boolean
  readonly showMore: () => void
  readonly again: () => void
}

/** The own orders, ten more each time the reader comes near the end. */
export const useOrderHistory = (): OrderHistory => {
  const call = useCall<OrderContract>()
  const [loaded, setLoaded] = useState<readonly OwnOrder[]>([])
  const [counts, setCounts] = useState({ total: 0, active: 0 })
  const [state, setState] = useState<OrderHistory['state']>('loading')
  const [shown, setShown] = useState(perStep)
  const read = useRef<Read>({ pages: 0, orders: [], total: 0, active: 0 })
  const isAsking = useRef(false)

  const load = useCallback(async () => {
    if (isAsking.current) return
    isAsking.current = true
    const askPage = async (currentPage: number) => {
      const answer = await call('GET /api/user/order-history', { query: { pageSize: perCall, currentPage } })
      return answer.ok ? answer.value : undefined
    }
    const next = await readOn(askPage, read.current)
    isAsking.current = false
    if (!next) return setState('failed')
    read.current = next
    setLoaded(next.orders)
    setCounts({ total: next.total, active: next.active })
    return setState('ready')
  }, [call])
  useEffect(() => void load(), [load])

  const showMore = useCallback(() => {
    setShown((before) => Math.min(before + perStep, Math.max(counts.total, perStep)))
    if (shown + perStep > loaded.length && loaded.length < counts.total) void load()
  }, [load, shown, loaded.length, counts.total])

  return {
    orders: loaded.slice(0, shown),
    ...counts,
    state,
    hasMore: Math.min(shown, loaded.length) < counts.total,
    showMore,
    again: () => {
      setState('loading')
      void load()
    },
  }
}

type Page = { readonly items: readonly OwnOrder[]; readonly total: number; readonly active: number }
/** What is known of so many pages. */
type Read = Omit<Page, 'items'> & { readonly pages: number; readonly orders: readonly OwnOrder[] }

/** One page more; all anew, once, where orders came meanwhile: they push others over to the next page. Undefined without an answer. */
const readOn = async (
  askPage: (page: number) => Promise<Page | undefined>,
  before: Read,
): Promise<Read | undefined> => {
  const upTo = before.pages + 1
  let read = before
  let isAnew = false
  while (read.pages < upTo) {
    const page = await askPage(read.pages + 1)
    if (!page) return undefined
    if (read.pages > 0 && page.total !== read.total && !isAnew) {
      isAnew = true
      read = { ...read, pages: 0, orders: [] }
      continue
    }
    const others = page.items.filter(({ id }) => !read.orders.some((one) => one.id === id))
    const { total, active } = page
    read = { pages: read.pages + 1, orders: [...read.orders, ...others], total, active }
  }
  return read
}
