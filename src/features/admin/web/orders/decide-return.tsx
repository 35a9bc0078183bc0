import { useState } from 'react'
import type { OrderContract } from '#features/orders/contract.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useSentBefore } from '#platform/web/call/use-sent-before.ts'
import { useWork } from '#platform/web/call/use-work.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'
import styles from '../screen-parts/office.module.css'
import { SureButton } from '../screen-parts/sure-button.tsx'

type Props = {
  /** `number` is its order's. */
  request: { readonly id: string; readonly number: string }
  onDone: () => void
}

/** Pressed twice: the money goes back at once, the buyer is told, and what is decided stays. */
export const DecideReturn = ({ request, onDone }: Props) => {
  const t = useText()
  const call = useCall<OrderContract>()
  const work = useWork()
  const [restock, setRestock] = useState(true)
  const [answer, setAnswer] = useState('')
  const [sure, setSure] = useState<'accept' | 'decline'>()
  const hear = useSentBefore({ by: 'REQUEST_DECIDED', look: onDone })
  const decide = async (action: 'accept' | 'decline') => {
    if (sure !== action) return setSure(action)
    const body = { accept: action === 'accept', restock, answer: answer.trim() || null }
    const decided = await work.run(
      () => hear(call('POST /api/manage/returns/:id', { params: { id: request.id }, body })),
      t('office.decided'),
    )
    setSure(undefined)
    return decided && onDone()
  }
  const named = (words: string) => (
    <>
      {words} <span className="vh">{request.number}</span>
    </>
  )
  return (
    <div className={styles.form}>
      <TextField
        label={named(t('office.answer'))}
        maxLength={500}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <Checkbox
        label={named(t('office.restock'))}
        checked={restock}
        onChange={(event) => setRestock(event.target.checked)}
      />
      <Problem text={work.error} />
      <div className={styles.actions}>
        {(['accept', 'decline'] as const).map((action) => (
          <SureButton
            key={action}
            size="s"
            isSure={sure === action}
            isBusy={work.isBusy}
            onClick={() => void decide(action)}
          >
            {named(t(sure === action ? `office.${action}Sure` : `office.${action}`))}
          </SureButton>
        ))}
      </div>
    </div>
  )
}
