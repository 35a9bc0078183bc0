import { Link } from '#ui/link.tsx'
import { useText } from '#platform/web/texts.tsx'
import { facetLabel } from './facet-words.ts'
import type { Facet } from './facets.ts'
import { isChosen, toSearch, toggleChoice } from './listing-query.ts'
import type { FacetCode, ListingQuery } from './listing-query.ts'
import { pressChoice } from './press-choice.ts'
import styles from './listing-chips.module.css'

/** How many of the most frequent values of each filter stand above the list. */
const promoted: readonly (readonly [FacetCode, number])[] = [
  ['sale', 1],
  ['new', 1],
  ['is_promo', 1],
  ['gender', 2],
  ['ptype', 3],
  ['price', 1],
]

type Props = { facets: readonly Facet[]; query: ListingQuery; onChange: (query: ListingQuery) => void }

/** The filters that most shoppers reach for, above the products: one press each, without opening anything. */
export const PromotedFilters = ({ facets, query, onChange }: Props) => {
  const t = useText()
  const shown = promoted.flatMap(([code, most]) => {
    const facet = facets.find((each) => each.code === code)
    if (!facet || (code === 'gender' && isOneSided(facet))) return []
    return facet.options
      .slice(0, most)
      .filter(({ id, count }) => count > 0 || isChosen(query, code, id))
      .map((option) => ({
        code,
        option,
        isOn: isChosen(query, code, option.id),
        next: toggleChoice(query, code, option.id),
      }))
  })
  if (shown.every(({ isOn }) => isOn)) return null
  return (
    <ul className={styles.promoted} aria-label={t('search.promoted')}>
      {shown.map(({ code, option, isOn, next }) => (
        <li key={`${code}:${option.id}`}>
          <Link
            to={toSearch(next) || '?'}
            aria-current={isOn || undefined}
            preventScrollReset
            onClick={pressChoice(next, onChange)}
          >
            {facetLabel(t, code, option)}
            <sup className="n" aria-hidden="true">
              {option.count}
            </sup>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Whether more than three quarters are of one kind: in a women's category nobody has to ask for women's pieces. */
const isOneSided = ({ options }: Facet): boolean => {
  const counts = options.map(({ count }) => count)
  return Math.max(...counts) > 0.75 * counts.reduce((sum, count) => sum + count, 0)
}
