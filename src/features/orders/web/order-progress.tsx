import { useSyncExternalStore } from 'react'
import { deliveryWords } from '#features/cart/web/index.ts'
import { formatDateTime } from '#features/stores/rules/format.ts'
import { useStoreView } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { classNames } from '#ui/class-names.ts'
import type { WireOrder } from '../contract.ts'
import { CopyButton } from './copy-button.tsx'
import styles from './orders.module.css'

const stages = [1, 2, 3, 4, 5] as const

/** The way of an order in five steps, and where it is now. */
export const OrderProgress = ({ order }: { order: WireOrder }) => {
  const t = useText()
  const { delivery, stage } = order
  const arrival = useArrival(order)
  const note = (step: number): string | undefined => {
    if (step === 1) return formatDateTime(order.created_at)
    if (step !== 5) return undefined
    if (delivery.delivered_date) return formatDateTime(delivery.delivered_date)
    return stage > 0 && stage < 5 && arrival ? t('order.expected', { dates: arrival }) : undefined
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
      <Parcel delivery={delivery} />
    </section>
  )
}

const never = () => () => undefined

/** Days are those of the shopper's calendar, which the server does not know. */
const useArrival = ({ delivery: { days }, created_at: placed }: WireOrder): string | undefined => {
  const { i18n } = useStoreView()
  const [from, to] = days
  return useSyncExternalStore(
    never,
    () =>
      from === undefined || to === undefined ? undefined : deliveryWords([from, to], new Date(placed), i18n.locale),
    () => undefined,
  )
}

const Parcel = ({ delivery: { carrier, number, link } }: Pick<WireOrder, 'delivery'>) => {
  const t = useText()
  if (!carrier && !number && !link) return null
  return (
    <div className={styles.parcel}>
      <p>
        <span className="muted">{number ? t('order.trackNumber') : carrier}</span>{' '}
        {number ? (
          <>
            {carrier ? `${carrier} ` : null}
            <b className="num">{number}</b>
          </>
        ) : null}
      </p>
      {number ? (
        <span className={styles.noPaper}>
          <CopyButton text={() => number}>{t('order.copyNumber')}</CopyButton>
        </span>
      ) : null}
      {link ? (
        <a className="link" href={link} target="_blank" rel="noopener noreferrer">
          {t('order.track')}
        </a>
      ) : null}
    </div>
  )
}
