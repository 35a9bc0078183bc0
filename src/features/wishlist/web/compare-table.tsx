import { useState } from 'react'
import { useFormatPrice } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { compareRows } from '../rules/compare.ts'
import type { Kept } from '../rules.ts'
import { compared } from './compared.ts'
import styles from './compare.module.css'
import { useCompared } from './use-compared.ts'
import type { ComparedProduct } from './use-compared.ts'

/** One column a style: how it looks, what it costs, and everything else that is known of any of them. Without an answer the names stand there. */
export const CompareTable = ({ list }: { list: readonly Kept[] }) => {
  const t = useText()
  const found = useCompared(list.map(({ sku }) => sku))
  const [isShort, setShort] = useState(false)
  const nothing = { configurable_options: [], attributes_metadata: [] }
  const all = compareRows(list.map(({ sku }) => found?.get(sku) ?? nothing))
  const rows = isShort ? all.filter(({ differs }) => differs) : all
  return (
    <>
      {list.length > 1 && all.length > 0 ? (
        <Checkbox
          label={t('compare.differences')}
          checked={isShort}
          onChange={({ target }) => setShort(target.checked)}
        />
      ) : null}
      {/* it scrolls sideways, also by keys */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.frame} role="region" aria-label={t('compare.title')} tabIndex={0}>
        <table aria-busy={found === undefined || undefined}>
          <thead>
            <tr>
              <td>
                <span className="vh">{t('compare.title')}</span>
              </td>
              {list.map((item) => (
                <th key={item.sku} scope="col">
                  <Head item={item} product={found?.get(item.sku)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ code, label, values }) => (
              <tr key={code}>
                <th scope="row">{label}</th>
                {list.map(({ sku }, at) => (
                  <td key={sku}>{values[at]?.length ? values[at].join(', ') : '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const Head = ({ item, product }: { item: Kept; product: ComparedProduct | undefined }) => {
  const t = useText()
  const format = useFormatPrice()
  const { name, image, url_path } = product ?? item
  const isReduced = product && product.original_price_incl_tax > product.final_price_incl_tax
  return (
    <div className={styles.head}>
      <span className="pic">
        {image ? <Picture path={image} alt="" width={324} height={489} sizes="18rem" /> : null}
      </span>
      {product?.brand_name ? <span className="t-12 muted">{product.brand_name}</span> : null}
      <Link to={`/${url_path}`}>{name}</Link>
      {product ? (
        <Price
          now={format(product.final_price_incl_tax)}
          before={isReduced ? format(product.original_price_incl_tax) : undefined}
        />
      ) : null}
      {product && !product.stock.is_in_stock ? <span className="t-14 muted">{t('wishlist.soldOut')}</span> : null}
      <IconButton
        className={styles.remove}
        icon="x"
        label={t('compare.remove', { name })}
        onClick={() => compared.remove(item.sku)}
      />
    </div>
  )
}
