import type { ManagedOrder } from '#features/orders/contract.ts'
import { formatDateTime } from '#features/stores/rules/format.ts'
import { useText } from '#platform/web/texts.tsx'
import styles from '../screen-parts/office.module.css'
import { Part } from '../screen-parts/part.tsx'
import { DecideReturn } from './decide-return.tsx'
import { lineText, requestKindText, requestStateTexts } from './order-words.ts'

/** What the buyer asked to give back of an order, the open ones to be decided here. */
export const OrderAsked = ({ order, onDone }: { order: ManagedOrder; onDone: () => void }) => {
  const t = useText()
  const requests = order.returns?.requests ?? []
  if (requests.length === 0) return null
  return (
    <Part title={t('office.asked')}>
      <ul className={styles.cards}>
        {requests.map((request) => (
          <li key={request.id} className={`${styles.form} t-14`}>
            <p>
              <b>{requestKindText(t, request.kind)}</b> · {requestStateTexts(t)[request.state]}{' '}
              <time className="muted">{formatDateTime(request.created_at)}</time>
            </p>
            <ul>
              {request.lines.map(({ line, qty }) => (
                <li key={line}>
                  <span className="num">{qty} × </span>
                  {order.products.filter((sold) => sold.line === line).map(lineText)}
                </li>
              ))}
            </ul>
            {[request.reason, request.answer].map((text, index) =>
              text ? (
                <p key={index}>
                  <span className="muted">{t(index === 0 ? 'office.reason' : 'office.answer')}: </span>
                  {text}
                </p>
              ) : null,
            )}
            {request.state === 'open' ? (
              <DecideReturn request={{ id: request.id, number: order.number }} onDone={onDone} />
            ) : null}
          </li>
        ))}
      </ul>
    </Part>
  )
}
