import { Link } from '#ui/link.tsx'
import { useDeliveryDates, useDeliveryTerms } from '#features/cart/web/index.ts'
import { useFormatPrice, useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './product.module.css'

/** When it comes, what that costs, and how it goes back. */
export const DeliveryPromise = ({ isVirtual, price }: { isVirtual: boolean; price: number }) => {
  const t = useText()
  const format = useFormatPrice()
  const { settings } = useShell()
  const terms = useDeliveryTerms()
  const dates = useDeliveryDates(terms?.days)
  return (
    <ul className={styles.promise}>
      {isVirtual ? (
        <li>
          <Icon name="doc" />
          <b>{t('product.byMail')}</b>
        </li>
      ) : terms ? (
        <li>
          <Icon name="truck" />
          <div>
            <b>{dates ?? t('product.deliveryDays', { from: terms.days[0], to: terms.days[1] })}</b>
            <p className="t-14 muted">
              {price >= terms.limit || terms.amount === 0
                ? t('product.deliveryFree', { title: terms.title })
                : t('product.deliveryPrice', {
                    title: terms.title,
                    price: format(terms.amount),
                    limit: format(terms.limit),
                  })}
            </p>
          </div>
        </li>
      ) : null}
      {settings.has_return_policy && !isVirtual ? (
        <li>
          <Icon name="back" />
          <div>
            <b>{t('product.returns')}</b>
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
