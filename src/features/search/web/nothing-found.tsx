import { ProductCard } from '#features/catalog/web/index.ts'
import type { CardProduct } from '#features/catalog/web/index.ts'
import { useShell, useShownCategories } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Link } from '#ui/link.tsx'
import styles from './search-page.module.css'

type Props = { others: CardProduct[]; isOffline: boolean }

/** What to try where nothing was found, where else to look, and what others come for. */
export const NothingFound = ({ others, isOffline }: Props) => {
  const t = useText()
  return (
    <>
      <div className={`wrap ${styles.nothing}`}>
        <ul>
          {isOffline ? <li>{t('search.tipOnline')}</li> : null}
          <li>{t('search.tipSpelling')}</li>
          <li>{t('search.tipFewer')}</li>
          <li>{t('search.tipKind')}</li>
        </ul>
      </div>
      <WaysOn others={others} />
    </>
  )
}

/** The categories, and products that others come for. */
export const WaysOn = ({ others }: { others: CardProduct[] }) => {
  const t = useText()
  const { menu } = useShell()
  const shown = useShownCategories()
  return (
    <>
      <nav className={`wrap ${styles.categories}`} aria-label={t('search.categories')}>
        <ul>
          {shown(menu).map(({ id, name, url_path, product_count }) => (
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
