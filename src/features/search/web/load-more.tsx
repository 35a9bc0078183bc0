import { useNavigation } from 'react-router'
import { Link } from '#ui/link.tsx'
import { useText } from '#platform/web/texts.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Meter } from '#ui/meter.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { ListingData } from './load-listing.ts'
import { readListingQuery, toSearch } from './listing-query.ts'
import type { ListingQuery } from './listing-query.ts'
import styles from './load-more.module.css'

const skeletons = ['a', 'b', 'c', 'd']

/**
 * How much of the list is in sight, and the way to more of it: an address of its own, so that coming back finds the place.
 * More is of what is chosen, which may still be on its way (`query`), not of what was loaded (`data`).
 */
export const LoadMore = ({ data, query }: { data: ListingData; query: ListingQuery }) => {
  const { items, from, total } = data
  const t = useText()
  const navigation = useNavigation()
  const shown = from + items.length
  const next = navigation.location ? readListingQuery(new URLSearchParams(navigation.location.search)).page : 0
  const isLoading = next === query.page + 1
  if (total === 0 || (shown >= total && from === 0 && data.query.page === 1)) return null
  const count = t('search.shownOf', { shown, total })
  return (
    <>
      {isLoading ? (
        <div className={`grid bleed ${styles.coming}`}>
          {skeletons.map((name) => (
            <Skeleton key={name} shape="card" />
          ))}
        </div>
      ) : null}
      <div className={styles.more}>
        {from > 0 ? (
          <Link className="link t-14" to={toSearch({ ...query, page: 1 }) || '?'}>
            {t('search.fromStart')}
          </Link>
        ) : null}
        <p className="t-14 num" aria-live="polite">
          {count}
        </p>
        <Meter className={styles.meter} value={shown} max={total} label={count} />
        {shown < total ? (
          <ButtonLink
            className={styles.button}
            variant="ghost"
            to={toSearch({ ...query, page: query.page + 1 })}
            preventScrollReset
            replace={query === data.query}
            aria-busy={isLoading || undefined}
          >
            {t('search.loadMore')}
          </ButtonLink>
        ) : null}
      </div>
    </>
  )
}
