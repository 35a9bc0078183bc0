import { nameOf } from '#features/cart/web/index.ts'
import { formatDateTime, formatPrice } from '#features/stores/rules/format.ts'
import { useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { RecordCard } from '#ui/record-card.tsx'
import type { SavedOrder } from '../../rules/offline-order.ts'
import type { OfflineOrders } from './offline-orders.ts'
import { SavedOrderActions } from './saved-order-actions.tsx'
import styles from './saved-orders.module.css'

/** One saved order: its pieces, what it comes to, how it stands, and what can be done. */
export const SavedOrderCard = ({
  order,
  manage,
  isAsked = false,
}: {
  order: SavedOrder
  manage: OfflineOrders
  /** The dialog around it has the button that sends. */
  isAsked?: boolean
}) => {
  const t = useText()
  const { order: placed, state } = order
  const reason = useReason(order)
  const name = t('saved.name', { date: formatDateTime(order.created_at) })
  return (
    <RecordCard
      name={name}
      title={placed ? t('order.title', { number: placed.number }) : name}
      state={
        <p className={classNames(styles.state, styles[state])} role="status">
          {t(`saved.state.${state}`)}
        </p>
      }
      note={reason}
      actions={<SavedOrderActions order={order} manage={manage} isAsked={isAsked} />}
    >
      <SavedPieces order={order} />
    </RecordCard>
  )
}

/** What is ordered, and what it will come to as far as this browser knows. */
export const SavedPieces = ({ order }: { order: SavedOrder }) => {
  const t = useText()
  const { order: placed } = order
  return (
    <>
      <ul className={styles.pieces}>
        {order.products.map(({ item, qty }, index) => (
          <li key={`${item.sku} ${index}`}>
            {qty} × {nameOf(item)}
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>{t(placed ? 'cart.total.grand_total' : 'saved.estimate')}</span>
        <b className="num">{formatPrice(placed?.grand_total ?? order.totals.grand_total, order.formats)}</b>
      </p>
    </>
  )
}

/** Why it stands as it does, in words; undefined where the state says it all. */
export const useReason = (order: SavedOrder): string | undefined => {
  const t = useText()
  const { settings } = useShell()
  const { state, trouble, wantsCancel, tries, totals, formats, products } = order
  if (wantsCancel && state === 'sending') return t('saved.cancelling')
  if (state === 'sending' && tries > 0) return `${t('saved.queued')} ${t('saved.retried')}`
  if (state === 'draft') return t('checkout.invalid', { email: settings.email_support })
  if (!trouble || trouble.code === 'CANCELED') return undefined
  const { code, skus = [], total } = trouble
  if (code === 'INVALID_INPUT') return t('saved.invalid', { email: settings.email_support })
  if (code === 'TOTAL_CHANGED') {
    return t('saved.totalChanged', {
      before: formatPrice(totals.grand_total, formats),
      now: formatPrice(total ?? totals.grand_total, formats),
    })
  }
  if (code === 'OUT_OF_STOCK') {
    const gone = products.filter(({ item }) => skus.includes(item.sku)).map(({ item }) => nameOf(item))
    return `${t('checkout.outTitle')} ${t('saved.gone', { names: (gone.length > 0 ? gone : skus).join('; ') })}`
  }
  if (code === 'UNAUTHORIZED') return t('saved.signIn')
  if (code === 'ORDER_CHANGED') return t('saved.changed')
  if (code === 'ORDER_PAID') return t('saved.earlierPaid')
  return t('checkout.refused', { reason: t(`refusal.${code}`) })
}
