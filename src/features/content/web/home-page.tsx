import { useLoaderData } from 'react-router'
import { Link } from '#ui/link.tsx'
import type { LoaderFunctionArgs } from 'react-router'
import { ProductCard, RecentRail } from '#features/catalog/web/index.ts'
import type { SearchContract } from '#features/search/contract.ts'
import { loadProducts } from '#features/search/web/index.ts'
import { PageHead, useShell } from '#features/stores/web/index.ts'
import { JsonLd } from '#platform/web/json-ld.tsx'
import { callFrom } from '#platform/web/loader-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { pictureUrl } from '#ui/picture.tsx'
import { Rail } from '#ui/rail.tsx'
import type { ContentContract } from '../contract.ts'
import { findNewCategory } from '../rules.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { Hero } from './hero.tsx'
import { Look } from './look.tsx'
import styles from './home-page.module.css'

const structured = import.meta.env.SSR ? await import('./structured-data.ts') : undefined

const railSize = 18
const gridSize = 8
const mostLooks = 8

/** What was kept is shown at once. */
const kept = { keptWillDo: true } as const

/** Widths of the cards in a rail, as of `<img sizes>`. */
const railSizes = '(min-width:64rem) 22vw, (min-width:48rem) 29vw, 44vw'

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const search = callFrom<SearchContract>(context)
  const [home, newest, looks, best] = await Promise.all([
    callFrom<ContentContract>(context)('GET /api/home', {}, kept),
    loadProducts(search, [], { size: gridSize, sort: 'created_at:desc,id:desc' }, kept),
    loadProducts(
      search,
      [{ attribute: 'type_id', value: { in: ['bundle'] }, scope: 'default' }],
      { size: mostLooks },
      kept,
    ),
    loadProducts(search, [], { size: railSize, sort: 'promoted:desc,id:desc' }, kept),
  ])
  return { slides: home.ok ? home.value.slides : [], newest: newest.items, looks: looks.items, best: best.items }
}

export const Component = () => {
  const { slides, newest, looks, best } = useLoaderData<typeof loader>()
  const shell = useShell()
  const { menu, settings } = shell
  const t = useText()
  const fresh = findNewCategory(menu)
  return (
    <div data-glass>
      <PageHead
        title={t('home.title')}
        description={t('home.description')}
        path="/"
        picture={slides[0] && pictureUrl(slides[0].image, 1200, 630)}
      />
      <JsonLd value={structured && (() => structured.shopData(shell))} />
      {slides.length > 0 ? (
        <Hero slides={slides} />
      ) : (
        <h1 className={`wrap t-64 ${styles.plain}`}>{settings.site_name}</h1>
      )}
      <CategoryTiles />
      {newest.length > 0 ? (
        <section className="wrap section" aria-labelledby="home-new">
          <div className="head">
            <h2 id="home-new">
              {t('home.new')}
              {fresh ? (
                <sup className="n" aria-hidden="true">
                  {fresh.product_count}
                </sup>
              ) : null}
            </h2>
            {fresh ? (
              <Link className="link t-14" to={`/${fresh.url_path}`}>
                {t('home.allNew', { count: fresh.product_count })}
              </Link>
            ) : null}
          </div>
          <ul className="grid bleed">
            {newest.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {looks.length > 0 ? (
        <Rail id="home-looks" name={t('home.looks')} title={t('home.looks')} isWide>
          {looks.map((product) => (
            <li key={product.id}>
              <Look product={product} />
            </li>
          ))}
        </Rail>
      ) : null}
      {best.length > 0 ? (
        <Rail id="home-best" name={t('home.best')} title={t('home.best')}>
          {best.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} sizes={railSizes} />
            </li>
          ))}
        </Rail>
      ) : null}
      <RecentRail />
      <section className="wrap section" aria-label={t('home.why')}>
        <ul className={styles.trust}>
          {promises.map((promise) => (
            <li key={promise}>
              <h3>{t(`home.${promise}`)}</h3>
              <p>{t(`home.${promise}Text`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const promises = ['delivery', 'returns', 'payment', 'people'] as const
