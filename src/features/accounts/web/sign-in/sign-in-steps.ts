import { useEffect, useEffectEvent, useState } from 'react'
import type { WireUser } from '../../contract.ts'

export type SignInStep =
  | 'login'
  | 'sms-code'
  | 'enter-name'
  | 'second-factor'
  | 'logged-in'
  | 'password'
  | 'new-account'
  | 'forgot'

/** Steps of whoever is not signed in yet. */
const asksWho: ReadonlySet<SignInStep> = new Set(['login', 'sms-code', 'password', 'new-account', 'forgot'])

/** Which step is in sight, what went wrong in it, and whether a call is under way. */
export const useSignInSteps = (user: WireUser | null | undefined, onDone: () => void) => {
  const [step, setStep] = useState<SignInStep>(user ? (user.second_factor ? 'second-factor' : 'logged-in') : 'login')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  /** Somebody has signed in elsewhere: in another tab, or before this page knew of it. Whoever signs in here is on the way already. */
  const follow = useEffectEvent(() => {
    if (!isBusy && asksWho.has(step)) onDone()
  })
  const id = user?.id
  useEffect(() => {
    if (id !== undefined) follow()
  }, [id])
  return {
    step,
    go: (next: SignInStep) => {
      setError(undefined)
      setStep(next)
    },
    error,
    setError,
    isBusy,
    /** One at a time; undefined while another is under way. */
    attempt: async <T>(work: () => Promise<T>): Promise<T | undefined> => {
      if (isBusy) return undefined
      setBusy(true)
      setError(undefined)
      try {
        return await work()
      } finally {
        setBusy(false)
      }
    },
  }
}
