import { createHash } from 'node:crypto'
import { ok } from '#core/result.ts'
import { isStaff } from '#platform/server/context.ts'
import type { Db, Session } from '#platform/server/context.ts'
import type { MadeCall } from '#platform/server/http.ts'
import { inTransaction } from '#platform/server/transaction.ts'
import { lockAll } from '../limits.ts'

type Deed = {
  readonly actorId: number
  readonly subjectId: number | null
  readonly operation: string
  /** What it was done to, by number or SKU: never by what would name a person. */
  readonly target?: string | null
  readonly at: Date
}

const firstHash = Buffer.alloc(32)

const hashOf = (previous: Buffer, { actorId, subjectId, operation, target, at }: Deed): Buffer =>
  createHash('sha256')
    .update(previous)
    .update(JSON.stringify([actorId, subjectId, operation, at.toISOString(), ...(target ? [target] : [])]))
    .digest()

/** Adds a deed to the chain, in the caller's transaction: what was done and that it was done are kept together. */
export const recordDeed = async (db: Db, deed: Deed): Promise<void> => {
  await lockAll(db, ['audit'])
  const last = await db.selectFrom('audit_entry').select('hash').orderBy('id', 'desc').limit(1).executeTakeFirst()
  const previous = last?.hash ?? firstHash
  await db
    .insertInto('audit_entry')
    .values({
      actor_id: deed.actorId,
      subject_id: deed.subjectId,
      operation: deed.operation,
      target: deed.target ?? null,
      at: deed.at,
      previous_hash: previous,
      hash: hashOf(previous, deed),
    })
    .execute()
}

/**
 * A call of the shop's people, before it is made, so that refused ones are known too: each that is made in another's name, and each
 * that managers and admins change something of the shop with.
 */
export const recordCall = async (
  db: Db,
  session: Session,
  { key, access, changesState, params, body }: MadeCall,
  now: Date,
): Promise<void> => {
  const { actorId, customerId, apiToken } = session
  const isOfTheShop = access === 'manager' || access === 'admin' || access === 'blogger-or-staff'
  if (actorId === undefined && !(isStaff(session) && isOfTheShop && changesState)) return
  const deed = actorId === undefined ? { actorId: customerId, subjectId: null } : { actorId, subjectId: customerId }
  await inTransaction(db, async (trx) => {
    const target = [apiToken && `token ${apiToken.key}`, targetOf(params, body), isOfTheShop && changeOf(body)]
      .filter(Boolean)
      .join(', ')
    await recordDeed(trx, { ...deed, operation: key, target: target || null, at: now })
    return ok(true)
  })
}

const longestTarget = 100

/** What of a call's input says to what it is done. */
const targetOf = (params: unknown, { id, sku, key, identifier }: MadeCall['body']): string | null => {
  const named = [...Object.values(params ?? {}), sku ?? id ?? key ?? identifier].filter(
    (each) => typeof each === 'number' || (typeof each === 'string' && each !== ''),
  )
  return named.length > 0 ? named.join(' ').slice(0, longestTarget) : null
}

/** What a call of the office says of what becomes of it, in words of its contract, ids and figures: nothing that somebody wrote. */
const changes = [
  'blogger_id',
  'products',
  'skus',
  'action',
  'status',
  'order_status',
  'stage',
  'state',
  'paid',
  'canceled',
  'is_active',
  'active',
  'qty',
  'amount',
  'currency',
] as const

const changeOf = (given: MadeCall['body']): string | null => {
  const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)
  const said = changes.flatMap((name) => {
    const values = [given[name]].flat()
    return name in given && values.every(isPlain) ? [`${name}: ${values.join(' ')}`] : []
  })
  return said.length > 0 ? said.join(', ').slice(0, longestTarget) : null
}

const chunk = 1000

/** Follows the chain from its first entry to the first that does not follow from the one before: how many hold, and the last hash. */
export const findBrokenLink = async (
  db: Db,
): Promise<{ readonly count: number; readonly hash: Buffer; readonly brokenId: number | undefined }> => {
  let previous: Buffer = firstHash
  let [lastId, count] = [0, 0]
  for (;;) {
    const rows = await db
      .selectFrom('audit_entry')
      .selectAll()
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(chunk)
      .execute()
    for (const row of rows) {
      const { id, actor_id: actorId, subject_id: subjectId, operation, target, at } = row
      const hash = hashOf(previous, { actorId, subjectId, operation, target, at })
      if (!row.previous_hash.equals(previous) || !row.hash.equals(hash)) return { count, hash: previous, brokenId: id }
      ;[previous, lastId] = [row.hash, id]
      count += 1
    }
    if (rows.length < chunk) return { count, hash: previous, brokenId: undefined }
  }
}
