import { Suspense, useSyncExternalStore } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { emailOfPlaced } from '#features/checkout/web/index.ts'
import { sessionStore } from '#platform/web/storage/storages.ts'
import { formatDateTime } from '#features/stores/rules/format.ts'
import { PageHead } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import type { WireOrder } from '../contract.ts'
import { CopyButton } from './order/copy-button.tsx'
import { InItsCurrency } from './in-its-currency.tsx'
import { OrderAsked } from './order-asked.tsx'
import { OrderLines } from './order/order-lines.tsx'
import { OrderProgress } from './order/order-progress.tsx'
import styles from './orders.module.css'
import { OrderSide, Standing } from './order/parts.ts'
import { isOpen, loadOrder, useOrder } from './use-order.ts'

export const loader = ({ context, params, request }: LoaderFunctionArgs) =>
  loadOrder({ context }, params['id'], new URL(request.url).searchParams.get('key'))

/** The page after an order, and whenever its link is opened again. */
export const Component = () => {
  const t = useText()
  const { id } = useParams()
  const [search] = useSearchParams()
  const orderKey = search.get('key') ?? undefined
  const { order, look } = useOrder(id, orderKey)
  const title = typeof order === 'object' ? t('order.title', { number: order.number }) : t('order.heading')
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={title} isIndexed={false} />
      {typeof order === 'object' ? (
        <InItsCurrency order={order}>
          <Order order={order} orderKey={orderKey} look={look} />
        </InItsCurrency>
      ) : (
        <>
          <h1 className="t-64" tabIndex={-1}>
            {t('order.heading')}
          </h1>
          <OrderAsked order={order} look={look} />
        </>
      )}
    </div>
  )
}

const never = () => () => undefined

type OrderProps = { order: WireOrder; orderKey: string | undefined; look: () => void }

const Order = ({ order, orderKey, look }: OrderProps) => {
  const t = useText()
  const heading = useHeading(order)
  const placedEmail = useSyncExternalStore(
    never,
    () => emailOfPlaced(sessionStore(), order.id),
    () => undefined,
  )
  const email = order.customer?.email ?? placedEmail
  const { number, stage, canceled } = order
  const isNew = stage <= 1 && !canceled
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1 className="t-64" tabIndex={-1}>
            {heading}
          </h1>
          <p>
            {t(isNew ? 'order.thanksNumber' : 'order.title', { number })}{' '}
            {isNew && email ? t('order.mailTo', { email }) : null}
          </p>
          <p className="muted t-14">{t('order.placedAt', { date: formatDateTime(order.created_at) })}</p>
        </div>
        <div className={`${styles.actions} ${styles.noPaper}`}>
          {isOpen(order) ? (
            <a className={styles.pay} href={order.payment_link ?? undefined}>
              {t('order.payNow')}
            </a>
          ) : null}
          {/* the key of the mail's link shows an address and a phone number: it stays with whoever got the mail */}
          <CopyButton text={() => `${location.origin}${location.pathname}`}>{t('order.share')}</CopyButton>
        </div>
      </header>
      <Suspense>
        <Standing order={order} email={email} look={look} />
      </Suspense>
      {canceled ? null : <OrderProgress order={order} />}
      <div className={styles.columns}>
        <OrderLines order={order} />
        <Suspense>
          <OrderSide order={order} orderKey={orderKey} email={canceled ? undefined : email} look={look} />
        </Suspense>
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
