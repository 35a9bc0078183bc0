import { Suspense, lazy } from 'react'
import { useFormatPrice } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { toChoosable } from '../../../rules/variants/choose-variant.ts'
import type { WireProduct } from '../../../rules/product/product.ts'
import { useCardActions } from '../../card-actions.ts'
import styles from '../product.module.css'
import { RequestButton } from './request-button.tsx'
import { isSoldOut, wantedBack, wordsOf } from './selection.ts'
import { ShareLink } from './share-link.tsx'
import type { usePurchase } from './use-purchase.ts'

type Props = { product: WireProduct; purchase: ReturnType<typeof usePurchase> }

// not by parts.ts: the server has that wait for the kinds of products, which come here themselves
const NotifyDialog = lazy(async () => ({ default: (await import('../below.tsx')).NotifyDialog }))

const nameOf = (product: WireProduct, words: string): string => [product.name, words].filter(Boolean).join(', ')

/** What of the chosen colour is sold out, and the way to hear that it is back; nothing where all of it is there. */
export const BackRequest = ({ product, purchase: { selection, child, ask } }: Props) => {
  const t = useText()
  const back = wantedBack(product, selection)
  if (!back && !isSoldOut(product)) return null
  const words = back ? wordsOf(product, toChoosable(back).values) : ''
  const { sku, final_price_incl_tax: price } = back ?? product
  return (
    <div className={styles.back}>
      {/* of the chosen one the stock line says so already */}
      {back && back !== child ? <span>{t('product.soldOutHere', { what: words })}</span> : null}
      <RequestButton asking={{ kind: 'back_in_stock', sku, name: nameOf(product, words), price }} onAsk={ask} />
    </div>
  )
}

/**
 * The quiet things below the button: to be told when a piece is cheaper, and to show it to somebody. The dialog of all
 * requests stands here, outside of the form.
 */
export const AfterBuying = ({ product, purchase: { selection, child, asking, ask } }: Props) => {
  const format = useFormatPrice()
  const { Save } = useCardActions()
  const { sku, final_price_incl_tax: price } = child ?? product
  const name = nameOf(product, child ? wordsOf(product, selection) : '')
  return (
    <div className={styles.after}>
      <div>{Save ? <Save product={product} isInline /> : null}</div>
      <div>
        {isSoldOut(product) ? null : <RequestButton asking={{ kind: 'price_drop', sku, name, price }} onAsk={ask} />}
        <ShareLink title={product.name} />
      </div>
      {asking ? (
        <Suspense>
          <NotifyDialog {...asking} price={format(asking.price)} onClose={() => ask(undefined)} />
        </Suspense>
      ) : null}
    </div>
  )
}
