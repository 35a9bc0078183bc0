import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { emailLength } from '#core/email.ts'
import { LateTexts } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { newUuid } from '#platform/web/new-uuid.ts'
import { sendOrQueue } from '#platform/web/tasks/send-or-queue.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import type { stockContract } from '../contract.ts'
import { toContact } from '../rules/requests.ts'
import type { RequestKind } from '../rules/requests.ts'
import { failureText } from './failure-text.ts'
import styles from './notify-dialog.module.css'

type Props = {
  kind: RequestKind
  sku: string
  /** The piece with its choices, in words. */
  name: string
  /** What it costs now, as the page shows it. */
  price: string
  onClose: () => void
}

type State = 'open' | 'sending' | Answer
type Answer = 'requested' | 'in_stock' | 'queued'

/** Asks for an address to write to once: when the piece is back, or cheaper. */
export const NotifyDialog = (props: Props) => (
  <LateTexts>
    <Asking {...props} />
  </LateTexts>
)

const Asking = ({ kind, sku, name, price, onClose }: Props) => {
  const t = useText()
  const call = useCall<typeof stockContract>()
  const input = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [id, setId] = useState(newUuid)
  const [state, setState] = useState<State>('open')
  const [fieldError, setFieldError] = useState<string>()
  const [error, setError] = useState<string>()
  const isBack = kind === 'back_in_stock'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'sending') return
    const isBad = toContact(email) === undefined
    setFieldError(isBad ? t('notify.emailBad') : undefined)
    setError(undefined)
    if (isBad) return input.current?.focus()
    setState('sending')
    const body = { id, sku, email: email.trim(), kind }
    const key = 'POST /api/stock/notify'
    const task = { id: `notify ${kind} ${sku} ${body.email}`, lane: 'stock', key, payload: body }
    const answer = await sendOrQueue(() => call(key, { body }), task)
    if (answer.ok) return setState(answer.value)
    setState('open')
    setError(failureText(t, answer))
    return undefined
  }

  const answers: Readonly<Record<Answer, string>> = {
    requested: t('notify.asked', { email: email.trim() }),
    in_stock: t('notify.inStock'),
    queued: t('notify.queued', { email: email.trim() }),
  }
  const isDone = state !== 'open' && state !== 'sending'
  return (
    <Dialog title={t(isBack ? 'notify.backTitle' : 'notify.cheaperTitle')} onClose={onClose} className={styles.dialog}>
      <div role="status">
        {isDone ? (
          <p tabIndex={-1} ref={takeFocus}>
            {answers[state]}
          </p>
        ) : null}
      </div>
      {isDone ? null : (
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <p className="muted">{isBack ? t('notify.backText', { name }) : t('notify.cheaperText', { name, price })}</p>
          <TextField
            ref={input}
            label={t('notify.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={emailLength}
            required
            value={email}
            onChange={(event) => {
              setEmail(event.target.value)
              // for another address it is another request
              setId(newUuid())
            }}
            error={fieldError}
          />
          {error ? (
            <p className={styles.error} role="alert">
              {error}
            </p>
          ) : null}
          <Button type="submit" isFull isBusy={state === 'sending'}>
            {t('notify.ask')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}

/** For what comes in place of the button that was pressed: with that the focus would be gone. */
const takeFocus = (element: HTMLElement | null): void => element?.focus()
