import { useLoaderData } from 'react-router'
import { Link } from '#ui/link.tsx'
import type { LoaderFunctionArgs } from 'react-router'
import { ProductCard, RecentRail } from '#features/catalog/web/index.ts'
import type { SearchContract } from '#features/search/contract.ts'
import { loadProducts } from '#features/search/web/index.ts'
import { PageHead, useShell, useShownCategories } from '#features/stores/web/index.ts'
import { JsonLd } from '#platform/web/page/json-ld.tsx'
import { callFrom } from '#platform/web/call/loader-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { pictureUrl } from '#ui/picture.tsx'
import { Rail } from '#ui/rail.tsx'
import type { ContentContract } from '../contract.ts'
import { findNewCategory } from '../rules.ts'
import { sliderSize } from '../rules/home.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { Hero } from './hero.tsx'
import { loadRows, noRows } from './home-rows.ts'
import { Look } from './look.tsx'
import { ProductRow, railSizes } from './product-row.tsx'
import { Promises } from './promises.tsx'
import { TopStyles } from './top-styles.tsx'
import styles from './home-page.module.css'

const structured = import.meta.env.SSR ? await import('./structured-data.ts') : undefined

const gridSize = 8
const mostLooks = 8

/** What was kept is shown at once. */
const kept = { keptWillDo: true } as const

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const search = callFrom<SearchContract>(context)
  const asked = callFrom<ContentContract>(context)('GET /api/home', {}, kept)
  const bestsellers = loadProducts(search, [], { size: sliderSize, sort: 'promoted:desc,id:desc' }, kept)
  const [home, newest, looks, best, rows] = await Promise.all([
    asked,
    loadProducts(search, [], { size: gridSize, sort: 'created_at:desc,id:desc' }, kept),
    loadProducts(
      search,
      [{ attribute: 'type_id', value: { in: ['bundle'] }, scope: 'default' }],
      { size: mostLooks },
      kept,
    ),
    bestsellers,
    Promise.all([asked, bestsellers]).then(([answer, { items }]) =>
      answer.ok ? loadRows(search, answer.value, items) : noRows,
    ),
  ])
  return {
    title: home.ok ? home.value.title : '',
    description: home.ok ? home.value.description : '',
    slides: home.ok ? home.value.slides : [],
    styles: home.ok ? home.value.top_styles : [],
    newest: newest.items,
    looks: looks.items,
    best: best.items,
    ...rows,
  }
}

export const Component = () => {
  const {
    title,
    description,
    slides,
    styles: topStyles,
    newest,
    looks,
    best,
    top,
    bottom,
    categories,
  } = useLoaderData<typeof loader>()
  const shell = useShell()
  const { menu, settings } = shell
  const t = useText()
  const shownOf = useShownCategories()
  const found = findNewCategory(menu)
  const fresh = found && shownOf([found])[0]
  return (
    <div data-glass>
      <PageHead
        title={title || settings.site_name}
        description={description}
        path="/"
        picture={slides[0] && pictureUrl(slides[0].img, 1200, 630)}
      />
      <JsonLd value={structured && (() => structured.shopData(shell))} />
      {slides.length > 0 ? (
        <Hero slides={slides} />
      ) : (
        <h1 className={`wrap t-64 ${styles.plain}`}>{settings.site_name}</h1>
      )}
      <CategoryTiles />
      <TopStyles styles={topStyles} />
      {top ? <ProductRow id="home-top" row={top} /> : null}
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
          <ul className={`grid bleed ${styles.newest}`}>
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
      {bottom ? <ProductRow id="home-bottom" row={bottom} /> : null}
      {categories.map((row) => (
        <ProductRow key={row.url_path} id={`home-${row.url_path}`} row={row} />
      ))}
      <RecentRail />
      <Promises />
    </div>
  )
}
