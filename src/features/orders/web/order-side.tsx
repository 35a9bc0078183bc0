import { TotalsList } from '#features/cart/web/index.ts'
import { useFormatPrice } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { WireOrder } from '../contract.ts'
import styles from './orders.module.css'

/** Sums, methods, where it goes, and its files. */
export const OrderSide = ({ order }: { order: WireOrder }) => {
  const t = useText()
  const format = useFormatPrice()
  const { customer, delivery, files } = order
  const count = order.products.reduce((sum, line) => sum + line.count, 0)
  const shipping = addressLine(customer?.shipping_address)
  const billing = addressLine(customer?.billing_address)
  return (
    <div className={styles.side}>
      <section aria-labelledby="sums">
        <h2 id="sums" className="t-20">
          {t(order.paid ? 'order.paid' : order.canceled ? 'order.sum' : 'order.toPay')}
        </h2>
        <TotalsList
          totals={order.totals.totals}
          coupon={order.coupon ? { code: order.coupon } : null}
          count={count}
          taxes={order.taxes}
        />
        {order.refunded > 0 ? (
          <p className={`t-14 ${styles.after}`}>{t('order.refunded', { amount: format(order.refunded) })}</p>
        ) : null}
        {order.cashback > 0 ? (
          <p className={`t-14 muted ${styles.after}`}>{t('order.cashback', { amount: format(order.cashback) })}</p>
        ) : null}
      </section>
      <dl className={styles.facts}>
        {delivery.title ? (
          <div>
            <dt>{t('order.delivery')}</dt>
            <dd>{delivery.title}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('order.payment')}</dt>
          <dd>{order.payment_title}</dd>
        </div>
        {customer && shipping ? (
          <div>
            <dt>{t('order.goingTo')}</dt>
            <dd>
              {customer.name}, {customer.phone_formatted}
              <br />
              {shipping}
            </dd>
          </div>
        ) : null}
        {billing && billing !== shipping ? (
          <div>
            <dt>{t('order.billedTo')}</dt>
            <dd>{billing}</dd>
          </div>
        ) : null}
      </dl>
      {files ? (
        <section aria-labelledby="papers" className={styles.noPaper}>
          <h2 id="papers" className="t-20">
            {t('order.papers')}
          </h2>
          <ul className={styles.files}>
            <File address={files.invoice} text={t('order.invoice')} />
            {files.receipt ? <File address={files.receipt} text={t('order.receipt')} /> : null}
          </ul>
        </section>
      ) : null}
      <ButtonLink to="/" variant="ghost" className={styles.noPaper}>
        {t('order.continue')}
      </ButtonLink>
    </div>
  )
}

type Address = NonNullable<WireOrder['customer']>['shipping_address']

const addressLine = (address: Address | undefined): string =>
  address ? [address.address, address.city, address.zip, address.country].filter(Boolean).join(', ') : ''

const File = ({ address, text }: { address: string; text: string }) => (
  <li>
    <a className="link t-14" href={address} target="_blank" rel="noopener">
      <Icon name="doc" size="s" />
      {text}
    </a>
  </li>
)
