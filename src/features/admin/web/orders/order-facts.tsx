import { formatDateTime } from '#features/stores/rules/format.ts'
import { reasonText } from '#features/orders/rules/cancel-reason.ts'
import type { ManagedOrder } from '#features/orders/contract.ts'
import { paidAgain } from '#features/orders/rules/status.ts'
import { useText } from '#platform/web/texts.tsx'
import { Facts } from '../screen-parts/facts.tsx'
import type { Fact } from '../screen-parts/facts.tsx'
import styles from '../screen-parts/office.module.css'
import { stateText } from './order-words.ts'

/** What is known of an order: how it stands, who bought it, and where it goes. */
export const OrderFacts = ({ order }: { order: ManagedOrder }) => {
  const t = useText()
  const { customer } = order
  const asked = order.returns?.requests.find(({ state }) => state === 'open')
  const facts: readonly Fact[] = [
    [t('office.state'), stateText(t, order)],
    [t('office.date'), formatDateTime(order.created_at)],
    [t('office.paid'), `${order.paid ? t('office.yes') : t('office.no')}, ${order.payment_title}`],
    [t('office.customer'), [customer?.name, customer?.email, customer?.phone_formatted].filter(Boolean).join(', ')],
    [t('office.shipTo'), addressOf(customer?.shipping_address)],
    [t('office.billTo'), addressOf(customer?.billing_address)],
    [t('office.vatNumber'), customer?.billing_address?.vat_id ?? customer?.shipping_address?.vat_id],
    [
      t('office.delivery'),
      [order.delivery.title, order.delivery.carrier, order.delivery.number].filter(Boolean).join(', '),
    ],
    [t('office.coupon'), [order.coupon, order.promo_code].filter(Boolean).join(', ')],
    [t('office.cancelReason'), order.cancel_reason && reasonText(t, order.cancel_reason)],
    [t('office.storeView'), order.store],
  ]
  return (
    <>
      <h2 className="t-28 num">{order.number}</h2>
      {order.shortfall ? <p className={styles.bad}>{t('office.shortfall')}</p> : null}
      {order.events?.some(({ note }) => note?.startsWith(paidAgain)) ? (
        <p className={styles.bad}>{t('office.paidTwice')}</p>
      ) : null}
      {asked ? <p className={styles.bad}>{t('office.openRequest', { kind: asked.kind })}</p> : null}
      <Facts facts={facts} />
    </>
  )
}

const addressOf = (address: NonNullable<ManagedOrder['customer']>['shipping_address'] | undefined): string =>
  address
    ? [address.name, address.company, address.address, address.city, address.zip, address.country_name]
        .filter(Boolean)
        .join(', ')
    : ''
