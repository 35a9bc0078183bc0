import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>
/** What a state-changing handler writes through: in exactly one transaction. */
export type Trx = Transaction<Tables>

export type Role = 'blogger' | 'vip' | 'manager' | 'admin'

/** Who calls, from a living session. A guest has none. */
export type Session = {
  readonly customerId: number
  readonly roles: readonly Role[]
  readonly actorId: number | undefined
}

/** What a handler is given besides its input. `Store` is the store view's type, which platform does not know. */
export type RequestContext<Store> = {
  /** A transaction in calls that change state, the pool in those that only read. */
  readonly db: Db
  readonly store: Store
  readonly session: Session | undefined
  readonly now: Date
  /** A random UUID. */
  readonly newId: () => string
  readonly requestId: string
  /** What came over HTTP, for signatures; none where a page's loader calls the handler itself. */
  readonly wire?: {
    readonly headers: Readonly<Record<string, string | string[] | undefined>>
    readonly rawBody: string
  }
}
