import { deliveryWords } from '#features/cart/web/index.ts'
import { formatDateTime } from '#features/stores/rules/format.ts'
import { useStoreView } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { classNames } from '#ui/class-names.ts'
import type { WireOrder } from '../contract.ts'
import styles from './orders.module.css'

const stages = [1, 2, 3, 4, 5] as const

/** The way of an order in five steps, and where it is now. */
export const OrderProgress = ({ order }: { order: WireOrder }) => {
  const t = useText()
  const { i18n } = useStoreView()
  const { delivery, stage } = order
  const [from, to] = delivery.days
  const arrival =
    from === undefined || to === undefined
      ? undefined
      : deliveryWords([from, to], new Date(order.created_at), i18n.locale)
  const note = (step: number): string | undefined => {
    if (step === 1) return formatDateTime(order.created_at)
    if (step !== 5) return undefined
    if (delivery.delivered_date) return formatDateTime(delivery.delivered_date)
    return stage < 5 && arrival ? t('order.expected', { dates: arrival }) : undefined
  }
  return (
    <section className={styles.track} aria-label={t('order.progress')}>
      <ol>
        {stages.map((step) => (
          <li
            key={step}
            className={classNames(step < stage && styles.past, step === stage && styles.now)}
            aria-current={step === stage ? 'step' : undefined}
          >
            <span className={styles.mark} />
            <b>{t(`order.stage${step}`)}</b>
            <span className="t-14 muted">{note(step)}</span>
          </li>
        ))}
      </ol>
      {delivery.number || delivery.link ? (
        <p className={styles.parcel}>
          {delivery.number ? (
            <span>
              <span className="muted">{t('order.trackNumber')}</span> <b className="num">{delivery.number}</b>
            </span>
          ) : null}
          {delivery.link ? (
            <a className="link" href={delivery.link} target="_blank" rel="noopener noreferrer">
              {t('order.track')}
            </a>
          ) : null}
        </p>
      ) : null}
    </section>
  )
}
