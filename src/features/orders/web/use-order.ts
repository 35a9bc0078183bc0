import { useEffect, useState } from 'react'
import { useCall } from '#platform/web/call-context.ts'
import type { OrderContract, WireOrder } from '../contract.ts'

export type OrderState = WireOrder | 'loading' | 'missing' | 'failed'

/** An order by its id, asked for again each time the page is looked at anew. Pages are kept, so the browser asks. */
export const useOrder = (id: string | undefined, key?: string | null): { order: OrderState; retry: () => void } => {
  const call = useCall<OrderContract>()
  const [order, setOrder] = useState<OrderState>('loading')
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (id === undefined) return undefined
    let isGone = false
    void call('GET /api/order/:id', { params: { id }, query: key ? { key } : {} }).then((answer) => {
      if (isGone) return
      // what is in sight stays when a later look gets no answer
      if (answer.ok) setOrder(answer.value)
      else
        setOrder((before) =>
          typeof before === 'object' ? before : answer.code === 'ORDER_NOT_FOUND' ? 'missing' : 'failed',
        )
    })
    const look = () => {
      if (document.visibilityState === 'visible') setTries((before) => before + 1)
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', look)
    }
  }, [call, id, key, tries])
  return { order: id === undefined ? 'missing' : order, retry: () => setTries(tries + 1) }
}
