import { productPath } from '#features/catalog/rules/addresses/addresses.ts'
import type { ManageCatalogContract, ManagedAttribute, ManagedProduct } from '#features/catalog/rules/manage-calls.ts'
import { useText } from '#platform/web/texts.tsx'
import { useLastPart } from '#platform/web/page/use-last-part.ts'
import { Link } from '#ui/link.tsx'
import styles from '../screen-parts/office.module.css'
import { ProductBasics } from './product-basics.tsx'
import { marksOf } from './marks.ts'
import { ProductAttributes } from './product-attributes.tsx'
import { MoreVariants, ProductDeeds } from './product-deeds.tsx'
import { ProductPictures } from './product-pictures.tsx'
import { ProductTexts } from './product-texts.tsx'
import { useAttributes } from './use-attributes.ts'
import { ProductPrices } from './product-prices.tsx'
import { StockForm } from '../stock/stock-form.tsx'
import { Part } from '../screen-parts/part.tsx'
import { useOne } from '#platform/web/call/use-one.ts'
import { Read } from '../screen-parts/unread.tsx'
import { UnsavedForm, UnsavedParts } from '../screen-parts/unsaved.tsx'

/** One product: its words, where it is shown, its prices and pictures, and the same of its variants. */
export const Screen = () => {
  const t = useText()
  const id = useLastPart()
  const { attributes, look: lookAtAttributes } = useAttributes()
  const one = useOne<ManageCatalogContract, 'GET /api/manage/products/:id'>('GET /api/manage/products/:id', {
    params: { id },
  })
  return (
    <Read one={one} title={t('office.noProduct')}>
      {(product) => (
        <Product
          product={product}
          attributes={attributes}
          onOption={lookAtAttributes}
          look={one.look}
          show={one.show}
        />
      )}
    </Read>
  )
}

type Props = {
  product: ManagedProduct
  attributes: readonly ManagedAttribute[]
  /** A value was added to an attribute. */
  onOption: () => void
  /** Reads the product anew. */
  look: () => void
  show: (product: ManagedProduct) => void
}

const Product = ({ product, attributes, onOption, look, show }: Props) => {
  const t = useText()
  const isCounted = product.is_managed && product.variants.length === 0
  return (
    <UnsavedParts>
      <h2 className="t-28">
        {product.name['en']} <span className="muted">{product.sku}</span>
      </h2>
      <p className={`t-14 ${styles.actions}`}>
        <Link className="link" to={productPath(product.sku, product.slug)}>
          {t('office.inShop')}
        </Link>
        <Link className="link" to={`/admin/audit?product=${product.id}`}>
          {t('office.whoDidProduct')}
        </Link>
      </p>
      <div className={styles.columns}>
        <UnsavedForm stored={product} parts={(now) => [now.name, now.visibility, marksOf(now)]}>
          {(begun) => (
            // its state is changed beside this form too
            <ProductBasics product={{ ...begun, status: product.status }} onChange={show} />
          )}
        </UnsavedForm>
        <UnsavedForm stored={product} parts={(now) => [now.description, now.short_description, now.seo, now.slug]}>
          {(begun) => <ProductTexts product={begun} onChange={show} />}
        </UnsavedForm>
        <UnsavedForm stored={product} parts={({ media }) => media}>
          {(begun) => <ProductPictures product={begun} attributes={attributes} onChange={show} />}
        </UnsavedForm>
        <UnsavedForm stored={product} parts={(now) => [now.attributes, now.category_ids]}>
          {(begun) => <ProductAttributes product={begun} attributes={attributes} onChange={show} />}
        </UnsavedForm>
      </div>
      <Part title={t('office.prices')} text={t('office.pricesText')}>
        <UnsavedForm stored={product} parts={({ prices }) => prices}>
          {(begun) => <ProductPrices product={begun} onChange={show} />}
        </UnsavedForm>
      </Part>
      {isCounted ? (
        <Part title={t('office.stockOf', { count: product.qty })}>
          <StockForm sku={product.sku} onChange={look} />
        </Part>
      ) : null}
      {product.type_id === 'configurable' ? (
        <Part title={t('office.variants', { count: product.variants.length })}>
          {product.variants.map((variant) => (
            <details key={variant.id}>
              <summary className="link t-14">
                {variant.sku} <span className="muted num">{t('office.stockOf', { count: variant.qty })}</span>
              </summary>
              <div className={styles.cards}>
                <UnsavedForm stored={variant} parts={({ prices }) => prices}>
                  {(begun) => <ProductPrices product={begun} onChange={look} />}
                </UnsavedForm>
                {variant.is_managed ? <StockForm sku={variant.sku} onChange={look} /> : null}
              </div>
            </details>
          ))}
          <UnsavedForm stored={product} parts={({ variants }) => variants.length}>
            {(begun) => <MoreVariants product={begun} attributes={attributes} onOption={onOption} onChange={show} />}
          </UnsavedForm>
        </Part>
      ) : null}
      <ProductDeeds product={product} onChange={show} />
    </UnsavedParts>
  )
}
