import { useEffect, useEffectEvent, useState } from 'react'
import { useCall } from '#platform/web/call-context.ts'
import { promoClaim } from '#platform/web/claims.ts'
import { useNotices } from '#platform/web/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import type { AccountsContract, WireUser } from '../contract.ts'
import { isEmailLike, isPhoneLike } from '../rules/contact.ts'
import { minPasswordLength } from '../rules/limits.ts'
import type { Account } from './account.ts'
import { failureText } from './failure.ts'
import { hasName } from './account-state.ts'
import { pickPasskey } from './passkey.ts'
import type { PasskeyAnswer } from './passkey.ts'
import { resendAfter } from './use-countdown.ts'

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

export const codeLength = 4

export type FlowDeps = {
  readonly account: Pick<Account, 'enter' | 'enterByPassword' | 'update' | 'registered'>
  readonly user: WireUser | null | undefined
  readonly contact: string
  /** The guest's cart, which goes along. */
  readonly cartIdNow: () => string | undefined
  /** Signed in, with everything that was asked for. */
  readonly onDone: () => void
  readonly isOnline?: () => boolean
}

/** The way into an account, step by step. One call at a time; what went wrong stays until something is typed. */
export const useSignInFlow = ({
  account,
  user,
  contact: given,
  cartIdNow,
  onDone,
  isOnline = () => navigator.onLine,
}: FlowDeps) => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const notices = useNotices()
  const [step, setStep] = useState<SignInStep>(user ? (user.second_factor ? 'second-factor' : 'logged-in') : 'login')
  const [contact, setContact] = useState(given)
  const [remember, setRemember] = useState(true)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [asked, setAsked] = useState<{ contact: string; at: number; isCall: boolean }>()
  const isPhone = !isEmailLike(contact)

  const go = (next: SignInStep) => {
    setError(undefined)
    setStep(next)
  }
  const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (isBusy) return undefined
    setBusy(true)
    setError(undefined)
    try {
      return await work()
    } finally {
      setBusy(false)
    }
  }
  /** What is still to be asked of whoever is signed in by now. */
  const goOn = (entered: WireUser) => {
    if (entered.second_factor) return go('second-factor')
    return hasName(entered) ? onDone() : go('enter-name')
  }
  /** Somebody has signed in elsewhere: in another tab, or before this page knew of it. Whoever signs in here is on the way already. */
  const follow = useEffectEvent(() => {
    if (!isBusy && asksWho.has(step)) onDone()
  })
  const id = user?.id
  useEffect(() => {
    if (id !== undefined) follow()
  }, [id])
  const cart = () => {
    const cartId = cartIdNow()
    return cartId === undefined ? {} : { cartId }
  }

  const ask = () =>
    attempt(async () => {
      const phone = contact.trim()
      if (!isEmailLike(phone) && !isPhoneLike(phone)) return setError(t('account.incorrectContact'))
      // the code that was just sent is still on its way
      if (asked?.contact === phone && Date.now() - asked.at < resendAfter * 1000) return go('sms-code')
      const answer = await call('POST /api/user/get-sms-code', { body: { phone, platform: 'web' } })
      if (!answer.ok) return setError(failureText(t, answer, 'REGISTER_SMS_CODE_SENDER_ERROR'))
      setAsked({ contact: phone, at: Date.now(), isCall: false })
      return go('sms-code')
    })

  const callMe = () =>
    attempt(async () => {
      const phone = contact.trim()
      if (!isPhoneLike(phone)) return setError(t('account.incorrectPhone'))
      const answer = await call('POST /api/user/call-back', { body: { phone, platform: 'web' } })
      if (!answer.ok) return setError(failureText(t, answer, 'LOGIN_REQUEST_CALL_BACK_ERROR'))
      return setAsked({ contact: phone, at: Date.now(), isCall: true })
    })

  const check = (code: string) =>
    attempt(async () => {
      if (code.length < codeLength) return setError(t('account.incorrectCode'))
      const claim = promoClaim(Date.now())
      const body = { phone: contact.trim(), code, platform: 'web', remember, ...cart(), ...(claim ? { claim } : {}) }
      const answer = await call('POST /api/user/check-sms-code', { body })
      if (!answer.ok) return setError(failureText(t, answer, 'REGISTER_FAIL'))
      await account.enter(answer.value, answer.meta)
      return goOn(answer.value)
    })

  const enterByPasskey = (response: PasskeyAnswer) =>
    attempt(async () => {
      const answer = await call('POST /api/user/passkeys/login', { body: { response, remember, ...cart() } })
      if (!answer.ok) return setError(failureText(t, answer, 'REGISTER_FAIL'))
      await account.enter(answer.value, answer.meta)
      return goOn(answer.value)
    })
  const signInWithPasskey = async () => {
    const picked = await attempt(() => pickPasskey(call))
    if (picked && !picked.ok) return setError(failureText(t, picked, 'REGISTER_FAIL'))
    return picked && enterByPasskey(picked.value)
  }
  /** Another answer of the server about whoever is signed in. */
  const takeFactor = async (entered: WireUser) => {
    await account.update(entered)
    return goOn(entered)
  }

  const saveName = (name: string) =>
    attempt(async () => {
      if (name.trim() === '') return setError(t('account.enterName'))
      const answer = await call('POST /api/user/profile-account', { body: { name: name.trim() } })
      if (!answer.ok) return setError(failureText(t, answer, 'REGISTER_FAIL'))
      await account.update(answer.value)
      account.registered(answer.value)
      notices.add({ kind: 'success', text: t('account.nameSaved') })
      return onDone()
    })

  const signInWithPassword = (password: string) =>
    attempt(async () => {
      const username = contact.trim()
      if (!isEmailLike(username) && !isPhoneLike(username)) return setError(t('account.incorrectContact'))
      const answer = await call('POST /api/user/login', { body: { username, password, remember, ...cart() } })
      if (!answer.ok) return setError(failureText(t, answer, 'REGISTER_FAIL'))
      const entered = await account.enterByPassword(answer.meta)
      return entered.second_factor ? go('second-factor') : onDone()
    })

  /** The answer tells nobody whether the contact has an account already: whoever knows its password is signed in. */
  const createAccount = (name: string, password: string) =>
    attempt(async () => {
      const email = contact.trim()
      if (!isEmailLike(email)) return setError(t('account.incorrectEmail'))
      if (name.trim() === '') return setError(t('account.enterName'))
      if (password.length < minPasswordLength) return setError(t('account.passwordShort', { count: minPasswordLength }))
      const [firstname = '', ...rest] = name.trim().split(/\s+/)
      const customer = { email, firstname, lastname: rest.join(' ') }
      const created = await call('POST /api/user/create', { body: { customer, password } })
      if (!created.ok) return setError(failureText(t, created, 'REGISTER_FAIL'))
      const answer = await call('POST /api/user/login', { body: { username: email, password, remember, ...cart() } })
      if (!answer.ok) return setError(failureText(t, answer, 'REGISTER_FAIL'))
      const entered = await account.enterByPassword(answer.meta)
      account.registered(entered)
      return onDone()
    })

  /** Answers whether a mail is on its way, as far as anybody may know. */
  const sendReset = () =>
    attempt(async () => {
      const email = contact.trim()
      if (!isEmailLike(email)) return setError(t('account.incorrectEmail'))
      if (!isOnline()) return setError(t('account.passwordOffline'))
      const answer = await call('POST /api/user/reset-password', { body: { email } })
      return answer.ok ? true : setError(failureText(t, answer, 'REQUEST_FAILED'))
    })

  return {
    step,
    contact,
    remember,
    error,
    isBusy,
    isPhone,
    asked,
    go,
    setError,
    setContact: (next: string) => {
      setContact(next)
      setError(undefined)
    },
    setRemember,
    ask,
    callMe,
    check,
    saveName,
    signInWithPassword,
    enterByPasskey,
    signInWithPasskey,
    takeFactor,
    createAccount,
    sendReset,
  }
}
export type SignInFlow = ReturnType<typeof useSignInFlow>
