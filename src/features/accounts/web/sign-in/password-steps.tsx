import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { emailLength } from '#core/email.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { minPasswordLength } from '../../rules/limits.ts'
import type { SignInFlow } from './sign-in-flow.ts'
import styles from './sign-in.module.css'
import { useFocusHere } from './use-focus-here.ts'

type StepProps = { flow: SignInFlow }

/** The way in for whoever chose a password. */
export const PasswordStep = ({ flow }: StepProps) => {
  const t = useText()
  const [password, setPassword] = useState('')
  return (
    <Form flow={flow} onSubmit={() => flow.signInWithPassword(password)} button={t('account.signIn')}>
      <ContactField flow={flow} label={t('account.contact')} autoComplete="username" />
      <PasswordField flow={flow} value={password} onChange={setPassword} autoComplete="current-password" />
      <Checkbox
        label={t('account.remember')}
        checked={flow.remember}
        onChange={(event) => flow.setRemember(event.target.checked)}
      />
      <Links flow={flow} />
    </Form>
  )
}

/** An account with a password from the start. */
export const NewAccountStep = ({ flow }: StepProps) => {
  const t = useText()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  return (
    <Form flow={flow} onSubmit={() => flow.createAccount(name, password)} button={t('account.createAccount')}>
      <TextField
        label={t('account.name')}
        name="name"
        autoComplete="name"
        maxLength={100}
        value={name}
        onChange={(event) => {
          setName(event.target.value)
          flow.setError(undefined)
        }}
      />
      <ContactField flow={flow} label={t('account.email')} autoComplete="email" />
      <PasswordField
        flow={flow}
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
        hint={t('account.passwordHint', { count: minPasswordLength })}
      />
    </Form>
  )
}

/** Asks for the mail that leads to a new password. */
export const ForgotStep = ({ flow }: StepProps) => {
  const t = useText()
  const [isSent, setSent] = useState(false)
  const send = async () => setSent((await flow.sendReset()) === true)
  if (isSent) return <p role="status">{t('account.resetSent', { email: flow.contact.trim() })}</p>
  return (
    <Form flow={flow} onSubmit={send} button={t('account.sendReset')}>
      <p className="muted">{t('account.forgotText')}</p>
      <ContactField flow={flow} label={t('account.email')} autoComplete="email" />
    </Form>
  )
}

type FormProps = StepProps & { onSubmit: () => Promise<unknown>; button: string; children: ReactNode }

const Form = ({ flow, onSubmit, button, children }: FormProps) => {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSubmit()
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {children}
      {flow.error ? (
        <p className={styles.error} role="alert">
          {flow.error}
        </p>
      ) : null}
      <Button type="submit" isFull isBusy={flow.isBusy}>
        {button}
      </Button>
    </form>
  )
}

const ContactField = ({ flow, label, autoComplete }: StepProps & { label: string; autoComplete: string }) => (
  <TextField
    ref={useFocusHere()}
    label={label}
    name="username"
    autoComplete={autoComplete}
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={emailLength}
    value={flow.contact}
    onChange={(event) => flow.setContact(event.target.value)}
  />
)

type PasswordProps = StepProps & {
  value: string
  onChange: (value: string) => void
  autoComplete: string
  hint?: string
}

const PasswordField = ({ flow, value, onChange, autoComplete, hint }: PasswordProps) => {
  const t = useText()
  return (
    <TextField
      type="password"
      label={t('account.password')}
      name="password"
      autoComplete={autoComplete}
      maxLength={200}
      hint={hint}
      value={value}
      onChange={(event) => {
        onChange(event.target.value)
        flow.setError(undefined)
      }}
    />
  )
}

const Links = ({ flow }: StepProps) => {
  const t = useText()
  return (
    <p className={`t-14 ${styles.links}`}>
      <button type="button" className="link" onClick={() => flow.go('forgot')}>
        {t('account.forgot')}
      </button>
      <button type="button" className="link" onClick={() => flow.go('new-account')}>
        {t('account.newAccount')}
      </button>
    </p>
  )
}
