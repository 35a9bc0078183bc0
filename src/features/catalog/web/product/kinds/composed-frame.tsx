import type { FormEvent, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useStoreView } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { WireProduct } from '../../../rules/product/product.ts'
import { BackRequest } from '../buy-box/after-buying.tsx'
import styles from '../product.module.css'
import { ProductPrice } from '../buy-box/product-price.tsx'
import { StickyBuy } from '../buy-box/sticky-buy.tsx'
import type { usePurchase } from '../buy-box/use-purchase.ts'

export type Props = { product: WireProduct; purchase: ReturnType<typeof usePurchase> }

type FrameProps = Props & {
  now: number
  before: number
  label: string
  error: string | undefined
  onSubmit: () => void
  children: ReactNode
}

/** Live price, the choices, the button, and the button once more on phones. */
export const ComposedFrame = ({ product, purchase, now, before, label, error, onSubmit, children }: FrameProps) => {
  const t = useText()
  const { storeCode } = useStoreView()
  const { pathname } = useLocation()
  const { form, isAdding } = purchase
  const isGone = !product.stock.is_in_stock
  // it is known of the pieces as they come, not of every choice
  const isAsListed = now === product.final_price_incl_tax && before === product.original_price_incl_tax
  const lowest = isAsListed ? product.lowest_price_30_days : undefined
  const told = error ?? (purchase.error?.code === 'form' ? purchase.error.text : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isAdding) onSubmit()
  }
  return (
    <>
      <div className={styles.price} aria-live="polite">
        <ProductPrice now={now} before={before} lowest={lowest} />
        <p className="t-12 muted">{t('product.taxIncluded')}</p>
      </div>
      <form ref={form} id="buy" className={styles.form} action="/cart/add" method="post" onSubmit={submit}>
        <input type="hidden" name="store" value={storeCode} />
        <input type="hidden" name="qty" value="1" />
        <input type="hidden" name="back" value={pathname} />
        <input type="hidden" name="sku" value={product.sku} />
        {children}
        {told ? (
          <p className={styles.error} role="alert">
            <Icon name="info" size="s" />
            {told}
          </p>
        ) : null}
        {isGone ? (
          <div>
            <p role="status" className={styles.status}>
              <b>{t('product.noVariants')}</b>
            </p>
            <BackRequest product={product} purchase={purchase} />
          </div>
        ) : (
          <div id="buy-button">
            <Button type="submit" isFull isBusy={isAdding}>
              <Icon name="bag" size="s" />
              {label}
            </Button>
          </div>
        )}
      </form>
      {isGone ? null : (
        <StickyBuy title={product.name} isBusy={isAdding} label={label}>
          <ProductPrice now={now} before={before} isShort />
        </StickyBuy>
      )}
    </>
  )
}
