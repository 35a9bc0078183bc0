import { useState } from 'react'
import type { FormEvent } from 'react'
import type { StockContract } from '#features/stock/contract.ts'
import { useCall } from '#platform/web/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import styles from './office.module.css'
import { Problem } from '#ui/problem.tsx'
import { useWork } from '#platform/web/use-work.ts'

type Props = {
  /** Without it the SKU is asked for. */
  sku?: string
  onChange: () => void
}

/** Adds units of a product or takes them away, with the reason. */
export const StockForm = ({ sku, onChange }: Props) => {
  const t = useText()
  const call = useCall<StockContract>()
  const work = useWork()
  const [typed, setTyped] = useState('')
  const [units, setUnits] = useState('')
  const [reason, setReason] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { sku: sku ?? typed.trim(), qty: Number(units), ...(reason.trim() ? { reason: reason.trim() } : {}) }
    const moved = await work.run(() => call('POST /api/stock/add', { body }), t('office.saved'))
    if (!moved) return
    setUnits('')
    setReason('')
    onChange()
  }
  return (
    <form
      className={`${styles.form} ${styles.two}`}
      aria-label={t('office.stockFor', { sku: sku ?? '' })}
      onSubmit={(event) => void submit(event)}
    >
      {sku === undefined ? (
        <TextField label={t('office.sku')} required value={typed} onChange={(event) => setTyped(event.target.value)} />
      ) : null}
      <TextField
        label={t('office.units')}
        type="number"
        step="1"
        required
        value={units}
        onChange={(event) => setUnits(event.target.value)}
      />
      <TextField
        label={t('office.reason')}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Problem text={work.error} />
      <Button type="submit" variant="ghost" isBusy={work.isBusy}>
        {t('office.moveStock')}
      </Button>
    </form>
  )
}
