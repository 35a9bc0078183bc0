import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { openSession } from '#features/accounts/server/sessions/sessions.ts'
import { createPasswords } from '#features/accounts/server/passwords/passwords.ts'
import type { Db } from '#platform/server/context.ts'
import { openArena } from './support/arena.ts'
import type { Arena } from './support/arena.ts'
import { createAsker } from './support/asking.ts'
import type { Asker } from './support/asking.ts'
import { inParallel, tally } from './support/crowd.ts'
import { mustBe } from './support/fault.ts'
import type { FaultRun } from './support/fault.ts'

const password = 'correct horse'

/** S13 of the goals: whatever takes a right away holds from the next call on. */
export const run = async ({ say, full, open = () => openArena({ OTP_PER_ADDRESS: '0' }) }: FaultRun): Promise<void> => {
  const arena = await open()
  const asker = createAsker(arena.url)
  const rounds = full ? 200 : 2
  try {
    const hash = await createPasswords().hash(password)
    for (const [name, check] of Object.entries(checks)) {
      const outcomes = tally(await inParallel(rounds, 4, () => check({ arena, asker, hash })))
      say(`S13: ${name}: ${JSON.stringify(outcomes)}`)
      mustBe(`S13 ${name}`, outcomes, { held: rounds })
    }
  } finally {
    asker.close()
    await arena.close()
  }
}

type Scene = { readonly arena: Arena; readonly asker: Asker; readonly hash: string }

const addPerson = async (db: Db, hash: string) => {
  const now = new Date()
  const email = `${randomUUID()}@mail.example`
  const { id } = await db
    .insertInto('customer')
    .values({ email, password_hash: hash, store_code: 'en', proven_at: now, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const signIn = () => openSession(db, { id: randomUUID(), customerId: id, remembers: true, device: 'a fault', now })
  return { id, email, signIn }
}

const bearer = (token: unknown) => ({ authorization: `Bearer ${String(token)}` })
const statusFor = async (asker: Asker, token: unknown, path = '/api/user/profile') =>
  (await asker.get(path, bearer(token))).status
const outcome = (seen: readonly number[], wanted: readonly number[]): string =>
  seen.join() === wanted.join() ? 'held' : `${seen.join()} in place of ${wanted.join()}`

const checks: Readonly<Record<string, (scene: Scene) => Promise<string>>> = {
  /** What somebody planted before the sign-in opens nothing after it. */
  fixation: async ({ arena, asker, hash }) => {
    const [thief, victim] = [await addPerson(arena.db, hash), await addPerson(arena.db, hash)]
    const planted = await thief.signIn()
    const signed = await asker.post(
      '/api/user/login',
      { username: victim.email, password },
      { cookie: `rt=${planted.refreshToken}`, ...bearer(planted.token) },
    )
    // the browser is the victim's from then on: what was planted in it is over
    const seen = [
      signed.status,
      await statusFor(asker, planted.token),
      (await asker.post('/api/user/refresh', { refreshToken: planted.refreshToken })).status,
    ]
    const isNew = signed.result !== planted.token && signed.meta['refreshToken'] !== planted.refreshToken
    return isNew ? outcome(seen, [200, 401, 401]) : 'a session was taken over'
  },

  'log out everywhere': async ({ arena, asker, hash }) => {
    const person = await addPerson(arena.db, hash)
    const sessions = [await person.signIn(), await person.signIn(), await person.signIn()]
    const [first] = sessions
    await asker.post('/api/user/logout-all', {}, bearer(first?.token))
    const seen = []
    for (const { token, refreshToken } of sessions) {
      seen.push(await statusFor(asker, token))
      seen.push((await asker.post('/api/user/refresh', { refreshToken })).status)
    }
    return outcome(seen, [401, 401, 401, 401, 401, 401])
  },

  'role change': async ({ arena, asker, hash }) => {
    const person = await addPerson(arena.db, hash)
    const { token } = await person.signIn()
    const seen = [await statusFor(asker, token, '/api/manage/audit')]
    for (const roles of ['{manager}', '{vip}']) {
      await sql`update customer set roles = ${roles}::text[] where id = ${person.id}`.execute(arena.db)
      seen.push(await statusFor(asker, token, '/api/manage/audit'))
    }
    return outcome(seen, [403, 200, 403])
  },

  'disabled user': async ({ arena, asker, hash }) => {
    const person = await addPerson(arena.db, hash)
    const { token, refreshToken } = await person.signIn()
    const seen = [await statusFor(asker, token)]
    await sql`update customer set disabled_at = now() where id = ${person.id}`.execute(arena.db)
    seen.push(await statusFor(asker, token))
    seen.push((await asker.post('/api/user/refresh', { refreshToken })).status)
    seen.push((await asker.post('/api/user/login', { username: person.email, password })).status)
    return outcome(seen, [200, 401, 401, 400])
  },

  /** Owner and thief have the same refresh token: the second to come, after the grace, ends it for both. */
  'stolen refresh': async ({ arena, asker, hash }) => {
    const person = await addPerson(arena.db, hash)
    const { id, refreshToken } = await person.signIn()
    const thief = await asker.post('/api/user/refresh', { refreshToken })
    const seen = [thief.status]
    await sql`update session_token set used_at = used_at - interval '31 s' where session_id = ${id} and used_at is not null`.execute(
      arena.db,
    )
    seen.push((await asker.post('/api/user/refresh', { refreshToken })).status)
    seen.push(await statusFor(asker, thief.result))
    seen.push((await asker.post('/api/user/refresh', { refreshToken: thief.meta['refreshToken'] })).status)
    return outcome(seen, [200, 401, 401, 401])
  },
}
