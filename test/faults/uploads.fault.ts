import { randomUUID } from 'node:crypto'
import { openSession } from '#features/accounts/server/sessions/sessions.ts'
import type { Db } from '#platform/server/context.ts'
import { multipart } from '#test/support/multipart.ts'
import { openArena } from './support/arena.ts'
import { inParallel, tally } from './support/crowd.ts'
import { mustBe, mustHold } from './support/fault.ts'
import type { FaultRun } from './support/fault.ts'
import { canary, makeCorpus } from './support/upload-corpus.ts'
import type { Sample } from './support/upload-corpus.ts'

/** Forms that one person may send in a day. */
const perPerson = 30
const mostMegabytes = 400
/** Every so many of the corpus are sent in the short run. */
const every = 7

/** S9 of the goals: hostile files are refused or drawn anew; the shop stays up and small. */
export const run = async ({ say, full, open = () => openArena({ OTP_PER_ADDRESS: '0' }) }: FaultRun): Promise<void> => {
  const arena = await open()
  try {
    const corpus = await makeCorpus()
    const samples = full ? corpus : corpus.filter((_, index) => index % every === 0)
    mustHold(`S9 the corpus has ${corpus.length} files, 250 are the least`, corpus.length >= 250)
    const tokens = await Promise.all(
      Array.from({ length: Math.ceil(samples.length / perPerson) }, () => signIn(arena.db)),
    )
    let peak = 0
    const outcomes = await inParallel(samples.length, 4, async (index) => {
      const outcome = await send(arena.url, tokens[index % tokens.length] ?? '', samples[index] as Sample)
      if (full) peak = Math.max(peak, await megabytesOf(arena.url))
      return outcome
    })
    const counts = tally(outcomes)
    say(`S9: ${samples.length} files: ${JSON.stringify(counts)}${full ? `, at most ${peak.toFixed(0)} MB` : ''}`)
    mustBe(
      'S9 what went wrong',
      Object.keys(counts).filter((outcome) => !/^(drawn anew|refused)$/.test(outcome)),
      [],
    )
    mustHold(`S9 memory: ${peak.toFixed(0)} MB, ${mostMegabytes} are allowed`, peak < mostMegabytes)
    mustBe('S9 the shop afterwards', (await fetch(`${arena.url}/healthz`)).status, 200)
  } finally {
    await arena.close()
  }
}

const signIn = async (db: Db): Promise<string> => {
  const now = new Date()
  const { id } = await db
    .insertInto('customer')
    .values({ email: `${randomUUID()}@mail.example`, store_code: 'en', created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return (await openSession(db, { id: randomUUID(), customerId: id, remembers: true, device: 'a fault', now })).token
}

const send = async (url: string, token: string, { kind, name, bytes, isPicture }: Sample): Promise<string> => {
  const { payload, headers } = multipart([{ field: 'photo', name, bytes }])
  const authorization = `Bearer ${token}`
  const answer = await fetch(`${url}/api/user/photo`, {
    method: 'POST',
    body: payload,
    headers: { ...headers, authorization },
    signal: AbortSignal.timeout(30_000),
  })
  const { result } = (await answer.json()) as { result: string | { photo: string } }
  if (answer.status === 400 || answer.status === 413) return 'refused'
  if (answer.status !== 200 || typeof result === 'string') return `${kind}: ${answer.status} ${JSON.stringify(result)}`
  if (!isPicture) return `${kind}: taken`
  const shown = await fetch(`${url}${result.photo}`, { signal: AbortSignal.timeout(30_000) })
  // another file of the same person may have taken its place meanwhile
  if (shown.status === 404) return 'drawn anew'
  const kept = Buffer.from(await shown.arrayBuffer())
  const isWebp = kept.subarray(0, 4).toString('latin1') === 'RIFF' && shown.headers.get('content-type') === 'image/webp'
  if (!isWebp || kept.includes(canary) || kept.includes(bytes)) return `${kind}: kept as it came`
  return 'drawn anew'
}

const megabytesOf = async (url: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1] ?? 0) / 1e6
}
