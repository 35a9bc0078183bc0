import { add, fromMajor, times, toMajor } from '#core/money.ts'
import { useFormatPrice } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Icon } from '#ui/icon.tsx'
import { Meter } from '#ui/meter.tsx'
import styles from '../cart.module.css'
import type { CartView } from '../store/cart-types.ts'
import { useDeliveryOffer } from './delivery-offer.ts'

/** How far it is to free delivery; nothing where nothing is delivered or no limit can be reached. */
export const FreeDelivery = ({ cart }: { cart: CartView }) => {
  const t = useText()
  const format = useFormatPrice()
  const subtotal = goodsOf(cart)
  const isByCoupon = freesDelivery(cart)
  const freeFrom = useDeliveryOffer(subtotal, isByCoupon)?.freeFrom
  if (freeFrom === undefined || cart.lines.every(({ item }) => item.is_virtual)) return null
  const isFree = isByCoupon || subtotal >= freeFrom
  return (
    <div className={styles.free}>
      {isFree ? (
        <p className={styles.isFree}>
          <Icon name="check" size="s" />
          <b>{t('cart.free')}</b>
        </p>
      ) : (
        <p className={`${styles.spread} ${styles.wraps}`}>
          <span>{t('cart.freeIn', { price: format(freeFrom - subtotal) })}</span>
          <span className="muted num nowrap">
            {t('cart.freeOf', { price: format(subtotal), limit: format(freeFrom) })}
          </span>
        </p>
      )}
      <Meter
        value={isFree ? 1 : subtotal}
        max={isFree ? 1 : freeFrom}
        label={t('cart.freeMeter')}
        tone={isFree ? 'ok' : undefined}
      />
    </div>
  )
}

/** What the goods of a cart cost before anything is taken off. Major units. */
export const goodsOf = ({ lines }: Pick<CartView, 'lines'>): number =>
  toMajor(add(...lines.map(({ item, qty }) => times(fromMajor(item.price), qty))))

/** Whether its coupon makes delivery free. */
export const freesDelivery = ({ coupon }: Pick<CartView, 'coupon'>): boolean =>
  coupon?.active === true && coupon.free_delivery
