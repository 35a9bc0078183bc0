import { useId, useState } from 'react'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { DayFilter } from './day-filter.tsx'
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
  /** It is narrowed by its first and its last day too. */
  hasDays?: boolean
}

/** So many stand side by side on a phone; more are folded there. */
const mostInSight = 2

/** Narrows a list by words, choices and days; all of it stands in the address. */
export const OfficeFilters = <Row,>({ list, find, filters = [], of, hasDays = false }: Props<Row>) => {
  const t = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const names = [...filters.map(({ name }) => name), ...(hasDays ? ['since', 'until'] : [])]
  const count = names.filter((name) => list.filter(name)).length
  const isFolded = names.length > mostInSight
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
        <div className={styles.find}>
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
        </div>
      ) : null}
      {isFolded ? (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {[t('office.filters'), ...(count > 0 ? [count] : [])].join(' · ')}
          <Icon name="down" size="s" />
        </button>
      ) : null}
      <div id={id} className={isFolded && !isOpen ? styles.folded : styles.choices}>
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
        {hasDays ? <DayFilter list={list} /> : null}
      </div>
    </form>
  )
}
