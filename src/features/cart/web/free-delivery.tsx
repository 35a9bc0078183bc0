import { useFormatPrice } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Icon } from '#ui/icon.tsx'
import { Meter } from '#ui/meter.tsx'
import styles from './cart.module.css'
import type { CartView } from './cart-types.ts'
import { useDeliveryTerms } from './delivery.ts'

/** How far it is to free delivery; nothing where nothing is delivered or no limit can be reached. */
export const FreeDelivery = ({ cart }: { cart: CartView }) => {
  const t = useText()
  const format = useFormatPrice()
  const terms = useDeliveryTerms()
  const subtotal = Math.round(cart.lines.reduce((sum, { item, qty }) => sum + item.price * qty * 100, 0)) / 100
  if (!terms || terms.limit >= unreachable || cart.lines.every(({ item }) => item.is_virtual)) return null
  const isFree = subtotal >= terms.limit || (cart.coupon?.active && cart.coupon.free_delivery) === true
  return (
    <div className={styles.free}>
      {isFree ? (
        <p className={styles.isFree}>
          <Icon name="check" size="s" />
          <b>{t('cart.free')}</b>
        </p>
      ) : (
        <p className={`${styles.spread} ${styles.wraps}`}>
          <span>{t('cart.freeIn', { price: format(terms.limit - subtotal) })}</span>
          <span className="muted num nowrap">
            {t('cart.freeOf', { price: format(subtotal), limit: format(terms.limit) })}
          </span>
        </p>
      )}
      <Meter
        value={isFree ? 1 : subtotal}
        max={isFree ? 1 : terms.limit}
        label={t('cart.freeMeter')}
        tone={isFree ? 'ok' : undefined}
      />
    </div>
  )
}

/** A limit of this much and more means: never free. */
const unreachable = 1_000_000
