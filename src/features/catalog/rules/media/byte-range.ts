export type ByteRange = { readonly start: number; readonly end: number }

/**
 * The one range of bytes that a `Range` header asks for, both ends included; undefined where it asks for none, for several, or
 * not in bytes: then the whole file is sent. `unsatisfiable` begins behind the end. Source: RFC 9110, 14.
 */
export const findRange = (header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if ((from === '' && to === '') || size === 0) return undefined
  const last = size - 1
  // `-500` is the last 500 bytes
  if (from === '') return Number(to) === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(to)), end: last }
  const start = Number(from)
  const end = to === '' ? last : Math.min(Number(to), last)
  if (start > last) return 'unsatisfiable'
  return start > end ? undefined : { start, end }
}
