import { useNavigate } from 'react-router'
import { useGetCart } from '#features/cart/web/index.ts'
import { formatPrice } from '#features/stores/rules/format.ts'
import { newUuid } from '#platform/web/new-uuid.ts'
import { useText } from '#platform/web/texts.tsx'
import { useIsOnline } from '#platform/web/call/use-online.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { mendOrder } from '../../rules/mend-order.ts'
import type { Mend } from '../../rules/mend-order.ts'
import { isUnconfirmed } from '../../rules/offline-order.ts'
import type { SavedOrder } from '../../rules/offline-order.ts'
import { putBackIntoCart } from './cart-pieces.ts'
import type { OfflineOrders } from './offline-orders.ts'

type Props = { order: SavedOrder; manage: OfflineOrders }

/** What can be done with a saved order in the state it is in. */
export const SavedOrderActions = ({ order, manage, isAsked = false }: Props & { isAsked?: boolean }) => {
  const t = useText()
  const isOnline = useIsOnline()
  const { order_id: id, state, wantsCancel, order: placed } = order
  const cancel = () => void manage.tell(id, { kind: 'cancel' })
  if (state === 'draft') {
    return (
      <>
        <ButtonLink to="/checkout" size="s">
          {t('saved.continue')}
        </ButtonLink>
        <Button size="s" variant="ghost" onClick={cancel}>
          {t('saved.away')}
        </Button>
      </>
    )
  }
  if (state === 'accepted') {
    return (
      <>
        {placed?.paylink ? (
          <Button size="s" onClick={() => location.assign(placed.paylink ?? '')}>
            {t('checkout.payNow')}
          </Button>
        ) : null}
        <ButtonLink to={`/order/${placed?.id ?? id}`} size="s" {...(placed?.paylink ? { variant: 'ghost' } : {})}>
          {t('order.show')}
        </ButtonLink>
        <Button size="s" variant="ghost" onClick={() => void manage.forget(id)}>
          {t('saved.away')}
        </Button>
      </>
    )
  }
  if (state === 'cancelled') return <Cancelled order={order} manage={manage} />
  return (
    <>
      {isUnconfirmed(order) ? (
        isAsked || !isOnline ? null : (
          <Button size="s" onClick={() => void manage.confirm([id])}>
            {t('saved.send')}
          </Button>
        )
      ) : state === 'attention' ? (
        <Mending order={order} manage={manage} />
      ) : isOnline && order.tries > 0 && !wantsCancel && order.dueAt > 0 ? (
        <Button size="s" onClick={() => void manage.run({ isBack: true })}>
          {t('saved.sendNow')}
        </Button>
      ) : null}
      {wantsCancel ? null : (
        <Button size="s" variant="ghost" onClick={cancel}>
          {t('saved.cancel')}
        </Button>
      )}
    </>
  )
}

const Cancelled = ({ order, manage }: Props) => {
  const t = useText()
  const getCart = useGetCart()
  const navigate = useNavigate()
  const putBack = async () => {
    putBackIntoCart(getCart(), order)
    await manage.forget(order.order_id)
    void navigate('/cart')
  }
  return (
    <>
      <Button size="s" onClick={() => void putBack()}>
        {t('saved.putBack')}
      </Button>
      <Button size="s" variant="ghost" onClick={() => void manage.forget(order.order_id)}>
        {t('saved.away')}
      </Button>
    </>
  )
}

/** The one answer that goes with what stands in the way. */
const Mending = ({ order, manage }: Props) => {
  const t = useText()
  const { code, total, orderId } = order.trouble ?? { code: '' }
  const answer = (mend: Mend) => {
    const event = mendOrder(order, mend)
    if (event) void manage.tell(order.order_id, event)
  }
  const button = (text: string, mend: Mend) => (
    <Button size="s" onClick={() => answer(mend)}>
      {text}
    </Button>
  )
  if (code === 'TOTAL_CHANGED')
    return button(t('checkout.totalAccept', { now: formatPrice(total ?? 0, order.formats) }), { kind: 'acceptTotal' })
  if (code === 'OUT_OF_STOCK')
    return mendOrder(order, { kind: 'withoutGone' }) ? button(t('saved.sendRest'), { kind: 'withoutGone' }) : null
  if (code.startsWith('COUPON_')) return button(t('checkout.couponWithout'), { kind: 'withoutCoupon' })
  if (code === 'UNAUTHORIZED') {
    return (
      <>
        {button(t('saved.send'), { kind: 'again' })}
        {button(t('saved.asGuest'), { kind: 'asGuest' })}
      </>
    )
  }
  if (code === 'ORDER_CHANGED' || code === 'ORDER_PAID') {
    return (
      <>
        <ButtonLink to={`/order/${orderId ?? order.order_id}`} size="s">
          {t('order.show')}
        </ButtonLink>
        {button(t('checkout.alreadyNew'), { kind: 'asAnother', newId: newUuid() })}
      </>
    )
  }
  return button(t('saved.sendNow'), { kind: 'again' })
}
