import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db, Trx } from '#platform/server/context.ts'
import { fetchSafely } from '#platform/server/outbound/fetch-safe.ts'
import type { FetchRefusal, SafeFetch } from '#platform/server/outbound/fetch-safe.ts'
import { findProblemOfBytes } from '../../pictures/picture-problem.ts'
import { replaceFile } from './copy-changed.ts'
import type { Progress } from '../records.ts'

/** Where a picture of an address comes to lie below the media folder: another address, another place. */
export const toDownloadPath = (address: string): string => {
  const name = (URL.parse(address)?.pathname.split('/').at(-1) ?? '').toLowerCase().replace(/[^a-z0-9._-]+/g, '-')
  const hash = createHash('sha256').update(address).digest('hex').slice(0, 16)
  return `catalog/web/${hash}-${name.replace(/^\.+/, '').slice(-60) || 'picture'}`
}

/** Notes pictures that are to be fetched; in the transaction that names them, so that none is forgotten. Given up ones get another chance. */
export const waitForPictures = async (trx: Trx, awaited: ReadonlyMap<string, string>, now: Date): Promise<void> => {
  const rows = [...awaited].map(([url, path]) => ({ url, path }))
  if (!rows.length) return
  await sql`
    insert into picture_download (url, path, next_at)
    select url, path, ${now} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(url text, path text)
    on conflict (url) do update set attempts = 0, next_at = excluded.next_at, is_given_up = false where picture_download.is_given_up`.execute(
    trx,
  )
}

export type FetchOptions = {
  readonly mediaDir: string
  readonly now: () => Date
  /** No new picture is begun after this long. */
  readonly forMs?: number
  readonly fetch?: SafeFetch
  readonly onProgress?: (progress: Progress) => void
}

export type FetchReport = {
  readonly fetched: number
  /** Addresses that will not be tried again, with why. */
  readonly givenUp: readonly { readonly url: string; readonly problem: string }[]
  /** Still to come: later, as others failed now, or as the time was up. */
  readonly waiting: number
}

const atOnce = 4
const perHost = 2
const mostAttempts = 5
/** Longer than a fetch may take: another process takes what a killed one had. */
const leaseMs = 60_000

type Task = { readonly url: string; readonly path: string; readonly attempts: number }

/**
 * Fetches the pictures that wait, four at once and two of one host, and puts them into the media folder after looking at their
 * content as at that of local ones. What fails is tried again later, five times at most. Several processes may do it side by side.
 */
export const fetchPictures = async (db: Db, options: FetchOptions): Promise<FetchReport> => {
  const { now, forMs = Number.POSITIVE_INFINITY, onProgress } = options
  const signal = options.fetch?.signal
  const end = now().getTime() + forMs
  const givenUp: { url: string; problem: string }[] = []
  let fetched = 0
  let done = 0
  let failed = 0
  const total = await countWaiting(db, now())
  const busy = new Map<string, number>()
  let taking: Promise<unknown> = Promise.resolve()

  /** One after the other, so that each sees which hosts the others are at. */
  const takeNext = (): Promise<Task | undefined> => {
    const taken = taking.then(async () => {
      const task = await takeTask(db, now(), hostsAtLimit(busy))
      if (task) busy.set(hostOf(task), (busy.get(hostOf(task)) ?? 0) + 1)
      return task
    })
    taking = Promise.allSettled([taken])
    return taken
  }

  const work = async (): Promise<void> => {
    while (now().getTime() < end && !signal?.aborted) {
      const task = await takeNext()
      if (!task) return
      try {
        const problem = await fetchOne(task, options)
        // another process, or the next start, takes it once its lease is over
        if (problem && signal?.aborted) return
        if (problem) failed++
        else fetched++
        const isLast = await settle(db, task, problem, now())
        if (isLast && problem) givenUp.push({ url: task.url, problem: problem.message })
      } finally {
        busy.set(hostOf(task), (busy.get(hostOf(task)) ?? 1) - 1)
      }
      onProgress?.({ step: 'pictures', done: ++done, total: Math.max(total, done), failed })
    }
  }
  // a worker that finds all hosts busy ends; the ones at work take the rest
  await Promise.all(Array.from({ length: atOnce }, work))
  return { fetched, givenUp, waiting: await countWaiting(db) }
}

/** As the database reads it from the address. */
const hostOf = ({ url }: Task): string => url.split('/')[2] ?? ''

const hostsAtLimit = (busy: ReadonlyMap<string, number>): string[] =>
  [...busy].filter(([, count]) => count >= perHost).map(([host]) => host)

const countWaiting = async (db: Db, until?: Date): Promise<number> => {
  let query = db
    .selectFrom('picture_download')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('is_given_up', '=', false)
  if (until) query = query.where('next_at', '<=', until)
  return (await query.executeTakeFirstOrThrow()).count
}

const takeTask = async (db: Db, now: Date, hosts: readonly string[]): Promise<Task | undefined> => {
  const { rows } = await sql<Task>`
    update picture_download set next_at = ${new Date(now.getTime() + leaseMs)}, attempts = attempts + 1
    where url = (
      select url from picture_download
      where not is_given_up and next_at <= ${now} and split_part(url, '/', 3) <> all(${[...hosts]}::text[])
      order by next_at, url for update skip locked limit 1
    )
    returning url, path, attempts`.execute(db)
  return rows[0]
}

type Problem = { readonly message: string; readonly isFinal: boolean }

const finalRefusals: ReadonlySet<FetchRefusal> = new Set([
  'INVALID_URL',
  'NOT_HTTPS',
  'HOST_NOT_ALLOWED',
  'ADDRESS_BLOCKED',
  'TOO_LARGE',
  'TOO_MANY_REDIRECTS',
])

const sentences: Readonly<Record<FetchRefusal, string>> = {
  INVALID_URL: 'is no address',
  NOT_HTTPS: 'is not at an address that begins with https://',
  HOST_NOT_ALLOWED: 'is at a host that OUTBOUND_HOSTS does not name',
  ADDRESS_BLOCKED: 'lies in a network that is not public',
  NOT_RESOLVED: 'is at a host that is not found',
  TOO_MANY_REDIRECTS: 'is redirected more than three times',
  TOO_LARGE: 'is larger than 20 MB',
  TIMED_OUT: 'took longer than 10 s',
  BAD_STATUS: 'is not answered',
  UNREACHABLE: 'is not reached',
}

const fetchOne = async ({ url, path }: Task, { mediaDir, fetch }: FetchOptions): Promise<Problem | undefined> => {
  const result = await fetchSafely(url, fetch)
  if (!result.ok) {
    const status = Number(result.meta['status'])
    const isGone = status >= 400 && status < 500 && status !== 408 && status !== 429
    const message = `${sentences[result.code]}${status ? ` (${status})` : ''}`
    return { message, isFinal: finalRefusals.has(result.code) || isGone }
  }
  const problem = await findProblemOfBytes(result.value.body)
  if (problem) return { message: problem, isFinal: true }
  await replaceFile(join(mediaDir, path), result.value.body)
  return undefined
}

/** After 1, 4, 9 and 16 minutes again; true where it is over. */
const settle = async (db: Db, { url, attempts }: Task, problem: Problem | undefined, now: Date): Promise<boolean> => {
  if (!problem) {
    await db.deleteFrom('picture_download').where('url', '=', url).execute()
    return true
  }
  const isOver = problem.isFinal || attempts >= mostAttempts
  await db
    .updateTable('picture_download')
    .set({
      problem: problem.message,
      is_given_up: isOver,
      next_at: new Date(now.getTime() + attempts * attempts * 60_000),
    })
    .where('url', '=', url)
    .execute()
  return isOver
}
