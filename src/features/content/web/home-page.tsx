import { Link, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ProductCard, cardFields, toCardProduct } from '#features/catalog/web/index.ts'
import type { SearchContract, ProductPage } from '#features/search/contract.ts'
import { PageHead, useShell } from '#features/stores/web/index.ts'
import { callFrom } from '#platform/web/loader-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Picture } from '#ui/picture.tsx'
import { Rail } from '#ui/rail.tsx'
import type { ContentContract } from '../contract.ts'
import { tilesOf } from '../rules.ts'
import { Hero } from './hero.tsx'
import styles from './home-page.module.css'

const railSize = 18
const gridSize = 8

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const search = callFrom<SearchContract>(context)
  const list = async (sort: string, size: number) => {
    const answer = await search('GET /api/catalog', { query: { type: 'product', searchQuery: '{}', sort, size, source_include: cardFields } })
    return answer.ok ? (answer.value as ProductPage).items.map(toCardProduct) : []
  }
  const [home, newest, best] = await Promise.all([
    callFrom<ContentContract>(context)('GET /api/home', {}),
    list('created_at:desc,id:desc', railSize),
    list('promoted:desc,id:desc', gridSize),
  ])
  return { slides: home.ok ? home.value.slides : [], newest, best }
}

const promises = ['delivery', 'returns', 'payment', 'people'] as const

export const Component = () => {
  const { slides, newest, best } = useLoaderData<typeof loader>()
  const { menu, settings } = useShell()
  const t = useText()
  const tiles = tilesOf(menu)
  return (
    <>
      <PageHead title={settings.site_name} description={t('home.description')} path="/" />
      {slides.length > 0 ? <Hero slides={slides} /> : <h1 className={`wrap t-64 ${styles.plain}`}>{settings.site_name}</h1>}
      {tiles.length > 0 ? (
        <section className="wrap section" aria-labelledby="home-tiles">
          <div className="head">
            <h2 id="home-tiles">{t('home.byPiece')}</h2>
          </div>
          <ul className={styles.tiles}>
            {tiles.map((tile) => (
              <li key={tile.id}>
                <Link to={`/${tile.url_path}`}>
                  <span className="pic">
                    <Picture path={tile.picture} alt="" width={480} height={600} />
                  </span>
                  <span className={styles.name}>
                    {tile.name}
                    <sup className="n">
                      <span className="vh">, </span>
                      {tile.product_count}
                    </sup>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {newest.length > 0 ? (
        <Rail id="home-new" name={t('home.new')} title={t('home.new')}>
          {newest.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </Rail>
      ) : null}
      {best.length > 0 ? (
        <section className="wrap section" aria-labelledby="home-best">
          <div className="head">
            <h2 id="home-best">{t('home.best')}</h2>
          </div>
          <div className="grid bleed">
            {best.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </div>
        </section>
      ) : null}
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
    </>
  )
}
