import { useEffect } from 'react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { CardProduct } from '#features/catalog/web/index.ts'
import { PageHead, useShell } from '#features/stores/web/index.ts'
import { callFrom } from '#platform/web/call/loader-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import type { searchContract } from '../contract.ts'
import { Listing } from './listing.tsx'
import { readListingQuery, toSearch } from './listing-query.ts'
import { loadListing } from './load-listing.ts'
import type { ListingData } from './load-listing.ts'
import { loadProducts } from './load-products.ts'
import { NothingFound, WaysOn } from './nothing-found.tsx'
import { rememberSearch } from './recent-searches.ts'
import styles from './search-page.module.css'

const suggested = 8

type SearchData = {
  /** What was asked for. */
  text: string
  listing: ListingData | undefined
  /** Nothing was found: the list is that of the text as it was probably meant. */
  isInstead: boolean
  others: CardProduct[]
}

export const loader = async ({ request, context }: LoaderFunctionArgs): Promise<SearchData> => {
  const call = callFrom<typeof searchContract>(context)
  const query = readListingQuery(new URL(request.url).searchParams)
  const { text } = query
  const asked = text ? await loadListing(call, query, []) : undefined
  const instead =
    asked?.all === 0 && asked.corrected !== undefined
      ? await loadListing(call, { ...query, text: asked.corrected }, [])
      : undefined
  if (instead?.all) return { text, listing: instead, isInstead: true, others: [] }
  // where nothing was found, what others come for is the way on
  const others = asked?.all ? [] : (await loadProducts(call, [], { size: suggested }, { keptWillDo: true })).items
  return { text, listing: asked, isInstead: false, others }
}

export const Component = () => {
  const t = useText()
  const { view } = useShell()
  const { text, listing, isInstead, others } = useLoaderData<typeof loader>()
  const shown = listing?.query.text ?? text
  const found = listing?.all ?? 0
  useEffect(() => {
    if (found > 0) rememberSearch(view.storeCode, shown)
  }, [found, shown, view.storeCode])
  const title = listing ? t(answerOf(listing), { text: shown }) : t('search.title')
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <div className={`wrap ${styles.head}`}>
        <h1 className="t-64">{title}</h1>
        <label className={styles.label} htmlFor="search-page-text">
          {t('search.label')}
        </label>
        {/* a plain form: it works without a script */}
        <form className={styles.form} role="search">
          <Icon name="search" />
          <input
            key={shown}
            id="search-page-text"
            type="search"
            name="q"
            defaultValue={shown}
            maxLength={200}
            placeholder={t('search.placeholder')}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit" size="s">
            {t('search.find')}
          </Button>
        </form>
        {listing ? <Meant text={text} isInstead={isInstead} listing={listing} /> : null}
      </div>
      {listing ? (
        <Listing data={listing} empty={<NothingFound others={others} isOffline={listing.saved !== undefined} />} />
      ) : (
        <WaysOn others={others} />
      )}
    </>
  )
}

const answerOf = ({ all, saved }: ListingData) => {
  if (all > 0) return 'search.resultsFor'
  return saved ? 'search.nothingSaved' : 'search.nothing'
}

/** What was shown in place of what was asked for, or what else may have been meant. */
const Meant = ({ text, isInstead, listing }: { text: string; isInstead: boolean; listing: ListingData }) => {
  const t = useText()
  if (isInstead) {
    return (
      <p className={styles.meant} role="status">
        {t('search.instead', { text, meant: listing.query.text })}
      </p>
    )
  }
  const { corrected, query } = listing
  if (corrected === undefined || corrected.toLowerCase() === text.toLowerCase()) return null
  return (
    <p className={styles.meant}>
      {t('search.didYouMean')}{' '}
      <Link className="link" to={toSearch({ ...query, text: corrected, choices: {}, page: 1 })}>
        {corrected}
      </Link>
    </p>
  )
}
