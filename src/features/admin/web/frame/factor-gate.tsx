import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { CallProvider, useCall } from '#platform/web/call/call-context.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { ShowFactorContext } from '#platform/web/call/save-file.ts'
import type { ShowFactor } from '#platform/web/call/save-file.ts'

const FactorDialog = lazy(async () => ({ default: (await import('./factor-dialog.tsx')).FactorDialog }))

/** Calls that wait for the second factor: whether it was shown. */
type Waiting = (isShown: boolean) => void

/** What the shop refuses for want of the second factor is made again once it is shown; left alone it stays refused. */
export const FactorGate = ({ children }: { children: ReactNode }) => {
  const network = useCall<object>() as unknown as AnyCall
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const show = useCallback<ShowFactor>(
    () => new Promise<boolean>((resolve) => setWaiting((before) => [...before, resolve])),
    [],
  )
  const call = useMemo<AnyCall>(
    () => async (key, input, options) => {
      const answer = await network(key, input, options)
      if (answer.ok || answer.code !== 'SECOND_FACTOR_NEEDED') return answer
      return (await show()) ? network(key, input, options) : answer
    },
    [network, show],
  )
  const end = (isShown: boolean) => {
    for (const tell of waiting) tell(isShown)
    setWaiting([])
  }
  return (
    <CallProvider value={call}>
      <ShowFactorContext value={show}>{children}</ShowFactorContext>
      {waiting.length > 0 ? (
        <Suspense>
          <FactorDialog call={network} onEnd={end} />
        </Suspense>
      ) : null}
    </CallProvider>
  )
}
