import { useState } from 'react'
import type { FormEvent } from 'react'
import { emailLength } from '#core/email.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { newUuid } from '#platform/web/new-uuid.ts'
import { sendOrQueue } from '#platform/web/tasks/send-or-queue.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import type { AccountsContract } from '../../contract.ts'
import { isEmailLike } from '../../rules/contact.ts'
import { letterFailure } from '../../rules/contact-form.ts'

/** Asks for the newsletter; a mail then asks whether it was meant. */
export const NewsletterForm = () => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const [email, setEmail] = useState('')
  const [id, setId] = useState(newUuid)
  const [error, setError] = useState<string>()
  const [state, setState] = useState<'open' | 'sending' | 'sent' | 'queued'>('open')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'sending') return
    if (!isEmailLike(email.trim())) return setError(t('letter.emailBad'))
    setError(undefined)
    setState('sending')
    const body = { id, email: email.trim() }
    const key = 'POST /api/newsletter'
    const task = { id: `newsletter ${body.email}`, lane: 'newsletter', key, payload: body }
    const answer = await sendOrQueue(() => call(key, { body }), task)
    if (answer.ok) return setState(answer.value === 'queued' ? 'queued' : 'sent')
    setState('open')
    setError(t(answer.code === 'INVALID_INPUT' ? 'letter.emailBad' : letterFailure(answer.code)))
  }
  const isDone = state === 'sent' || state === 'queued'
  return (
    <>
      <p role="status" tabIndex={-1} ref={isDone ? takeFocus : undefined}>
        {state === 'sent' ? t('letter.sent', { email: email.trim() }) : null}
        {state === 'queued' ? t('letter.queued', { email: email.trim() }) : null}
      </p>
      {isDone ? null : (
        <form noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            label={t('letter.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={emailLength}
            value={email}
            onChange={(event) => {
              setEmail(event.target.value)
              // for another address it is another request
              setId(newUuid())
            }}
            error={error ? <span role="alert">{error}</span> : undefined}
          />
          <Button type="submit" variant="ghost" size="s" isBusy={state === 'sending'}>
            {t('letter.ask')}
          </Button>
        </form>
      )}
    </>
  )
}

const takeFocus = (element: HTMLElement | null): void => element?.focus()
