import { useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import styles from './office-table.module.css'
import type { OfficeList } from './use-list.ts'

/** A choice that narrows a list: the values of its query and what they are called. */
type Filter = {
  readonly name: string
  readonly label: string
  readonly options: readonly (readonly [value: string, label: string])[]
}

type Props<Row> = {
  list: OfficeList<Row>
  /** What the words are looked for in; without it nothing is. */
  find?: string
  filters?: readonly Filter[]
  /** What the list is of, where several stand on one screen. */
  of?: string
  /** Filters of other kinds, behind those. */
  children?: ReactNode
}

/** Narrows a list by words and by choices; all of it stands in the address. */
export const OfficeFilters = <Row,>({ list, find, filters = [], of, children }: Props<Row>) => {
  const t = useText()
  const asked = list.filter('q')
  // what another question, as by a link, comes in the place of
  const [typed, setTyped] = useState({ over: asked, words: asked })
  const words = typed.over === asked ? typed.words : asked
  return (
    <form
      role="search"
      aria-label={of}
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault()
        list.set('q', words.trim())
      }}
    >
      {find ? (
        <>
          <TextField
            type="search"
            label={find}
            maxLength={100}
            value={words}
            onChange={(event) => setTyped({ over: asked, words: event.target.value })}
          />
          {/* of the words alone: a choice counts at once */}
          <Button type="submit" variant="ghost">
            {t('office.find')}
          </Button>
        </>
      ) : null}
      {filters.map(({ name, label, options }) => (
        <SelectField
          key={name}
          label={label}
          value={list.filter(name)}
          onChange={(event) => list.set(name, event.target.value)}
        >
          <option value="">{t('office.any')}</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
      ))}
      {children}
    </form>
  )
}
