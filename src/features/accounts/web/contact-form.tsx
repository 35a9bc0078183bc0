import { useEffect, useRef, useState } from 'react'
import type { ChangeEvent, FormEvent } from 'react'
import { useShell } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call-context.ts'
import { newUuid } from '#platform/web/new-uuid.ts'
import { sendOrQueue } from '#platform/web/send-or-queue.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import type { AccountsContract } from '../contract.ts'
import { isEmailLike } from '../rules/contact.ts'
import { contactLengths, contactProblems } from '../rules/contact-form.ts'
import type { ContactField } from '../rules/contact-form.ts'
import styles from './letters.module.css'
import { letterFailure } from './newsletter-form.tsx'
import { useUser } from './account-state.ts'

const empty = { name: '', email: '', message: '' }

/** A message to the shop. What was written stays until it was taken, and can be sent by mail as well. */
export const ContactForm = () => {
  const t = useText()
  const { settings } = useShell()
  const call = useCall<AccountsContract>()
  const user = useUser()
  const form = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const [written, setWritten] = useState<Partial<typeof empty>>({})
  const [problems, setProblems] = useState<readonly ContactField[]>([])
  const [error, setError] = useState<string>()
  const [state, setState] = useState<'open' | 'sending' | 'sent' | 'queued'>('open')
  const [id] = useState(newUuid)
  const isDone = state === 'sent' || state === 'queued'
  const own = user ? { name: `${user.firstname} ${user.lastname}`.trim(), email: user.email ?? '' } : {}
  const words = { ...empty, ...own, ...written }

  useEffect(() => {
    if (problems.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'sending') return
    const found = contactProblems(words, isEmailLike)
    setProblems(found)
    setError(undefined)
    if (found.length > 0) return
    setState('sending')
    const [name, email, message] = [words.name.trim(), words.email.trim(), words.message.trim()]
    const body = { id, name, email, message, website: trap.current?.value ?? '' }
    const key = 'POST /api/contact'
    const answer = await sendOrQueue(() => call(key, { body }), {
      id: `contact ${id}`,
      lane: 'contact',
      key,
      payload: body,
    })
    if (answer.ok) return setState(answer.value === 'queued' ? 'queued' : 'sent')
    setState('open')
    return setError(t(letterFailure(answer.code)))
  }
  const field = (name: ContactField) => ({
    name,
    label: t(`contact.${name}`),
    maxLength: contactLengths[name],
    required: true,
    value: words[name],
    error: problems.includes(name) ? t(`contact.${name}Missing`) : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setWritten({ ...written, [name]: target.value }),
  })

  return (
    <div className={styles.contact}>
      <div role="status">
        {isDone ? (
          <p>{t(state === 'sent' ? 'contact.sent' : 'contact.queued', { email: words.email.trim() })}</p>
        ) : null}
      </div>
      {isDone ? null : (
        <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
          <p className="muted">{t('contact.text')}</p>
          <TextField {...field('name')} autoComplete="name" />
          <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
          <TextField {...field('message')} rows={8} />
          {/* nobody sees it: what fills it in is no person */}
          <div className={styles.trap} aria-hidden="true">
            <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
          </div>
          {error ? (
            <p className={styles.error} role="alert">
              {error}
            </p>
          ) : null}
          <Button type="submit" isBusy={state === 'sending'}>
            {t('contact.send')}
          </Button>
        </form>
      )}
      <p className="t-14 muted">
        {t('contact.orMail')}{' '}
        <a className="link" href={`mailto:${settings.email_support}`}>
          {settings.email_support}
        </a>
      </p>
    </div>
  )
}
