import { randomBytes } from 'node:crypto'
import type { Db } from './context.ts'

const makeSecret = (): string => randomBytes(32).toString('hex')

/** The shop's own secret of this name: made at its first use, the same for all processes, kept in `setting`. */
export const getSecret = async (db: Db, key: string): Promise<string> => {
  const find = () =>
    db.selectFrom('setting').select('value').where('key', '=', key).where('store_code', '=', '').executeTakeFirst()
  const existing = await find()
  if (typeof existing?.value === 'string') return existing.value
  await db
    .insertInto('setting')
    .values({ key, store_code: '', value: JSON.stringify(makeSecret()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await find()
  if (typeof made?.value !== 'string') throw new Error(`the secret ${key} is not a text`)
  return made.value
}

/** Another secret in the place of the one of this name. */
export const renewSecret = async (db: Db, key: string, now: Date): Promise<string> => {
  const secret = makeSecret()
  const set = { value: JSON.stringify(secret), updated_at: now }
  await db
    .insertInto('setting')
    .values({ key, store_code: '', ...set })
    .onConflict((conflict) => conflict.columns(['key', 'store_code']).doUpdateSet(set))
    .execute()
  return secret
}
