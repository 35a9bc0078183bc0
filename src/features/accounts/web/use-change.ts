import { useState } from 'react'
import type { Refusal, Result } from '#core/result.ts'
import { useNotices } from '#platform/web/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import { failureText } from './failure.ts'

/** One change at a time: what went wrong stays in sight, what worked is told. */
export const useChange = () => {
  const t = useText()
  const notices = useNotices()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const fail = (refusal: Refusal) => setError(failureText(t, refusal, 'REQUEST_FAILED'))
  return {
    isBusy,
    error,
    setError,
    /** Answers the value where it worked; `told` is said then. */
    run: async <T>(work: () => Promise<Result<T>>, told?: string): Promise<T | undefined> => {
      if (isBusy) return undefined
      setBusy(true)
      setError(undefined)
      const answer = await work()
      setBusy(false)
      if (!answer.ok) {
        fail(answer)
        return undefined
      }
      if (told !== undefined) notices.add({ kind: 'success', text: told })
      return answer.value
    },
  }
}
