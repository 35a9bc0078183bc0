import { useState } from 'react'
import type { FormEvent } from 'react'
import { useCall } from '#platform/web/call/call-context.ts'
import { newUuid } from '#platform/web/new-uuid.ts'
import { useNotices } from '#platform/web/page/notices.ts'
import { useDraft } from '#platform/web/page/use-draft.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { useCloseDialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import type { OrderContract, OrderReturns, WireOrder } from '../../contract.ts'
import { PieceChoice, chosenLines, stillLeft } from './piece-choice.tsx'
import type { Chosen } from './piece-choice.tsx'
import { problemText } from './returning-problem.ts'
import styles from '../returning.module.css'

/** Long enough to be read: it says what comes next. */
const noticeMs = 6000

type Draft = { readonly id: string; readonly chosen: Chosen; readonly reason: string }
type Props = { order: WireOrder; returns: OrderReturns; orderKey: string | undefined; onAsked: () => void }

/** Which pieces come back, how many and why. */
export const ReturnForm = ({ order, returns, orderKey, onAsked }: Props) => {
  const t = useText()
  const call = useCall<OrderContract>()
  const notices = useNotices()
  const close = useCloseDialog()
  const [draft, setDraft, forgetDraft] = useDraft<Draft>(`return.${order.id}`, () => ({
    id: newUuid(),
    chosen: {},
    reason: '',
  }))
  const { id, reason } = draft
  const chosen = stillLeft(draft.chosen, returns.left)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const lines = chosenLines(chosen)
    if (lines.length === 0) return setError(t('returning.none'))
    setError(undefined)
    setBusy(true)
    const answer = await call('POST /api/order/:id/return', {
      params: { id: order.id },
      body: { request_id: id, lines, reason: reason.trim() || null, key: orderKey ?? null },
    })
    setBusy(false)
    if (!answer.ok) return setError(t(problemText(answer.code)))
    forgetDraft()
    notices.add({ kind: 'success', text: t('returning.asked'), lifeMs: noticeMs })
    onAsked()
    return close()
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <PieceChoice
        order={order}
        left={returns.left}
        chosen={chosen}
        error={error}
        onChange={(next) => setDraft({ ...draft, chosen: next })}
      />
      <TextField
        label={t('returning.reason')}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => setDraft({ ...draft, reason: event.target.value })}
      />
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {t('returning.send')}
        </Button>
        <Button variant="ghost" onClick={close}>
          {t('returning.notNow')}
        </Button>
      </div>
    </form>
  )
}
