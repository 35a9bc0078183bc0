import { useEffect, useRef, useState } from 'react'
import type { ImportUploadFile } from '#features/catalog/rules/import-calls.ts'
import { useText } from '#platform/web/texts.tsx'
import { SelectField } from '#ui/field.tsx'
import styles from '../screen-parts/office.module.css'

type Props = {
  file: ImportUploadFile
  /** Something is being saved. */
  isBusy: boolean
  /** Everything that people said of this file. */
  onSay: (columns: Readonly<Record<string, string>>) => Promise<void>
}

const none: Readonly<Record<string, string>> = {}

/** What becomes of the columns of a file: those that its format knows, and those that people can say something of. */
export const FileColumns = ({ file: { name, columns, fields }, isBusy, onSay }: Props) => {
  const t = useText()
  const known = columns.filter(({ is_known }) => is_known)
  const others = columns.filter(({ is_known }) => !is_known)
  const said = Object.fromEntries(others.flatMap((column) => (column.field ? [[column.name, column.field]] : [])))
  /** Of each column what was chosen and is not answered yet: what is chosen while another is saved follows it. */
  const [chosen, setChosen] = useState(none)
  const sent = useRef(chosen)
  useEffect(() => {
    if (isBusy || chosen === none || chosen === sent.current) return
    sent.current = chosen
    const all = Object.entries({ ...said, ...chosen }).filter(([, field]) => field !== '')
    void onSay(Object.fromEntries(all)).then(() => setChosen((now) => (now === chosen ? none : now)))
  })
  return (
    <>
      {others.length > 0 ? (
        <fieldset className={styles.cards}>
          <legend className="t-14">{t('office.importOthers', { count: others.length })}</legend>
          <div className={`${styles.cards} ${styles.two}`}>
            {others.map((column) => (
              <SelectField
                key={column.name}
                label={column.name}
                hint={<span lang="en">{column.to}</span>}
                value={chosen[column.name] ?? column.field ?? ''}
                onChange={({ target }) => setChosen({ ...chosen, [column.name]: target.value })}
              >
                <option value="">{t('office.importAsIs')}</option>
                {column.field ? <option value={column.field}>{column.field}</option> : null}
                {fields.map((field) => (
                  <option key={field.name} value={field.name}>
                    {field.name === field.to ? field.name : `${field.name}: ${field.to}`}
                  </option>
                ))}
              </SelectField>
            ))}
          </div>
        </fieldset>
      ) : null}
      {known.length > 0 ? (
        <details>
          <summary className="t-14">{t('office.importKnown', { count: known.length })}</summary>
          <dl className={styles.facts} aria-label={name}>
            {known.map((column) => (
              <div key={column.name}>
                <dt>{column.name}</dt>
                <dd lang="en">{column.to}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </>
  )
}
