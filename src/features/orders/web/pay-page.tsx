import { useEffect } from 'react'
import type { FormEvent } from 'react'
import { useParams } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { PageHead, useFormatPrice, useStoreView } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { toForm } from '#platform/web/call/send-form.ts'
import type { FormToSend } from '#platform/web/call/send-form.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import type { WireOrder } from '../contract.ts'
import { InItsCurrency } from './in-its-currency.tsx'
import { OrderAsked } from './order-asked.tsx'
import styles from './orders.module.css'
import { isOpen, loadOrder, useOrder } from './use-order.ts'
import { usePaying } from './use-paying.ts'
import type { PayAction } from './use-paying.ts'

export const loader = ({ context, params }: LoaderFunctionArgs) => loadOrder({ context }, params['order'])

/** Where an order is paid: on to the provider, or the built-in page of a shop without one. */
export const Component = () => {
  const t = useText()
  const { order: id } = useParams()
  const { order, message, payscript, look } = useOrder(id)
  return (
    <div className={`wrap ${styles.page} ${styles.narrow}`}>
      <PageHead title={t('order.payTitle')} isIndexed={false} />
      <h1 className="t-64" tabIndex={-1}>
        {t('order.payTitle')}
      </h1>
      {typeof order === 'object' ? (
        <InItsCurrency order={order}>
          <Payment order={order} message={message} form={payscript ? toForm(payscript) : undefined} look={look} />
        </InItsCurrency>
      ) : (
        <OrderAsked order={order} look={look} />
      )}
    </div>
  )
}

type Props = { order: WireOrder; message: string | null; form: FormToSend | undefined; look: () => void }

const Payment = ({ order, message, form, look }: Props) => {
  const t = useText()
  const format = useFormatPrice()
  const { storeCode } = useStoreView()
  const isPayable = isOpen(order)
  const isElsewhere = isPayable && order.pays_here === false
  const { busy, refusal, act } = usePaying(order.id, isElsewhere)
  // another tab, or the clock, may have closed it
  useEffect(() => {
    if (refusal === 'PAYMENT_CLOSED') look()
  }, [refusal, look])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    void act((submitter as HTMLButtonElement).value as PayAction)
  }
  const trouble =
    refusal === undefined
      ? message
      : refusal === 'PAYMENT_CLOSED'
        ? t('order.payClosed')
        : t(isElsewhere ? 'order.payAway' : 'order.payFailed')
  const button = (action: PayAction, text: string, variant?: 'ghost') => (
    <Button isFull type="submit" name="action" value={action} isBusy={busy === action} {...(variant && { variant })}>
      {t(text)}
    </Button>
  )
  return (
    <div className={styles.stack}>
      <p className="muted">{t('order.title', { number: order.number })}</p>
      <p className={`${styles.amount} num`}>{format(order.totals.grand_total)}</p>
      {trouble && isPayable ? (
        <p className={styles.bad} role="alert">
          {trouble}
        </p>
      ) : null}
      {isPayable && form ? (
        <ProviderForm form={form} />
      ) : isPayable ? (
        <form className={styles.stack} action="/order/pay" method="post" onSubmit={send}>
          <input type="hidden" name="store" value={storeCode} />
          <input type="hidden" name="order" value={order.id} />
          <p className={styles.open} role={busy === 'start' ? 'status' : undefined}>
            {t(busy === 'start' ? 'order.payGoing' : isElsewhere ? 'order.payElsewhere' : 'order.payText')}
          </p>
          {isElsewhere ? (
            button('start', 'order.payGo')
          ) : (
            <>
              {button('pay', 'order.pay')}
              {button('decline', 'order.payDecline', 'ghost')}
              {button('cancel', 'order.payCancel', 'ghost')}
            </>
          )}
        </form>
      ) : (
        <>
          <p>{t(order.paid ? 'order.payDone' : 'order.payClosed')}</p>
          <ButtonLink to={`/order/${order.id}`}>{t('order.show')}</ButtonLink>
        </>
      )}
    </div>
  )
}

/** The provider's own form, for whoever has no script to send it. */
const ProviderForm = ({ form: { action, method, fields } }: { form: FormToSend }) => {
  const t = useText()
  return (
    <form className={styles.stack} action={action} method={method}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className={styles.open}>{t('order.payElsewhere')}</p>
      <Button isFull type="submit">
        {t('order.payGo')}
      </Button>
    </form>
  )
}
