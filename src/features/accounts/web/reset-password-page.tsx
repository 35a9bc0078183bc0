import { Suspense, useState } from 'react'
import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { emailLength } from '#core/email.ts'
import { LateTexts, PageHead } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'
import type { AccountsContract } from '../contract.ts'
import { isEmailLike } from '../rules/contact.ts'
import { minPasswordLength } from '../rules/limits.ts'
import styles from './account.module.css'
import { failureText, passwordFailure } from './failure.ts'
import { useSignIn } from './sign-in/sign-in-wish.ts'
import { useChange } from './use-change.ts'

/** Where the mail about a forgotten password leads: `?email=&token=`. */
export const Component = () => {
  const t = useText()
  return (
    <div className={`wrap ${styles.narrow}`}>
      <PageHead title={t('shell.newPassword')} isIndexed={false} />
      <h1 className="t-64" tabIndex={-1}>
        {t('shell.newPassword')}
      </h1>
      <Suspense>
        <LateTexts>
          <NewPassword />
        </LateTexts>
      </Suspense>
    </div>
  )
}

const NewPassword = () => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const signIn = useSignIn()
  const change = useChange(passwordFailure)
  const [search] = useSearchParams()
  const [password, setPassword] = useState('')
  const [isDone, setDone] = useState(false)
  const [tooOld, setTooOld] = useState<string>()
  const [email, resetToken] = [search.get('email') ?? '', search.get('token') ?? '']
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!navigator.onLine) return change.setError(t('account.passwordOffline'))
    if (password.length < minPasswordLength)
      return change.setError(t('account.passwordShort', { count: minPasswordLength }))
    const body = { email, newPassword: password, resetToken }
    const saved = await change.run(async () => {
      const answer = await call('POST /api/user/create-password', { body })
      if (!answer.ok && answer.code === 'RESET_TOKEN_INVALID') setTooOld(failureText(t, answer, 'REQUEST_FAILED'))
      return answer
    })
    return saved ? setDone(true) : undefined
  }
  if (email === '' || resetToken === '') return <AnotherLink email={email} why={t('notify.linkCut')} />
  if (tooOld) return <AnotherLink email={email} why={tooOld} />
  if (isDone) {
    return (
      <div className={styles.form}>
        <p role="status" tabIndex={-1} ref={takeFocus}>
          {t('account.passwordChanged')}
        </p>
        <Button onClick={() => signIn({ contact: email })}>{t('account.signIn')}</Button>
      </div>
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('account.email')}
        type="email"
        name="username"
        autoComplete="username"
        readOnly
        value={email}
      />
      <TextField
        label={t('account.newPassword')}
        hint={t('account.passwordHint', { count: minPasswordLength })}
        type="password"
        autoComplete="new-password"
        maxLength={200}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value)
          change.setError(undefined)
        }}
      />
      <Problem text={change.error} />
      <Button type="submit" isFull isBusy={change.isBusy}>
        {t('account.setPassword')}
      </Button>
    </form>
  )
}

/** A link that no password can be set with leads to the mail with the next one. */
const AnotherLink = ({ email: known, why }: { email: string; why: string }) => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const change = useChange(passwordFailure)
  const [email, setEmail] = useState(known)
  const [isSent, setSent] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isEmailLike(email.trim())) return change.setError(t('account.incorrectEmail'))
    if (!navigator.onLine) return change.setError(t('account.passwordOffline'))
    const sent = await change.run(() => call('POST /api/user/reset-password', { body: { email: email.trim() } }))
    return sent ? setSent(true) : undefined
  }
  if (isSent) {
    return (
      <p role="status" tabIndex={-1} ref={takeFocus}>
        {t('account.resetSent', { email: email.trim() })}
      </p>
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p role="alert">{why}</p>
      <TextField
        label={t('account.email')}
        type="email"
        autoComplete="email"
        maxLength={emailLength}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value)
          change.setError(undefined)
        }}
      />
      <Problem text={change.error} />
      <Button type="submit" isFull isBusy={change.isBusy}>
        {t('account.sendReset')}
      </Button>
    </form>
  )
}

const takeFocus = (element: HTMLElement | null): void => element?.focus()
