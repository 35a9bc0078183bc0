import { Kysely, PostgresDialect } from 'kysely'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { Pool, types, type PoolClient, type PoolConfig } from 'pg'
import type { SocketConnection } from './postmaster.ts'
import { createNaming } from './prepared-statements.ts'
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
  /** Told of each statement's text, without its values, and how many seconds it took. */
  readonly onStatement?: (text: string, seconds: number) => void
}

export type Database = { readonly db: Kysely<Tables>; readonly pool: Pool; readonly close: () => Promise<void> }

/** Nothing of a shop may wait longer: a page that needs it is lost anyway, and a stuck lock must not spread. */
const limits = { statement_timeout: 5000, lock_timeout: 2000, idle_in_transaction_session_timeout: 10_000 }

/** For a free connection: a crowd is served one after the other as long as a browser still waits for its order (20 s). */
const longestWaitMs = 15_000

const bigintType = 20

/** A pool of connections and Kysely over it. Connects at the first query. */
export const openDatabase = ({
  connection,
  url,
  max = 10,
  onError = () => undefined,
  onStatement,
}: DatabaseOptions): Database => {
  if (!connection && !url) throw new Error('openDatabase needs a connection or a url')
  const pool = new Pool({
    ...(url ? { connectionString: url } : connection),
    ...limits,
    max,
    connectionTimeoutMillis: longestWaitMs,
    keepAlive: true,
    application_name: 'vitrine',
    types: { getTypeParser },
  })
  pool.on('error', onError)
  // a client that is lent out but between two queries reports its end here and nowhere else
  pool.on('connect', (client) => client.on('error', onError))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: naming(pool, onStatement) }) })
  return { db, pool, close: () => db.destroy() }
}

/** The pool as Kysely uses it: statements that come again are prepared. */
const naming = (pool: Pool, onStatement: DatabaseOptions['onStatement']): PostgresPool => {
  const named = createNaming()
  const known = new WeakMap<PoolClient, PostgresPoolClient>()
  const toNaming = (client: PoolClient): PostgresPoolClient => ({
    query: (async (text: string, values: readonly unknown[]) => {
      const began = performance.now()
      try {
        return await client.query(named(text, values))
      } finally {
        onStatement?.(text, (performance.now() - began) / 1000)
      }
    }) as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  })
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      const lent = known.get(client) ?? toNaming(client)
      known.set(client, lent)
      return lent
    },
  }
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
