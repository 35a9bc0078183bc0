import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { randomBase32 } from './totp.ts'

const howMany = 10
/** 24 signs, 120 bits: nothing to be guessed, and as good as a key where only its hash is known. */
const bytesOfCode = 15

const hashOf = (code: string): Buffer => createHash('sha256').update(`recovery code ${code}`).digest()

/** New recovery codes of a customer in the place of those of before; told once, kept as hashes. */
export const renewRecoveryCodes = async (db: Db, customerId: number): Promise<string[]> => {
  const codes = Array.from({ length: howMany }, () => randomBase32(bytesOfCode))
  // of two at once the second ends those of the first
  await sql`select from customer where id = ${customerId} for no key update`.execute(db)
  await db.deleteFrom('recovery_code').where('customer_id', '=', customerId).execute()
  await db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ hash: hashOf(code), customer_id: customerId })))
    .execute()
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'))
}

/** Takes a recovery code, written as signs alone; each works once. */
export const takeRecoveryCode = async (db: Db, customerId: number, code: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('hash', '=', hashOf(code))
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Recovery codes that a customer has left. */
export const countRecoveryCodes = async (db: Db, customerId: number): Promise<number> => {
  const { left } = await db
    .selectFrom('recovery_code')
    .select(sql<number>`count(*)::integer`.as('left'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return left
}
