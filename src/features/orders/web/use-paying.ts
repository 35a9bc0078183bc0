import { useCallback, useEffect, useRef, useState } from 'react'
import { useCall } from '#platform/web/call/call-context.ts'
import { sendForm } from '#platform/web/call/send-form.ts'
import type { OrderContract } from '../contract.ts'

export type PayAction = 'pay' | 'decline' | 'cancel' | 'start'

const timeoutMs = 15_000

/** Whether Back or Forward brought this page: whoever comes back from a payment is not sent there again. */
const isBackAgain = (): boolean => {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
}

/** The buttons of a payment, each acting once. `start` opens the provider's page; the others are those of the shop's own. */
export const usePaying = (id: string | undefined, isElsewhere: boolean) => {
  const call = useCall<OrderContract>()
  const isUnderWay = useRef(false)
  const [busy, setBusy] = useState<PayAction>()
  const [refusal, setRefusal] = useState<string>()

  const send = useCallback(
    async (action: PayAction): Promise<string | undefined> => {
      const params = { order: id ?? '' }
      if (action === 'start') {
        const answer = await call('POST /api/payment/start/:order', { params }, { timeoutMs })
        if (!answer.ok) return answer.code
        if (answer.value.payscript === undefined) location.replace(answer.value.url)
        else if (!sendForm(answer.value.payscript)) return 'PROVIDER_UNAVAILABLE'
        return undefined
      }
      const answer = await call('POST /api/payment/embedded/:order', { params, body: { action } }, { timeoutMs })
      if (!answer.ok) return answer.code
      // whoever goes back from there should not find these buttons again
      location.replace(answer.value.next)
      return undefined
    },
    [call, id],
  )
  const act = useCallback(
    async (action: PayAction) => {
      if (isUnderWay.current || id === undefined) return
      isUnderWay.current = true
      setBusy(action)
      setRefusal(undefined)
      const code = await send(action)
      if (code === undefined) return
      isUnderWay.current = false
      setBusy(undefined)
      setRefusal(code)
    },
    [id, send],
  )

  const isLed = useRef(false)
  useEffect(() => {
    if (!isElsewhere || isLed.current || isBackAgain()) return
    isLed.current = true
    void act('start')
  }, [isElsewhere, act])
  useEffect(() => {
    // as the browser kept it, on its way to a page that was left again
    const wakeUp = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      isUnderWay.current = false
      setBusy(undefined)
    }
    addEventListener('pageshow', wakeUp)
    return () => removeEventListener('pageshow', wakeUp)
  }, [])
  return { busy, refusal, act }
}
