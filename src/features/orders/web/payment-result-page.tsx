import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { useGetCart } from '#features/cart/web/index.ts'
import { loadActiveOrder, saveActiveOrder } from '#features/checkout/web/index.ts'
import { localStore } from '#platform/web/storage/storages.ts'
import { PageHead, useShell, useStoreView } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import styles from './orders.module.css'
import { isOpen, loadOrder, useOrder } from './use-order.ts'
import type { OrderState } from './use-order.ts'

/** Seconds before each look: ever longer, and then the shopper is let go. */
const waits = [1, 2, 3, 5, 8, 13, 21]

const never = () => () => undefined

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadOrder({ context }, new URL(request.url).searchParams.get('order') ?? undefined)

/**
 * Where a payment leads back to, paid or not. The address promises nothing: only what the server says of the order counts.
 */
export const Component = () => {
  const t = useText()
  const { settings } = useShell()
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  const isSuccess = pathname.includes('successful')
  const id = useReturnedOrder(query.get('order'))
  const { order, look } = useOrder(id)
  const isPaid = typeof order === 'object' && order.paid
  const isMissing = order === 'missing'
  const isAwaited = isSuccess && !isPaid && !isMissing
  const { isWaiting, again } = useWaiting(isAwaited, look)
  useForgetting(id, isPaid)
  const isHeld = typeof order === 'object' && isOpen(order)

  const heading = isPaid
    ? t('order.successTitle')
    : !isSuccess
      ? t('order.failedTitle')
      : isMissing
        ? t('order.noOrder')
        : t(isWaiting ? 'order.checking' : 'order.notYet')
  const text = isPaid
    ? t(order.canceled ? 'order.paidOverText' : 'order.paidText', {
        number: order.number,
        email: settings.email_support,
      })
    : !isSuccess
      ? t(failedText(order))
      : isMissing
        ? null
        : t(isWaiting ? 'order.waitText' : 'order.notYetText')
  return (
    <div className={`wrap ${styles.page} ${styles.narrow}`}>
      <PageHead title={heading} isIndexed={false} />
      <div className={styles.stack} role="status" aria-busy={isWaiting || undefined}>
        <h1 className="t-64" tabIndex={-1}>
          {heading}
        </h1>
        {isPaid && !order.canceled ? <h2 className="t-28">{t('order.thanks')}</h2> : null}
        {text ? <p>{text}</p> : null}
      </div>
      <div className={styles.actions}>
        {isAwaited ? (
          <>
            {isWaiting ? null : <Button onClick={again}>{t('order.askAgain')}</Button>}
            <noscript>
              <a className={styles.pay} href={search}>
                {t('order.askAgain')}
              </a>
            </noscript>
          </>
        ) : null}
        {!isSuccess && isHeld ? (
          <a className={styles.pay} href={order.payment_link ?? undefined}>
            {t('order.tryPay')}
          </a>
        ) : null}
        {typeof order === 'object' && (isPaid || isSuccess) ? (
          <ButtonLink to={`/order/${order.id}`} {...(isPaid ? {} : { variant: 'ghost' })}>
            {t('order.show')}
          </ButtonLink>
        ) : null}
        {!(isPaid || isSuccess) ? (
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

/** Of an order that nobody could ask about nothing is promised. */
const failedText = (order: OrderState): string => {
  if (typeof order === 'object') return isOpen(order) ? 'order.failedText' : 'order.overText'
  return order === 'missing' ? 'order.noOrder' : order === 'failed' ? 'order.failed' : 'order.loading'
}

/** The order of the address, else the one this browser last went to pay: it stays known when it is forgotten as that. */
const useReturnedOrder = (named: string | null): string | undefined => {
  const { storeCode } = useStoreView()
  const active = useSyncExternalStore(
    never,
    () => loadActiveOrder(localStore(), storeCode),
    () => undefined,
  )
  const [firstActive, setFirstActive] = useState(active)
  if (active !== undefined && firstActive === undefined) setFirstActive(active)
  return named ?? active ?? firstActive
}

/** Looks while there is something to wait for, so often and no more; then when asked to. */
const useWaiting = (isOn: boolean, look: () => void): { isWaiting: boolean; again: () => void } => {
  const [looked, setLooked] = useState(0)
  const wait = waits[looked]
  const isWaiting = isOn && wait !== undefined
  useEffect(() => {
    if (!isOn || wait === undefined) return undefined
    const timer = setTimeout(() => {
      setLooked(looked + 1)
      look()
    }, wait * 1000)
    return () => clearTimeout(timer)
  }, [isOn, wait, looked, look])
  const again = () => {
    setLooked(0)
    look()
  }
  return { isWaiting, again }
}

/** A paid order is nobody's unpaid one any more, and its goods leave the cart; what was put in since stays there. */
const useForgetting = (id: string | undefined, isPaid: boolean): void => {
  const { storeCode } = useStoreView()
  const getCart = useGetCart()
  useEffect(() => {
    if (!isPaid || loadActiveOrder(localStore(), storeCode) !== id) return
    saveActiveOrder(localStore(), storeCode, undefined)
    void getCart().leaveBought()
  }, [isPaid, getCart, id, storeCode])
}
