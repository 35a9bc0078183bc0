import { useState } from 'react'
import { useParams } from 'react-router'
import { PageHead, useFormatPrice, useShell } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { OrderContract } from '../contract.ts'
import styles from './orders.module.css'
import { useOrder } from './use-order.ts'

type Action = 'pay' | 'decline' | 'cancel'

/** The built-in payment page of a shop without a payment provider. */
export const Component = () => {
  const t = useText()
  const format = useFormatPrice()
  const { settings } = useShell()
  const { order: id } = useParams()
  const { order, look } = useOrder(id)
  const call = useCall<OrderContract>()
  const [busy, setBusy] = useState<Action>()
  const [error, setError] = useState<string>()
  const act = async (action: Action) => {
    if (busy || id === undefined) return
    setBusy(action)
    setError(undefined)
    const answer = await call(
      'POST /api/payment/embedded/:order',
      { params: { order: id }, body: { action } },
      { timeoutMs: 15_000 },
    )
    // whoever goes back from there should not find these buttons again
    if (answer.ok) return location.replace(answer.value.next)
    setBusy(undefined)
    return setError(answer.code === 'PAYMENT_CLOSED' ? t('order.payClosed') : t('order.payFailed'))
  }
  const isOpen = typeof order === 'object' && order.payment_link !== null && !order.paid && !order.canceled
  return (
    <div className={`wrap ${styles.page} ${styles.narrow}`}>
      <PageHead title={t('order.payTitle')} isIndexed={false} />
      <h1 tabIndex={-1}>{t('order.payTitle')}</h1>
      {order === 'loading' ? (
        <div className={styles.stack} aria-busy="true" aria-label={t('order.loading')}>
          <Skeleton shape="line" />
          <Skeleton shape="line" />
        </div>
      ) : order === 'missing' ? (
        <Empty
          title={t('order.missing')}
          text={t('order.missingText', { email: settings.email_support })}
          action={<ButtonLink to="/">{t('order.continue')}</ButtonLink>}
        />
      ) : order === 'failed' ? (
        <Empty title={t('order.failed')} action={<Button onClick={look}>{t('order.again')}</Button>} />
      ) : (
        <div className={styles.stack}>
          <p className="muted">{t('order.title', { number: order.number })}</p>
          <p className={`${styles.amount} num`}>{format(order.totals.grand_total)}</p>
          {isOpen ? (
            <>
              <p className={styles.open}>{t('order.payText')}</p>
              {error ? (
                <p className={styles.bad} role="alert">
                  {error}
                </p>
              ) : null}
              <Button isFull isBusy={busy === 'pay'} onClick={() => void act('pay')}>
                {t('order.pay')}
              </Button>
              <Button isFull variant="ghost" isBusy={busy === 'decline'} onClick={() => void act('decline')}>
                {t('order.payDecline')}
              </Button>
              <Button isFull variant="ghost" isBusy={busy === 'cancel'} onClick={() => void act('cancel')}>
                {t('order.payCancel')}
              </Button>
            </>
          ) : (
            <>
              <p>{t(order.paid ? 'order.payDone' : 'order.payClosed')}</p>
              <ButtonLink to={`/order/${order.id}`}>{t('order.show')}</ButtonLink>
            </>
          )}
        </div>
      )}
    </div>
  )
}
