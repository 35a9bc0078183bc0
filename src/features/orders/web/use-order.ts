import { useCallback, useEffect, useState } from 'react'
import { useCall } from '#platform/web/call-context.ts'
import type { OrderContract, WireOrder } from '../contract.ts'

export type OrderState = WireOrder | 'loading' | 'missing' | 'failed'

type Seen = { readonly id: string; readonly order: OrderState }

/** An order by its id, asked for again each time the page is looked at anew. Pages are kept, so the browser asks. */
export const useOrder = (id: string | undefined, key?: string | null): { order: OrderState; look: () => void } => {
  const call = useCall<OrderContract>()
  const [seen, setSeen] = useState<Seen>()
  const look = useCallback(() => {
    if (id === undefined) return
    void call('GET /api/order/:id', { params: { id }, query: key ? { key } : {} }).then((answer) => {
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
  if (id === undefined) return { order: 'missing', look }
  return { order: seen?.id === id ? seen.order : 'loading', look }
}
