import { useState } from 'react'
import type { Translate } from '#core/text.ts'
import type { ManagedCoupon } from '#features/promotions/contract.ts'
import { useText } from '#platform/web/texts.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { isPastDay } from '../../rules/days.ts'

/** What a coupon is worth, how often and how long, as it stands in the fields. `end` is a day. */
export const noLimits = { value: '', limit: '', end: '', isFree: false }
type Typed = typeof noLimits

export const toTyped = ({ value, use_limit, date_end, free_delivery }: ManagedCoupon): Typed => ({
  value: String(value),
  limit: String(use_limit ?? ''),
  end: date_end?.slice(0, 10) ?? '',
  isFree: free_delivery,
})

/** The same as the calls take it: the last day is over at midnight, UTC. */
export const limitsOf = ({ value, limit, end, isFree }: Typed) => ({
  value: Number(value),
  free_delivery: isFree,
  use_limit: limit ? Number(limit) : null,
  date_end: end ? `${end}T23:59:59.999Z` : null,
})

/** How often it was used: without a limit nobody counts. */
export const usesText = (t: Translate, { used, use_limit: limit }: ManagedCoupon): string =>
  limit === null ? t('office.notCounted') : `${used} / ${limit}`

type Props = {
  type: ManagedCoupon['type']
  /** Uses so far: no limit is below. */
  used?: number
  typed: Typed
  onChange: (typed: Typed) => void
}

/** The fields that a new coupon and one that is changed have in common. */
export const CouponFields = ({ type, used = 0, typed, onChange }: Props) => {
  const t = useText()
  const [now] = useState(() => new Date())
  const set = (change: Partial<Typed>) => onChange({ ...typed, ...change })
  return (
    <>
      <TextField
        label={t('office.value')}
        type="number"
        min={0}
        max={type === 'percent' ? 100 : undefined}
        step={type === 'percent' ? '1' : '0.01'}
        required
        value={typed.value}
        onChange={(event) => set({ value: event.target.value })}
      />
      <TextField
        label={t('office.limit')}
        type="number"
        min={Math.max(1, used)}
        step="1"
        value={typed.limit}
        onChange={(event) => set({ limit: event.target.value })}
      />
      <TextField
        label={t('office.lastDay')}
        error={isPastDay(typed.end, now) ? t('office.isPast') : undefined}
        type="date"
        value={typed.end}
        onChange={(event) => set({ end: event.target.value })}
      />
      <Checkbox
        label={t('office.freeDelivery')}
        checked={typed.isFree}
        onChange={(event) => set({ isFree: event.target.checked })}
      />
    </>
  )
}
