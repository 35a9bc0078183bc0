import { sql } from 'kysely'
import type { Language, Localized } from '#core/language.ts'
import type { Trx } from '#platform/server/context.ts'
import { isGenderKey } from '../../../rules/attributes/filter-values.ts'
import { colourOf } from '../../../rules/attributes/colour-names.ts'
import { sizeRank } from '../../../rules/attributes/size-rank.ts'
import type { AttributeInput, OptionInput } from '../../../rules/catalogue-input.ts'
import { isEqual, mergeLabels } from './labels.ts'

type Option = { readonly id: number; label: Localized; swatch: string | null }
export type KnownAttribute = {
  readonly id: number
  readonly code: string
  readonly kind: AttributeInput['kind']
  readonly options: Map<string, Option>
}

export type AttributeBook = {
  /** Throws for a code that neither the input nor the shop declares: the input is wrong then, not the file. */
  readonly get: (code: string) => KnownAttribute
  /** Makes the options that are still missing. */
  readonly ensureOptions: (keys: ReadonlyMap<string, ReadonlySet<string>>) => Promise<void>
  readonly hasChanged: () => boolean
}

/**
 * Brings attributes and options up to what the input declares; what stands there and is equal is not touched. Labels that
 * the shop has in a language stay, for a person may have bettered them; missing languages are added. With `full` the input wins.
 */
export const openAttributes = async (
  trx: Trx,
  declared: readonly AttributeInput[],
  language: Language,
  isFull: boolean,
): Promise<AttributeBook> => {
  let changed = false
  const known = await readAttributes(trx)
  for (const attribute of declared) {
    const existing = known.get(attribute.code)
    if (!existing) {
      known.set(attribute.code, await insertAttribute(trx, attribute))
      changed = true
      continue
    }
    const label = mergeLabels(existing.label, attribute.label, isFull)
    const becomesChoice = existing.kind === 'text' && (attribute.kind === 'select' || attribute.kind === 'multiselect')
    if (isEqual(label, existing.label) && !becomesChoice) continue
    changed = true
    await trx
      .updateTable('attribute')
      .set({ label: JSON.stringify(label) })
      .where('id', '=', existing.id)
      .execute()
    known.set(
      attribute.code,
      becomesChoice ? await toChoice(trx, { ...existing, label }, attribute.kind, language) : { ...existing, label },
    )
  }
  for (const { code, options } of declared) {
    const attribute = known.get(code)
    if (attribute && options && (await writeOptions(trx, attribute, options, isFull))) changed = true
  }
  const get = (code: string): KnownAttribute => {
    const attribute = known.get(code)
    if (!attribute) throw new Error(`the attribute ${code} is not declared`)
    return attribute
  }
  return {
    get,
    ensureOptions: async (keys) => {
      for (const [code, wanted] of keys) {
        const missing = [...wanted].map((key) => ({ key, label: { [language]: key } }))
        if (await writeOptions(trx, get(code), missing, false)) changed = true
      }
    },
    hasChanged: () => changed,
  }
}

type StoredAttribute = KnownAttribute & { readonly label: Localized }

const readAttributes = async (trx: Trx): Promise<Map<string, StoredAttribute>> => {
  const rows = await trx.selectFrom('attribute').select(['id', 'code', 'kind', 'label']).execute()
  const byId = new Map(rows.map((row) => [row.id, { ...row, options: new Map<string, Option>() }]))
  for (const option of await trx
    .selectFrom('attribute_option')
    .select(['id', 'attribute_id', 'key', 'label', 'swatch'])
    .execute()) {
    byId
      .get(option.attribute_id)
      ?.options.set(option.key, { id: option.id, label: option.label, swatch: option.swatch })
  }
  return new Map([...byId.values()].map((attribute) => [attribute.code, attribute]))
}

const insertAttribute = async (
  trx: Trx,
  { code, label, kind, isUserDefined, isVisible, isComparable }: AttributeInput,
): Promise<StoredAttribute> => {
  const { id } = await trx
    .insertInto('attribute')
    .values({
      code,
      label: JSON.stringify(label),
      kind,
      is_user_defined: isUserDefined,
      is_visible: isVisible,
      is_comparable: isComparable,
      position: sql<number>`(select count(*) from attribute)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, code, kind, label, options: new Map() }
}

/** True where something was written. */
const writeOptions = async (
  trx: Trx,
  attribute: KnownAttribute,
  wanted: readonly OptionInput[],
  isFull: boolean,
): Promise<boolean> => {
  const fresh: { id: number | null; key: string; label: Localized; swatch: string | null; position: number }[] = []
  let changed = false
  for (const { key, label, swatch } of wanted) {
    const option = attribute.options.get(key)
    const guess = attribute.code === 'color' ? colourOf([...Object.values(label), key]) : undefined
    if (!option) {
      const isReserved = attribute.code === 'gender' && isGenderKey(key)
      const position = attribute.code === 'size' ? sizeRank(key) : attribute.options.size + fresh.length
      if (!fresh.some((other) => other.key === key))
        fresh.push({ id: isReserved ? Number(key) : null, key, label, swatch: swatch ?? guess ?? null, position })
      continue
    }
    const merged = mergeLabels(option.label, label, isFull)
    const colour = swatch ?? option.swatch
    if (isEqual(merged, option.label) && colour === option.swatch) continue
    changed = true
    await trx
      .updateTable('attribute_option')
      .set({ label: JSON.stringify(merged), swatch: colour })
      .where('id', '=', option.id)
      .execute()
    attribute.options.set(key, { ...option, label: merged, swatch: colour })
  }
  if (!fresh.length) return changed
  const { rows } = await sql<{ id: number; key: string; label: Localized; swatch: string | null }>`
    insert into attribute_option (id, attribute_id, key, label, swatch, position)
    select coalesce(r.id, nextval(pg_get_serial_sequence('attribute_option', 'id'))), ${attribute.id}, r.key, r.label, r.swatch, r.position
    from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as r(id integer, key text, label jsonb, swatch text, position integer)
    returning id, key, label, swatch`.execute(trx)
  for (const { id, key, label, swatch } of rows) attribute.options.set(key, { id, label, swatch })
  return true
}

/** A text that variants turn out to differ by: its values become options, in the products that have it too. */
const toChoice = async (
  trx: Trx,
  attribute: StoredAttribute,
  kind: AttributeInput['kind'],
  language: Language,
): Promise<StoredAttribute> => {
  const choice = { ...attribute, kind }
  await trx.updateTable('attribute').set({ kind }).where('id', '=', attribute.id).execute()
  const { rows } = await sql<{ value: string }>`
    select distinct attributes->>${attribute.code} as value from product where jsonb_typeof(attributes->${attribute.code}) = 'string'`.execute(
    trx,
  )
  await writeOptions(
    trx,
    choice,
    rows.map(({ value }) => ({ key: value, label: { [language]: value } })),
    false,
  )
  await sql`
    update product set attributes = jsonb_set(attributes, array[${attribute.code}], jsonb_build_array(o.id))
    from attribute_option o
    where o.attribute_id = ${attribute.id} and o.key = attributes->>${attribute.code} and jsonb_typeof(attributes->${attribute.code}) = 'string'`.execute(
    trx,
  )
  return choice
}
