import { useState } from 'react'
import type { FormEvent } from 'react'
import type { AccountsContract, ManagedCustomer } from '#features/accounts/contract.ts'
import { formatDateTime } from '#features/stores/rules/format.ts'
import { useMoney } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { newUuid } from '#platform/web/new-uuid.ts'
import { useText } from '#platform/web/texts.tsx'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'
import { changesOf } from '../screen-parts/changes.ts'
import styles from '../screen-parts/office.module.css'
import { Part } from '../screen-parts/part.tsx'

type Props = { customer: ManagedCustomer; mayChange: boolean; onChange: (customer: ManagedCustomer) => void }

/** The bonus ledger, and what is added to it by hand. */
export const CustomerBonuses = ({ customer, mayChange, onChange }: Props) => {
  const t = useText()
  const money = useMoney()
  const { balance, currency, bonuses } = customer
  const reasons = {
    spent: t('office.bonus_spent'),
    given_back: t('office.bonus_given_back'),
    cashback: t('office.bonus_cashback'),
    cashback_taken_back: t('office.bonus_cashback_taken_back'),
    award: t('office.bonus_award'),
    correction: t('office.bonus_correction'),
  }
  return (
    <Part title={t('office.customerBonuses')} text={t('office.bonusBalance', { amount: money(balance, currency) })}>
      {mayChange ? <Change customer={customer} onChange={onChange} /> : null}
      {bonuses.items.length === 0 ? <p className="t-14 muted">{t('office.noBonuses')}</p> : null}
      <ul className={styles.rows}>
        {bonuses.items.map((entry) => (
          <li key={entry.id}>
            <span>
              {reasons[entry.reason]}
              {entry.order_number ? ` ${entry.order_number}` : ''}
              {entry.note ? `: ${entry.note}` : ''}
              <br />
              <time className="muted">{formatDateTime(entry.created_at)}</time>
            </span>
            <span className="num">
              {entry.amount > 0 ? '+' : ''}
              {money(entry.amount, currency)}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

const Change = ({ customer: { id, currency }, onChange }: Omit<Props, 'mayChange'>) => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const work = useWork()
  const [entry, setEntry] = useState(newUuid)
  const [typed, setTyped] = useState({ sign: 1, amount: '', reason: '' })
  // what is typed anew is another entry; sent again unchanged it is the same
  const set = (change: Partial<typeof typed>) => {
    setTyped({ ...typed, ...change })
    setEntry(newUuid())
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { entry_id: entry, amount: typed.sign * Number(typed.amount), reason: typed.reason }
    const changed = await work.run(
      () => call('POST /api/manage/customers/:id/bonuses', { params: { id }, body }),
      typed.sign > 0 ? t('office.bonusesAdded') : t('office.bonusesTaken'),
    )
    if (!changed) return
    // what was typed meanwhile stays
    setTyped((now) => ({ ...typed, amount: '', reason: '', ...changesOf(typed, now) }))
    setEntry(newUuid())
    onChange(changed)
  }
  return (
    <form className={`${styles.form} ${styles.two}`} onSubmit={(event) => void submit(event)}>
      <SelectField
        label={t('office.bonusDirection')}
        value={typed.sign}
        onChange={({ target }) => set({ sign: Number(target.value) })}
      >
        <option value={1}>{t('office.bonusAdd')}</option>
        <option value={-1}>{t('office.bonusTake')}</option>
      </SelectField>
      <TextField
        label={t('office.bonusAmount', { currency })}
        type="number"
        min={0.01}
        max={100_000}
        step="0.01"
        required
        value={typed.amount}
        onChange={({ target }) => set({ amount: target.value })}
      />
      <TextField
        className={styles.wide}
        label={t('office.reason')}
        hint={t('office.bonusReasonHint')}
        required
        maxLength={200}
        value={typed.reason}
        onChange={({ target }) => set({ reason: target.value })}
      />
      <Problem text={work.error} />
      <Button type="submit" variant="ghost" isBusy={work.isBusy}>
        {t('office.saveBonuses')}
      </Button>
    </form>
  )
}
