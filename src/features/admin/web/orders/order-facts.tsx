import { formatDateTime } from '#features/stores/rules/format.ts'
import { reasonText } from '#features/orders/rules/cancel-reason.ts'
import type { ManagedOrder } from '#features/orders/contract.ts'
import { paidAgain } from '#features/orders/rules/status.ts'
import { saveFile } from '#platform/web/save-file.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { useMoney } from '#features/stores/web/index.ts'
import styles from '../screen-parts/office.module.css'
import { stateText } from './order-words.ts'
import { Problem } from '#ui/problem.tsx'
import { useState } from 'react'

/** What is known of an order: how it stands, who bought what, where it goes, and its papers. */
export const OrderFacts = ({ order }: { order: ManagedOrder }) => {
  const t = useText()
  const money = useMoney()
  const { customer, currency } = order
  const facts: readonly (readonly [label: string, value: string | undefined | null])[] = [
    [t('office.state'), stateText(t, order)],
    [t('office.date'), formatDateTime(order.created_at)],
    [t('office.paid'), `${order.paid ? t('office.yes') : t('office.no')}, ${order.payment_title}`],
    [t('office.customer'), [customer?.name, customer?.email, customer?.phone_formatted].filter(Boolean).join(', ')],
    [t('office.shipTo'), addressOf(customer?.shipping_address)],
    [t('office.billTo'), addressOf(customer?.billing_address)],
    [
      t('office.delivery'),
      [order.delivery.title, order.delivery.carrier, order.delivery.number].filter(Boolean).join(', '),
    ],
    [t('office.coupon'), [order.coupon, order.promo_code].filter(Boolean).join(', ')],
    [t('office.cancelReason'), order.cancel_reason && reasonText(t, order.cancel_reason)],
    [t('office.refunded'), order.refunded > 0 ? money(order.refunded, currency) : undefined],
    [t('office.storeView'), order.store],
  ]
  return (
    <>
      <h2 className="t-28 num">{order.number}</h2>
      {order.shortfall ? <p className={styles.bad}>{t('office.shortfall')}</p> : null}
      {order.events?.some(({ note }) => note?.startsWith(paidAgain)) ? (
        <p className={styles.bad}>{t('office.paidTwice')}</p>
      ) : null}
      <dl className={styles.facts}>
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <ul className={styles.rows} aria-label={t('office.lines')}>
        {order.products.map((line) => (
          <li key={line.line}>
            <span>
              <b>{line.name}</b>
              {line.options.map(({ value }) => `, ${value}`)} <span className="muted">{line.sku}</span>
              {line.returned_count > 0 ? ` · ${t('office.returnedCount', { count: line.returned_count })}` : ''}
            </span>
            <span className="num">
              {line.count} × {money(line.price, line.currency)}
            </span>
          </li>
        ))}
        {order.totals.totals.map(({ code, title, value }) => {
          if (value === null) return null
          const Word = code === 'grand_total' ? 'b' : 'span'
          return (
            <li key={code}>
              <Word className={Word === 'b' ? undefined : 'muted'}>{title}</Word>
              <Word className="num">{money(value, currency)}</Word>
            </li>
          )
        })}
      </ul>
      <Papers order={order} />
    </>
  )
}

const addressOf = (address: NonNullable<ManagedOrder['customer']>['shipping_address'] | undefined): string =>
  address ? [address.address, address.city, address.zip, address.country].filter(Boolean).join(', ') : ''

const Papers = ({ order }: { order: ManagedOrder }) => {
  const t = useText()
  const [error, setError] = useState<string>()
  const save = async (file: 'invoice' | 'receipt') => {
    const isSaved = await saveFile(`/api/order/${order.id}/${file}.pdf`, `${file}-${order.number}.pdf`)
    setError(isSaved ? undefined : t('account.REQUEST_FAILED'))
  }
  return (
    <div className={styles.actions}>
      <Button variant="ghost" size="s" onClick={() => void save('invoice')}>
        {t('order.invoice')}
      </Button>
      {order.paid ? (
        <Button variant="ghost" size="s" onClick={() => void save('receipt')}>
          {t('order.receipt')}
        </Button>
      ) : null}
      <Problem text={error} />
    </div>
  )
}
