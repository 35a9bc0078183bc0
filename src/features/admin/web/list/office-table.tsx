import { useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '#platform/web/texts.tsx'
import { whyNot } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Empty } from '#ui/empty.tsx'
import { BulkBar } from './bulk-bar.tsx'
import type { BulkAction } from './bulk-bar.tsx'
import styles from './office-table.module.css'
import { TablePages } from './table-pages.tsx'
import { SortSelect } from './sort-select.tsx'
import type { OfficeList } from './use-list.ts'
import { Coming, NotRead } from '../screen-parts/unread.tsx'

export type Column<Row> = {
  readonly id: string
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  /** The list can be sorted by it, under this name. */
  readonly sort?: string
  readonly isNumber?: boolean
}

type Props<Row> = {
  /** What the rows are. */
  label: string
  list: OfficeList<Row>
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string | number
  /** What a row is called. */
  nameOf: (row: Row) => string
  bulk?: readonly BulkAction<Row>[]
  /** Once something was done to the ticked rows; the list itself looks anew. */
  onDone?: () => void
  /** The list of the server's files that these rows can be saved from. */
  file?: string
  /** What the file is of, where several lists stand on one screen. */
  fileOf?: string
  /** What comes here, and what to do for it, as long as there is nothing. */
  none?: string
}

/** A list of the back office: it is sorted, turned page by page, saved, and worked on row by row or many at once. */
export const OfficeTable = <Row,>({
  label,
  list,
  columns,
  keyOf,
  nameOf,
  bulk = [],
  onDone,
  file,
  fileOf,
  none,
}: Props<Row>) => {
  const t = useText()
  const [ticked, setTicked] = useState<ReadonlySet<string | number>>(new Set())
  const { rows, state } = list
  const chosen = rows.filter((row) => ticked.has(keyOf(row)))
  const tick = (keys: readonly (string | number)[], isOn: boolean) =>
    setTicked((before) => {
      const next = new Set(before)
      for (const key of keys)
        if (isOn) next.add(key)
        else next.delete(key)
      return next
    })
  const { refusal } = list
  const notRead = refusal ? (
    <NotRead title={whyNot(t, refusal)} onAgain={list.look}>
      {refusal.code === 'INVALID_INPUT' && list.isNarrowed ? <ShowAll list={list} /> : null}
    </NotRead>
  ) : null
  if (rows.length === 0) return notRead ?? (state === 'loading' ? <Coming /> : <NoRows list={list} none={none} />)
  return (
    <div className={styles.around} aria-busy={state === 'loading'}>
      {notRead}
      {bulk.length > 0 || file !== undefined ? (
        <BulkBar
          list={list}
          rows={chosen}
          actions={bulk}
          nameOf={nameOf}
          onDone={(done) => {
            tick(done.map(keyOf), false)
            onDone?.()
          }}
          file={file}
          fileOf={fileOf}
        />
      ) : null}
      <SortSelect list={list} columns={columns} />
      <table className={styles.table}>
        <caption className="vh">{label}</caption>
        <thead>
          <tr>
            {bulk.length > 0 ? (
              <th scope="col" className={styles.tick}>
                <label>
                  <input
                    type="checkbox"
                    aria-label={t('office.all')}
                    checked={chosen.length === rows.length}
                    onChange={(event) => tick(rows.map(keyOf), event.target.checked)}
                  />
                  <span>{t('office.all')}</span>
                </label>
              </th>
            ) : null}
            {columns.map((column) => (
              <Head key={column.id} column={column} list={list} />
            ))}
          </tr>
        </thead>
        <tbody ref={hearArrows}>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {bulk.length > 0 ? (
                <td className={styles.tick}>
                  <input
                    type="checkbox"
                    aria-label={t('office.pick', { name: nameOf(row) })}
                    checked={ticked.has(keyOf(row))}
                    onChange={(event) => tick([keyOf(row)], event.target.checked)}
                  />
                </td>
              ) : null}
              {columns.map((column) => (
                <td key={column.id} data-label={column.label} className={classNames(column.isNumber && styles.number)}>
                  <div>{column.cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <TablePages list={list} of={label} />
    </div>
  )
}

/** Nothing, because nothing fits or because there is nothing yet: with what to do about it. */
const NoRows = <Row,>({ list, none }: { list: OfficeList<Row>; none: string | undefined }) => {
  const t = useText()
  if (!list.isNarrowed) return <Empty title={t('office.nothing')} text={none} />
  return <Empty title={t('office.nothing')} text={t('office.nothingFits')} action={<ShowAll list={list} />} />
}

const ShowAll = <Row,>({ list }: { list: OfficeList<Row> }) => (
  <Button variant="ghost" size="s" onClick={list.widen}>
    {useText()('office.showAll')}
  </Button>
)

const Head = <Row,>({ column, list }: { column: Column<Row>; list: OfficeList<Row> }) => {
  const { sort, label, isNumber } = column
  const [by, direction] = list.sort.split(':')
  const isBy = sort !== undefined && by === sort
  return (
    <th
      scope="col"
      className={classNames(isNumber && styles.number)}
      aria-sort={isBy ? (direction === 'desc' ? 'descending' : 'ascending') : undefined}
    >
      {sort === undefined ? (
        label
      ) : (
        <button
          type="button"
          onClick={() => list.set('sort', `${sort}:${isBy && direction === 'asc' ? 'desc' : 'asc'}`)}
        >
          {label}
          <span aria-hidden="true">{isBy ? (direction === 'desc' ? ' ↓' : ' ↑') : ' ↕'}</span>
        </button>
      )}
    </th>
  )
}

const reachable = 'a[href], button, input, select'

/** Keys are pressed on the controls within the rows; their rows hear of it. */
const hearArrows = (rows: HTMLElement | null): (() => void) => {
  rows?.addEventListener('keydown', moveByArrow)
  return () => rows?.removeEventListener('keydown', moveByArrow)
}

/** The arrows up and down lead to the same place in the row above and below. */
const moveByArrow = (event: KeyboardEvent): void => {
  const step =
    event.key === 'ArrowDown' ? 'nextElementSibling' : event.key === 'ArrowUp' ? 'previousElementSibling' : undefined
  const from = event.target as HTMLElement
  const row = from.closest('tr')
  if (step === undefined || !row || from.matches('select, input:not([type="checkbox"])')) return
  const place = [...row.querySelectorAll(reachable)].indexOf(from)
  const goal = [...(row[step]?.querySelectorAll<HTMLElement>(reachable) ?? [])][place]
  if (!goal) return
  event.preventDefault()
  goal.focus()
}
