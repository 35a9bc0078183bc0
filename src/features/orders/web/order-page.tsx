import { useState, useSyncExternalStore } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { TotalsList } from '#features/cart/web/index.ts'
import { emailOfPlaced, sessionStore } from '#features/checkout/web/index.ts'
import { formatDateTime } from '#features/stores/rules/format.ts'
import { PageHead, useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { WireOrder } from '../contract.ts'
import { OrderLines } from './order-lines.tsx'
import { OrderProgress } from './order-progress.tsx'
import styles from './orders.module.css'
import { useOrder } from './use-order.ts'

/** The page after an order, and whenever its link is opened again. */
export const Component = () => {
  const t = useText()
  const { settings } = useShell()
  const { id } = useParams()
  const [search] = useSearchParams()
  const { order, look } = useOrder(id, search.get('key'))
  const title = typeof order === 'object' ? t('order.title', { number: order.number }) : t('order.thanks')
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={title} isIndexed={false} />
      {order === 'loading' ? (
        <div className={styles.stack} aria-busy="true" aria-label={t('order.loading')}>
          <Skeleton shape="title" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
        </div>
      ) : order === 'missing' ? (
        <Empty
          title={t('order.missing')}
          text={t('order.missingText', { email: settings.email_support })}
          action={<ButtonLink to="/">{t('order.continue')}</ButtonLink>}
        />
      ) : order === 'failed' ? (
        <Empty title={t('order.failed')} action={<Button onClick={look}>{t('order.again')}</Button>} />
      ) : (
        <Order order={order} />
      )}
    </div>
  )
}

const never = () => () => undefined

const Order = ({ order }: { order: WireOrder }) => {
  const t = useText()
  const heading = useHeading(order)
  const placedEmail = useSyncExternalStore(
    never,
    () => emailOfPlaced(sessionStore(), order.id),
    () => undefined,
  )
  const email = order.customer?.email ?? placedEmail
  const isOpen = order.payment_link !== null && !order.paid && !order.canceled
  const count = order.products.reduce((sum, line) => sum + line.count, 0)
  const { customer, delivery } = order
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1 className="t-64" tabIndex={-1}>
            {heading}
          </h1>
          <p>
            {t('order.thanksNumber', { number: order.number })} {email ? t('order.mailTo', { email }) : null}
          </p>
          <p className="muted t-14">{t('order.placedAt', { date: formatDateTime(order.created_at) })}</p>
        </div>
        <div className={styles.actions}>
          {isOpen ? (
            <a className={styles.pay} href={order.payment_link ?? undefined}>
              {t('order.payNow')}
            </a>
          ) : null}
          <CopyLink />
        </div>
      </header>
      {order.canceled ? (
        <p className={styles.bad}>{t('order.canceled')}</p>
      ) : isOpen ? (
        <p className={styles.open}>
          <b>{t('order.unpaid')}.</b>{' '}
          {order.pay_until
            ? t('order.unpaidUntil', { time: formatDateTime(order.pay_until).split(' ')[0] ?? '' })
            : null}
        </p>
      ) : null}
      <OrderProgress order={order} />
      <div className={styles.columns}>
        <OrderLines order={order} />
        <div className={styles.side}>
          <section aria-labelledby="sums">
            <h2 id="sums" className="t-20">
              {t(order.paid ? 'order.paid' : 'order.toPay')}
            </h2>
            <TotalsList
              totals={order.totals.totals}
              coupon={order.coupon ? { code: order.coupon } : null}
              count={count}
            />
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
            {customer?.shipping_address ? (
              <div>
                <dt>{t('order.goingTo')}</dt>
                <dd>
                  {customer.name}, {customer.phone_formatted}
                  <br />
                  {[
                    customer.shipping_address.address,
                    customer.shipping_address.city,
                    customer.shipping_address.zip,
                    customer.shipping_address.country,
                  ].join(', ')}
                </dd>
              </div>
            ) : null}
          </dl>
          <ButtonLink to="/" variant="ghost">
            {t('order.continue')}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}

/** Thanks while the order is new; later what is becoming of it. */
const useHeading = ({ canceled, stage }: WireOrder): string => {
  const t = useText()
  if (canceled) return t('order.canceled')
  return stage > 1 ? t(`order.stage${stage}`) : t('order.thanks')
}

const CopyLink = () => {
  const t = useText()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard?.writeText(location.href).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <Button variant="ghost" size="s" onClick={() => void copy()}>
      <Icon name={isCopied ? 'check' : 'copy'} size="s" />
      <span role="status">{t(isCopied ? 'order.shared' : 'order.share')}</span>
    </Button>
  )
}
