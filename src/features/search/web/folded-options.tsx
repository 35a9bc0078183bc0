import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '#platform/web/texts.tsx'
import { Link } from '#ui/link.tsx'
import type { FacetOption } from './facets.ts'
import styles from './facet-list.module.css'

type Props = {
  options: readonly FacetOption[]
  /** How many there are; more than the options while the others have not been asked for. */
  total: number
  isChosen: (id: string) => boolean
  /** Many names are found by typing. */
  canSearch: boolean
  /** All of them were asked for, by the address `whole` or by `onWhole`. */
  isWhole: boolean
  whole: string
  onWhole: () => void
  children: (option: FacetOption) => ReactNode
}

const shownAtFirst = 8

/** The options of a filter under each other; the rest of a long list waits behind "show all". */
export const FoldedOptions = ({ options, total, isChosen, canSearch, isWhole, whole, onWhole, children }: Props) => {
  const t = useText()
  const id = useId()
  const [search, setSearch] = useState('')
  const [isOpen, setOpen] = useState(isWhole)
  const wanted = search.trim().toLowerCase()
  // one more line would take as much room as the button
  const isLong = total > shownAtFirst + 1
  const isCut = total > options.length
  const isFolding = isLong && !isOpen && !wanted
  const found = wanted ? options.filter(({ label }) => label.toLowerCase().includes(wanted)) : options
  const fetchAll = () => {
    if (isCut) onWhole()
  }
  return (
    <div className={styles.options}>
      {canSearch && isLong ? (
        <>
          <label className={styles.findLabel} htmlFor={id}>
            {t('search.findBrand')}
          </label>
          <input
            id={id}
            className={styles.find}
            type="search"
            value={search}
            onFocus={fetchAll}
            onChange={(event) => setSearch(event.target.value)}
          />
          <span className="vh" aria-live="polite">
            {wanted ? t('search.foundBrands', { count: found.length }) : ''}
          </span>
        </>
      ) : null}
      {found.map((option) => {
        const isFolded = isFolding && options.indexOf(option) >= shownAtFirst && !isChosen(option.id)
        return (
          <div key={option.id} className={isFolded ? styles.folded : undefined}>
            {children(option)}
          </div>
        )
      })}
      {wanted && found.length === 0 ? <p className="muted t-14">{t('search.noBrand')}</p> : null}
      {isLong && !wanted ? (
        <button
          type="button"
          className={styles.all}
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen)
            if (!isOpen) fetchAll()
          }}
        >
          {isOpen ? t('search.showFewer') : t('search.showAll', { count: total })}
        </button>
      ) : null}
      {isCut ? (
        <noscript>
          <Link className="link t-14" to={whole}>
            {t('search.showAll', { count: total })}
          </Link>
        </noscript>
      ) : null}
    </div>
  )
}
