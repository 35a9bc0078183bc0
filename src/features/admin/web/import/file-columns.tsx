import type { ImportUploadFile } from '#features/catalog/rules/import-calls.ts'
import { useText } from '#platform/web/texts.tsx'
import { SelectField } from '#ui/field.tsx'
import styles from '../screen-parts/office.module.css'

type Props = {
  file: ImportUploadFile
  /** Everything that people said of this file. */
  onSay: (columns: Readonly<Record<string, string>>) => Promise<void>
}

/** What becomes of the columns of a file: those that its format knows, and those that people can say something of. */
export const FileColumns = ({ file: { name, columns, fields }, onSay }: Props) => {
  const t = useText()
  const known = columns.filter(({ is_known }) => is_known)
  const others = columns.filter(({ is_known }) => !is_known)
  const said = Object.fromEntries(others.flatMap((column) => (column.field ? [[column.name, column.field]] : [])))
  const say = (column: string, field: string) => {
    const { [column]: _, ...rest } = said
    void onSay(field ? { ...rest, [column]: field } : rest)
  }
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
                value={column.field ?? ''}
                onChange={(event) => say(column.name, event.target.value)}
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
