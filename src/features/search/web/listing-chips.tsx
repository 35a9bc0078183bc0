import { Link } from '#ui/link.tsx'
import { useText } from '#platform/web/texts.tsx'
import { ChipLink } from '#ui/chip.tsx'
import { Swatch } from '#ui/swatch.tsx'
import { facetLabel } from './facet-words.ts'
import type { Facet } from './facets.ts'
import { clearChoices, isChosen, toSearch, toggleChoice } from './listing-query.ts'
import type { ListingQuery } from './listing-query.ts'
import { pressChoice } from './press-choice.ts'
import styles from './listing-chips.module.css'

type Props = { facets: readonly Facet[]; query: ListingQuery; onChange: (query: ListingQuery) => void }

/** What was chosen; each chip takes its choice back. */
export const ListingChips = ({ facets, query, onChange }: Props) => {
  const t = useText()
  const chosen = facets.flatMap(({ code, options }) =>
    options
      .filter(({ id }) => isChosen(query, code, id))
      .map((option) => ({ code, option, next: toggleChoice(query, code, option.id) })),
  )
  if (chosen.length === 0) return null
  const none = clearChoices(query)
  return (
    <ul className={styles.chips} aria-label={t('search.chosen')}>
      {chosen.map(({ code, option, next }) => (
        <li key={`${code}:${option.id}`}>
          <ChipLink
            to={toSearch(next) || '?'}
            onClick={pressChoice(next, onChange)}
            lead={code === 'color' ? <Swatch color={option.swatch} /> : undefined}
          >
            {code === 'size' ? t('search.sizeChip', { size: option.label }) : facetLabel(t, code, option)}
          </ChipLink>
        </li>
      ))}
      <li>
        <Link
          className={`link t-14 ${styles.clear}`}
          to={toSearch(none) || '?'}
          preventScrollReset
          onClick={pressChoice(none, onChange)}
        >
          {t('search.clearAll')}
        </Link>
      </li>
    </ul>
  )
}
