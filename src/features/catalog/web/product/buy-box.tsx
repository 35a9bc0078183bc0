import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useStoreView } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { WireProduct } from '../../rules/product.ts'
import type { Customized } from './custom-options.tsx'
import { OptionPicker } from './options.tsx'
import { Composed, CustomOptions, Downloads, SizeGuide, loadBelow } from './parts.ts'
import { ProductPrice } from './product-price.tsx'
import styles from './product.module.css'
import { isAvailable } from './selection.ts'
import { StickyBuy } from './sticky-buy.tsx'
import type { usePurchase } from './use-purchase.ts'

type Props = { product: WireProduct; purchase: ReturnType<typeof usePurchase> }

/** Fewer than this many pieces are worth a word. */
const lowFrom = 5

/** What is left of the chosen variant, or that it is gone. */
const StockLine = ({ product, purchase: { child, selection } }: Props) => {
  const t = useText()
  const stock = child?.stock ?? (product.configurable_children.length === 0 ? product.stock : undefined)
  if (!stock) return null
  const option = product.configurable_options.find(({ attribute_code }) => attribute_code === 'size')
  const size = option?.values.find(({ value_index }) => value_index === selection.size)?.label
  const words = product.configurable_options.flatMap(
    ({ attribute_code, values }) =>
      values.find(({ value_index }) => value_index === selection[attribute_code])?.label ?? [],
  )
  if (!stock.is_in_stock)
    return <>{t('product.soldOutHere', { what: words.toReversed().join(', ') || product.name })}</>
  if (!stock.manage_stock || stock.qty > lowFrom) return null
  return (
    <span className={styles.low}>
      {size ? t('product.lowStock', { count: stock.qty, size }) : t('product.left', { count: stock.qty })}
    </span>
  )
}

/** Price, choices and the button: one form that also works by itself. */
export const BuyBox = ({ product, purchase }: Props) => {
  const t = useText()
  const { storeCode } = useStoreView()
  const { pathname } = useLocation()
  const [custom, setCustom] = useState<Customized>()
  const [isGuideOpen, setGuideOpen] = useState(false)
  const { form, selection, select, shown, error, isAdding, submit } = purchase
  if (product.type_id === 'grouped' || product.type_id === 'bundle') {
    return (
      <Suspense>
        <Composed product={product} purchase={purchase} />
      </Suspense>
    )
  }
  const priced = shown ?? product
  const extra = custom?.extraOf(priced.original_price_incl_tax) ?? 0
  const [now, before] = [priced.final_price_incl_tax + extra, priced.original_price_incl_tax + extra]
  const children = product.configurable_children
  const isGone = children.length > 0 ? !children.some(isAvailable) : !product.stock.is_in_stock
  const chosen = custom && { ...custom.chosen, price: now, oldPrice: before }
  const words = product.configurable_options.flatMap(
    ({ attribute_code, values }) =>
      values.find(({ value_index }) => value_index === selection[attribute_code])?.label ?? [],
  )
  return (
    <>
      <div className={styles.price}>
        <ProductPrice now={now} before={before} />
        <p className="t-12 muted">{t('product.taxIncluded')}</p>
      </div>
      <form
        ref={form}
        id="buy"
        className={styles.form}
        action="/cart/add"
        method="post"
        onSubmit={(event) => submit(event, chosen)}
      >
        <input type="hidden" name="store" value={storeCode} />
        <input type="hidden" name="qty" value="1" />
        <input type="hidden" name="back" value={pathname} />
        {children.length === 0 ? <input type="hidden" name="sku" value={product.sku} /> : null}
        {product.configurable_options.map((option, index, all) => (
          <OptionPicker
            key={option.attribute_code}
            product={product}
            option={option}
            selection={selection}
            onChoose={select}
            error={error?.code === option.attribute_code ? error.text : undefined}
            isLast={index === all.length - 1}
            aside={
              option.attribute_code === 'size' && option.values.length > 1 ? (
                <button
                  type="button"
                  className={styles.guide}
                  onPointerEnter={() => void loadBelow()}
                  onClick={() => setGuideOpen(true)}
                >
                  <Icon name="ruler" size="s" />
                  <span className="link">{t('product.sizeGuide')}</span>
                </button>
              ) : null
            }
          />
        ))}
        {product.custom_options.length > 0 ? (
          <Suspense>
            <CustomOptions options={product.custom_options} onChange={setCustom} />
          </Suspense>
        ) : null}
        <div className={styles.order}>
          <p className={styles.status} role="status">
            <StockLine product={product} purchase={purchase} />
          </p>
          {error?.code === 'form' ? (
            <p className={styles.error} role="alert">
              <Icon name="info" size="s" />
              {error.text}
            </p>
          ) : null}
          {isGone ? (
            <p role="status">
              <b>{t('product.noVariants')}</b>
            </p>
          ) : (
            <div className={styles.buy} id="buy-button">
              <Button type="submit" isFull isBusy={isAdding}>
                <Icon name="bag" size="s" />
                {t('product.add')}
              </Button>
            </div>
          )}
        </div>
      </form>
      {product.downloads.length > 0 ? (
        <Suspense>
          <Downloads product={product} />
        </Suspense>
      ) : null}
      {isGone ? null : (
        <StickyBuy title={words.toReversed().join(' · ') || product.name} isBusy={isAdding} label={t('product.add')}>
          <ProductPrice now={now} before={before} isShort />
        </StickyBuy>
      )}
      {isGuideOpen ? (
        <Suspense>
          <SizeGuide product={product} onClose={() => setGuideOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
