import { percentOff } from '#features/catalog/web/card-product.ts'
import type { CardProduct } from '#features/catalog/web/index.ts'
import { useFormatPrice } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { searchPath } from './search-path.ts'
import { Marked, Words } from './search-words.tsx'
import type { OptionProps } from './use-active-option.ts'
import type { Suggestions } from './use-suggestions.ts'
import styles from './search-panel.module.css'

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f']

type Props = {
  /** What is in the field, and what its products are looked up by. */
  text: string
  words: string
  /** What is marked in their names: the words as they were meant. */
  meant: string
  found: Suggestions | undefined
  option: (name: string) => OptionProps
  onFollow: () => void
}

/** Products that the words find; without words those that others come for. */
export const SearchResults = ({ text, words, meant, found, option, onFollow }: Props) => {
  const t = useText()
  const isCurrent = found?.text === text
  if (isCurrent && found.items.length === 0) return null
  return (
    <div className={styles.results} data-busy={!isCurrent || undefined}>
      <Words
        title={text ? t('frame.products') : t('frame.popular')}
        beside={
          isCurrent && text ? (
            <Link {...option('all')} className="link t-14" to={searchPath(words)} onClick={onFollow}>
              {t('frame.allFound', { count: found.total })}
            </Link>
          ) : null
        }
      >
        <div className={styles.products}>
          {found
            ? found.items.map((product) => (
                <Found
                  key={product.id}
                  product={product}
                  words={meant}
                  option={option(`product-${product.id}`)}
                  onFollow={onFollow}
                />
              ))
            : skeletons.map((name) => <Skeleton key={name} shape="card" />)}
        </div>
      </Words>
    </div>
  )
}

type FoundProps = { product: CardProduct; words: string; option: OptionProps; onFollow: () => void }

const Found = ({ product, words, option, onFollow }: FoundProps) => {
  const formatPrice = useFormatPrice()
  const percent = percentOff(product)
  return (
    <Link {...option} className={styles.product} to={`/${product.url_path}`} onClick={onFollow}>
      <span className="pic">
        <Picture path={product.image} alt="" width={324} height={489} />
      </span>
      <b>
        <Marked label={product.name} words={words} />
      </b>
      <span className="muted">{product.brand_name}</span>
      <Price
        now={formatPrice(product.final_price_incl_tax)}
        before={percent ? formatPrice(product.original_price_incl_tax) : undefined}
        percent={percent}
      />
    </Link>
  )
}
