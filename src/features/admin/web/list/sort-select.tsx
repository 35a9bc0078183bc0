import { useText } from '#platform/web/texts.tsx'
import { SelectField } from '#ui/field.tsx'
import type { Column } from './office-table.tsx'
import styles from './office-table.module.css'
import type { OfficeList } from './use-list.ts'

/** The order of a list on a phone, where the heads of its columns are not shown. */
export const SortSelect = <Row,>({ list, columns }: { list: OfficeList<Row>; columns: readonly Column<Row>[] }) => {
  const t = useText()
  const sortable = columns.filter(({ sort }) => sort !== undefined)
  if (sortable.length === 0) return null
  return (
    <SelectField
      label={t('office.sort')}
      className={styles.sort}
      value={list.sort}
      onChange={(event) => list.set('sort', event.target.value)}
    >
      <option value="">{t('office.usual')}</option>
      {sortable.flatMap(({ sort, label }) => [
        <option key={`${sort}:asc`} value={`${sort}:asc`}>
          {`${label} ↑`}
        </option>,
        <option key={`${sort}:desc`} value={`${sort}:desc`}>
          {`${label} ↓`}
        </option>,
      ])}
    </SelectField>
  )
}
