import { Suspense, lazy, useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { ProductCard } from '#features/catalog/web/index.ts'
import { useShell } from '#features/stores/web/index.ts'
import { Kept } from '#platform/web/page/kept-markup.ts'
import { useText } from '#platform/web/texts.tsx'
import { Icon } from '#ui/icon.tsx'
import { clearChoices, countChoices, sorts, toSearch } from './listing-query.ts'
import type { Sort } from './listing-query.ts'
import type { ListingData } from './load-listing.ts'
import { FacetList, ListingChips, LoadMore, NoMatch, PromotedFilters, SavedCopy } from './parts.ts'
import { useListingQuery } from './use-listing-query.ts'
import styles from './listing.module.css'

const loadSheet = () => import('./filter-sheet.tsx')
const FilterSheet = lazy(async () => ({ default: (await loadSheet()).FilterSheet }))

/** A list of products with its filters, sorting and way on; `empty` is shown where there is nothing to filter. */
export const Listing = ({ data, empty }: { data: ListingData; empty: ReactNode }) => {
  const t = useText()
  const formId = useId()
  const { settings } = useShell()
  const navigation = useNavigation()
  const [query, change] = useListingQuery(data.query)
  const [isSheetOpen, setSheetOpen] = useState(false)
  if (data.all === 0) return empty
  // where products are not chosen nothing waits for approval; a choice from elsewhere can be taken back all the same
  const hasApproval = settings.product_choose || data.query.choices.approved !== undefined
  const facets = data.facets.filter(({ code }) => code !== 'approved' || hasApproval)
  const chosen = countChoices(query)
  const isBusy = navigation.state === 'loading' && navigation.location.search !== ''
  const facetList = (
    <Suspense>
      <FacetList facets={facets} query={query} onChange={change} />
    </Suspense>
  )
  return (
    <>
      <div className={`wrap ${styles.bar}`}>
        <a
          className={styles.filters}
          href="#filters"
          onPointerEnter={() => void loadSheet()}
          onClick={(event) => {
            event.preventDefault()
            setSheetOpen(true)
          }}
        >
          <Icon name="filter" size="s" />
          {t('search.filters')}
          {chosen ? <span className="num">{chosen}</span> : null}
        </a>
        <p className={styles.count} aria-live="polite">
          {countChoices(data.query)
            ? t('search.countOf', { total: data.total, all: data.all })
            : t('search.count', { count: data.total })}
        </p>
        <div className={styles.sort}>
          <label htmlFor={`${formId}-sort`}>{t('search.sort')}</label>
          <select
            id={`${formId}-sort`}
            name="sort"
            form={formId}
            value={query.sort}
            onChange={(event) => change({ ...query, page: 1, sort: event.target.value as Sort })}
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(sort === 'promoted' && query.text ? 'search.sortRelevance' : sortTexts[sort])}
              </option>
            ))}
          </select>
          <Icon name="down" size="s" />
        </div>
      </div>
      <div className={`wrap ${styles.layout}`}>
        <aside id="filters" className={styles.side} aria-label={t('search.filters')}>
          {/* sent by the browser where nothing is awake; else every choice counts at once */}
          <form id={formId} onSubmit={(event) => event.preventDefault()}>
            {query.text ? <input type="hidden" name="q" value={query.text} /> : null}
            {facetList}
            <noscript>
              <button className={styles.apply}>{t('search.show', { count: data.total })}</button>
            </noscript>
          </form>
        </aside>
        <div className={styles.products} aria-busy={isBusy}>
          <Suspense>
            {data.saved ? <SavedCopy saved={data.saved} /> : null}
            <PromotedFilters facets={facets} query={query} onChange={change} />
            <ListingChips facets={facets} query={query} onChange={change} />
          </Suspense>
          {data.items.length > 0 ? (
            <ul className="grid bleed">
              {data.items.map((product, index) => (
                <li key={product.id}>
                  {index < 4 ? (
                    <ProductCard product={product} isFirst headingLevel={2} />
                  ) : (
                    <Kept of={product}>
                      <ProductCard product={product} headingLevel={2} />
                    </Kept>
                  )}
                </li>
              ))}
            </ul>
          ) : (
            <Suspense>
              <NoMatch clear={toSearch(clearChoices(query)) || '?'} />
            </Suspense>
          )}
          <Suspense>
            <LoadMore data={data} query={query} />
          </Suspense>
        </div>
      </div>
      {isSheetOpen ? (
        <Suspense>
          <FilterSheet total={data.total} query={query} onChange={change} onClose={() => setSheetOpen(false)}>
            {facetList}
          </FilterSheet>
        </Suspense>
      ) : null}
    </>
  )
}

const sortTexts: Readonly<Record<Sort, string>> = {
  promoted: 'search.sortPromoted',
  'price-asc': 'search.sortPriceAsc',
  'price-desc': 'search.sortPriceDesc',
  new: 'search.sortNew',
}
