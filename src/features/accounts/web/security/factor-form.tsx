import { useState } from 'react'
import type { FormEvent } from 'react'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'
import type { AccountsContract, WireUser } from '../../contract.ts'
import styles from '../account.module.css'
import { useChange } from '../use-change.ts'
import { useFocusHere } from '../sign-in/use-focus-here.ts'

/** What the second factor brought: who one is now, and recovery codes where it was set up. */
export type Shown = { readonly user: WireUser; readonly recoveryCodes: readonly string[] }

type Props = {
  label: string
  onShown: (shown: Shown) => void
}

/** Takes the digits of an authenticator, or a recovery code in their place. */
export const FactorForm = ({ label, onShown }: Props) => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const change = useChange()
  const input = useFocusHere()
  const [code, setCode] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return change.setError(t('account.incorrectCode'))
    let recoveryCodes: readonly string[] = []
    const user = await change.run(async () => {
      const answer = await call('POST /api/user/second-factor', { body: { code } })
      if (answer.ok) recoveryCodes = listOf(answer.meta?.['recoveryCodes'])
      return answer
    })
    if (user) return onShown({ user, recoveryCodes })
    return input.current?.focus()
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ref={input}
        label={label}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={code}
        onChange={(event) => {
          setCode(event.target.value)
          change.setError(undefined)
        }}
      />
      <Problem text={change.error} />
      <Button type="submit" isBusy={change.isBusy}>
        {t('account.enter')}
      </Button>
    </form>
  )
}

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])
