import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { day } from '#core/durations.ts'
import type { Db } from '#platform/server/context.ts'
import { containing, containingPhone, searchedText } from '#platform/server/database/searched-text.ts'
import { findBrokenLink } from './audit.ts'
import { writePhone } from '../phones.ts'

export type DeedFilter = {
  /** A part of what the actor or the subject goes by, of the call, or of what it was done to. */
  readonly q?: string | undefined
  /** The id of a product: what was done to it, or to one of its variants. */
  readonly product?: number | undefined
  /** Days, `2026-11-22`, both included, in UTC. */
  readonly since?: string | undefined
  readonly until?: string | undefined
  /** Deeds are written one after the other: by time is by number. */
  readonly sort?: 'at:asc' | 'at:desc' | undefined
  readonly from?: number | undefined
  readonly size?: number | undefined
}

const usualSize = 50

/** Deeds of a filter, the latest first unless asked otherwise, with the names that people go by now, and how many there are. */
export const listDeeds = async (
  db: Db,
  { q, product, since, until, sort = 'at:desc', from = 0, size = usualSize }: DeedFilter,
) => {
  let found = db
    .selectFrom('audit_entry')
    .leftJoin('customer as actor', 'actor.id', 'audit_entry.actor_id')
    .leftJoin('customer as subject', 'subject.id', 'audit_entry.subject_id')
  const text = searchedText(q)
  const phone = containingPhone(text)
  if (text)
    found = found.where((where) =>
      where.or([
        where('operation', 'ilike', containing(text)),
        where('target', 'ilike', containing(text)),
        ...(['actor', 'subject'] as const).flatMap((who) => [
          where(`${who}.email`, 'ilike', containing(text)),
          ...(phone ? [where(`${who}.phone`, 'like', phone)] : []),
        ]),
      ]),
    )
  if (product !== undefined) found = found.where(isOfProduct(product))
  if (since) found = found.where('at', '>=', new Date(since))
  if (until) found = found.where('at', '<', new Date(Date.parse(until) + day))
  const { total } = await found.select((where) => where.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .select([
      'audit_entry.id',
      'actor_id',
      'subject_id',
      'operation',
      'target',
      'at',
      'actor.email as actor_email',
      'actor.phone as actor_phone',
      'subject.email as subject_email',
      'subject.phone as subject_phone',
    ])
    .orderBy('audit_entry.id', sort === 'at:asc' ? 'asc' : 'desc')
    .offset(from)
    .limit(size)
    .execute()
  const items = rows.map(({ at, actor_email, actor_phone, subject_email, subject_phone, ...row }) => ({
    ...row,
    actor: actor_email ?? (actor_phone && writePhone(`+${actor_phone}`)),
    subject: subject_email ?? (subject_phone && writePhone(`+${subject_phone}`)),
    at: at.toISOString(),
  }))
  return { items, total }
}

/** A call of the product names its id first, behind the token of a program; others name SKUs. */
const isOfProduct = (id: number): RawBuilder<boolean> => sql<boolean>`(
  (operation like 'POST /api/manage/products/:id%' and target ~ ${`^(token [^,]+, )?${id}( |,|$)`})
  or string_to_array(translate(target, ',', ''), ' ') && array(select sku from product where id = ${id} or parent_id = ${id}))`

/** Whether the whole chain holds; its last hash is for whoever keeps one elsewhere: what was cut off behind it shows. */
export const verifyDeeds = async (db: Db) => {
  const { count, brokenId, hash } = await findBrokenLink(db)
  return { holds: brokenId === undefined, entries: count, broken_id: brokenId ?? null, last_hash: hash.toString('hex') }
}
