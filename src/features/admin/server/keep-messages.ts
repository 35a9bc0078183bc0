import type { MailSender, Occasion } from '#platform/server/adapters/mail-outbox.ts'
import type { SmsSender } from '#platform/server/adapters/sms-outbox.ts'
import type { Db } from '#platform/server/context.ts'
import { mostTries } from '#platform/server/jobs.ts'
import { isSecret, kindOf, plainContact } from '../rules/message.ts'

type Senders = { readonly mail: MailSender; readonly sms: SmsSender }
type Said = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string }
type Around = { readonly db: Db; readonly now: () => Date; readonly newId: () => string }

/** The same ways of sending, and each message is written down with what became of it. */
export const keepMessages = ({ mail, sms }: Senders, around: Around): Senders => ({
  mail: {
    send: (said, occasion) => keep(around, 'email', said, occasion, (heard) => mail.send(said, heard)),
  },
  sms: {
    send: (said, occasion) =>
      keep(around, 'sms', { ...said, subject: '', html: '' }, occasion, (heard) => sms.send(said, heard)),
  },
})

const keep = async (
  { db, now, newId }: Around,
  channel: 'email' | 'sms',
  said: Said,
  occasion: Occasion,
  send: (occasion: Occasion) => Promise<void>,
): Promise<void> => {
  const tries = await begin({ db, newId }, channel, said, occasion)
  const end = (state: 'waiting' | 'sent' | 'failed', problem: string | null) =>
    db
      .updateTable('sent_message')
      .set({ state, problem, sent_at: state === 'sent' ? now() : null })
      .where('key', '=', occasion.key)
      .where('at', '=', new Date(occasion.at))
      .execute()
  try {
    let problem: string | null = null
    await send({ ...occasion, onRefused: (why) => void (problem = why) })
    await end(problem === null ? 'sent' : 'failed', problem)
  } catch (error) {
    await end(tries < mostTries ? 'waiting' : 'failed', problemOf(error))
    throw error
  }
}

/** Letters of a problem that are kept. */
const mostLetters = 300

/** The senders' own words: they name no address and no password. */
const problemOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown').slice(0, mostLetters)

/** Answers how often it was tried, this time included. */
const begin = async (
  { db, newId }: Pick<Around, 'db' | 'newId'>,
  channel: 'email' | 'sms',
  { to, subject, text, html }: Said,
  { key, at }: Occasion,
): Promise<number> => {
  const kind = kindOf(key)
  const shown = isSecret(kind) ? { subject, text: null, html: null } : { subject, text, html }
  const { tries } = await db
    .insertInto('sent_message')
    .values({
      id: newId(),
      key,
      channel,
      kind,
      contact: plainContact(to),
      ...shown,
      state: 'waiting',
      tries: 1,
      at,
    })
    .onConflict((conflict) =>
      conflict.columns(['key', 'at']).doUpdateSet((row) => ({ ...shown, tries: row('sent_message.tries', '+', 1) })),
    )
    .returning('tries')
    .executeTakeFirstOrThrow()
  return tries
}
