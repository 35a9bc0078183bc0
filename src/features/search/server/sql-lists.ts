import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { ok } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Db } from '#platform/server/context.ts'
import { containing, withoutNul } from '#platform/server/database/searched-text.ts'
import { toFlag } from '../rules/filter-entities.ts'
import { checkFields } from '../rules/page.ts'
import type { Filter } from '../rules/parse-query.ts'
import type { ListRequest } from './entity-lists.ts'

/** A column as filters see it; one without numbers is within no bounds. */
export type FilteredColumn = { readonly text: RawBuilder<unknown>; readonly number?: RawBuilder<unknown> }

/** The pattern of `ilike` for what has a pattern's parts in their order; `%` and `*` stand between parts. */
const likePattern = (pattern: string): string =>
  pattern
    .split(/[%*]/)
    .map((part) => containing(part))
    .join('')

/** What a filter asks of a column. Values are compared as texts, so that any text whatever is only one that nothing equals. */
export const filterConditions = (
  { any, none, ranges, like }: Filter,
  { text, number = sql`null::float8` }: FilteredColumn,
): RawBuilder<SqlBool>[] => {
  const list = (values: readonly string[]) => sql`${values.map(withoutNul)}::text[]`
  const conditions: RawBuilder<SqlBool>[] = []
  if (any) conditions.push(sql<SqlBool>`${text} = any(${list(any)})`)
  if (none.length > 0) conditions.push(sql<SqlBool>`(${text} = any(${list(none)})) is not true`)
  if (like.length > 0) conditions.push(sql<SqlBool>`${text} ilike any(${like.map(likePattern)}::text[])`)
  if (ranges.length > 0) {
    const each = ranges.map(({ gt, gte, lt, lte }) =>
      sql.join(
        [
          ...(gt === undefined ? [] : [sql`${number} > ${gt}::float8`]),
          ...(gte === undefined ? [] : [sql`${number} >= ${gte}::float8`]),
          ...(lt === undefined ? [] : [sql`${number} < ${lt}::float8`]),
          ...(lte === undefined ? [] : [sql`${number} <= ${lte}::float8`]),
        ],
        sql` and `,
      ),
    )
    conditions.push(sql<SqlBool>`(${sql.join(each, sql` or `)})`)
  }
  return conditions
}

/** What a field is compared as. */
export type FieldKind = 'number' | 'text' | 'time' | 'flag'

export type SqlList = {
  /** A query whose columns are named as the fields; `id` is among them. */
  readonly rows: RawBuilder<unknown>
  readonly fields: Readonly<Record<string, FieldKind>>
  readonly defaultSort: string
}

/**
 * The ids of one page of what the database lists, filtered and sorted, and how many there are of all. A text is looked for in the titles.
 * Refuses unknown fields.
 */
export const findListed = async (
  db: Db,
  { rows, fields, defaultSort }: SqlList,
  { query, sort: sorting, from, size }: ListRequest,
): Promise<Result<{ ids: number[]; total: number }, 'INVALID_INPUT'>> => {
  const sort = checkFields(query.filters, sorting, Object.keys(fields), defaultSort)
  if (!sort.ok) return sort
  const keys = sort.value.map(
    ({ by, isDescending }) =>
      sql`${sql.ref(`listed.${by}`)} ${isDescending ? sql`desc nulls last` : sql`asc nulls first`}`,
  )
  const conditions = query.filters.flatMap((filter) => {
    const kind = fields[filter.attribute] ?? 'text'
    return filterConditions(kind === 'flag' ? ofFlags(filter) : filter, columnOf(filter.attribute, kind))
  })
  const { text } = query
  const named = fields['title'] ? sql<SqlBool>`listed.title ilike ${likePattern(text ?? '')}` : sql<SqlBool>`false`
  const wanted = sql`(${rows}) listed where ${sql.join([sql`true`, ...conditions, ...(text === undefined ? [] : [named])], sql` and `)}`
  const counted = await sql<{ total: number }>`select count(*)::integer as total from ${wanted}`.execute(db)
  const total = counted.rows[0]?.total ?? 0
  if (size === 0 || total <= from) return ok({ ids: [], total })
  const page = await sql<{ id: number }>`
    select listed.id from ${wanted} order by ${sql.join(keys)} offset ${from} limit ${size}`.execute(db)
  return ok({ ids: page.rows.map(({ id }) => id), total })
}

const ofFlags = (filter: Filter): Filter => ({
  ...filter,
  any: filter.any?.map(toFlag),
  none: filter.none.map(toFlag),
})

const columnOf = (name: string, kind: FieldKind): FilteredColumn => {
  const column = sql.ref(`listed.${name}`)
  if (kind === 'number') return { text: sql`${column}::text`, number: column }
  if (kind === 'flag') return { text: sql`${column}::integer::text`, number: sql`${column}::integer` }
  if (kind === 'text') return { text: sql`${column}::text` }
  return {
    text: sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    number: sql`extract(epoch from ${column}) * 1000`,
  }
}
