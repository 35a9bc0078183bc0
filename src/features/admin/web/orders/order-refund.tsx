import { useState } from 'react'
import type { FormEvent } from 'react'
import type { ManagedOrder, OrderContract } from '#features/orders/contract.ts'
import { formatDateTime } from '#features/stores/rules/format.ts'
import { useMoney } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useSentBefore } from '#platform/web/call/use-sent-before.ts'
import { newUuid } from '#platform/web/new-uuid.ts'
import { useText } from '#platform/web/texts.tsx'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'
import styles from '../screen-parts/office.module.css'
import { Part } from '../screen-parts/part.tsx'
import { SureButton } from '../screen-parts/sure-button.tsx'

type Props = { order: ManagedOrder; onChange: (order: ManagedOrder) => void; look: () => void }

const stateTexts = { asked: 'office.refundAsked', done: 'office.refundDone', failed: 'office.refundFailed' } as const

/** Gives money back besides returns, the whole of it or a part; pressed twice, for it cannot be taken back. */
export const OrderRefund = ({ order, onChange, look }: Props) => {
  const t = useText()
  const money = useMoney()
  const { refunds = [], refundable = 0, currency } = order
  if (refunds.length === 0 && refundable <= 0) return null
  return (
    <Part title={t('office.refund')} text={t('office.refundText', { left: money(refundable, currency) })}>
      {refunds.length > 0 ? (
        <ul className={styles.rows} aria-label={t('office.refunds')}>
          {refunds.map(({ id, amount, reason, state, created_at }) => (
            <li key={id}>
              <span>
                <b className="num">{money(amount, currency)}</b> · {t(stateTexts[state])}
                <span className="muted"> · {reason}</span>
              </span>
              <time className="muted">{formatDateTime(created_at)}</time>
            </li>
          ))}
        </ul>
      ) : null}
      {/* of a newer order there is other to give back: what was typed for the last state is gone */}
      {refundable > 0 ? (
        <RefundForm key={order.updated_at} order={order} most={refundable} onChange={onChange} look={look} />
      ) : null}
    </Part>
  )
}

const RefundForm = ({ order, most, onChange, look }: Props & { most: number }) => {
  const t = useText()
  const money = useMoney()
  const call = useCall<OrderContract>()
  const work = useWork()
  const hear = useSentBefore({ by: 'refund_id', told: t('office.sentBefore'), look })
  const [id] = useState(newUuid)
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [isSure, setSure] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isSure) return setSure(true)
    const body = { refund_id: id, amount: Number(amount), reason: reason.trim() }
    const given = await work.run(
      () => hear(call('POST /api/manage/orders/:id/refund', { params: { id: order.id }, body })),
      t('office.refundGiven'),
    )
    setSure(false)
    return given && onChange(given)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('office.amountIn', { currency: order.currency })}
        type="number"
        min="0.01"
        max={most}
        step="0.01"
        required
        value={amount}
        onChange={(event) => {
          setAmount(event.target.value)
          setSure(false)
        }}
      />
      <TextField
        label={t('office.reason')}
        required
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Problem text={work.error} />
      <div className={styles.actions}>
        <SureButton type="submit" isSure={isSure} isBusy={work.isBusy}>
          {isSure ? t('office.refundSure', { amount: money(Number(amount), order.currency) }) : t('office.refund')}
        </SureButton>
        {isSure ? null : (
          <Button variant="ghost" onClick={() => setAmount(String(most))}>
            {t('office.refundAll')}
          </Button>
        )}
      </div>
    </form>
  )
}
