import { useState } from 'react'
import { promoClaim } from '#platform/web/storage/claims.ts'
import { isEmailLike, isPhoneLike } from '../../rules/contact.ts'
import { codeLifeMs } from '../../rules/limits.ts'
import { failureText } from '../failure.ts'
import type { SignInWay } from './sign-in-way.ts'
import { resendAfter } from './use-countdown.ts'

export const codeLength = 4

/** `at`: milliseconds as of `performance.now()`, which nobody sets back. */
type Asked = { readonly contact: string; readonly at: number; readonly isCall: boolean }

/** Of each account what was asked for last: it is on its way also for a dialog that is closed and opened anew. */
const lastAsked = new WeakMap<SignInWay['account'], Asked>()

/** By a code that is sent, or told by a call. */
export const useCodeSignIn = ({ t, call, account, contact, along, attempt, go, goOn, setError }: SignInWay) => {
  const [asked, setAsked] = useState(lastAsked.get(account))
  const keep = (next: Asked) => {
    lastAsked.set(account, next)
    setAsked(next)
  }
  const isAsked = (phone: string, withinMs: number) =>
    asked?.contact === phone && performance.now() - asked.at < withinMs
  return {
    asked,
    ask: () =>
      attempt(async () => {
        const phone = contact.trim()
        if (!isEmailLike(phone) && !isPhoneLike(phone)) return setError(t('account.incorrectContact'))
        // the code that was just sent is still on its way
        if (isAsked(phone, resendAfter * 1000)) return go('sms-code')
        const answer = await call('POST /api/user/get-sms-code', { body: { phone, platform: 'web' } })
        if (!answer.ok) {
          // the one before can still be entered
          if (answer.code === 'TOO_MANY_REQUESTS' && isAsked(phone, codeLifeMs)) go('sms-code')
          return setError(failureText(t, answer, 'REGISTER_SMS_CODE_SENDER_ERROR'))
        }
        keep({ contact: phone, at: performance.now(), isCall: false })
        return go('sms-code')
      }),
    callMe: () =>
      attempt(async () => {
        const phone = contact.trim()
        if (!isPhoneLike(phone)) return setError(t('account.incorrectPhone'))
        const answer = await call('POST /api/user/call-back', { body: { phone, platform: 'web' } })
        if (!answer.ok) return setError(failureText(t, answer, 'LOGIN_REQUEST_CALL_BACK_ERROR'))
        return keep({ contact: phone, at: performance.now(), isCall: true })
      }),
    check: (code: string) =>
      attempt(async () => {
        if (code.length < codeLength) return setError(t('account.incorrectCode'))
        const claim = promoClaim(Date.now())
        const body = { phone: contact.trim(), code, platform: 'web', ...along(), ...(claim ? { claim } : {}) }
        const answer = await call('POST /api/user/check-sms-code', { body })
        if (!answer.ok) return setError(failureText(t, answer, 'REGISTER_FAIL'))
        lastAsked.delete(account)
        await account.enter(answer.value, answer.meta)
        return goOn(answer.value)
      }),
  }
}
