import { Suspense, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { addMajor } from '#core/money.ts'
import { TotalsList } from '#features/cart/web/index.ts'
import { Unbroken, useFormatPrice } from '#features/stores/web/index.ts'
import { lazyOrNothing } from '#platform/web/waking/late.ts'
import { useText } from '#platform/web/texts.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { WireOrder } from '../../contract.ts'
import styles from '../orders.module.css'

type Props = {
  order: WireOrder
  /** The key of the mail's link, where it was opened with one. */
  orderKey?: string | undefined
  /** Where the order's mail goes, if this browser may know that. */
  email?: string | undefined
  /** Asks for the order anew. */
  look: () => void
  /** Within the account, where the way back to the shop is not the next thing. */
  isInAccount?: boolean
}

const OrderAccount = lazyOrNothing(async () => (await import('./order-account.tsx')).OrderAccount)
const OrderAfter = lazyOrNothing(async () => (await import('../returning/order-after.tsx')).OrderAfter)

/** Sums, methods, where it goes, its files, and what can be done about it afterwards. */
export const OrderSide = ({ order, orderKey, email, look, isInAccount = false }: Props) => {
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
        {order.taken_off > 0 ? (
          <p className={`t-14 ${styles.after}`}>
            {t('order.takenOff', {
              amount: format(order.taken_off),
              left: format(addMajor(order.price, -order.taken_off)),
            })}
          </p>
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
          <dd>
            {order.payment_title}
            {' · '}
            {t(order.paid ? 'order.paid' : 'order.notPaid')}
          </dd>
        </div>
        {customer && shipping ? (
          <div>
            <dt>{t('order.goingTo')}</dt>
            <dd>
              <Unbroken text={`${customer.name}, ${customer.phone_formatted}`} />
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
            {(files.downloads ?? []).map(({ address, title }) => (
              <File key={address} address={address} text={title} />
            ))}
          </ul>
        </section>
      ) : null}
      {order.returns || order.royalty || order.admin_link ? (
        <InTheBrowser>
          <OrderAfter order={order} orderKey={orderKey} look={look} />
        </InTheBrowser>
      ) : null}
      {email ? (
        <InTheBrowser>
          <OrderAccount email={email} look={look} />
        </InTheBrowser>
      ) : null}
      {isInAccount ? null : (
        <ButtonLink to="/" variant="ghost" className={styles.noPaper}>
          {t('order.continue')}
        </ButtonLink>
      )}
    </div>
  )
}

const never = () => () => undefined

/** What comes with a script of its own: the server leaves it out. */
const InTheBrowser = ({ children }: { children: ReactNode }) => {
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isHere ? <Suspense>{children}</Suspense> : null
}

type Address = NonNullable<WireOrder['customer']>['shipping_address']

const addressLine = (address: Address | undefined): string =>
  address ? [address.address, address.city, address.zip, address.country_name].filter(Boolean).join(', ') : ''

const File = ({ address, text }: { address: string; text: string }) => (
  <li>
    <a className="link t-14" href={address} target="_blank" rel="noopener">
      <Icon name="doc" size="s" />
      {text}
    </a>
  </li>
)
