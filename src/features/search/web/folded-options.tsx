import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '#platform/web/texts.tsx'
import type { FacetOption } from './facets.ts'
import styles from './facet-list.module.css'

type Props = {
  options: readonly FacetOption[]
  isChosen: (key: string) => boolean
  /** Many names are found by typing. */
  canSearch: boolean
  children: (option: FacetOption) => ReactNode
}

const shownAtFirst = 8

/** The options of a facet under each other; the rest of a long list waits behind "show all". */
export const FoldedOptions = ({ options, isChosen, canSearch, children }: Props) => {
  const t = useText()
  const id = useId()
  const [search, setSearch] = useState('')
  const [areAllShown, setAllShown] = useState(false)
  const wanted = search.trim().toLowerCase()
  // one more line would take as much room as the button
  const isLong = options.length > shownAtFirst + 1
  const isFolding = isLong && !areAllShown && !wanted
  return (
    <div className={styles.options}>
      {canSearch && isLong ? (
        <>
          <label className="vh" htmlFor={id}>
            {t('search.findBrand')}
          </label>
          <input
            id={id}
            className={styles.find}
            type="search"
            placeholder={t('search.findBrand')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </>
      ) : null}
      {options.map((option, index) => {
        if (wanted && !option.label.toLowerCase().includes(wanted)) return null
        const isFolded = isFolding && index >= shownAtFirst && !isChosen(option.key)
        return (
          <div key={option.key} className={isFolded ? styles.folded : undefined}>
            {children(option)}
          </div>
        )
      })}
      {isFolding ? (
        <button type="button" className={styles.all} onClick={() => setAllShown(true)}>
          {t('search.showAll', { count: options.length })}
        </button>
      ) : null}
    </div>
  )
}
