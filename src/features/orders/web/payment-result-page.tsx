import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useGetCart } from '#features/cart/web/index.ts'
import { loadActiveOrder, localStore, saveActiveOrder } from '#features/checkout/web/index.ts'
import { PageHead, useStoreView } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { ButtonLink } from '#ui/button.tsx'
import styles from './orders.module.css'
import { useOrder } from './use-order.ts'

/** Milliseconds between two looks, and how many of them before the shopper is let go. */
const lookEvery = 2000
const looks = 8

const never = () => () => undefined

/**
 * Where a payment leads back to, paid or not. The address promises nothing: only what the server says of the order counts.
 */
export const Component = () => {
  const t = useText()
  const { pathname } = useLocation()
  const { storeCode } = useStoreView()
  const [search] = useSearchParams()
  const getCart = useGetCart()
  const isSuccess = pathname.includes('successful')
  const active = useSyncExternalStore(
    never,
    () => loadActiveOrder(localStore(), storeCode),
    () => undefined,
  )
  // the id stays known when the paid order has been forgotten as the active one
  const [firstActive] = useState(active)
  const id = search.get('order') ?? active ?? firstActive
  const { order, look } = useOrder(id)
  const [looked, setLooked] = useState(0)
  const isPaid = typeof order === 'object' && order.paid
  const isWaiting = isSuccess && !isPaid && order !== 'missing' && looked < looks

  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => {
      setLooked(looked + 1)
      look()
    }, lookEvery)
    return () => clearTimeout(timer)
  }, [isWaiting, looked, look])

  useEffect(() => {
    if (!isPaid || loadActiveOrder(localStore(), storeCode) !== id) return
    saveActiveOrder(localStore(), storeCode, undefined)
    getCart().clear()
  }, [isPaid, getCart, id, storeCode])

  const isMissing = order === 'missing'
  const heading = isPaid
    ? t('order.successTitle')
    : isMissing
      ? t('order.noOrder')
      : isSuccess
        ? t('order.checking')
        : t('order.failedTitle')
  return (
    <div className={`wrap ${styles.page} ${styles.narrow}`}>
      <PageHead title={t(isSuccess ? 'order.successTitle' : 'order.failedTitle')} isIndexed={false} />
      <div className={styles.stack} role="status" aria-busy={isWaiting || undefined}>
        <h1 className="t-64" tabIndex={-1}>
          {heading}
        </h1>
        {isPaid ? (
          <p>{t('order.paidText', { number: order.number })}</p>
        ) : isMissing ? null : isSuccess ? (
          isWaiting ? null : (
            <p>{t('order.notYetText')}</p>
          )
        ) : (
          <p>{t('order.failedText')}</p>
        )}
      </div>
      <div className={styles.actions}>
        {typeof order === 'object' && !isSuccess && !isPaid && order.payment_link ? (
          <a className={styles.pay} href={order.payment_link}>
            {t('order.tryPay')}
          </a>
        ) : null}
        {typeof order === 'object' && (isPaid || isSuccess) ? (
          <ButtonLink to={`/order/${order.id}`}>{t('order.show')}</ButtonLink>
        ) : null}
        {!isPaid && !isSuccess ? (
          <ButtonLink to="/checkout" variant="ghost">
            {t('order.toCheckout')}
          </ButtonLink>
        ) : null}
        {isPaid || isMissing ? (
          <ButtonLink to="/" variant="ghost">
            {t('order.continue')}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  )
}
