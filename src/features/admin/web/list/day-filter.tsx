import { useText } from '#platform/web/texts.tsx'
import { TextField } from '#ui/field.tsx'
import styles from '../screen-parts/office.module.css'
import type { OfficeList } from './use-list.ts'

/** Narrows a list by its first and its last day. */
export const DayFilter = <Row,>({ list }: { list: OfficeList<Row> }) => {
  const t = useText()
  return (
    <div className={styles.days}>
      {(['since', 'until'] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          label={name === 'since' ? t('office.since') : t('office.until')}
          value={list.filter(name)}
          onChange={(event) => list.set(name, event.target.value)}
        />
      ))}
    </div>
  )
}
