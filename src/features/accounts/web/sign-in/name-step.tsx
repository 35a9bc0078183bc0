import { useState } from 'react'
import type { FormEvent } from 'react'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import type { SignInFlow } from './sign-in-flow.ts'
import styles from './sign-in.module.css'
import { useFocusHere } from './use-focus-here.ts'

/** Somebody new says how to be called. */
export const NameStep = ({ flow }: { flow: SignInFlow }) => {
  const t = useText()
  const input = useFocusHere()
  const [name, setName] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    input.current?.focus()
    void flow.saveName(name)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className="muted">{t('account.nameText')}</p>
      <TextField
        ref={input}
        label={t('account.name')}
        name="name"
        autoComplete="name"
        maxLength={100}
        value={name}
        error={flow.error}
        onChange={(event) => {
          setName(event.target.value)
          flow.setError(undefined)
        }}
      />
      <Button type="submit" isFull isBusy={flow.isBusy}>
        {t('account.saveName')}
      </Button>
    </form>
  )
}
