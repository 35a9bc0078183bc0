import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types, type PoolConfig } from 'pg'
import type { SocketConnection } from './postmaster.ts'
import type { Tables } from './tables.ts'

export type DatabaseOptions = {
  /** The private server's, or a test's. */
  readonly connection?: SocketConnection
  /** DATABASE_URL. */
  readonly url?: string
  /** Connections at most. */
  readonly max?: number
  /** Told of connections that broke while nobody waited for them; the next query takes a new one. */
  readonly onError?: (error: Error) => void
}

export type Database = { readonly db: Kysely<Tables>; readonly pool: Pool; readonly close: () => Promise<void> }

/** Nothing of a shop may wait longer: a page that needs it is lost anyway, and a stuck lock must not spread. */
const limits = { statement_timeout: 5000, lock_timeout: 2000, idle_in_transaction_session_timeout: 10_000 }

const bigintType = 20

/** A pool of connections and Kysely over it. Connects at the first query. */
export const openDatabase = ({ connection, url, max = 10, onError = () => undefined }: DatabaseOptions): Database => {
  if (!connection && !url) throw new Error('openDatabase needs a connection or a url')
  const pool = new Pool({
    ...(url ? { connectionString: url } : connection),
    ...limits,
    max,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: 'vitrine',
    types: { getTypeParser },
  })
  pool.on('error', onError)
  // a client that is lent out but between two queries reports its end here and nowhere else
  pool.on('connect', (client) => client.on('error', onError))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}

const toSafeInteger = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`a bigint beyond the safe integers: ${text}`)
  return value
}

const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === bigintType && format !== 'binary' ? toSafeInteger : types.getTypeParser(oid, format)) as NonNullable<
  PoolConfig['types']
>['getTypeParser']

export { migrate } from './migrate.ts'
