import { Link } from '#ui/link.tsx'
import { useDeliveryDates, useDeliveryOffer } from '#features/cart/web/index.ts'
import { useFormatPrice, useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from '../product.module.css'

/** When it comes, what that costs, and how it goes back. */
export const DeliveryPromise = ({ isVirtual, price }: { isVirtual: boolean; price: number }) => {
  const t = useText()
  const format = useFormatPrice()
  const { settings } = useShell()
  const offer = useDeliveryOffer(price)
  const dates = useDeliveryDates(offer?.days)
  return (
    <ul className={styles.promise}>
      {isVirtual ? (
        <li>
          <Icon name="doc" />
          <b>{t('product.byMail')}</b>
        </li>
      ) : offer ? (
        <li>
          <Icon name="truck" />
          <div>
            <b>{dates ?? t('product.deliveryDays', { from: offer.days[0], to: offer.days[1] })}</b>
            <p className="t-14 muted">
              {offer.price === 0
                ? t('product.deliveryFree', { title: offer.title })
                : offer.freeFrom === undefined
                  ? `${offer.title} ${format(offer.price)}`
                  : t('product.deliveryPrice', {
                      title: offer.title,
                      price: format(offer.price),
                      limit: format(offer.freeFrom),
                    })}
            </p>
          </div>
        </li>
      ) : null}
      {settings.has_return_policy && settings.return_days > 0 && !isVirtual ? (
        <li>
          <Icon name="back" />
          <div>
            <b>{t('product.returns', { days: settings.return_days })}</b>
            <p className="t-14 muted">
              <Link className="link" to="/returns">
                {t('product.returnsHow')}
              </Link>
            </p>
          </div>
        </li>
      ) : null}
    </ul>
  )
}
