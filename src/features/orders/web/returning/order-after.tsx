import { useState } from 'react'
import { formatDateTime } from '#features/stores/rules/format.ts'
import { LateTexts, Unbroken, toLocalTime, useFormatPrice, useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { OrderReturns, WireOrder, WireReturnRequest } from '../../contract.ts'
import { InItsCurrency } from '../in-its-currency.tsx'
import { nameOfLine } from './piece-choice.tsx'
import { ReturnForm } from './return-form.tsx'
import styles from '../returning.module.css'
import { WithdrawalForm } from './withdrawal-form.tsx'

type Props = { order: WireOrder; orderKey: string | undefined; look: () => void }

/** What an order earned its blogger, where staff work on it, and what may come back of it. */
export const OrderAfter = (props: Props) => (
  <LateTexts>
    <After {...props} />
  </LateTexts>
)

const After = ({ order, orderKey, look }: Props) => {
  const t = useText()
  const { royalty, returns, admin_link: adminLink } = order
  return (
    <>
      {royalty ? (
        <InItsCurrency order={royalty}>
          <Royalty royalty={royalty} />
        </InItsCurrency>
      ) : null}
      {returns ? <Returns order={order} returns={returns} orderKey={orderKey} look={look} /> : null}
      {adminLink ? (
        <p className={styles.noPaper}>
          <a className="link t-14" href={adminLink} target="_blank" rel="noopener noreferrer">
            {t('returning.admin')}
          </a>
        </p>
      ) : null}
    </>
  )
}

const Royalty = ({ royalty }: { royalty: NonNullable<WireOrder['royalty']> }) => {
  const t = useText()
  const format = useFormatPrice()
  return (
    <p className="t-14">
      {t('returning.royalty', { sum: format(royalty.sum), bonus: format(royalty.bonus) })}
      {', '}
      <span className="muted">{t(royalty.sent ? 'returning.royaltySent' : 'returning.royaltyPending')}</span>
    </p>
  )
}

const Returns = ({ order, returns, orderKey, look }: Props & { returns: OrderReturns }) => {
  const t = useText()
  const { settings } = useShell()
  const [open, setOpen] = useState<'return' | 'withdrawal'>()
  const { can_return: canReturn, can_withdraw: canWithdraw, requests } = returns
  if (!canReturn && !canWithdraw && requests.length === 0) return null
  const close = () => setOpen(undefined)
  return (
    <section aria-labelledby="returns" className={`${styles.returns} ${styles.noPaper}`}>
      <h2 id="returns" className="t-20">
        {t('returning.title')}
      </h2>
      {requests.map((request) => (
        <Request key={request.id} request={request} order={order} />
      ))}
      {canReturn ? (
        <>
          {returns.return_until ? (
            <p className="t-14 muted">
              <Unbroken text={t('returning.until', { date: lastOf(returns.return_until) })} />
            </p>
          ) : null}
          <Button variant="ghost" onClick={() => setOpen('return')}>
            {t('returning.ask')}
          </Button>
        </>
      ) : null}
      {canWithdraw ? (
        <>
          <p className="t-14 muted">
            {returns.withdraw_until ? (
              <Unbroken text={t('returning.withdrawUntil', { date: lastOf(returns.withdraw_until) })} />
            ) : (
              t('returning.withdrawOpen', { days: settings.withdrawal_days })
            )}
          </p>
          <Button variant="ghost" onClick={() => setOpen('withdrawal')}>
            {t('returning.withdraw')}
          </Button>
        </>
      ) : null}
      {open === 'return' ? (
        <Dialog title={t('returning.ask')} onClose={close}>
          <ReturnForm order={order} returns={returns} orderKey={orderKey} onAsked={look} />
        </Dialog>
      ) : null}
      {open === 'withdrawal' ? (
        <Dialog title={t('returning.heading')} onClose={close}>
          <WithdrawalForm order={order} orderKey={orderKey} onStated={look} />
        </Dialog>
      ) : null}
    </section>
  )
}

/** The last moment before an end, by the clock of whoever reads it: elsewhere the day is over sooner or later. */
const lastOf = (end: string): string => toLocalTime(new Date(Date.parse(end) - 1))

const Request = ({ request, order }: { request: WireReturnRequest; order: WireOrder }) => {
  const t = useText()
  return (
    <div className={`${styles.request} t-14`}>
      <p>
        <b>{t(`returning.kind.${request.kind}`)}</b>{' '}
        <span className="muted num nowrap">{formatDateTime(request.created_at)}</span>
      </p>
      <ul>
        {request.lines.map(({ line, qty }) => (
          <li key={line}>
            {qty} × {nameOfLine(order, line)}
          </li>
        ))}
      </ul>
      <p>{t(`returning.state.${request.state}`)}</p>
      {request.answer ? <p className="muted">{request.answer}</p> : null}
    </div>
  )
}
