import { useState } from 'react'
import type { FormEvent } from 'react'
import type { AccountsContract } from '#features/accounts/contract.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { useText } from '#platform/web/texts.tsx'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'
import styles from '../screen-parts/office.module.css'

/** Asks for the number of the authenticator, or a recovery code, and tells whether it was shown. */
export const FactorDialog = ({ call, onEnd }: { call: AnyCall; onEnd: (isShown: boolean) => void }) => {
  const t = useText()
  const work = useWork()
  const [code, setCode] = useState('')
  const key: keyof AccountsContract = 'POST /api/user/second-factor'
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const shown = await work.run(() => call(key, { body: { code } }), t('office.factorShown'))
    if (shown !== undefined) onEnd(true)
  }
  return (
    <Dialog title={t('office.factor')} onClose={() => onEnd(false)}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <p className="t-14">{t('office.factorText')}</p>
        <TextField
          label={t('office.factorCode')}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Problem text={work.error} />
        <Button type="submit" isBusy={work.isBusy}>
          {t('office.factorSend')}
        </Button>
      </form>
    </Dialog>
  )
}
