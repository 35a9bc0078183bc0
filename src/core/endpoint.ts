import type { Static, TSchema } from 'typebox'
import type { Result } from './result.ts'

export type Method = 'GET' | 'POST'

/**
 * Who may call: everybody, whoever is signed in, or one of these roles; admins may what managers may. Nothing is open by forgetting to
 * say so. Of a `stranger` no session is looked at: these are the calls by which one begins and ends.
 */
export type Access = 'stranger' | 'anyone' | 'customer' | 'blogger' | 'blogger-or-staff' | 'manager' | 'admin'

/** One HTTP call, written once: the server mounts it, the browser calls it, OpenAPI shows it. */
export type Endpoint<
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Body extends TSchema = TSchema,
  Reply extends TSchema = TSchema,
  Code extends string = string,
> = {
  readonly summary: string
  readonly access: Access
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly reply: Reply
  /** Code of each refusal and its HTTP status. */
  readonly refusals: Readonly<Record<Code, number>>
  /** A GET that changes state runs in a transaction and is refused to a browser of another site. */
  readonly changesState?: boolean
  /** The handler begins its transactions itself: it works for long, waits for the network, or mostly needs none. */
  readonly ownTransactions?: boolean
  /** The body is multipart and brings so many pictures at most, below any name; its other fields are read as a query is. */
  readonly pictures?: { readonly most: number }
  /** The body is multipart and brings files, which the handler itself puts where it wants them. */
  readonly takesFiles?: boolean
  /** What a refusal wrote is kept: wrong tries are counted. Otherwise a refusal leaves everything as it was. */
  readonly keepsRefusals?: boolean
}

/** Calls by method and path: `'POST /api/cart/update'`, `'GET /api/order/:id'`. */
export type Contract = Readonly<Record<`${Method} /api/${string}`, Endpoint>>

/** An endpoint with the types of its schemas and codes; without `refusals` it can only be refused as every call can. */
export const endpoint = <
  Params extends TSchema,
  Query extends TSchema,
  Body extends TSchema,
  Reply extends TSchema,
  const Code extends string = never,
>(
  definition: Omit<Endpoint<Params, Query, Body, Reply, Code>, 'refusals'> & {
    readonly refusals?: Readonly<Record<Code, number>>
  },
): Endpoint<Params, Query, Body, Reply, Code> => ({
  ...definition,
  refusals: definition.refusals ?? ({} as Readonly<Record<Code, number>>),
})

type Part<E, Key extends 'params' | 'query' | 'body'> = E extends { readonly [K in Key]?: infer S }
  ? TSchema extends S
    ? undefined
    : S extends TSchema
      ? Static<S>
      : undefined
  : undefined

/** What a handler gets, already checked against the contract. */
export type InputOf<E> = {
  readonly params: Part<E, 'params'>
  readonly query: Part<E, 'query'>
  readonly body: Part<E, 'body'>
}

export type ReplyOf<E> = E extends { readonly reply: infer R extends TSchema } ? Static<R> : never
export type CodeOf<E> = E extends { readonly refusals: Readonly<Record<infer Code, number>> } ? Code & string : never
export type ResultOf<E> = Result<ReplyOf<E>, CodeOf<E>>

/** What a call may be refused with besides the codes of its contract. */
export const commonRefusals = {
  INVALID_INPUT: 400,
  STORE_NOT_FOUND: 400,
  UNAUTHORIZED: 401,
  ACCESS_DENIED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  NOT_READY: 503,
  DISK_FULL: 507,
} as const
export type CommonCode = keyof typeof commonRefusals

/** What only the browser knows: no answer, or one that is none. */
export type TransportCode = 'OFFLINE' | 'TIMEOUT' | 'BAD_CONTENT_TYPE' | 'WRONG_SHAPE'

type Input<E> = (Part<E, 'params'> extends undefined ? object : { readonly params: Part<E, 'params'> }) &
  (Part<E, 'query'> extends undefined ? object : { readonly query?: Part<E, 'query'> }) &
  (Part<E, 'body'> extends undefined ? object : { readonly body: Part<E, 'body'> })

export type CallOptions = {
  /** Milliseconds until the call is given up; the specified limits are the callers'. */
  readonly timeoutMs?: number
  /** Gives the call up earlier: an `AbortSignal`, by what is used of it. */
  readonly signal?: { readonly aborted: boolean } | undefined
  /** Nobody's session goes along. */
  readonly asGuest?: boolean
  /** A page is loaded: what the browser kept of an earlier answer will do until it is loaded again with the shop's own. */
  readonly keptWillDo?: boolean
}

/** A contract as its caller sees it: one union of what can come back. */
export type Call<C> = <Key extends keyof C & string>(
  key: Key,
  input: Input<C[Key]>,
  options?: CallOptions,
) => Promise<Result<ReplyOf<C[Key]>, CodeOf<C[Key]> | CommonCode | TransportCode>>

/** Splits `'POST /api/cart/update'`. */
export const methodAndPath = (key: string): { method: Method; path: string } => {
  const space = key.indexOf(' ')
  return { method: key.slice(0, space) as Method, path: key.slice(space + 1) }
}
