import { isRecord } from '#core/record.ts'
import type { Refusal } from '#core/result.ts'

/** What a thing is asked for by; `query` is what the shop calls a key that no database can hold. */
const keys = ['id', 'code', 'slug', 'query']

/** Nothing has the key that was asked for: the shop says so, or that it is none, as in an address that somebody typed. */
export const isNoSuch = ({ code, meta: { fields } }: Refusal): boolean =>
  code.endsWith('NOT_FOUND') || (code === 'INVALID_INPUT' && isRecord(fields) && keys.some((key) => key in fields))
