import { impersonal } from '#core/impersonal.ts'

/** An error as logs and reports may have it. */
export type LoggedError = { readonly type: string; readonly message: string; readonly stack: string } & Readonly<
  Record<string, unknown>
>

const mostWords = 1000
const mostStack = 8000

/** What a database says of where it went wrong, and never with which values. */
const places = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
  'statusCode',
] as const

/** Data exceptions of PostgreSQL (class 22) end with the value that was not taken. */
const isOfData = (code: unknown): boolean => typeof code === 'string' && /^22\w{3}$/.test(code)

/**
 * An error without what it quotes: a database names the row that it refused, which is somebody's. Its kind, place and words are kept,
 * without addresses, numbers, ids and tokens.
 */
export const toLoggedError = (error: Error): LoggedError => {
  const given = error as Error & Readonly<Record<string, unknown>>
  const quoted = isOfData(given['code']) ? /: "[^]*"$/.exec(error.message)?.[0] : undefined
  const clean = (text: string, most: number) =>
    impersonal(quoted === undefined ? text : text.replaceAll(quoted, ': …'), most)
  const known = places.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]] as const]))
  return {
    type: error.name,
    message: clean(error.message, mostWords),
    stack: clean(error.stack ?? '', mostStack),
    // `code` by itself is what is entered to sign in, which logs cut out
    ...(given['code'] === undefined ? {} : { errorCode: given['code'] }),
    ...Object.fromEntries(known),
    ...(error.cause instanceof Error ? { cause: clean(error.cause.message, mostWords) } : {}),
  }
}
