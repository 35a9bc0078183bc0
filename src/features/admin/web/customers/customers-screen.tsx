import { Fragment } from 'react'
import { formatDateTime } from '#features/stores/rules/format.ts'
import type { ReplyOf } from '#core/endpoint.ts'
import type { Translate } from '#core/text.ts'
import type { AccountsContract } from '#features/accounts/contract.ts'
import { useMoney } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Link } from '#ui/link.tsx'
import { roleNames, roleText } from './role-words.ts'
import { OfficeFilters } from '../list/office-filters.tsx'
import { OfficeTable } from '../list/office-table.tsx'
import type { Column } from '../list/office-table.tsx'
import { useList } from '../list/use-list.ts'

type Customer = ReplyOf<AccountsContract['GET /api/manage/customers']>['items'][number]

/** Everybody who has an account. */
export const Screen = () => {
  const t = useText()
  const money = useMoney()
  const list = useList<AccountsContract, 'GET /api/manage/customers'>('GET /api/manage/customers', ['q', 'role'])
  return (
    <>
      <OfficeFilters
        list={list}
        find={t('office.findCustomer')}
        filters={[
          {
            name: 'role',
            label: t('office.customerRole'),
            options: [
              ...roleNames.map((role) => [role, roleText(t, role)] as const),
              ['none', t('office.role_none')] as const,
            ],
          },
        ]}
      />
      <OfficeTable
        label={t('area.customers')}
        list={list}
        columns={columnsOf(t, money)}
        keyOf={({ id }) => id}
        nameOf={(customer) => customer.name || String(customer.id)}
        file="customers"
        none={t('office.none.customers')}
      />
    </>
  )
}

const columnsOf = (t: Translate, money: ReturnType<typeof useMoney>): readonly Column<Customer>[] => [
  {
    id: 'name',
    label: t('office.customer'),
    sort: 'name',
    cell: ({ id, name, email, phone }) => <Link to={`/admin/customers/${id}`}>{name || email || phone || id}</Link>,
  },
  {
    id: 'contact',
    label: t('office.contact'),
    // a number is not broken in two
    cell: ({ email, phone }) => [email, phone?.replaceAll(' ', '\u00a0')].filter(Boolean).join(', '),
  },
  {
    id: 'roles',
    label: t('office.customerRoles'),
    // beside long addresses a narrow column would break the names within
    cell: ({ roles }) =>
      roles.map((role, index) => (
        <Fragment key={role}>
          {index > 0 ? ', ' : ''}
          <span className="nowrap">{roleText(t, role)}</span>
        </Fragment>
      )),
  },
  { id: 'orders', label: t('area.officeOrders'), isNumber: true, cell: ({ orders }) => orders },
  {
    id: 'balance',
    label: t('office.customerBonuses'),
    sort: 'balance',
    isNumber: true,
    cell: ({ balance, currency }) => money(balance, currency),
  },
  {
    id: 'since',
    label: t('office.customerSince'),
    sort: 'created_at',
    cell: ({ created_at }) => <time dateTime={created_at}>{formatDateTime(created_at)}</time>,
  },
]
