import type { Translate } from '#core/text.ts'
import { formatDateTime } from '#features/stores/rules/format.ts'
import { Link } from '#ui/link.tsx'
import type { Column } from './office-table.tsx'

/** When a row came; lists are sorted by it. */
export const dateColumn = <Row extends { readonly created_at: string }>(t: Translate): Column<Row> => ({
  id: 'date',
  label: t('office.date'),
  sort: 'created_at',
  cell: ({ created_at }) => <time dateTime={created_at}>{formatDateTime(created_at)}</time>,
})

/** The number of the order that a row is about, which leads to it. */
export const orderColumn = <Row extends { readonly order: string; readonly number: string }>(
  t: Translate,
): Column<Row> => ({
  id: 'order',
  label: t('office.number'),
  cell: ({ order, number }) => (
    <Link className="num" to={`/admin/orders/${order}`}>
      {number}
    </Link>
  ),
})
