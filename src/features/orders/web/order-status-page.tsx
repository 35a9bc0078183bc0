import { Suspense, useState } from 'react'
import type { FormEvent } from 'react'
import { emailLength } from '#core/email.ts'
import { isEmailLike, isPhoneLike } from '#features/accounts/rules/contact.ts'
import { LateTexts, PageHead } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import type { OrderContract } from '../contract.ts'
import styles from './orders.module.css'
import { SavedOrders } from './offline/saved-orders-door.tsx'

/** A guest finds an order by its number and contact: its link goes to where the order was confirmed. */
export const Component = () => {
  const t = useText()
  return (
    <div className={`wrap ${styles.page} ${styles.narrow}`}>
      <PageHead title={t('shell.orderStatus')} isIndexed={false} />
      <h1 className="t-64" tabIndex={-1}>
        {t('shell.orderStatus')}
      </h1>
      <Suspense>
        <LateTexts>
          <Find />
          <SavedOrders />
        </LateTexts>
      </Suspense>
    </div>
  )
}

const Find = () => {
  const t = useText()
  const call = useCall<OrderContract>()
  const [number, setNumber] = useState('')
  const [contact, setContact] = useState('')
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const [error, setError] = useState<{ readonly field: 'number' | 'contact' | 'form'; readonly text: string }>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'sending') return
    if (number.trim() === '') return setError({ field: 'number', text: t('account.needed') })
    if (!isEmailLike(contact) && !isPhoneLike(contact))
      return setError({ field: 'contact', text: t('account.incorrectContact') })
    setError(undefined)
    setState('sending')
    const answer = await call('POST /api/order/find', { body: { number: number.trim(), contact: contact.trim() } })
    setState(answer.ok ? 'sent' : 'open')
    if (answer.ok) return undefined
    return setError({
      field: 'form',
      text: t(answer.code === 'TOO_MANY_REQUESTS' ? 'account.tooMany' : 'account.REQUEST_FAILED'),
    })
  }
  if (state === 'sent') return <p role="status">{t('account.orderSent')}</p>
  return (
    <form className={styles.stack} noValidate onSubmit={(event) => void submit(event)}>
      <p className="muted">{t('account.orderStatusText')}</p>
      <TextField
        label={t('account.orderNumber')}
        autoComplete="off"
        maxLength={50}
        value={number}
        error={error?.field === 'number' ? error.text : undefined}
        onChange={(event) => setNumber(event.target.value)}
      />
      <TextField
        label={t('account.contact')}
        autoComplete="email"
        maxLength={emailLength}
        value={contact}
        error={error?.field === 'contact' ? error.text : undefined}
        onChange={(event) => setContact(event.target.value)}
      />
      {error?.field === 'form' ? (
        <p className={styles.bad} role="alert">
          {error.text}
        </p>
      ) : null}
      <Button type="submit" isFull isBusy={state === 'sending'}>
        {t('account.findOrder')}
      </Button>
    </form>
  )
}
