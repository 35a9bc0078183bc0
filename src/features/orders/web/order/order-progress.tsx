import { useSyncExternalStore } from 'react'
import { deliveryWords } from '#features/cart/web/index.ts'
import { formatDateTime } from '#features/stores/rules/format.ts'
import { useStoreView } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { classNames } from '#ui/class-names.ts'
import type { WireOrder } from '../../contract.ts'
import { CopyButton } from './copy-button.tsx'
import styles from '../orders.module.css'

const stages = [1, 2, 3, 4, 5] as const
/** What is not sent is neither packed nor on its way. */
const stagesUnsent = [1, 2, 5] as const
const isSent = ({ type }: WireOrder['products'][number]): boolean => type !== 'virtual' && type !== 'downloadable'

/** The way of an order in five steps, and where it is now. */
export const OrderProgress = ({ order }: { order: WireOrder }) => {
  const t = useText()
  const { delivery, stage } = order
  const arrival = useArrival(order)
  const isParcel = order.products.some(isSent)
  const steps: readonly (1 | 2 | 3 | 4 | 5)[] = isParcel ? stages : stagesUnsent
  const now = steps.findLast((step) => step <= stage)
  const note = (step: number): string | undefined => {
    if (step === 1) return formatDateTime(order.created_at)
    if (step !== 5) return undefined
    if (delivery.delivered_date) return formatDateTime(delivery.delivered_date)
    return stage > 0 && stage < 5 && arrival ? t('order.expected', { dates: arrival }) : undefined
  }
  return (
    <section className={styles.track} aria-label={t('order.progress')}>
      <ol>
        {steps.map((step) => (
          <li
            key={step}
            className={classNames(now !== undefined && step < now && styles.past, step === now && styles.now)}
            aria-current={step === now ? 'step' : undefined}
          >
            <span className={styles.mark} />
            <b>{isParcel || step < 5 ? t(`order.stage${step}`) : t('order.ready')}</b>
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
