import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { openSession } from '#features/accounts/server/sessions/sessions.ts'
import type { Db, Role } from '#platform/server/context.ts'
import type { SalesApp } from './sales.ts'
import { callApi } from './sales.ts'
import type { Answer } from './sales.ts'

const firstId: Readonly<Record<Role, number>> = { vip: 9002, blogger: 9003, manager: 9004, admin: 9005 }

/** Opens a session for somebody of this role, or for the customer of this id; answers the access token. */
export const signIn = async (db: Db, who: Role | number, now: Date): Promise<string> => {
  const roles = typeof who === 'number' ? [] : [who]
  const id = typeof who === 'number' ? who : firstId[who]
  await sql`
    insert into customer (id, email, store_code, roles, created_at, updated_at) overriding system value
    values (${id}, ${`person-${id}@mail.example`}, 'en', ${roles}::text[], ${now}, ${now}) on conflict do nothing`.execute(
    db,
  )
  return (await openSession(db, { id: randomUUID(), customerId: id, remembers: false, device: 'test', now })).token
}

/** One call over HTTP by somebody signed in at the clock of the test. */
export const callSignedIn = async (
  shop: SalesApp,
  who: Role | number,
  method: 'GET' | 'POST',
  url: string,
  body?: unknown,
): Promise<Answer> =>
  callApi(shop, method, url, body, { authorization: `Bearer ${await signIn(shop.db, who, shop.now())}` })
