import { useCallback, useEffect, useRef, useState } from 'react'
import { data, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { useCall } from '#platform/web/call/call-context.ts'
import { callFrom, sentFormContext } from '#platform/web/call/loader-context.ts'
import type { OrderContract, WireOrder } from '../contract.ts'

export type OrderState = WireOrder | 'loading' | 'missing' | 'failed'

/** What a page of an order comes with; null where the browser asks by itself. */
type Loaded = {
  readonly order: WireOrder | 'missing' | null
  readonly message: string | null
  readonly payscript?: string
} | null

/**
 * For the server alone: the order as whoever opens its address may see it, so that its pages work without a script. In the
 * browser a page is there at once and asks by itself.
 */
export const loadOrder = async (
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  id: string | undefined,
  key?: string | null,
) => {
  if (!import.meta.env.SSR) return null
  const sent = context.get(sentFormContext)
  const message = sent?.message ?? null
  if (!id) return { order: null, message }
  const call = callFrom<OrderContract>(context)
  const answer = await call('GET /api/order/:id', { params: { id }, query: key ? { key } : {} })
  const payscript = sent?.values['payscript']
  if (answer.ok) return { order: answer.value, message, ...(payscript === undefined ? {} : { payscript }) }
  if (answer.code !== 'ORDER_NOT_FOUND') return { order: null, message }
  return data({ order: 'missing' as const, message }, { status: 404 })
}

type Seen = { readonly id: string; readonly order: OrderState }

/** An order by its id, asked for again each time the page is looked at anew: it may have moved on, or be known to its owner only. */
export const useOrder = (
  id: string | undefined,
  key?: string | null,
): { order: OrderState; message: string | null; payscript: string | undefined; look: () => void } => {
  const call = useCall<OrderContract>()
  const loaded = useLoaderData<Loaded | undefined>()
  const brought = loaded?.order
  const [seen, setSeen] = useState<Seen | undefined>(id !== undefined && brought ? { id, order: brought } : undefined)
  /** Looks so far, and the latest of them that has been answered. */
  const looks = useRef({ asked: 0, answered: 0 })
  const look = useCallback(() => {
    if (id === undefined) return
    const mine = (looks.current.asked += 1)
    void call('GET /api/order/:id', { params: { id }, query: key ? { key } : {} }).then((answer) => {
      // what a later look has seen is newer
      if (mine < looks.current.answered) return
      if (answer.ok) looks.current.answered = mine
      setSeen((before) => {
        if (answer.ok) return { id, order: answer.value }
        // what is in sight stays when a later look gets no answer
        if (before?.id === id && typeof before.order === 'object') return before
        return { id, order: answer.code === 'ORDER_NOT_FOUND' ? 'missing' : 'failed' }
      })
    })
  }, [call, id, key])
  useEffect(() => {
    look()
    const lookWhenSeen = () => {
      if (document.visibilityState === 'visible') look()
    }
    document.addEventListener('visibilitychange', lookWhenSeen)
    return () => document.removeEventListener('visibilitychange', lookWhenSeen)
  }, [look])
  const { message = null, payscript } = loaded ?? {}
  if (id === undefined) return { order: 'missing', message, payscript, look }
  return { order: seen?.id === id ? seen.order : 'loading', message, payscript, look }
}

/** Whether money can still be taken for it. */
export const isOpen = (order: WireOrder): boolean => order.payment_link !== null && !order.paid && !order.canceled
