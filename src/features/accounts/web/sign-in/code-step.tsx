import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Icon } from '#ui/icon.tsx'
import { codeLength } from './code-sign-in.ts'
import { SendAgain } from './send-again.tsx'
import type { SignInFlow } from './sign-in-flow.ts'
import styles from './sign-in.module.css'
import { useFocusHere } from './use-focus-here.ts'

/** The four digits. They are checked as soon as they are there, typed, pasted or filled in by the phone. */
export const CodeStep = ({ flow }: { flow: SignInFlow }) => {
  const t = useText()
  const id = useId()
  const input = useFocusHere()
  const [code, setCode] = useState('')
  const enter = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, codeLength)
    setCode(digits)
    flow.setError(undefined)
    if (digits.length === codeLength && digits !== code) void flow.check(digits)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    input.current?.focus()
    void flow.check(code)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className="muted" role="status">
        {t(flow.asked?.isCall ? 'account.willCall' : 'account.sentTo')}{' '}
        <b className={styles.contact}>{flow.contact.trim()}</b>
      </p>
      <div>
        <label className={styles.label} htmlFor={id}>
          {t('account.code')}
        </label>
        <input
          ref={input}
          id={id}
          className={styles.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          aria-invalid={flow.error ? true : undefined}
          aria-describedby={flow.error ? `${id}-error` : undefined}
          onChange={(event) => enter(event.target.value)}
        />
        {flow.error ? (
          <p id={`${id}-error`} className={styles.error} role="alert">
            <Icon name="info" size="s" />
            {flow.error}
          </p>
        ) : null}
        <Again flow={flow} />
      </div>
      <Checkbox
        label={t('account.remember')}
        checked={flow.remember}
        onChange={(event) => flow.setRemember(event.target.checked)}
      />
      <Button type="submit" isFull isBusy={flow.isBusy}>
        {t('account.enter')}
      </Button>
    </form>
  )
}

/** A new code once the last one has had its time, and a call for phones. */
const Again = ({ flow }: { flow: SignInFlow }) => {
  const t = useText()
  return (
    <p className={`t-14 ${styles.again}`}>
      <SendAgain askedAt={flow.asked?.at ?? 0} onAgain={() => void flow.ask()} />
      {flow.isPhone ? (
        <button type="button" className="link" onClick={() => void flow.callMe()}>
          {t('account.callMe')}
        </button>
      ) : null}
    </p>
  )
}
