import { useId, useState } from 'react'
import { useText } from '#platform/web/texts.tsx'
import { FacetCheckbox } from './facet-checkbox.tsx'
import type { BodyProps } from './facet-checkbox.tsx'
import styles from './facet-list.module.css'

const shownAtFirst = 8

/** Brands can be many: one is found by typing, and the rest waits behind "show all". */
export const BrandFacet = ({ facet, isChosen, onToggle }: BodyProps) => {
  const t = useText()
  const id = useId()
  const [search, setSearch] = useState('')
  const [areAllShown, setAllShown] = useState(false)
  const { options } = facet
  const wanted = search.trim().toLowerCase()
  const isMany = options.length > shownAtFirst
  return (
    <div className={styles.options}>
      {isMany ? (
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
      {options.map(({ key, label, count }, index) => {
        const isOn = isChosen(key)
        if (wanted && !label.toLowerCase().includes(wanted)) return null
        const isFolded = !wanted && !areAllShown && !isOn && index >= shownAtFirst
        return (
          <div key={key} className={isFolded ? styles.folded : undefined}>
            <FacetCheckbox
              name="brand"
              value={key}
              checked={isOn}
              disabled={count === 0 && !isOn}
              onChange={() => onToggle(key)}
              label={label}
              count={count}
            />
          </div>
        )
      })}
      {isMany && !areAllShown && !wanted ? (
        <button type="button" className={styles.all} onClick={() => setAllShown(true)}>
          {t('search.showAll', { count: options.length })}
        </button>
      ) : null}
    </div>
  )
}
