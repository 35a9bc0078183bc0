import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { emailLength } from '#core/email.ts'
import { isEmailLike } from '#features/accounts/rules/contact.ts'
import { formatDateTime } from '#features/stores/rules/format.ts'
import { Unbroken } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { newUuid } from '#platform/web/new-uuid.ts'
import { useDraft } from '#platform/web/page/use-draft.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import type { OrderContract, WireOrder } from '../../contract.ts'
import { sentStage } from '../../rules/status.ts'
import { PieceChoice, chosenLines, nameOfLine, stillLeft } from './piece-choice.tsx'
import type { Chosen } from './piece-choice.tsx'
import { problemText } from './returning-problem.ts'
import styles from '../returning.module.css'

type Written = { readonly name: string; readonly number: string; readonly email: string }
type Draft = { readonly id: string; readonly written: Written; readonly chosen: Chosen; readonly reason: string }
/** As it is sent: trimmed, and without pieces where the whole order is meant. */
type Stated = Written & {
  readonly lines: ReturnType<typeof chosenLines> | null
  readonly reason: string | null
}
type Field = keyof Written | 'pieces' | 'form'
/** What is wrong, by field. */
type Wrong = Readonly<Partial<Record<Field, string>>>
type Step = 'write' | 'check' | { readonly receivedAt: string }

type Props = {
  /** The order that it is about, for whoever may see it; without one it is written by hand. */
  order?: WireOrder
  orderKey?: string | undefined
  onStated?: () => void
}

/** The statement of withdrawal in two steps, and its receipt. Source: Directive 2011/83/EU, article 11a. */
export const WithdrawalForm = ({ order, orderKey, onStated }: Props) => {
  const t = useText()
  const call = useCall<OrderContract>()
  const left = order?.returns?.left ?? []
  // before the goods are sent the whole order ends: there is nothing to choose
  const chooses = order !== undefined && order.stage >= sentStage && left.length > 0
  const [draft, setDraft, forgetDraft] = useDraft<Draft>(['withdrawal', order?.id].join('.'), () => ({
    id: newUuid(),
    written: {
      name: order?.customer?.name ?? '',
      number: order?.number ?? '',
      email: order?.customer?.email ?? '',
    },
    chosen: Object.fromEntries(left.map(({ line, qty }) => [line, qty])),
    reason: '',
  }))
  const { id, written, reason } = draft
  const chosen = stillLeft(draft.chosen, left)
  const [step, setStep] = useState<Step>('write')
  const [isBusy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<Wrong>({})
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const stepBefore = useRef(step)
  useEffect(() => {
    // what follows a step begins in sight, and is heard
    if (stepBefore.current !== step) (heading.current ?? form.current?.querySelector('input'))?.focus()
    stepBefore.current = step
  }, [step])
  useEffect(() => {
    if (Object.keys(wrong).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [wrong])

  const stated: Stated = {
    name: written.name.trim(),
    number: written.number.trim(),
    email: written.email.trim(),
    lines: chooses ? chosenLines(chosen) : null,
    reason: reason.trim() || null,
  }

  const problems = (): Wrong => ({
    ...(stated.name === '' ? { name: t('account.needed') } : {}),
    ...(stated.number === '' ? { number: t('account.needed') } : {}),
    ...(isEmailLike(stated.email) ? {} : { email: t('account.incorrectEmail') }),
    ...(stated.lines?.length === 0 ? { pieces: t('returning.none') } : {}),
  })
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    const found = problems()
    setWrong(found)
    if (Object.keys(found).length === 0) setStep('check')
  }
  const confirm = async () => {
    // also where nothing was typed a repeat after a reload is the same statement
    setDraft(draft)
    setBusy(true)
    const answer = await call('POST /api/order/withdraw', {
      body: { statement_id: id, ...stated, key: orderKey ?? null },
    })
    setBusy(false)
    if (!answer.ok && 'email' in ((answer.meta.fields as object | undefined) ?? {})) {
      setWrong({ email: t('account.incorrectEmail') })
      return setStep('write')
    }
    if (!answer.ok) return setWrong({ form: t(problemText(answer.code)) })
    forgetDraft()
    setStep({ receivedAt: answer.value.received_at })
    return onStated?.()
  }

  if (typeof step === 'object') {
    return (
      <div className={styles.form} role="status">
        <h3 ref={heading} className="t-20" tabIndex={-1}>
          {t('returning.done')}
        </h3>
        <p>
          <Unbroken text={t('returning.doneText', { date: formatDateTime(step.receivedAt), email: stated.email })} />
        </p>
        {order ? null : <p className="muted t-14">{t('returning.doneCheck')}</p>}
      </div>
    )
  }
  if (step === 'check') {
    return (
      <div className={styles.form}>
        <h3 ref={heading} className="t-20" tabIndex={-1}>
          {t('returning.check')}
        </h3>
        <Statement order={order} stated={stated} />
        <p className="muted t-14">{t('returning.receiptTo', { email: stated.email })}</p>
        {wrong.form ? (
          <p className={styles.wrong} role="alert">
            {wrong.form}
          </p>
        ) : null}
        <div className={styles.buttons}>
          <Button isBusy={isBusy} onClick={() => void confirm()}>
            {t('returning.confirm')}
          </Button>
          <Button variant="ghost" onClick={() => setStep('write')}>
            {t('returning.change')}
          </Button>
        </div>
      </div>
    )
  }
  const field = (name: keyof Written) => ({
    value: written[name],
    error: wrong[name],
    onChange: (event: { target: { value: string } }) =>
      setDraft({
        ...draft,
        // of another order it is another statement
        ...(name === 'number' ? { id: newUuid() } : {}),
        written: { ...written, [name]: event.target.value },
      }),
  })
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={goOn}>
      <TextField label={t('returning.name')} autoComplete="name" maxLength={100} {...field('name')} />
      <TextField
        label={t('returning.number')}
        autoComplete="off"
        maxLength={50}
        readOnly={order !== undefined}
        {...field('number')}
      />
      <TextField
        label={t('returning.email')}
        hint={order ? undefined : t('returning.emailHint')}
        type="email"
        autoComplete="email"
        maxLength={emailLength}
        {...field('email')}
      />
      {chooses ? (
        <PieceChoice
          order={order}
          left={left}
          chosen={chosen}
          error={wrong.pieces}
          onChange={(next) => setDraft({ ...draft, chosen: next })}
        />
      ) : null}
      <TextField
        label={t('returning.reason')}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setDraft({ ...draft, reason: event.target.value })}
      />
      <Button type="submit" isFull>
        {t('returning.next')}
      </Button>
    </form>
  )
}

const Statement = ({ order, stated }: { order: WireOrder | undefined; stated: Stated }) => {
  const t = useText()
  const { name, number, lines, reason } = stated
  return (
    <blockquote className={styles.statement}>
      <p>{t(lines ? 'returning.statementPieces' : 'returning.statement', { name, number })}</p>
      {lines && order ? (
        <ul>
          {lines.map(({ line, qty }) => (
            <li key={line}>
              {qty} × {nameOfLine(order, line)}
            </li>
          ))}
        </ul>
      ) : null}
      {reason ? <p>{reason}</p> : null}
    </blockquote>
  )
}
