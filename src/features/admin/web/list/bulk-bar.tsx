import { useState } from 'react'
import type { Refusal, Result } from '#core/result.ts'
import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import styles from './office-table.module.css'
import { Problem } from '#ui/problem.tsx'
import { SureButton } from '../screen-parts/sure-button.tsx'
import { SaveList } from './save-list.tsx'
import type { OfficeList } from './use-list.ts'
import { whyNot } from '#platform/web/call/use-work.ts'

/** Something that is done to every row that is ticked. */
export type BulkAction<Row> = {
  readonly label: string
  /** What the button says before it does what cannot be taken back. */
  readonly sure?: string
  readonly run: (row: Row) => Promise<Result<unknown>>
}

type Props<Row> = {
  list: OfficeList<Row>
  rows: readonly Row[]
  actions: readonly BulkAction<Row>[]
  nameOf: (row: Row) => string
  /** Hears of those that it was done to. */
  onDone: (rows: readonly Row[]) => void
  file: string | undefined
  fileOf: string | undefined
}

/** What can be done with the ticked rows, one after the other, and the file of the whole list. */
export const BulkBar = <Row,>({ list, rows, actions, nameOf, onDone, file, fileOf }: Props<Row>) => {
  const t = useText()
  const notices = useNotices()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [asked, setAsked] = useState<{ readonly label: string; readonly count: number }>()
  const isSure = ({ label }: BulkAction<Row>) => label === asked?.label && asked.count === rows.length
  const press = (action: BulkAction<Row>) => {
    setError(undefined)
    if (action.sure !== undefined && !isSure(action)) return setAsked({ label: action.label, count: rows.length })
    setAsked(undefined)
    void work(action)
  }
  const work = async ({ run }: BulkAction<Row>) => {
    setBusy(true)
    const done: Row[] = []
    const refused: { row: Row; why: Refusal }[] = []
    for (const row of rows) {
      const answer = await run(row)
      if (answer.ok) done.push(row)
      else refused.push({ row, why: answer })
    }
    setBusy(false)
    const numbers = new Map<string, readonly string[]>()
    for (const { row, why } of refused) {
      const reason = whyNot(t, why)
      numbers.set(reason, [...(numbers.get(reason) ?? []), nameOf(row)])
    }
    setError([...numbers].map(([reason, of]) => `${of.join(', ')}: ${reason}`).join(' '))
    notices.add({
      kind: refused.length > 0 ? 'warning' : 'success',
      text: t('office.bulkDone', { done: done.length, count: rows.length }),
    })
    onDone(done)
    list.look()
  }
  return (
    <div className={styles.bulk}>
      {actions.length > 0 ? (
        <div role="group" aria-label={t('office.picked', { count: rows.length })} className={styles.actions}>
          <span className="t-14 num">{t('office.picked', { count: rows.length })}</span>
          {rows.length > 0
            ? actions.map((action) => (
                <SureButton
                  key={action.label}
                  size="s"
                  isBusy={isBusy}
                  isSure={isSure(action)}
                  onClick={() => press(action)}
                >
                  {isSure(action) ? action.sure : action.label}
                </SureButton>
              ))
            : null}
        </div>
      ) : null}
      {file === undefined ? null : <SaveList file={file} asked={list.asked} {...(fileOf ? { of: fileOf } : {})} />}
      <Problem text={error} />
    </div>
  )
}
