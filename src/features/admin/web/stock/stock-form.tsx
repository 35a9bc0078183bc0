import { useState } from 'react'
import type { FormEvent } from 'react'
import type { StockContract } from '#features/stock/contract.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { changesOf } from '../screen-parts/changes.ts'
import styles from '../screen-parts/office.module.css'
import { Problem } from '#ui/problem.tsx'
import { newUuid } from '#platform/web/new-uuid.ts'
import { useWork } from '#platform/web/call/use-work.ts'

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
  const [operation, setOperation] = useState(newUuid)
  const [typed, setTyped] = useState({ sku: '', units: '', reason: '' })
  // what is typed anew is another movement; sent again unchanged it is the same
  const set = (change: Partial<typeof typed>) => {
    setTyped({ ...typed, ...change })
    setOperation(newUuid())
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const reason = typed.reason.trim()
    const body = {
      sku: sku ?? typed.sku.trim(),
      qty: Number(typed.units),
      op_id: operation,
      ...(reason ? { reason } : {}),
    }
    const moved = await work.run(() => call('POST /api/stock/add', { body }), t('office.saved'))
    if (!moved) return
    // what was typed meanwhile stays
    setTyped((now) => ({ ...typed, units: '', reason: '', ...changesOf(typed, now) }))
    setOperation(newUuid())
    onChange()
  }
  return (
    <form
      className={`${styles.form} ${styles.two}`}
      aria-label={t('office.stockFor', { sku: sku ?? '' })}
      onSubmit={(event) => void submit(event)}
    >
      {sku === undefined ? (
        <TextField
          label={t('office.sku')}
          required
          value={typed.sku}
          onChange={({ target }) => set({ sku: target.value })}
        />
      ) : null}
      <TextField
        label={t('office.units')}
        type="number"
        step="1"
        required
        value={typed.units}
        onChange={({ target }) => set({ units: target.value })}
      />
      <TextField
        label={t('office.reason')}
        maxLength={500}
        value={typed.reason}
        onChange={({ target }) => set({ reason: target.value })}
      />
      <Problem text={work.error} />
      <Button type="submit" variant="ghost" isBusy={work.isBusy}>
        {t('office.moveStock')}
      </Button>
    </form>
  )
}
