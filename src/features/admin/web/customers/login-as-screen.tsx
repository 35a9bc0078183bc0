import { useState } from 'react'
import type { FormEvent } from 'react'
import { emailLength } from '#core/email.ts'
import { isEmailLike, isPhoneLike } from '#features/accounts/rules/contact.ts'
import { useAct } from '#features/accounts/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import styles from '../screen-parts/office.module.css'
import { whyNot } from '#platform/web/call/use-work.ts'

/** Finds a customer by a contact, and goes on in their name. */
export const Screen = () => {
  const t = useText()
  const act = useAct()
  const [value, setValue] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const contact = value.trim()
    // pressed again while the first is on its way
    if (isBusy) return
    if (!isEmailLike(contact) && !isPhoneLike(contact)) return setError(t('account.incorrectContact'))
    setBusy(true)
    setError(undefined)
    const answer = await act({ contact })
    setBusy(false)
    if (answer.ok) return
    if (answer.code === 'INCORRECT_PHONE_OR_EMAIL') setError(t('account.incorrectContact'))
    else if (answer.code === 'NOT_FOUND') setError(t('office.nobody'))
    else setError(answer.code === 'ACCESS_DENIED' ? t('office.notThisOne') : whyNot(t, answer))
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('office.contact')}
        hint={t('office.actHint')}
        error={error}
        autoComplete="off"
        inputMode="email"
        maxLength={emailLength}
        value={value}
        onChange={(event) => {
          setValue(event.target.value)
          setError(undefined)
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" isBusy={isBusy}>
          {t('office.act')}
        </Button>
      </div>
    </form>
  )
}
