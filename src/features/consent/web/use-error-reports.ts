import { useEffect } from 'react'
import { impersonal } from '#core/impersonal.ts'
import { useShell } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { onCaught } from '#platform/web/page/caught-errors.ts'
import type { ConsentContract } from '../contract.ts'

/** Errors that one page tells of at most. */
const mostAPage = 5

/** Tells the shop of the page's errors, of as many as it wants to hear, and without anything personal: those nothing caught, and those of boundaries. */
export const useErrorReports = (random: () => number = Math.random): void => {
  const { errorSampling = 0 } = useShell()
  const call = useCall<ConsentContract>()
  useEffect(() => {
    if (errorSampling === 0) return undefined
    let told = 0
    const report = (error: unknown) => {
      if (!(error instanceof Error) || told >= mostAPage || random() >= errorSampling) return
      told += 1
      const body = {
        name: impersonal(error.name, 100),
        message: impersonal(error.message, 500),
        stack: impersonal(error.stack ?? '', 8000),
        page: impersonal(location.pathname, 300),
      }
      void call('POST /api/error-report', { body }, { asGuest: true })
    }
    const onError = (event: ErrorEvent) => report(event.error)
    const onRejection = (event: PromiseRejectionEvent) => report(event.reason)
    addEventListener('error', onError)
    addEventListener('unhandledrejection', onRejection)
    const stop = onCaught(report)
    return () => {
      stop()
      removeEventListener('error', onError)
      removeEventListener('unhandledrejection', onRejection)
    }
  }, [call, errorSampling, random])
}
