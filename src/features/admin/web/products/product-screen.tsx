import { productPath } from '#features/catalog/rules/addresses/addresses.ts'
import type { ManageCatalogContract } from '#features/catalog/rules/manage-calls.ts'
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
import { Unread } from '../screen-parts/unread.tsx'
import { UnsavedParts } from '../screen-parts/unsaved.tsx'

/** One product: its words, where it is shown, its prices and pictures, and the same of its variants. */
export const Screen = () => {
  const t = useText()
  const id = useLastPart()
  const { attributes, look: lookAtAttributes } = useAttributes()
  const { answer, look } = useOne<ManageCatalogContract, 'GET /api/manage/products/:id'>(
    'GET /api/manage/products/:id',
    {
      params: { id },
    },
  )
  if (!answer?.ok) return <Unread answer={answer} onAgain={look} title={t('office.noProduct')} />
  const product = answer.value
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
        <ProductBasics
          key={`basics ${JSON.stringify([product.name, product.status, product.visibility, marksOf(product)])}`}
          product={product}
          onChange={look}
        />
        <ProductTexts
          key={`texts ${JSON.stringify([product.description, product.short_description, product.seo, product.slug])}`}
          product={product}
          onChange={look}
        />
        <ProductPictures
          key={`pictures ${JSON.stringify(product.media)}`}
          product={product}
          attributes={attributes}
          onChange={look}
        />
        <ProductAttributes
          key={`attributes ${JSON.stringify([product.attributes, product.category_ids])}`}
          product={product}
          attributes={attributes}
          onChange={look}
        />
      </div>
      <Part title={t('office.prices')} text={t('office.pricesText')}>
        <ProductPrices key={`prices ${JSON.stringify(product.prices)}`} product={product} onChange={look} />
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
                <ProductPrices key={JSON.stringify(variant.prices)} product={variant} onChange={look} />
                {variant.is_managed ? <StockForm sku={variant.sku} onChange={look} /> : null}
              </div>
            </details>
          ))}
          <MoreVariants
            key={product.variants.length}
            product={product}
            attributes={attributes}
            onOption={lookAtAttributes}
            onChange={look}
          />
        </Part>
      ) : null}
      <ProductDeeds key={`deeds ${product.id}`} product={product} onChange={look} />
    </UnsavedParts>
  )
}
