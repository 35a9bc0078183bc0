import { useState } from 'react'
import type { FormEvent } from 'react'
import { canonicalJson } from '#core/fingerprint.ts'
import type { Translate } from '#core/text.ts'
import { formatDateTime } from '#features/stores/rules/format.ts'
import type { ManagedCoupon, PromotionsContract } from '#features/promotions/contract.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { Link } from '#ui/link.tsx'
import { useMoney } from '#features/stores/web/index.ts'
import { CouponFields, limitsOf, noLimits, usesText } from './coupon-fields.tsx'
import { changesOf } from '../screen-parts/changes.ts'
import styles from '../screen-parts/office.module.css'
import { OfficeFilters } from '../list/office-filters.tsx'
import { OfficeTable } from '../list/office-table.tsx'
import type { Column } from '../list/office-table.tsx'
import { Part } from '../screen-parts/part.tsx'
import { Unsaved } from '../screen-parts/unsaved.tsx'
import { Problem } from '#ui/problem.tsx'
import { useList } from '../list/use-list.ts'
import { useWork } from '#platform/web/call/use-work.ts'

/** Coupons with their limits: new ones, and those that are switched off. */
export const Screen = () => {
  const t = useText()
  const money = useMoney()
  const call = useCall<PromotionsContract>()
  const list = useList<PromotionsContract, 'GET /api/manage/coupons'>('GET /api/manage/coupons', ['q', 'active'])
  const turn = (active: boolean) => (coupon: ManagedCoupon) =>
    call('POST /api/manage/coupons/:code', { params: { code: coupon.code }, body: { active } })
  return (
    <>
      <NewCoupon onAdded={list.look} />
      <OfficeFilters
        list={list}
        find={t('office.code')}
        filters={[
          {
            name: 'active',
            label: t('office.active'),
            options: [
              ['true', t('office.yes')],
              ['false', t('office.no')],
            ],
          },
        ]}
      />
      <OfficeTable
        label={t('area.coupons')}
        list={list}
        columns={columnsOf(t, money)}
        keyOf={({ code }) => code}
        nameOf={({ code }) => code}
        file="coupons"
        none={t('office.none.coupons')}
        bulk={[
          { label: t('office.turnOn'), run: turn(true) },
          { label: t('office.turnOff'), run: turn(false) },
        ]}
      />
    </>
  )
}

const columnsOf = (t: Translate, money: ReturnType<typeof useMoney>): readonly Column<ManagedCoupon>[] => [
  {
    id: 'code',
    label: t('office.code'),
    sort: 'code',
    cell: ({ code }) => <Link to={`/admin/coupons/${code}`}>{code}</Link>,
  },
  {
    id: 'value',
    label: t('office.value'),
    isNumber: true,
    cell: ({ type, value }) => (type === 'percent' ? t('ui.percent', { value }) : money(value, 'USD')),
  },
  {
    id: 'free',
    label: t('office.freeDelivery'),
    cell: ({ free_delivery }) => (free_delivery ? t('office.yes') : t('office.no')),
  },
  {
    id: 'used',
    label: t('office.used'),
    sort: 'used',
    isNumber: true,
    cell: (coupon) => usesText(t, coupon),
  },
  {
    id: 'end',
    label: t('office.lastDay'),
    sort: 'date_end',
    cell: ({ date_end }) => (date_end ? <time>{formatDateTime(date_end)}</time> : ''),
  },
  { id: 'active', label: t('office.active'), cell: ({ active }) => (active ? t('office.yes') : t('office.no')) },
]

const empty = { code: '', type: 'percent' as 'percent' | 'fixed' }

const NewCoupon = ({ onAdded }: { onAdded: () => void }) => {
  const t = useText()
  const call = useCall<PromotionsContract>()
  const work = useWork()
  const [typed, setTyped] = useState(empty)
  const [limits, setLimits] = useState(noLimits)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { code: typed.code.trim(), type: typed.type, ...limitsOf(limits) }
    const added = await work.run(() => call('POST /api/manage/coupons', { body }), t('office.saved'))
    if (!added) return
    // what was typed meanwhile stays
    setTyped((now) => ({ ...empty, ...changesOf(typed, now) }))
    setLimits((now) => ({ ...noLimits, ...changesOf(limits, now) }))
    onAdded()
  }
  return (
    <Part title={t('office.newCoupon')}>
      <Unsaved isChanged={canonicalJson([typed, limits]) !== canonicalJson([empty, noLimits])} keepsByPath />
      <form className={`${styles.form} ${styles.two}`} onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('office.code')}
          hint={t('office.codeForm')}
          required
          pattern="[\w\-]{2,50}"
          maxLength={50}
          value={typed.code}
          onChange={(event) => setTyped({ ...typed, code: event.target.value })}
        />
        <SelectField
          label={t('office.kind')}
          value={typed.type}
          onChange={(event) => setTyped({ ...typed, type: event.target.value === 'fixed' ? 'fixed' : 'percent' })}
        >
          <option value="percent">%</option>
          <option value="fixed">USD</option>
        </SelectField>
        <CouponFields type={typed.type} typed={limits} onChange={setLimits} />
        <Problem text={work.error} />
        <Button type="submit" isBusy={work.isBusy}>
          {t('office.addCoupon')}
        </Button>
      </form>
    </Part>
  )
}
