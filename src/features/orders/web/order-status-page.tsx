import { Suspense, useEffect, useRef, useState } from 'react'
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

/** What is wrong, by field. */
type Wrong = { readonly number?: string; readonly contact?: string; readonly form?: string }

const Find = () => {
  const t = useText()
  const call = useCall<OrderContract>()
  const [number, setNumber] = useState('')
  const [contact, setContact] = useState('')
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const [wrong, setWrong] = useState<Wrong>({})
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(wrong).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [wrong])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'sending') return
    const isContact = isEmailLike(contact) || isPhoneLike(contact)
    const found: Wrong = {
      ...(number.trim() === '' ? { number: t('account.needed') } : {}),
      ...(isContact ? {} : { contact: t('account.incorrectContact') }),
    }
    setWrong(found)
    if (Object.keys(found).length > 0) return undefined
    setState('sending')
    const answer = await call('POST /api/order/find', { body: { number: number.trim(), contact: contact.trim() } })
    setState(answer.ok ? 'sent' : 'open')
    if (answer.ok) return undefined
    return setWrong({
      form: t(answer.code === 'TOO_MANY_REQUESTS' ? 'account.tooMany' : 'account.REQUEST_FAILED'),
    })
  }
  if (state === 'sent') {
    return (
      <p role="status" tabIndex={-1} ref={takeFocus}>
        {t('account.orderSent')}
      </p>
    )
  }
  return (
    <form ref={form} className={styles.stack} noValidate onSubmit={(event) => void submit(event)}>
      <p className="muted">{t('account.orderStatusText')}</p>
      <TextField
        label={t('account.orderNumber')}
        autoComplete="off"
        maxLength={50}
        value={number}
        error={wrong.number}
        onChange={(event) => setNumber(event.target.value)}
      />
      <TextField
        label={t('account.contact')}
        autoComplete="email"
        maxLength={emailLength}
        value={contact}
        error={wrong.contact}
        onChange={(event) => setContact(event.target.value)}
      />
      {wrong.form ? (
        <p className={styles.bad} role="alert">
          {wrong.form}
        </p>
      ) : null}
      <Button type="submit" isFull isBusy={state === 'sending'}>
        {t('account.findOrder')}
      </Button>
    </form>
  )
}

/** For what comes in place of the button that was pressed: with that the focus would be gone. */
const takeFocus = (element: HTMLElement | null): void => element?.focus()
