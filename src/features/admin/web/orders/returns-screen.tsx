import type { ManagedRequest, OrderContract } from '#features/orders/contract.ts'
import type { Translate } from '#core/text.ts'
import { useText } from '#platform/web/texts.tsx'
import { dateColumn, orderColumn } from '../list/columns.tsx'
import { OfficeFilters } from '../list/office-filters.tsx'
import { OfficeTable } from '../list/office-table.tsx'
import type { Column } from '../list/office-table.tsx'
import { useList } from '../list/use-list.ts'
import { DecideReturn } from './decide-return.tsx'
import { requestKindText, requestStateTexts } from './order-words.ts'

/** What buyers want to give back, to be accepted or declined. */
export const Screen = () => {
  const t = useText()
  const list = useList<OrderContract, 'GET /api/manage/returns'>('GET /api/manage/returns', ['q', 'state'])
  return (
    <>
      <OfficeFilters
        list={list}
        find={t('office.findReturn')}
        filters={[
          {
            name: 'state',
            label: t('office.state'),
            options: Object.entries(requestStateTexts(t)),
          },
        ]}
      />
      <OfficeTable
        label={t('area.officeReturns')}
        list={list}
        columns={columnsOf(t, list.look)}
        keyOf={({ id }) => id}
        nameOf={({ number }) => number}
        file="returns"
        none={t('office.none.returns')}
      />
    </>
  )
}

const columnsOf = (t: Translate, look: () => void): readonly Column<ManagedRequest>[] => [
  orderColumn(t),
  dateColumn(t),
  {
    id: 'kind',
    label: t('office.kind'),
    cell: ({ kind }) => requestKindText(t, kind),
  },
  {
    id: 'pieces',
    label: t('office.pieces'),
    cell: ({ goods }) => (
      <ul>
        {goods.map(({ sku, name, options, qty }) => (
          <li key={sku}>
            <span className="num">{qty} × </span>
            {[name, ...options].join(', ')} <span className="muted">{sku}</span>
          </li>
        ))}
      </ul>
    ),
  },
  { id: 'reason', label: t('office.reason'), cell: ({ reason }) => reason ?? '' },
  {
    id: 'state',
    label: t('office.state'),
    cell: (request) =>
      request.state === 'open' ? (
        <DecideReturn request={request} onDone={look} />
      ) : (
        [requestStateTexts(t)[request.state], request.answer].filter(Boolean).join(': ')
      ),
  },
]
