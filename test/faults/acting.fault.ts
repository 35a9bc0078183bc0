import { randomUUID } from 'node:crypto'
import { openSession } from '#features/accounts/server/sessions/sessions.ts'
import type { Db, Role } from '#platform/server/context.ts'
import { openArena } from './support/arena.ts'
import { createAsker } from './support/asking.ts'
import type { Asker } from './support/asking.ts'
import { inParallel, tally } from './support/crowd.ts'
import { mustBe } from './support/fault.ts'
import type { FaultRun } from './support/fault.ts'
import { createRandom } from './support/random.ts'

/** S14 of the goals: all that is done in another's name is in the audit with both names, its chain holds, and what is forbidden is refused. */
export const run = async ({ say, full, open = () => openArena({ OTP_PER_ADDRESS: '0' }) }: FaultRun): Promise<void> => {
  const arena = await open()
  const asker = createAsker(arena.url)
  const rounds = full ? 200 : 3
  try {
    const outcomes = tally(await inParallel(rounds, 8, (round) => actOnce(arena.db, asker, round)))
    say(`S14: ${rounds} times in another's name, ${callsEach} calls each: ${JSON.stringify(outcomes)}`)
    mustBe('S14 in the audit', outcomes, { 'all is there': rounds })
    const { token } = await addPerson(arena.db, 'manager')
    const verified = await asker.get('/api/manage/audit/verify', bearer(token))
    say(`S14: the chain: ${verified.text}`)
    mustBe('S14 the chain holds', (verified.result as { holds: boolean }).holds, true)
  } finally {
    asker.close()
    await arena.close()
  }
}

const callsEach = 20
const bearer = (token: unknown) => ({ authorization: `Bearer ${String(token)}` })

type Try = readonly [key: string, status: number, body?: object]

/** What may be done in a customer's name, and what may not. */
const tries: readonly Try[] = [
  ['GET /api/user/profile', 200],
  ['GET /api/user/sessions', 200],
  ['GET /api/user/addresses', 200],
  ['POST /api/user/update', 200, { city: 'Austin' }],
  ['POST /api/user/profile-account', 200, { name: 'Ana Winter' }],
  ['POST /api/user/update', 403, { email: 'new@mail.example', code: '1234' }],
  ['POST /api/user/update', 403, { phone: '+15550107777', code: '1234' }],
  ['POST /api/user/change-password', 403, { newPassword: 'long enough', code: '1234' }],
  ['POST /api/user/delete', 403, { code: '1234' }],
  ['POST /api/user/logout-all', 403],
  ['POST /api/user/sessions/end', 403, { id: '00000000-0000-4000-8000-000000000000' }],
  ['POST /api/user/passkeys/register-options', 403],
  ['POST /api/user/passkeys/remove', 403, { id: 'x' }],
  ['POST /api/user/second-factor/start', 403],
  // these are nothing of a customer's at all
  ['GET /api/manage/audit', 403],
  ['POST /api/user/login-as', 403, { contact: 'somebody@mail.example' }],
]

const addPerson = async (db: Db, ...roles: Role[]) => {
  const now = new Date()
  const email = `${randomUUID()}@mail.example`
  const { id } = await db
    .insertInto('customer')
    .values({ email, roles, store_code: 'en', proven_at: now, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const session = { id: randomUUID(), customerId: id, remembers: true, device: 'a fault', now }
  return { email, token: (await openSession(db, session)).token }
}

type Listed = { items: { operation: string; actor: string; subject: string | null }[]; total: number }

const actOnce = async (db: Db, asker: Asker, round: number): Promise<string> => {
  const [actor, subject] = [await addPerson(db, 'manager'), await addPerson(db)]
  const acting = await asker.post('/api/user/login-as', { contact: subject.email }, bearer(actor.token))
  const headers = bearer(acting.meta['token'])
  const random = createRandom(round + 1)
  const made: string[] = []
  for (let times = 0; times < callsEach; times += 1) {
    const [key, status, body] = random.pick(tries)
    const [method, path] = key.split(' ') as [string, string]
    const reply = method === 'GET' ? await asker.get(path, headers) : await asker.post(path, body ?? {}, headers)
    if (reply.status !== status) return `${key}: ${reply.text}`
    // whoever has no right to a call makes none
    if (!closed.has(key)) made.push(key)
  }
  const listed = await asker.get(
    `/api/manage/audit?size=100&q=${encodeURIComponent(subject.email)}`,
    bearer(actor.token),
  )
  const { items } = listed.result as Listed
  const wanted = ['login-as', ...made].toReversed()
  const isWhole = items.every((item) => item.actor === actor.email && item.subject === subject.email)
  const found = items.map(({ operation }) => operation)
  return isWhole && found.join() === wanted.join() ? 'all is there' : `${found.join()} in place of ${wanted.join()}`
}

const closed = new Set(['GET /api/manage/audit', 'POST /api/user/login-as'])
