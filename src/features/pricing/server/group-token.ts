import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '#platform/server/context.ts'
import { getSecret } from '#platform/server/secrets.ts'

/** The right to the prices of a group, until a moment (ISO). */
export type GroupProof = { readonly groupId: number; readonly expires: string }

const secretKey = 'price_group_secret'

/** The signed proof of a price group: the accounts give it to whom it belongs, browsers send it as `groupToken`. */
export const signGroupToken = async (db: Db, { groupId, expires }: GroupProof): Promise<string> => {
  const body = Buffer.from(JSON.stringify([groupId, expires])).toString('base64url')
  return `${body}.${(await signatureOf(db, body)).toString('base64url')}`
}

/** The group that a token proves at `now`; undefined where it is forged, no token at all, or over. */
export const readGroupToken = async (db: Db, token: string, now: Date): Promise<number | undefined> => {
  const [body = '', signature = '', ...more] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const right = await signatureOf(db, body)
  if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const [groupId, expires] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [number, string]
  return now.toISOString() < expires ? groupId : undefined
}

const signatureOf = async (db: Db, body: string): Promise<Buffer> =>
  createHmac('sha256', await getSecret(db, secretKey))
    .update(body)
    .digest()
