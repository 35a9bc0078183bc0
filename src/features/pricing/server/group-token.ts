import { createHmac } from 'node:crypto'
import type { Db } from '#platform/server/context.ts'
import { isSameText } from '#platform/server/same-text.ts'
import { getSecret } from '#platform/server/secrets.ts'

/** The right to the prices of a group, until a moment (ISO). */
export type GroupProof = { readonly groupId: number; readonly expires: string }

const secretKey = 'price_group_secret'

/** The signed proof of a price group: the accounts give it to whom it belongs, browsers send it as `groupToken`. */
export const signGroupToken = async (db: Db, { groupId, expires }: GroupProof): Promise<string> => {
  const body = Buffer.from(JSON.stringify([groupId, expires])).toString('base64url')
  return `${body}.${await signatureOf(db, body)}`
}

/** The group that a token proves at `now`; undefined where it is forged, no token at all, or over. */
export const readGroupToken = async (db: Db, token: string, now: Date): Promise<number | undefined> => {
  const [body = '', signature = '', ...more] = token.split('.')
  if (more.length > 0 || !isSameText(signature, await signatureOf(db, body))) return undefined
  const [groupId, expires] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [number, string]
  return now.toISOString() < expires ? groupId : undefined
}

const signatureOf = async (db: Db, body: string): Promise<string> =>
  createHmac('sha256', await getSecret(db, secretKey))
    .update(body)
    .digest('base64url')
