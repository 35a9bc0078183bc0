import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { contactOf } from '#features/accounts/server/index.ts'
import { settingsFor } from '#features/cart/server/index.ts'
import type { Context } from '#features/cart/server/index.ts'
import { inTransaction } from '#platform/server/transaction.ts'
import type { WithdrawalBody } from '../../contract.ts'
import type { OrderDeps, OrderJobDeps } from '../deps.ts'
import { renderMail } from '../mails/mail.ts'
import { findManagedOrder } from '../manage/manage-store.ts'
import { countStranger } from '../buyer/count-stranger.ts'
import { isOrderContact } from '../buyer/own-orders.ts'
import { isCallers, keepRequest } from './return-requests.ts'
import { findAndLockOrder } from '../store.ts'

/** What the job of a statement without a sign-in carries. */
type Statement = {
  readonly id: string
  readonly number: string
  readonly name: string
  readonly email: string
  readonly reason: string | null
  readonly store: string
  readonly at: string
}

type Code = 'INVALID_INPUT' | 'RETURN_OVER' | 'TOO_MANY_REQUESTS'

/**
 * Takes a statement of withdrawal and answers when it came. Whoever shows the order to be theirs learns at once whether it is too late; all
 * others are answered the same, and a mail to the address they name says what became of it. Source: Directive 2011/83/EU, article 11a.
 */
export const withdraw = async (
  deps: OrderDeps,
  { statement_id: id, number: written, name, email: writtenEmail, lines, reason, key }: WithdrawalBody,
  context: Context,
): Promise<Result<{ received_at: string }, Code>> => {
  const { db, now, store } = context
  const contact = contactOf(writtenEmail, context)
  if (contact?.kind !== 'email') return refuse('INVALID_INPUT', { fields: { email: 'INCORRECT_EMAIL' } })
  const number = written.trim()
  if (name.trim() === '' || number === '') return refuse('INVALID_INPUT', { fields: { name: 'REQUIRED' } })
  const counted = await countStranger(deps, 'withdrawals', contact.value, context)
  if (!counted.ok) return counted
  const email = contact.value
  const found = await findManagedOrder(db, number)
  if (found && (await isCallers(found, key, context))) {
    const order = (await findAndLockOrder(db, found.id)) ?? found
    const asking = { id, kind: 'withdrawal', lines: lines ?? undefined, reason, name, email } as const
    const kept = await keepRequest(deps, order, asking, context)
    return kept.ok ? ok({ received_at: now.toISOString() }) : kept
  }
  const statement: Statement = {
    id,
    number,
    name: name.trim(),
    email,
    reason: reason?.trim() || null,
    store: store.storeCode,
    at: now.toISOString(),
  }
  await deps.jobs.enqueue(db, 'order.withdrawal', statement)
  return ok({ received_at: now.toISOString() })
}

/** Finds the order of a statement by its number and address and keeps it; what cannot be kept is answered with how to go on. */
export const keepWithdrawal = async (deps: OrderJobDeps, data: Readonly<Record<string, unknown>>): Promise<void> => {
  const { id, number, name, email, reason, at, store } = data as Statement
  const kept = await inTransaction(deps.db, async (trx) => {
    const found = await findManagedOrder(trx, number)
    const order = found && isOrderContact(found, email) ? await findAndLockOrder(trx, found.id) : undefined
    if (!order) return ok(false)
    const asking = { id, kind: 'withdrawal', lines: undefined, reason, name, email } as const
    return ok((await keepRequest(deps, order, asking, { db: trx, now: new Date(at) })).ok)
  })
  if (!kept.value) await mailUnmatched(deps, { id, number, email, at, store })
}

const mailUnmatched = async (
  deps: OrderJobDeps,
  { id, number, email, at, store }: Pick<Statement, 'id' | 'number' | 'email' | 'at' | 'store'>,
): Promise<void> => {
  const view = deps.storeViews[store]
  if (!view) throw new Error(`statement ${id} came in an unknown store view`)
  const settings = await settingsFor(deps, { db: deps.db, store: view })
  const translate = deps.translators[view.i18n.language]
  const mail = renderMail(
    { order: { email }, view, settings, translate },
    {
      subject: translate('mail.withdrawal.unmatchedSubject', { number, site: settings.site_name }),
      paragraphs: [translate('mail.withdrawal.unmatched', { number, email: settings.email_support })],
      tables: [],
      links: [{ title: translate('mail.withdrawal.again'), url: `${deps.publicUrl}${view.url}/withdrawal` }],
    },
  )
  await deps.mail.send(mail, { key: `withdrawal-${id}`, at })
}
