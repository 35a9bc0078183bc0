import { useState } from 'react'
import type { FormEvent } from 'react'
import type { ManagedOrder, OrderContract } from '#features/orders/contract.ts'
import { sentStage } from '#features/orders/rules/status.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { newUuid } from '#platform/web/new-uuid.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import styles from '../screen-parts/office.module.css'
import { lineText } from './order-words.ts'
import { Part } from '../screen-parts/part.tsx'
import { Problem } from '#ui/problem.tsx'
import { useWork } from '#platform/web/call/use-work.ts'
import { useSentBefore } from '#platform/web/call/use-sent-before.ts'

type Props = { order: ManagedOrder; onChange: (order: ManagedOrder) => void; look: () => void }

/** Takes pieces of an order back that was sent: their money is refunded, and they can go to stock again. */
export const OrderReturn = (props: Props) => {
  const t = useText()
  const { products, canceled, stage, paid, updated_at } = props.order
  const left = products.filter(({ count, returned_count }) => returned_count < count)
  if (canceled || stage < sentStage || left.length === 0) return null
  return (
    <Part title={t('office.return')} text={t(paid ? 'office.returnText' : 'office.returnUnpaid')}>
      {/* of a newer order there is other to give back: what was typed for the last state is gone */}
      <ReturnForm key={updated_at} left={left} {...props} />
    </Part>
  )
}

const ReturnForm = ({ order, left, onChange, look }: Props & { left: ManagedOrder['products'] }) => {
  const t = useText()
  const call = useCall<OrderContract>()
  const work = useWork()
  const hear = useSentBefore({ by: 'return_id', told: t('office.sentBefore'), look })
  const [id] = useState(newUuid)
  const [pieces, setPieces] = useState<Readonly<Record<number, string>>>({})
  const [restock, setRestock] = useState(true)
  const [reason, setReason] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const lines = left.flatMap(({ line }) => {
      const qty = Number(pieces[line] ?? 0)
      return qty > 0 ? [{ line, qty }] : []
    })
    if (lines.length === 0) return work.setError(t('office.noPieces'))
    const body = { return_id: id, lines, restock, reason: reason.trim() || null }
    const taken = await work.run(
      () => hear(call('POST /api/manage/orders/:id/return', { params: { id: order.id }, body })),
      t('office.takenBack'),
    )
    return taken && onChange(taken)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      {left.map(({ line, count, returned_count, ...sold }) => (
        <TextField
          key={line}
          type="number"
          min={0}
          max={count - returned_count}
          label={t('office.piecesOf', { name: lineText(sold), count: count - returned_count })}
          value={pieces[line] ?? '0'}
          onChange={(event) => setPieces({ ...pieces, [line]: event.target.value })}
        />
      ))}
      <Checkbox label={t('office.restock')} checked={restock} onChange={(event) => setRestock(event.target.checked)} />
      <TextField
        label={t('office.reason')}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Problem text={work.error} />
      <div className={styles.actions}>
        <Button type="submit" variant="ghost" isBusy={work.isBusy}>
          {t('office.takeBack')}
        </Button>
      </div>
    </form>
  )
}
