import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useGetCart } from '#features/cart/web/index.ts'
import type { OrderContract, WireOrder } from '#features/orders/contract.ts'
import { heldBy } from '#features/orders/rules/held.ts'
import { useCancelUnpaid } from '#features/orders/web/index.ts'
import { useStoreView } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { localStore, sessionStore } from '#platform/web/storage/storages.ts'
import { useText } from '#platform/web/texts.tsx'
import { Problem } from '#ui/problem.tsx'
import { loadActiveOrder, saveActiveOrder } from './active-order.ts'
import { loadSession } from '../form/checkout-session.ts'
import styles from '../checkout.module.css'

/** An order whose payment link is still open: it can be paid or, after a question, canceled, or the next order takes its place. */
export const UnpaidOrder = () => {
  const t = useText()
  const { storeCode } = useStoreView()
  const call = useCall<OrderContract>()
  const navigate = useNavigate()
  const getCart = useGetCart()
  const [order, setOrder] = useState<WireOrder>()
  const [looked, setLooked] = useState(0)
  const [canceled, setCanceled] = useState<string>()
  useEffect(() => {
    let isGone = false
    const forget = () => {
      saveActiveOrder(localStore(), storeCode, undefined)
      setOrder(undefined)
    }
    const look = async () => {
      const id = loadActiveOrder(localStore(), storeCode)
      // paid or canceled in another tab, or on the pages after this one
      if (id === undefined) return setOrder(undefined)
      const answer = await call('GET /api/order/:id', { params: { id } })
      if (isGone) return
      if (!answer.ok) {
        if (answer.code === 'ORDER_NOT_FOUND') forget()
      } else if (answer.value.paid) {
        forget()
        void getCart().leaveBought()
        void navigate(`/order/${answer.value.id}`, { replace: true })
      } else if (answer.value.payment_link === null) {
        forget()
        // the answer to a press was lost
        if (looked > 0 && answer.value.canceled) setCanceled(answer.value.number)
        void getCart().refresh()
      } else setOrder(answer.value)
      return undefined
    }
    // a page that Back brings as the browser had kept it knows an old payment
    const lookAgain = (event: PageTransitionEvent) => {
      if (event.persisted) void look()
    }
    const lookWhenSeen = () => {
      if (document.visibilityState === 'visible') void look()
    }
    void look()
    addEventListener('pageshow', lookAgain)
    document.addEventListener('visibilitychange', lookWhenSeen)
    return () => {
      isGone = true
      removeEventListener('pageshow', lookAgain)
      document.removeEventListener('visibilitychange', lookWhenSeen)
    }
  }, [call, getCart, looked, navigate, storeCode])

  const cancel = useCancelUnpaid(order, {
    emailOf: () => loadSession(sessionStore(), storeCode)?.fields.email,
    onEnd: (isCanceled) => {
      if (!isCanceled) return setLooked(looked + 1)
      setOrder(undefined)
      return setCanceled(order?.number)
    },
  })
  if (!order?.payment_link) {
    if (canceled === undefined) return null
    return (
      <p className={styles.unpaid} role="status" tabIndex={-1} ref={takeFocus}>
        {t('checkout.unpaidCanceled', { number: canceled })}
      </p>
    )
  }
  return (
    <>
      <div className={styles.unpaid} role="status">
        <div>
          <p>
            <b>{t('checkout.unpaid', { number: order.number })}</b>
          </p>
          <p className="t-14">{t('checkout.unpaidText', { holds: heldBy(order) })}</p>
          <Problem text={cancel.error} />
        </div>
        <a className="link" href={order.payment_link}>
          {t('checkout.payNow')}
        </a>
        {cancel.button}
      </div>
      {cancel.question}
    </>
  )
}

/** For what comes in place of the button that was pressed: with that the focus would be gone. */
const takeFocus = (element: HTMLElement | null): void => element?.focus()
