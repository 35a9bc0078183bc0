import { useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { WireOrder } from '../contract.ts'
import styles from './order-asked.module.css'
import type { OrderState } from './use-order.ts'

/** What stands in for an order while there is none to show: it is on its way, unknown, or got no answer. */
export const OrderAsked = ({ order, look }: { order: Exclude<OrderState, WireOrder>; look: () => void }) => {
  const t = useText()
  const { settings } = useShell()
  if (order === 'loading') {
    return (
      <div className={styles.waiting} aria-busy="true" aria-label={t('order.loading')}>
        <Skeleton shape="line" />
        <Skeleton shape="short" />
        {[1, 2, 3, 4, 5].map((stage) => (
          <Skeleton key={stage} shape="line" />
        ))}
      </div>
    )
  }
  if (order === 'failed')
    return <Empty title={t('order.failed')} action={<Button onClick={look}>{t('order.again')}</Button>} />
  return (
    <Empty
      title={t('order.missing')}
      text={t('order.missingText', { email: settings.email_support })}
      action={<ButtonLink to="/">{t('order.continue')}</ButtonLink>}
    />
  )
}
