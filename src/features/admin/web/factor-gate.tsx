import { useMemo, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import type { AccountsContract } from '#features/accounts/contract.ts'
import { CallProvider, useCall } from '#platform/web/call-context.ts'
import type { AnyCall } from '#platform/web/call.ts'
import { useText } from '#platform/web/texts.tsx'
import { useWork } from '#platform/web/use-work.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'
import styles from './office.module.css'

/** Calls that wait for the second factor: whether it was shown. */
type Waiting = (isShown: boolean) => void

/** What the shop refuses for want of the second factor is made again once it is shown; left alone it stays refused. */
export const FactorGate = ({ children }: { children: ReactNode }) => {
  const network = useCall<object>() as unknown as AnyCall
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const call = useMemo<AnyCall>(
    () => async (key, input, options) => {
      const answer = await network(key, input, options)
      if (answer.ok || answer.code !== 'SECOND_FACTOR_NEEDED') return answer
      const isShown = await new Promise<boolean>((resolve) => setWaiting((before) => [...before, resolve]))
      return isShown ? network(key, input, options) : answer
    },
    [network],
  )
  const end = (isShown: boolean) => {
    for (const tell of waiting) tell(isShown)
    setWaiting([])
  }
  return (
    <CallProvider value={call}>
      {children}
      {waiting.length > 0 ? <FactorDialog call={network} onEnd={end} /> : null}
    </CallProvider>
  )
}

const FactorDialog = ({ call, onEnd }: { call: AnyCall; onEnd: (isShown: boolean) => void }) => {
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
