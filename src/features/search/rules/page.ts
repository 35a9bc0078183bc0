import { ok } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { EntityType } from '../contract.ts'
import { invalid } from './parse-query.ts'
import type { Filter } from './parse-query.ts'

export type Sort = { readonly by: string; readonly isDescending: boolean }

const defaultSize = 50
const bounds: Partial<Record<EntityType, number>> = { category: 4000, attribute: 150 }
const otherBound = 500

/** Items of a page: 50 where nothing (or 0, or less than -1) is asked, none for -1, never more than the type's bound. */
export const toSize = (type: EntityType, size: number | undefined): number => {
  if (size === -1) return 0
  if (size === undefined || size < 1) return defaultSize
  return Math.min(Math.trunc(size), bounds[type] ?? otherBound)
}

/** Items left out before the page: none where a negative number is asked. */
export const toStart = (from: number | undefined): number => Math.min(Math.max(Math.trunc(from ?? 0), 0), 1_000_000_000)

/** Reads `final_price:asc,id:desc`; a key without direction ascends. Refused by a key that is not among `known`. */
export const parseSort = (text: string | undefined, known: readonly string[]): Result<Sort[], 'INVALID_INPUT'> => {
  const sorts: Sort[] = []
  for (const part of (text ?? '').split(',').map((each) => each.trim())) {
    if (part === '') continue
    const [by = '', direction = 'asc', ...rest] = part.split(':').map((each) => each.trim())
    if (rest.length > 0 || !known.includes(by)) return invalid('sort', `must be one of ${known.join(', ')}`)
    if (direction !== 'asc' && direction !== 'desc') return invalid('sort', 'must end in asc or desc')
    sorts.push({ by, isDescending: direction === 'desc' })
  }
  return ok(sorts.slice(0, 5))
}

/** By what a list of `fields` is sorted: as asked, then by its own sort. Refused by a filter or a sort of what is no field of it. */
export const checkFields = (
  filters: readonly Pick<Filter, 'attribute'>[],
  sort: string | undefined,
  fields: readonly string[],
  ownSort: string,
): Result<Sort[], 'INVALID_INPUT'> => {
  const unknown = filters.find(({ attribute }) => !fields.includes(attribute))
  if (unknown) return invalid(`searchQuery.filters.${unknown.attribute}`, `must be one of ${fields.join(', ')}`)
  const asked = parseSort(sort, fields)
  if (!asked.ok) return asked
  const own = parseSort(ownSort, fields)
  return own.ok ? ok([...asked.value, ...own.value]) : own
}

/** A list of the query: comma-separated names. */
export const toNames = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
