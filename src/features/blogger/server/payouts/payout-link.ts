import { createHmac } from 'node:crypto'
import type { Db } from '#platform/server/context.ts'
import { isSameText } from '#platform/server/same-text.ts'
import { getSecret } from '#platform/server/secrets.ts'

const toKey = (secret: string, id: number): string =>
  createHmac('sha256', secret).update(`payout.${id}`).digest('base64url')
const secretOf = (db: Db): Promise<string> => getSecret(db, 'payout_link_secret')

/** The addresses of payouts' documents, each with the key that opens it. */
export const payoutFiles = async (db: Db): Promise<(id: number) => string> => {
  const secret = await secretOf(db)
  return (id) => `/api/blogger/payouts/${id}/document.pdf?key=${toKey(secret, id)}`
}

/** Whether the key of a link opens this payout's document; compared in constant time. */
export const isPayoutKey = async (db: Db, id: number, key: string): Promise<boolean> =>
  isSameText(key, toKey(await secretOf(db), id))
