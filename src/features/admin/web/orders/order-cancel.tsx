import { useState } from 'react'
import type { FormEvent } from 'react'
import type { ManagedOrder, OrderContract } from '#features/orders/contract.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { TextField } from '#ui/field.tsx'
import styles from '../screen-parts/office.module.css'
import { Part } from '../screen-parts/part.tsx'
import { Problem } from '#ui/problem.tsx'
import { useWork } from '#platform/web/call/use-work.ts'
import { SureButton } from '../screen-parts/sure-button.tsx'

type Props = { order: ManagedOrder; onChange: (order: ManagedOrder) => void }

/** Ends an order, with the reason; pressed twice, for it cannot be taken back. */
export const OrderCancel = ({ order, onChange }: Props) => {
  const t = useText()
  const call = useCall<OrderContract>()
  const work = useWork()
  const [reason, setReason] = useState('')
  const [isSure, setSure] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isSure) return setSure(true)
    const canceled = await work.run(
      () =>
        call('POST /api/manage/orders/:id', {
          params: { id: order.id },
          body: { canceled: true, cancel_reason: reason.trim() || null },
        }),
      t('office.canceledNow'),
    )
    return canceled && onChange(canceled)
  }
  return (
    <Part title={t('office.cancel')} text={t('office.cancelText')}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('office.cancelReason')}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Problem text={work.error} />
        <div className={styles.actions}>
          <SureButton type="submit" isSure={isSure} isBusy={work.isBusy} onKeep={() => setSure(false)}>
            {isSure ? t('office.cancelSure') : t('office.cancel')}
          </SureButton>
        </div>
      </form>
    </Part>
  )
}
