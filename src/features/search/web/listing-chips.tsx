import { Link } from '#ui/link.tsx'
import { useText } from '#platform/web/texts.tsx'
import { ChipLink } from '#ui/chip.tsx'
import { Swatch } from '#ui/swatch.tsx'
import { facetLabel } from './facet-list.tsx'
import type { Facet } from './facets.ts'
import { clearChoices, isChosen, toSearch, toggleChoice } from './listing-query.ts'
import type { ListingQuery } from './listing-query.ts'
import styles from './listing-chips.module.css'

/** What was chosen; each chip takes its choice back. */
export const ListingChips = ({ facets, query }: { facets: readonly Facet[]; query: ListingQuery }) => {
  const t = useText()
  const chosen = facets.flatMap(({ code, options }) =>
    options.filter(({ key }) => isChosen(query, code, key)).map((option) => ({ code, option })),
  )
  if (chosen.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('search.chosen')}>
      {chosen.map(({ code, option }) => (
        <li key={`${code}:${option.key}`}>
          <ChipLink
            to={toSearch(toggleChoice(query, code, option.key)) || '?'}
            lead={code === 'color' ? <Swatch color={option.swatch} /> : undefined}
          >
            {code === 'size' ? t('search.sizeChip', { size: option.label }) : facetLabel(t, code, option)}
          </ChipLink>
        </li>
      ))}
      <li>
        <Link className={`link t-14 ${styles.clear}`} to={toSearch(clearChoices(query)) || '?'} preventScrollReset>
          {t('search.clearAll')}
        </Link>
      </li>
    </ul>
  )
}
