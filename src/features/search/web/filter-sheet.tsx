import type { ReactNode } from 'react'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog, useCloseDialog } from '#ui/dialog.tsx'
import { clearChoices, countChoices } from './listing-query.ts'
import type { ListingQuery } from './listing-query.ts'
import styles from './filter-sheet.module.css'

type Props = {
  total: number
  query: ListingQuery
  onChange: (query: ListingQuery) => void
  onClose: () => void
  children: ReactNode
}

/** The filters of small screens; the list behind follows every choice, and the button says what it will show. */
export const FilterSheet = ({ total, query, onChange, onClose, children }: Props) => {
  const t = useText()
  return (
    <Dialog
      side="left"
      className={styles.sheet}
      title={t('search.filters')}
      onClose={onClose}
      footer={<Foot total={total} query={query} onChange={onChange} />}
    >
      {children}
    </Dialog>
  )
}

const Foot = ({ total, query, onChange }: Pick<Props, 'total' | 'query' | 'onChange'>) => {
  const t = useText()
  return (
    <div className={styles.foot}>
      {countChoices(query) ? (
        <Button variant="ghost" onClick={() => onChange(clearChoices(query))}>
          {t('search.clearAll')}
        </Button>
      ) : null}
      <Button onClick={useCloseDialog()}>
        <span aria-live="polite">{t('search.show', { count: total })}</span>
      </Button>
    </div>
  )
}
