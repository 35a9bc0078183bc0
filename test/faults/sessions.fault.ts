import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { openSession } from '#features/accounts/server/sessions/sessions.ts'
import type { Db } from '#platform/server/context.ts'
import { openArena } from './support/arena.ts'
import { createAsker, outcomeOf } from './support/asking.ts'
import type { Asker, Reply } from './support/asking.ts'
import { inParallel, tally } from './support/crowd.ts'
import { mustBe } from './support/fault.ts'
import type { FaultRun } from './support/fault.ts'

const tabs = 8

/** C7 of the goals: eight tabs refresh one session at once; a refresh token that comes back late ends its session. */
export const run = async ({ say, full, open = openArena }: FaultRun): Promise<void> => {
  const arena = await open()
  const asker = createAsker(arena.url)
  try {
    const rounds = full ? 500 : 10
    const refused = await refreshTogether(arena.db, asker, rounds)
    say(`C7: ${rounds} times ${tabs} refreshes at once, ${refused} refused`)
    mustBe('C7 refreshes refused', refused, 0)
    const outcomes = tally(await inParallel(rounds, 20, () => replayLate(arena.db, asker)))
    say(`C7: ${rounds} late replays: ${JSON.stringify(outcomes)}`)
    mustBe('C7 late replays', outcomes, { 'the replay 401, the session 401': rounds })
  } finally {
    asker.close()
    await arena.close()
  }
}

const signIn = async (db: Db) => {
  const now = new Date()
  const { id } = await db
    .insertInto('customer')
    .values({ email: `${randomUUID()}@mail.example`, store_code: 'en', created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return openSession(db, { id: randomUUID(), customerId: id, remembers: true, device: 'a fault', now })
}

const refresh = (asker: Asker, refreshToken: string): Promise<Reply> =>
  asker.post('/api/user/refresh', { refreshToken })

/** Every round goes on with the tokens of any of its tabs: all of them must be good. Answers how many were not. */
const refreshTogether = async (db: Db, asker: Asker, rounds: number): Promise<number> => {
  let { refreshToken } = await signIn(db)
  let refused = 0
  for (let round = 0; round < rounds; round += 1) {
    const replies = await Promise.all(Array.from({ length: tabs }, () => refresh(asker, refreshToken)))
    refused += replies.filter(({ status }) => status !== 200).length
    refreshToken = String(replies[round % tabs]?.meta['refreshToken'])
  }
  return refused
}

const replayLate = async (db: Db, asker: Asker): Promise<string> => {
  const { id, refreshToken } = await signIn(db)
  const next = await refresh(asker, refreshToken)
  await sql`update session_token set used_at = used_at - interval '31 s' where session_id = ${id} and used_at is not null`.execute(
    db,
  )
  const replay = await refresh(asker, refreshToken)
  const after = await refresh(asker, String(next.meta['refreshToken']))
  return `the replay ${outcomeOf(replay).slice(0, 3)}, the session ${outcomeOf(after).slice(0, 3)}`
}
