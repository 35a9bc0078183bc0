import { useState } from 'react'
import type { ManagedRequest, OrderContract } from '#features/orders/contract.ts'
import type { Translate } from '#core/text.ts'
import { useCall } from '#platform/web/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { dateColumn, orderColumn } from '../list/columns.tsx'
import styles from '../screen-parts/office.module.css'
import { OfficeFilters } from '../list/office-filters.tsx'
import { OfficeTable } from '../list/office-table.tsx'
import type { Column } from '../list/office-table.tsx'
import { Problem } from '#ui/problem.tsx'
import { useList } from '../list/use-list.ts'
import { SureButton } from '../screen-parts/sure-button.tsx'
import { useWork } from '#platform/web/use-work.ts'

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
            options: Object.entries(statesOf(t)),
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
      />
    </>
  )
}

const statesOf = (t: Translate) => ({
  open: t('office.open'),
  accepted: t('office.accepted'),
  declined: t('office.declined'),
})

const columnsOf = (t: Translate, look: () => void): readonly Column<ManagedRequest>[] => [
  orderColumn(t),
  dateColumn(t),
  {
    id: 'kind',
    label: t('office.kind'),
    cell: ({ kind }) => (kind === 'return' ? t('office.return') : t('office.withdrawal')),
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
        <Decide request={request} onDone={look} />
      ) : (
        [statesOf(t)[request.state], request.answer].filter(Boolean).join(': ')
      ),
  },
]

/** Pressed twice: the money goes back at once, the buyer is told, and what is decided stays. */
const Decide = ({ request, onDone }: { request: ManagedRequest; onDone: () => void }) => {
  const t = useText()
  const call = useCall<OrderContract>()
  const work = useWork()
  const [restock, setRestock] = useState(true)
  const [answer, setAnswer] = useState('')
  const [sure, setSure] = useState<'accept' | 'decline'>()
  const decide = async (action: 'accept' | 'decline') => {
    if (sure !== action) return setSure(action)
    const body = { accept: action === 'accept', restock, answer: answer.trim() || null }
    const decided = await work.run(
      () => call('POST /api/manage/returns/:id', { params: { id: request.id }, body }),
      t('office.decided'),
    )
    setSure(undefined)
    return decided && onDone()
  }
  return (
    <div className={styles.form}>
      <TextField
        label={t('office.answer')}
        maxLength={500}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <Checkbox label={t('office.restock')} checked={restock} onChange={(event) => setRestock(event.target.checked)} />
      <Problem text={work.error} />
      <div className={styles.actions}>
        {(['accept', 'decline'] as const).map((action) => (
          <SureButton
            key={action}
            size="s"
            isSure={sure === action}
            isBusy={work.isBusy}
            onClick={() => void decide(action)}
          >
            {t(sure === action ? `office.${action}Sure` : `office.${action}`)}{' '}
            <span className="vh">{request.number}</span>
          </SureButton>
        ))}
      </div>
    </div>
  )
}
