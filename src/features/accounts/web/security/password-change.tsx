import { useState } from 'react'
import type { FormEvent } from 'react'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'
import type { AccountsContract, WireUser } from '../../contract.ts'
import { minPasswordLength } from '../../rules/limits.ts'
import styles from '../account.module.css'
import { passwordFailure } from '../failure.ts'
import { Section } from '../profile/section.tsx'
import { SendAgain } from '../sign-in/send-again.tsx'
import { useChange } from '../use-change.ts'
import { useGetAccount } from '../session/use-account.ts'

/** A password, or another one. Who has none yet proves with a code that the account is theirs. */
export const PasswordChange = ({ user }: { user: WireUser }) => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const getAccount = useGetAccount()
  const change = useChange(passwordFailure)
  const [proof, setProof] = useState('')
  const [password, setPassword] = useState('')
  /** When the code was asked for, in milliseconds as of `performance.now()`. */
  const [askedAt, setAskedAt] = useState<number>()
  const needsCode = !user.has_password
  const { contact } = user
  const sendCode = async () => {
    const sent = await change.run(() =>
      call('POST /api/user/get-sms-code', { body: { phone: contact, platform: 'web' } }),
    )
    if (sent) setAskedAt(performance.now())
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!navigator.onLine) return change.setError(t('account.passwordOffline'))
    if (needsCode && askedAt === undefined) return sendCode()
    if (password.length < minPasswordLength)
      return change.setError(t('account.passwordShort', { count: minPasswordLength }))
    const body = { newPassword: password, ...(needsCode ? { code: proof } : { currentPassword: proof }) }
    const saved = await change.run(() => call('POST /api/user/change-password', { body }), t('account.passwordChanged'))
    if (!saved) return undefined
    setProof('')
    setPassword('')
    setAskedAt(undefined)
    return getAccount().refresh()
  }
  const isOpen = !needsCode || askedAt !== undefined
  return (
    <Section title={t('account.password')} text={needsCode ? t('account.noPassword') : ''}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {isOpen ? (
          <>
            <TextField
              label={t(needsCode ? 'account.codeFrom' : 'account.currentPassword')}
              hint={needsCode ? t('account.codeHint', { contact }) : undefined}
              type={needsCode ? 'text' : 'password'}
              inputMode={needsCode ? 'numeric' : undefined}
              autoComplete={needsCode ? 'one-time-code' : 'current-password'}
              maxLength={200}
              value={proof}
              onChange={(event) => setProof(event.target.value)}
            />
            {needsCode && askedAt !== undefined ? (
              <p className="t-14">
                <SendAgain askedAt={askedAt} onAgain={() => void sendCode()} />
              </p>
            ) : null}
            <TextField
              label={t('account.newPassword')}
              hint={t('account.passwordHint', { count: minPasswordLength })}
              type="password"
              autoComplete="new-password"
              maxLength={200}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </>
        ) : null}
        <Problem text={change.error} />
        <Button type="submit" size="s" isBusy={change.isBusy}>
          {t(isOpen ? 'account.setPassword' : 'account.getCode')}
        </Button>
      </form>
    </Section>
  )
}
