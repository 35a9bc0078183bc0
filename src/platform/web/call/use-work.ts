import { useState } from 'react'
import type { Refusal, Result } from '#core/result.ts'
import type { Translate } from '#core/text.ts'
import { useNotices } from '../page/notices.ts'
import { useText } from '../texts.tsx'

/** Why something did not work: the shop's own words, or that there was no answer. */
export const whyNot = (t: Translate, { meta }: Refusal): string =>
  typeof meta?.message === 'string' ? meta.message : t('account.REQUEST_FAILED')

/** One change at a time: what went wrong stays in sight, in the words of `why`; what worked is told. */
export const useWork = (why = whyNot) => {
  const t = useText()
  const notices = useNotices()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
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
        setError(why(t, answer))
        return undefined
      }
      if (told !== undefined) notices.add({ kind: 'success', text: told })
      return answer.value
    },
  }
}
