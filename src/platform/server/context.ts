import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'
import type { UploadedPicture } from './uploads/upload-picture.ts'
import type { SaveFiles } from './uploads/upload-to-disk.ts'

export type Db = Kysely<Tables>
/** What a state-changing handler writes through: in exactly one transaction. */
export type Trx = Transaction<Tables>

export type Role = 'blogger' | 'vip' | 'manager' | 'admin'

/** Whether somebody keeps the shop, as a manager or an admin; a guest does not. */
export const isStaff = (person: { readonly roles: readonly Role[] } | undefined): boolean =>
  person?.roles.some((role) => role === 'manager' || role === 'admin') === true

/** Who calls, from a living session. A guest has none. */
export type Session = {
  readonly id: string
  readonly customerId: number
  readonly roles: readonly Role[]
  readonly actorId: number | undefined
  /** The shop's roles are held back until the second factor is entered. */
  readonly waitsForFactor?: boolean
  /** A program calls, with a token that begins so, and for these calls alone. */
  readonly apiToken?: { readonly key: string; readonly mayCall: (call: string) => boolean }
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
  /** Says whose account a stranger's call turned out to be about (and who acts there), for whoever keeps watch. */
  readonly concerns?: (person: {
    readonly customer: number
    readonly by?: number | undefined
    readonly reason?: string
  }) => void
  /** What came over HTTP; none where a page's loader calls the handler itself. */
  readonly wire?: Wire
}

export type Wire = {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The body as it came, for signatures. */
  readonly rawBody: string
  /** What a multipart call brought, drawn anew. */
  readonly pictures: readonly UploadedPicture[]
  /** Of a call that takes files: puts them on the disk as they come. */
  readonly saveFiles?: SaveFiles
  /** The caller's address. */
  readonly address: string
  readonly cookies: Readonly<Record<string, string | undefined>>
  /** Sends a cookie that scripts cannot read: for so many seconds, for the browser's session without a number, gone with 0. */
  readonly setCookie: (name: string, value: string, seconds?: number) => void
}
