import { useLoaderData } from 'react-router'
import { Link } from '#ui/link.tsx'
import type { LoaderFunctionArgs } from 'react-router'
import { ProductCard } from '#features/catalog/web/index.ts'
import type { CardProduct } from '#features/catalog/web/index.ts'
import { PageHead, useShell } from '#features/stores/web/index.ts'
import { callFrom } from '#platform/web/loader-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { searchContract } from '../contract.ts'
import { Listing } from './listing.tsx'
import { readListingQuery } from './listing-query.ts'
import { loadListing } from './load-listing.ts'
import type { ListingData } from './load-listing.ts'
import { loadProducts } from './load-products.ts'
import styles from './search-page.module.css'

const suggested = 8

type SearchData = { text: string; listing: ListingData | undefined; others: CardProduct[] }

export const loader = async ({ request, context }: LoaderFunctionArgs): Promise<SearchData> => {
  const call = callFrom<typeof searchContract>(context)
  const query = readListingQuery(new URL(request.url).searchParams)
  const listing = query.text ? await loadListing(call, query, []) : undefined
  // where nothing was found, what others come for is the way on
  const others = listing?.all ? [] : (await loadProducts(call, [], { size: suggested })).items
  return { text: query.text, listing, others }
}

export const Component = () => {
  const t = useText()
  const { text, listing, others } = useLoaderData<typeof loader>()
  const title = text ? t('search.resultsFor', { text }) : t('search.title')
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <div className={`wrap ${styles.head}`}>
        <h1 className="t-64">{title}</h1>
        {/* a plain form: it works without a script */}
        <form className={styles.form} role="search">
          <Icon name="search" />
          <label className="vh" htmlFor="search-page-text">
            {t('search.label')}
          </label>
          <input
            key={text}
            id="search-page-text"
            type="search"
            name="q"
            defaultValue={text}
            maxLength={200}
            placeholder={t('search.placeholder')}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit" size="s">
            {t('search.find')}
          </Button>
        </form>
      </div>
      {listing ? (
        <Listing data={listing} empty={<NothingFound text={text} others={others} />} />
      ) : (
        <Others others={others} />
      )}
    </>
  )
}

const NothingFound = ({ text, others }: { text: string; others: CardProduct[] }) => {
  const t = useText()
  return (
    <>
      <div className={`wrap ${styles.nothing}`}>
        <h2>{t('search.nothing', { text })}</h2>
        <ul>
          <li>{t('search.tipSpelling')}</li>
          <li>{t('search.tipFewer')}</li>
          <li>{t('search.tipKind')}</li>
        </ul>
      </div>
      <Others others={others} />
    </>
  )
}

const Others = ({ others }: { others: CardProduct[] }) => {
  const t = useText()
  const { menu } = useShell()
  return (
    <>
      <nav className={`wrap ${styles.categories}`} aria-label={t('search.categories')}>
        <ul>
          {menu.map(({ id, name, url_path, product_count }) => (
            <li key={id}>
              <Link to={`/${url_path}`}>
                {name}
                <sup className="n" aria-hidden="true">
                  {product_count}
                </sup>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {others.length > 0 ? (
        <section className="wrap section" aria-labelledby="search-others">
          <div className="head">
            <h2 id="search-others">{t('search.others')}</h2>
          </div>
          <ul className="grid bleed">
            {others.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
