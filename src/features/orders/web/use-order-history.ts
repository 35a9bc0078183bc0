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
  const page = useRef(0)
  const isAsking = useRef(false)

  const load = useCallback(async () => {
    if (isAsking.current) return
    isAsking.current = true
    const currentPage = page.current + 1
    const answer = await call('GET /api/user/order-history', { query: { pageSize: perCall, currentPage } })
    isAsking.current = false
    if (!answer.ok) return setState('failed')
    page.current = currentPage
    const { items, total, active } = answer.value
    // an order placed meanwhile pushes one over to the next page
    setLoaded((before) => [...before, ...items.filter(({ id }) => !before.some((one) => one.id === id))])
    setCounts({ total, active })
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
