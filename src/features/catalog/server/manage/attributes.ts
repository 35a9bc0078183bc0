import { localize } from '#core/language.ts'
import type { Language } from '#core/language.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { toSlug } from '#core/slug.ts'
import type { Db } from '#platform/server/context.ts'
import { withoutNul } from '#platform/server/database/searched-text.ts'
import type { StoredAttributes } from '#platform/server/tables/catalogue.ts'
import type { ManagedAttribute, ProductChanges } from '../../rules/manage-calls.ts'
import { announce } from '../import/write/write-catalogue.ts'
import { mergeTexts } from './merge-texts.ts'

/** Attributes and values of one that are listed at most. */
const most = 2000

/** All attributes that staff can set, with the values of selects in their order. */
export const listAttributes = async (db: Db, language: Language): Promise<ManagedAttribute[]> => {
  const attributes = await db
    .selectFrom('attribute')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .limit(most)
    .execute()
  const options = await db
    .selectFrom('attribute_option')
    .selectAll()
    .orderBy('attribute_id')
    .orderBy('position')
    .orderBy('id')
    .limit(most * 10)
    .execute()
  return attributes.map(({ id, code, label, kind }) => ({
    code,
    label: localize(label, language),
    kind,
    options: options
      .filter(({ attribute_id }) => attribute_id === id)
      .map((option) => ({ id: option.id, label: localize(option.label, language), swatch: option.swatch })),
  }))
}

/**
 * The attributes of a product with those that changed; what does not fit its attribute is refused. Of one with several values (option ids)
 * that were `seen`, only those ticked and unticked since change: what somebody else did to the others stays.
 */
export const mergeAttributes = async (
  db: Db,
  before: StoredAttributes,
  {
    changes,
    seen = {},
  }: { changes: NonNullable<ProductChanges['attributes']>; seen: ProductChanges['seen_attributes'] },
): Promise<Result<StoredAttributes, 'INVALID_INPUT'>> => {
  const after: StoredAttributes = { ...before }
  for (const [code, given] of Object.entries(changes)) {
    const wrong = refuse('INVALID_INPUT', { fields: { [`attributes.${code}`]: 'INVALID' } })
    const attribute = await db
      .selectFrom('attribute')
      .select(['id', 'kind'])
      .where('code', '=', code)
      .executeTakeFirst()
    if (!attribute) return wrong
    const isMany = attribute.kind === 'multiselect'
    const value = isMany && given && typeof given === 'object' ? joined(before[code], given, seen[code]) : given
    const isEmpty = value === null || value === '' || (typeof value === 'object' && value.length === 0)
    if (isEmpty) delete after[code]
    else if (typeof value === 'object') {
      if ((attribute.kind !== 'select' && !isMany) || (!isMany && value.length > 1)) return wrong
      const known = await db
        .selectFrom('attribute_option')
        .select('id')
        .where('attribute_id', '=', attribute.id)
        .where('id', 'in', value)
        .execute()
      if (known.length !== new Set(value).size) return wrong
      after[code] = [...new Set(value)]
    } else if (attribute.kind !== (typeof value === 'string' ? 'text' : 'boolean')) return wrong
    else after[code] = typeof value === 'string' ? withoutNul(value).trim() : value
  }
  return ok(after)
}

/** The values there are, without those that were unticked since they were seen and with those that were ticked. */
const joined = (
  there: StoredAttributes[string] | undefined,
  wanted: readonly number[],
  seen: readonly number[] | undefined,
): number[] => {
  if (!seen) return [...wanted]
  const kept = (Array.isArray(there) ? there : []).filter((id) => wanted.includes(id) || !seen.includes(id))
  return [...kept, ...wanted.filter((id) => !seen.includes(id))]
}

/** Adds a value to a select; the one that has its English name already is answered as it is. */
export const addOption = async (
  db: Db,
  code: string,
  { label, swatch }: { label: object; swatch?: string | undefined },
  language: Language,
): Promise<Result<ManagedAttribute['options'][number], 'NOT_FOUND' | 'INVALID_INPUT'>> => {
  const attribute = await db
    .selectFrom('attribute')
    .select('id')
    .where('code', '=', code)
    .where('kind', 'in', ['select', 'multiselect'])
    .forUpdate()
    .executeTakeFirst()
  if (!attribute) return refuse('NOT_FOUND')
  const labels = mergeTexts({}, label as Record<string, string>)
  const name = labels.en
  if (!name) return refuse('INVALID_INPUT', { fields: { 'label.en': 'REQUIRED' } })
  const options = await db
    .selectFrom('attribute_option')
    .selectAll()
    .where('attribute_id', '=', attribute.id)
    .orderBy('position')
    .execute()
  const same = (one: string | undefined) => one?.trim().toLowerCase() === name.toLowerCase()
  const known = options.find((option) => same(option.label.en) || same(option.key))
  const option =
    known ??
    (await db
      .insertInto('attribute_option')
      .values({
        attribute_id: attribute.id,
        key: toSlug(name) && !options.some(({ key }) => key === toSlug(name)) ? toSlug(name) : name,
        label: JSON.stringify(labels),
        swatch: swatch ?? null,
        position: (options.at(-1)?.position ?? 0) + 1,
      })
      .returningAll()
      .executeTakeFirstOrThrow())
  if (!known) await announce(db, undefined)
  return ok({ id: option.id, label: localize(option.label, language), swatch: option.swatch })
}
