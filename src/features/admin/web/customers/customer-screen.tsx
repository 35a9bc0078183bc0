import type { AccountsContract } from '#features/accounts/contract.ts'
import { useUser } from '#features/accounts/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { useLastPart } from '#platform/web/page/use-last-part.ts'
import { useOne } from '#platform/web/call/use-one.ts'
import { Link } from '#ui/link.tsx'
import { CustomerBonuses } from './customer-bonuses.tsx'
import { CustomerData } from './customer-data.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { CustomerRoles } from './customer-roles.tsx'
import { CustomerSessions } from './customer-sessions.tsx'
import styles from '../screen-parts/office.module.css'
import { Read } from '../screen-parts/unread.tsx'

/** One customer with all that can be done about them. */
export const Screen = () => {
  const t = useText()
  const id = useLastPart()
  const user = useUser()
  const one = useOne<AccountsContract, 'GET /api/manage/customers/:id'>('GET /api/manage/customers/:id', {
    params: { id },
  })
  const { show } = one
  const ways = (
    <Link className="link" to="/admin/customers">
      {t('area.customers')}
    </Link>
  )
  return (
    <Read one={one} title={t('office.noCustomer')} ways={ways}>
      {(customer) => {
        const isOwn = user?.id === customer.id
        const isAdmin = user?.roles.includes('admin') === true
        const isStaff = customer.roles.includes('manager') || customer.roles.includes('admin')
        return (
          <>
            <CustomerFacts customer={customer} mayAct={!isOwn && !isStaff} />
            <div className={styles.columns}>
              <CustomerRoles
                key={customer.id}
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
      }}
    </Read>
  )
}
