import type { ManagedOrder, MoveBody, OrderContract } from '#features/orders/contract.ts'
import { stageOf, statusCodes } from '#features/orders/rules/status.ts'
import type { Translate } from '#core/text.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Link } from '#ui/link.tsx'
import { useMoney } from '#features/stores/web/index.ts'
import { dateColumn } from '../list/columns.tsx'
import { OfficeFilters } from '../list/office-filters.tsx'
import { OfficeTable } from '../list/office-table.tsx'
import type { Column } from '../list/office-table.tsx'
import { stageText, stateText } from './order-words.ts'
import { useList } from '../list/use-list.ts'

const filters = ['q', 'order_status', 'stage', 'paid', 'canceled', 'shortfall', 'customer_id', 'since', 'until']

/** All orders: found, narrowed, and sent on their way many at once. */
export const Screen = () => {
  const t = useText()
  const money = useMoney()
  const call = useCall<OrderContract>()
  const list = useList<OrderContract, 'GET /api/manage/orders'>('GET /api/manage/orders', filters)
  const customer = list.filter('customer_id')
  const yesNo = [
    ['true', t('office.yes')],
    ['false', t('office.no')],
  ] as const
  const changeOne = ({ id }: ManagedOrder, body: MoveBody) =>
    call('POST /api/manage/orders/:id', { params: { id }, body })
  const moveTo = (order_status: string) => (order: ManagedOrder) => changeOne(order, { order_status })
  return (
    <>
      <OfficeFilters
        list={list}
        find={t('office.findOrder')}
        filters={[
          {
            name: 'order_status',
            label: t('office.status'),
            options: statusCodes.map((code) => [code, `${code} · ${stageText(t, stageOf(code))}`] as const),
          },
          {
            name: 'stage',
            label: t('office.stage'),
            options: stages(list.filter('stage')).map((stage) => [stage, stagesText(t, stage)] as const),
          },
          { name: 'paid', label: t('office.paid'), options: yesNo },
          { name: 'canceled', label: t('office.canceled'), options: yesNo },
          { name: 'shortfall', label: t('office.short'), options: yesNo },
          ...(customer
            ? [{ name: 'customer_id', label: t('office.customer'), options: [[customer, customer]] as const }]
            : []),
        ]}
        hasDays
      />
      <OfficeTable
        label={t('area.officeOrders')}
        list={list}
        columns={columnsOf(t, money)}
        keyOf={({ id }) => id}
        nameOf={({ number }) => number}
        file="orders"
        none={t('office.none.orders')}
        bulk={[
          { label: t('office.toConfirmed'), run: moveTo('B') },
          { label: t('office.toPacked'), run: moveTo('D') },
          { label: t('office.toSent'), run: moveTo('L') },
          { label: t('office.toDelivered'), run: moveTo('J') },
          {
            label: t('office.markPaid'),
            sure: t('office.markPaidSure'),
            run: (order) => changeOne(order, { paid: true }),
          },
        ]}
      />
    </>
  )
}

/** Each by itself, and those together that a link asks for. */
const stages = (asked: string): readonly string[] => [
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  ...(asked.includes(',') ? [asked] : []),
]

const stagesText = (t: Translate, asked: string): string =>
  asked
    .split(',')
    .map((stage) => stageText(t, Number(stage)))
    .join(', ')

const columnsOf = (t: Translate, money: ReturnType<typeof useMoney>): readonly Column<ManagedOrder>[] => [
  {
    id: 'number',
    label: t('office.number'),
    sort: 'number',
    cell: ({ id, number }) => (
      <Link className="num" to={`/admin/orders/${id}`}>
        {number}
      </Link>
    ),
  },
  dateColumn(t),
  { id: 'customer', label: t('office.customer'), cell: ({ customer }) => customer?.name ?? '' },
  {
    id: 'state',
    label: t('office.state'),
    sort: 'stage',
    cell: (order) => [stateText(t, order), order.asked ? t('office.asked') : ''].filter(Boolean).join(' · '),
  },
  { id: 'paid', label: t('office.paid'), cell: ({ paid }) => (paid ? t('office.yes') : t('office.no')) },
  {
    id: 'total',
    label: t('office.total'),
    sort: 'grand_total',
    isNumber: true,
    cell: ({ totals, currency }) => money(totals.grand_total, currency),
  },
]
