import { useText } from '#platform/web/texts.tsx'
import { RecordNote } from '#ui/record-card.tsx'
import { SavedOrderCard } from './saved-order-card.tsx'
import styles from './saved-orders.module.css'
import { useSavedOrders } from './use-saved-orders.ts'

/** The orders of this browser that the shop does not have, or has only now; nothing where there are none. */
export const SavedOrders = () => {
  const t = useText()
  const { orders, manage, isKept } = useSavedOrders()
  const shown = orders.filter(({ isAtForm, state }) => !isAtForm || state === 'draft')
  if (shown.length === 0) return null
  return (
    <section className={styles.list} aria-labelledby="saved-orders">
      <h2 id="saved-orders" className="t-20">
        {t('saved.title')}
      </h2>
      {isKept ? null : <RecordNote>{t('saved.notKept')}</RecordNote>}
      {shown.map((order) => (
        <SavedOrderCard key={order.order_id} order={order} manage={manage} />
      ))}
    </section>
  )
}
