import { useState } from 'react'
import type { FormEvent } from 'react'
import { emailLength } from '#core/email.ts'
import { isEmailLike, isPhoneLike } from '#features/accounts/rules/contact.ts'
import { useAct } from '#features/accounts/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import styles from '../screen-parts/office.module.css'
import { useWork, whyNot } from '#platform/web/call/use-work.ts'

/** Finds a customer by a contact, and goes on in their name. */
export const Screen = () => {
  const t = useText()
  const act = useAct()
  const [value, setValue] = useState('')
  const work = useWork(whyNotThem)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const contact = value.trim()
    if (isEmailLike(contact) || isPhoneLike(contact)) void work.run(() => act({ contact }))
    else work.setError(t('account.incorrectContact'))
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={t('office.contact')}
        hint={t('office.actHint')}
        error={work.error}
        autoComplete="off"
        inputMode="email"
        maxLength={emailLength}
        value={value}
        onChange={(event) => {
          setValue(event.target.value)
          work.setError(undefined)
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" isBusy={work.isBusy}>
          {t('office.act')}
        </Button>
      </div>
    </form>
  )
}

const whyNotThem: typeof whyNot = (t, refusal) => {
  if (refusal.code === 'INCORRECT_PHONE_OR_EMAIL') return t('account.incorrectContact')
  if (refusal.code === 'NOT_FOUND') return t('office.nobody')
  return refusal.code === 'ACCESS_DENIED' ? t('office.notThisOne') : whyNot(t, refusal)
}
