import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import styles from './office-table.module.css'
import { pageSizes } from './use-list.ts'
import type { OfficeList } from './use-list.ts'

type Props<Row> = {
  list: OfficeList<Row>
  /** What the list is of, where several stand on one screen. */
  of?: string
}

/** Where in the list one is, and the ways on and back. */
export const TablePages = <Row,>({ list, of }: Props<Row>) => {
  const t = useText()
  const { from, size, total, rows, set } = list
  const [usual, long] = pageSizes
  const other = size === usual ? long : usual
  return (
    <nav className={styles.pages} aria-label={[t('office.pages'), of].filter(Boolean).join(': ')}>
      <p className="num t-14 muted" role="status">
        {t('office.shown', { from: from + 1, to: from + rows.length, total })}
      </p>
      {from > 0 ? (
        <Button variant="ghost" size="s" onClick={() => set('from', String(Math.max(0, from - size) || ''))}>
          {t('office.previous')}
        </Button>
      ) : null}
      {from + rows.length < total ? (
        <Button variant="ghost" size="s" onClick={() => set('from', String(from + size))}>
          {t('office.next')}
        </Button>
      ) : null}
      {total > usual ? (
        <Button variant="ghost" size="s" onClick={() => set('size', other === usual ? '' : String(other))}>
          {t('office.rowsOfPage', { count: other })}
        </Button>
      ) : null}
    </nav>
  )
}
