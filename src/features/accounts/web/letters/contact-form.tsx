import { useEffect, useRef, useState } from 'react'
import type { ChangeEvent, FormEvent } from 'react'
import { useShell } from '#features/stores/web/index.ts'
import type { SentForm } from '#platform/web/call/loader-context.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useDraft } from '#platform/web/page/use-draft.ts'
import { newUuid } from '#platform/web/new-uuid.ts'
import { sendOrQueue } from '#platform/web/tasks/send-or-queue.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import type { AccountsContract } from '../../contract.ts'
import { contactLengths, contactProblems, letterFailure } from '../../rules/contact-form.ts'
import type { ContactField } from '../../rules/contact-form.ts'
import { refusedFields } from '../../rules/refused-fields.ts'
import styles from './contact-form.module.css'
import { useUser } from '../session/account-state.ts'

const empty = { name: '', email: '', message: '' }
const fields = ['name', 'email', 'message'] as const

const writtenIn = (posted: SentForm | null): Partial<typeof empty> =>
  posted ? Object.fromEntries(fields.map((name) => [name, posted.values[name] ?? ''])) : {}

/** A message to the shop. What was written stays until it was taken, and can be sent by mail as well; `form` is one that was sent without a script. */
export const ContactForm = ({ form: posted }: { form: SentForm | null }) => {
  const t = useText()
  const { settings, view } = useShell()
  const call = useCall<AccountsContract>()
  const user = useUser()
  const form = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const [{ id, written }, setDraft, forgetDraft] = useDraft('contact', () => ({
    id: newUuid(),
    written: writtenIn(posted),
  }))
  const [problems, setProblems] = useState<readonly ContactField[]>(() => fields.filter((name) => posted?.fields[name]))
  const [error, setError] = useState(posted?.message ?? undefined)
  const [state, setState] = useState<'open' | 'sending' | 'sent' | 'queued'>(posted?.values['sent'] ? 'sent' : 'open')
  const isDone = state === 'sent' || state === 'queued'
  const own = user ? { name: `${user.firstname} ${user.lastname}`.trim(), email: user.email ?? '' } : {}
  const words = { ...empty, ...own, ...written }

  useEffect(() => {
    if (problems.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'sending') return
    const found = contactProblems(words)
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
    if (answer.ok) {
      forgetDraft()
      return setState(answer.value === 'queued' ? 'queued' : 'sent')
    }
    setState('open')
    const refused = refusedFields(answer)
    setProblems(refused)
    return refused.length > 0 ? undefined : setError(t(letterFailure(answer.code)))
  }
  const field = (name: ContactField) => ({
    name,
    label: t(`contact.${name}`),
    maxLength: contactLengths[name],
    required: true,
    value: words[name],
    error: problems.includes(name) ? t(`contact.${name}Missing`) : undefined,
    // other words are another message
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setDraft({ id: newUuid(), written: { ...written, [name]: target.value } }),
  })

  return (
    <div className={styles.contact}>
      <div role="status">
        {isDone ? (
          <p tabIndex={-1} ref={takeFocus}>
            {t(state === 'sent' ? 'contact.sent' : 'contact.queued', { email: words.email.trim() })}
          </p>
        ) : null}
      </div>
      {isDone ? null : (
        <form ref={form} method="post" action="/contact" noValidate onSubmit={(event) => void submit(event)}>
          <input type="hidden" name="store" value={view.storeCode} />
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

/** For what comes in place of the button that was pressed: with that the focus would be gone. */
const takeFocus = (element: HTMLElement | null): void => element?.focus()
