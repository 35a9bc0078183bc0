import { useText } from '#platform/web/texts.tsx'
import { TextField } from '#ui/field.tsx'
import type { OfficeList } from './use-list.ts'

/** Narrows a list by its first and its last day, among its filters. */
export const DayFilter = <Row,>({ list }: { list: OfficeList<Row> }) => {
  const t = useText()
  return (
    <>
      {(['since', 'until'] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          label={name === 'since' ? t('office.since') : t('office.until')}
          value={list.filter(name)}
          onChange={(event) => list.set(name, event.target.value)}
        />
      ))}
    </>
  )
}
