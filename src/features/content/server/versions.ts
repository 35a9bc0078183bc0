import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { WireVersion } from '../rules/office-calls.ts'

export type VersionKind = 'design' | 'slides' | 'page'

/** Whose versions: of a kind, and of a page its identifier and store code. */
export type Subject = { readonly kind: VersionKind; readonly subject: string }

export type VersionRow = {
  readonly id: number
  readonly kind: VersionKind
  readonly subject: string
  readonly body: object
  readonly publish_at: Date | null
  readonly withdrawn_at: Date | null
  readonly restores: number | null
  readonly created_at: Date
}

const columns = ['id', 'kind', 'subject', 'body', 'publish_at', 'withdrawn_at', 'restores', 'created_at'] as const

/** The version that is shown now: of those whose time has come the latest. */
export const findShown = (db: Db, { kind, subject }: Subject, now: Date): Promise<VersionRow | undefined> =>
  db
    .selectFrom('content_version')
    .select(columns)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('withdrawn_at', 'is', null)
    .where('publish_at', '<=', now)
    .orderBy('publish_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** A version by its id, also one that was withdrawn. */
export const findVersion = (db: Db, id: number): Promise<VersionRow | undefined> =>
  db.selectFrom('content_version').select(columns).where('id', '=', id).executeTakeFirst()

/** One page of a subject's versions, the latest first, and how many there are. */
export const listVersions = async (
  db: Db,
  { kind, subject }: Subject,
  { from = 0, size = 20 }: { readonly from?: number | undefined; readonly size?: number | undefined },
  now: Date,
): Promise<{ items: WireVersion[]; total: number }> => {
  const of = db.selectFrom('content_version').where('kind', '=', kind).where('subject', '=', subject)
  const [rows, { total }, shown] = await Promise.all([
    of.select(columns).orderBy('id', 'desc').offset(from).limit(size).execute(),
    of.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    findShown(db, { kind, subject }, now),
  ])
  return { items: rows.map((row) => toWireVersion(row, shown?.id, now)), total }
}

/** A version as the office reads it; `shownId` is the one that is shown now. */
export const toWireVersion = (row: VersionRow, shownId: number | undefined, now: Date): WireVersion => ({
  id: row.id,
  state: stateOf(row, shownId, now),
  created_at: row.created_at.toISOString(),
  publish_at: row.publish_at?.toISOString() ?? null,
  restores: row.restores,
  body: row.body,
})

const stateOf = (row: VersionRow, shownId: number | undefined, now: Date): WireVersion['state'] => {
  if (row.withdrawn_at) return 'withdrawn'
  if (!row.publish_at) return 'draft'
  if (row.publish_at > now) return 'scheduled'
  return row.id === shownId ? 'shown' : 'earlier'
}

type NewVersion = Subject & {
  readonly body: object
  /** None is a draft. */
  readonly publishAt: Date | undefined
  readonly restores?: number | undefined
  readonly authorId: number | undefined
  readonly now: Date
  /** What was shown before anybody saved a version: kept as the first, to be brought back. */
  readonly before: () => Promise<object | undefined>
}

/** Until the transaction ends, whoever saves a version of the same waits. */
export const lockVersions = async (db: Db, { kind, subject }: Subject): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`content ${kind} ${subject}`}))`.execute(db)
}

/** Adds a version; whoever saves at the same time waits. */
export const addVersion = async (db: Db, version: NewVersion): Promise<VersionRow> => {
  const { kind, subject, now, authorId } = version
  await lockVersions(db, version)
  const insert = (body: object, more: { publish_at: Date | null; restores?: number; author_id?: number }) =>
    db
      .insertInto('content_version')
      .values({ kind, subject, body: JSON.stringify(body), created_at: now, ...more })
      .returning(columns)
      .executeTakeFirstOrThrow()
  const [first] = await db
    .selectFrom('content_version')
    .select('id')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .limit(1)
    .execute()
  const before = first ? undefined : await version.before()
  if (before) await insert(before, { publish_at: now })
  return insert(version.body, {
    publish_at: version.publishAt ?? null,
    ...(version.restores === undefined ? {} : { restores: version.restores }),
    ...(authorId === undefined ? {} : { author_id: authorId }),
  })
}

/** Calls a version off that nobody has seen yet. */
export const withdrawVersion = (db: Db, id: number, now: Date): Promise<VersionRow | undefined> =>
  db
    .updateTable('content_version')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .where((eb) => eb.or([eb('publish_at', 'is', null), eb('publish_at', '>', now)]))
    .returning(columns)
    .executeTakeFirst()
