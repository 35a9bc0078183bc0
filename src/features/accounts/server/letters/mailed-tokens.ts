import { createHmac } from 'node:crypto'
import { day, hour } from '#core/durations.ts'
import type { Db } from '#platform/server/context.ts'
import { getSecret } from '#platform/server/secrets.ts'
import type { Contact } from '../../rules/contact.ts'
import { hashOf } from '../token-hash.ts'

type Purpose = 'reset' | 'entry'

const lifeMs: Readonly<Record<Purpose, number>> = { reset: hour, entry: 7 * day }

/** 32 characters that follow from an id and the shop's secret: jobs carry the id, and nobody who reads them has the token. */
export const tokenOf = async (db: Db, purpose: Purpose | 'newsletter', id: string): Promise<string> =>
  createHmac('sha256', await getSecret(db, 'mailed-token'))
    .update(`${purpose}.${id}`)
    .digest('base64url')
    .slice(0, 32)

/** A token that whoever is reached there may use once: to set a password within an hour, to sign in within 7 days. */
export const startToken = async (
  db: Db,
  {
    id,
    purpose,
    contact,
    now,
  }: { readonly id: string; readonly purpose: Purpose; readonly contact: Contact; readonly now: Date },
): Promise<string> => {
  const token = await tokenOf(db, purpose, id)
  await db
    .insertInto('mailed_token')
    .values({
      hash: hashOf(token),
      purpose,
      contact: contact.value,
      expires_at: new Date(now.getTime() + lifeMs[purpose]),
    })
    // a mail that is made again carries what it carried
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return token
}

/** Takes a token of this contact; false where it is none, dead or used. Of two at once one gets it. */
export const takeToken = async (
  db: Db,
  {
    token,
    purpose,
    contact,
    now,
  }: { readonly token: string; readonly purpose: Purpose; readonly contact: Contact; readonly now: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('mailed_token')
    .set({ used_at: now })
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('contact', '=', contact.value)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** No token of this purpose that was sent to the contact is taken any more. */
export const dropTokens = async (db: Db, purpose: Purpose, contact: Contact): Promise<void> => {
  await db.deleteFrom('mailed_token').where('purpose', '=', purpose).where('contact', '=', contact.value).execute()
}
