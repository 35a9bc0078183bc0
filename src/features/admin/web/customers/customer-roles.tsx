import { useState } from 'react'
import type { FormEvent } from 'react'
import type { AccountsContract, ManagedCustomer } from '#features/accounts/contract.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Problem } from '#ui/problem.tsx'
import { changesOf } from '../screen-parts/changes.ts'
import styles from '../screen-parts/office.module.css'
import { Part } from '../screen-parts/part.tsx'
import { roleNames, roleText } from './role-words.ts'
import type { RoleName } from './role-words.ts'

/** Roles that were ticked or unticked, and are not saved. */
type Ticks = Partial<Readonly<Record<RoleName, boolean>>>
type Props = {
  customer: ManagedCustomer
  mayChange: boolean
  isOwn: boolean
  onChange: (customer: ManagedCustomer) => void
}

/** What somebody may do: ticked by admins, and only shown to others. */
export const CustomerRoles = ({ customer, mayChange, isOwn, onChange }: Props) => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const work = useWork()
  const [ticked, setTicked] = useState<Ticks>({})
  const roles = roleNames.filter((role) => ticked[role] ?? customer.roles.includes(role))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const changed = await work.run(
      () =>
        call('POST /api/manage/customers/:id/roles', {
          params: { id: customer.id },
          body: { roles, seen: customer.roles },
        }),
      t('office.rolesSaved'),
    )
    if (!changed) return
    // what was ticked meanwhile stays
    setTicked((now) => changesOf(ticked, now) ?? {})
    onChange(changed)
  }
  if (!mayChange)
    return (
      <Part title={t('office.customerRoles')} text={isOwn ? t('office.rolesOwn') : t('office.rolesAdmins')}>
        <p>{customer.roles.map((role) => roleText(t, role)).join(', ') || t('office.role_none')}</p>
      </Part>
    )
  return (
    <Part title={t('office.customerRoles')} text={t('office.rolesText')}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        {roleNames.map((role) => (
          <Checkbox
            key={role}
            label={roleText(t, role)}
            checked={roles.includes(role)}
            onChange={({ target }) => setTicked({ ...ticked, [role]: target.checked })}
          />
        ))}
        <Problem text={work.error} />
        <div className={styles.actions}>
          <Button type="submit" variant="ghost" isBusy={work.isBusy}>
            {t('office.saveRoles')}
          </Button>
        </div>
      </form>
    </Part>
  )
}
