import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useFormatPrice, useStoreView } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { WireProduct } from '../../../rules/product/product.ts'
import { BackRequest } from './after-buying.tsx'
import type { Customized } from '../kinds/chosen.ts'
import { OptionPicker } from './options.tsx'
import { Composed, CustomOptions, Downloads, SizeGuide, loadBelow } from '../parts.ts'
import { ProductPrice } from './product-price.tsx'
import styles from '../product.module.css'
import { choiceInShort, isSoldOut } from './selection.ts'
import { StickyBuy } from './sticky-buy.tsx'
import { StockLine } from '../stock/stock-line.tsx'
import type { FreshStock } from '../stock/use-fresh-stock.ts'
import type { usePurchase } from './use-purchase.ts'

type Props = { product: WireProduct; purchase: ReturnType<typeof usePurchase>; stock: FreshStock }

/** Price, choices and the button: one form that also works by itself. */
export const BuyBox = ({ product, purchase, stock }: Props) => {
  const t = useText()
  const format = useFormatPrice()
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
  const lowest = priced.lowest_price_30_days === undefined ? undefined : priced.lowest_price_30_days + extra
  const earlier = stock.pricesBefore(priced)
  const was = earlier && earlier.final_price_incl_tax + (custom?.extraOf(earlier.original_price_incl_tax) ?? 0)
  const children = product.configurable_children
  const isGone = isSoldOut(product)
  const chosen = custom && { ...custom.chosen, price: now, oldPrice: before }
  return (
    <>
      <div className={styles.price}>
        <ProductPrice now={now} before={before} lowest={lowest} />
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
                  className={`${styles.guide} tap`}
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
            {was === undefined ? null : <b>{t('product.priceWas', { now: format(now), before: format(was) })} </b>}
            <StockLine product={product} purchase={purchase} stock={stock} />
          </p>
          {isGone ? null : <BackRequest product={product} purchase={purchase} />}
          {error?.code === 'form' ? (
            <p className={styles.error} role="alert">
              <Icon name="info" size="s" />
              {error.text}
            </p>
          ) : null}
          {isGone ? (
            <>
              <p role="status" className={styles.status}>
                <b>{t('product.noVariants')}</b>
              </p>
              <BackRequest product={product} purchase={purchase} />
            </>
          ) : (
            <div id="buy-button">
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
        <StickyBuy title={choiceInShort(product, selection) || product.name} isBusy={isAdding} label={t('product.add')}>
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
