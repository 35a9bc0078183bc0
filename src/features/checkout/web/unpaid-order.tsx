import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useGetCart } from '#features/cart/web/index.ts'
import type { OrderContract, WireOrder } from '#features/orders/contract.ts'
import { useStoreView } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { loadActiveOrder, saveActiveOrder } from './checkout-session.ts'
import styles from './checkout.module.css'
import { localStore } from '#platform/web/storage/storages.ts'

/** An order whose payment link is still open: it can be paid, or the next order takes its place. */
export const UnpaidOrder = () => {
  const t = useText()
  const { storeCode } = useStoreView()
  const call = useCall<OrderContract>()
  const navigate = useNavigate()
  const getCart = useGetCart()
  const [order, setOrder] = useState<WireOrder>()
  useEffect(() => {
    let isGone = false
    const forget = () => saveActiveOrder(localStore(), storeCode, undefined)
    const look = async () => {
      const id = loadActiveOrder(localStore(), storeCode)
      if (id === undefined) return
      const answer = await call('GET /api/order/:id', { params: { id } })
      if (isGone) return
      if (!answer.ok) {
        if (answer.code === 'ORDER_NOT_FOUND') forget()
      } else if (answer.value.paid) {
        forget()
        void getCart().leaveBought()
        void navigate(`/order/${answer.value.id}`, { replace: true })
      } else if (answer.value.payment_link === null) forget()
      else setOrder(answer.value)
    }
    // a page that Back brings as the browser had kept it knows an old payment
    const lookAgain = (event: PageTransitionEvent) => {
      if (event.persisted) void look()
    }
    void look()
    addEventListener('pageshow', lookAgain)
    return () => {
      isGone = true
      removeEventListener('pageshow', lookAgain)
    }
  }, [call, getCart, navigate, storeCode])
  if (!order?.payment_link) return null
  return (
    <div className={styles.unpaid} role="status">
      <div>
        <p>
          <b>{t('checkout.unpaid', { number: order.number })}</b>
        </p>
        <p className="t-14">{t('checkout.unpaidText')}</p>
      </div>
      <a className="link" href={order.payment_link}>
        {t('checkout.payNow')}
      </a>
    </div>
  )
}
