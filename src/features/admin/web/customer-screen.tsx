import type { AccountsContract } from '#features/accounts/contract.ts'
import { useUser } from '#features/accounts/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { useOne } from '#platform/web/use-one.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Link } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CustomerBonuses } from './customer/customer-bonuses.tsx'
import { CustomerData } from './customer/customer-data.tsx'
import { CustomerFacts } from './customer/customer-facts.tsx'
import { CustomerOrders } from './customer/customer-orders.tsx'
import { CustomerRoles } from './customer/customer-roles.tsx'
import { CustomerSessions } from './customer/customer-sessions.tsx'
import styles from './office.module.css'
import { useLastPart } from './use-place.ts'

/** One customer with all that can be done about them. */
export const Screen = () => {
  const t = useText()
  const id = useLastPart()
  const user = useUser()
  const { answer, look, show } = useOne<AccountsContract, 'GET /api/manage/customers/:id'>(
    'GET /api/manage/customers/:id',
    { params: { id } },
  )
  if (answer === undefined) return <Skeleton shape="line" />
  if (!answer.ok)
    return (
      <Empty
        title={t('office.noCustomer')}
        action={
          <>
            <Button onClick={look}>{t('office.again')}</Button>
            <Link className="link" to="/admin/customers">
              {t('area.customers')}
            </Link>
          </>
        }
      />
    )
  const customer = answer.value
  const isOwn = user?.id === customer.id
  const isAdmin = user?.roles.includes('admin') === true
  const isStaff = customer.roles.includes('manager') || customer.roles.includes('admin')
  return (
    <>
      <CustomerFacts customer={customer} mayAct={!isOwn && !isStaff} />
      <div className={styles.columns}>
        <CustomerRoles
          key={customer.roles.join()}
          customer={customer}
          mayChange={isAdmin && !isOwn}
          isOwn={isOwn}
          onChange={show}
        />
        <CustomerBonuses customer={customer} mayChange={!isOwn} onChange={show} />
        <CustomerSessions customer={customer} mayEnd={!isOwn && (isAdmin || !isStaff)} onChange={show} />
        <CustomerOrders customer={customer} />
        {isAdmin && !isOwn ? <CustomerData customer={customer} mayErase={!isStaff} /> : null}
      </div>
    </>
  )
}
