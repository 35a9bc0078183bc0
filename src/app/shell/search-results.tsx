import { Link } from '#ui/link.tsx'
import type { CardProduct } from '#features/catalog/web/index.ts'
import { percentOff } from '#features/catalog/web/card-product.ts'
import { useFormatPrice } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { searchPath } from './search-path.ts'
import type { Suggestions } from './use-suggestions.ts'
import styles from './search-panel.module.css'

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f']

type Props = { text: string; found: Suggestions | undefined; onFollow: () => void }

/** Products that the words find; without words those that others come for. */
export const SearchResults = ({ text, found, onFollow }: Props) => {
  const t = useText()
  const isCurrent = found?.text === text
  return (
    <section className={styles.results} aria-busy={!isCurrent} aria-labelledby="search-products">
      <header>
        <h2 id="search-products">{text ? t('shell.products') : t('shell.popular')}</h2>
        {isCurrent && text && found.total > 0 ? (
          <Link className="link t-14" to={searchPath(text)} onClick={onFollow}>
            {t('shell.allFound', { count: found.total })}
          </Link>
        ) : null}
      </header>
      <p className="vh" aria-live="polite">
        {isCurrent && text ? t('search.count', { count: found.total }) : ''}
      </p>
      {found?.isFailed ? <p className="muted">{t('refusal.OFFLINE')}</p> : null}
      {isCurrent && text && found.total === 0 && !found.isFailed ? (
        <p>
          {t('search.nothing', { text })} <span className="muted">{t('search.tipFewer')}</span>
        </p>
      ) : null}
      <ul className={styles.products}>
        {found
          ? found.items.map((product) => (
              <li key={product.id}>
                <Found product={product} onFollow={onFollow} />
              </li>
            ))
          : skeletons.map((name) => (
              <li key={name}>
                <Skeleton shape="card" />
              </li>
            ))}
      </ul>
    </section>
  )
}

const Found = ({ product, onFollow }: { product: CardProduct; onFollow: () => void }) => {
  const formatPrice = useFormatPrice()
  const percent = percentOff(product)
  return (
    <Link className={styles.product} to={`/${product.url_path}`} onClick={onFollow}>
      <span className="pic">
        <Picture path={product.image} alt="" width={324} height={489} />
      </span>
      <b>{product.name}</b>
      <span className="muted">{product.brand_name}</span>
      <Price
        now={formatPrice(product.final_price_incl_tax)}
        before={percent ? formatPrice(product.original_price_incl_tax) : undefined}
        percent={percent ? `−${percent}%` : undefined}
      />
    </Link>
  )
}
