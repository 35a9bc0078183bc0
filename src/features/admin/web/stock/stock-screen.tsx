import { useState } from 'react'
import type { Translate } from '#core/text.ts'
import type { StockContract, StockMovement } from '#features/stock/contract.ts'
import { signed } from '#features/stores/rules/signed.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useWork } from '#platform/web/call/use-work.ts'
import { Link } from '#ui/link.tsx'
import { dateColumn } from '../list/columns.tsx'
import { OfficeFilters } from '../list/office-filters.tsx'
import { OfficeTable } from '../list/office-table.tsx'
import type { Column } from '../list/office-table.tsx'
import { Part } from '../screen-parts/part.tsx'
import styles from '../screen-parts/office.module.css'
import { SureButton } from '../screen-parts/sure-button.tsx'
import { pastText } from '../orders/past-words.ts'
import { Problem } from '#ui/problem.tsx'
import { StockCounts } from './stock-counts.tsx'
import { WantedProducts } from './wanted-products.tsx'
import { StockForm } from './stock-form.tsx'
import { useList } from '../list/use-list.ts'

/** What came to the stock and left it, and a way to move it. */
export const Screen = () => {
  const t = useText()
  const list = useList<StockContract, 'GET /api/manage/stock/movements'>('GET /api/manage/stock/movements', ['q'])
  const call = useCall<StockContract>()
  const work = useWork()
  const undo = async ({ id }: StockMovement) => {
    const undone = await work.run(
      () => call('POST /api/manage/stock/movements/:id/undo', { params: { id } }),
      t('office.undone'),
    )
    if (undone) list.look()
  }
  return (
    <>
      <Part title={t('office.moveStock')} text={t('office.moveStockText')}>
        <StockForm onChange={list.look} />
      </Part>
      <StockCounts onChange={list.look} />
      <WantedProducts />
      <Part title={t('office.movements')}>
        <Problem text={work.error} />
        <OfficeFilters list={list} find={t('office.sku')} />
        <OfficeTable
          label={t('office.movements')}
          list={list}
          columns={columnsOf(t, undo)}
          keyOf={({ id }) => id}
          nameOf={({ sku }) => sku}
          file="movements"
          none={t('office.none.movements')}
        />
      </Part>
    </>
  )
}

const columnsOf = (
  t: Translate,
  undo: (movement: StockMovement) => Promise<void>,
): readonly Column<StockMovement>[] => [
  dateColumn(t),
  { id: 'sku', label: t('office.sku'), sort: 'sku', cell: ({ sku }) => sku },
  {
    id: 'delta',
    label: t('office.movedUnits'),
    sort: 'delta',
    isNumber: true,
    cell: ({ delta }) => signed(delta),
  },
  { id: 'reason', label: t('office.reason'), cell: ({ reason }) => pastText(t, reason) },
  {
    id: 'order',
    label: t('area.officeOrder'),
    cell: ({ order_id }) => (order_id ? <Link to={`/admin/orders/${order_id}`}>{t('office.toOrder')}</Link> : ''),
  },
  {
    id: 'undo',
    label: t('office.undo'),
    cell: (movement) => (movement.can_undo ? <Undo movement={movement} undo={undo} /> : ''),
  },
]

/** Pressed twice: what is taken back stays so. */
const Undo = ({ movement, undo }: { movement: StockMovement; undo: (movement: StockMovement) => Promise<void> }) => {
  const t = useText()
  const [isSure, setSure] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    if (!isSure) return setSure(true)
    setBusy(true)
    await undo(movement)
    setBusy(false)
    return setSure(false)
  }
  return (
    <span className={styles.actions}>
      <SureButton size="s" isSure={isSure} isBusy={isBusy} onClick={() => void press()} onKeep={() => setSure(false)}>
        {t(isSure ? 'office.undoSure' : 'office.undo')}{' '}
        <span className="vh">{`${movement.sku} ${signed(movement.delta)}`}</span>
      </SureButton>
    </span>
  )
}
