import { Kysely, PostgresDialect } from 'kysely'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { Pool, types } from 'pg'
import type { PoolClient, PoolConfig } from 'pg'
import type { SocketConnection } from './postgres/postmaster.ts'
import { createNaming } from './database/prepared-statements.ts'
import type { Tables } from './tables.ts'

export type DatabaseOptions = {
  /** The private server's, or a test's. */
  readonly connection?: SocketConnection
  /** DATABASE_URL. */
  readonly url?: string
  /** Connections at most. */
  readonly max?: number
  /** Who may wait for a free connection at once; for more there is none. */
  readonly mostWaiting?: number
  /** Milliseconds after which a server that gives no answer counts as gone. */
  readonly answerMs?: number
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

/** Twice what a statement may take: a server that says nothing any more, not even that it was too long, is gone. */
const answerMsByDefault = 10_000

/** For statements that take as long as they take. */
const forever = 2 ** 31 - 1
const isUnlimited = /statement_timeout = 0/

/** As many as are served in a few seconds; who would wait longer is told to come again. */
const mostWaitingByDefault = 600

const bigintType = 20

/** A pool of connections and Kysely over it. Connects at the first query. */
export const openDatabase = ({
  connection,
  url,
  max = 10,
  mostWaiting = mostWaitingByDefault,
  answerMs = answerMsByDefault,
  onError = () => undefined,
  onStatement,
}: DatabaseOptions): Database => {
  if (!connection && !url) throw new Error('openDatabase needs a connection or a url')
  const pool = new Pool({
    ...(url ? { connectionString: url } : connection),
    ...limits,
    // what a moment is written as in JSON is read again
    options: '-c timezone=UTC',
    max,
    connectionTimeoutMillis: longestWaitMs,
    query_timeout: answerMs,
    keepAlive: true,
    application_name: 'vitrine',
    types: { getTypeParser },
  })
  pool.on('error', onError)
  // a client that is lent out but between two queries reports its end here and nowhere else
  pool.on('connect', (client) => client.on('error', onError))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: naming(pool, mostWaiting, onStatement) }) })
  return { db, pool, close: () => db.destroy() }
}

/** The pool as Kysely uses it: statements that come again are prepared. */
const naming = (pool: Pool, mostWaiting: number, onStatement: DatabaseOptions['onStatement']): PostgresPool => {
  const named = createNaming()
  const known = new WeakMap<PoolClient, PostgresPoolClient>()
  const toNaming = (client: PoolClient): PostgresPoolClient => {
    let lost: Error | undefined
    let takesLong = false
    return {
      query: (async (text: string, values: readonly unknown[]) => {
        // whatever is said now stands behind what was never answered
        if (lost) throw lost
        takesLong ||= isUnlimited.test(text)
        const began = performance.now()
        try {
          return await client.query({ ...named(text, values), ...(takesLong ? { query_timeout: forever } : {}) })
        } catch (error) {
          if (error instanceof Error && error.message === 'Query read timeout') lost = error
          throw error
        } finally {
          onStatement?.(text, (performance.now() - began) / 1000)
        }
      }) as unknown as PostgresPoolClient['query'],
      release: (destroy) => {
        takesLong = false
        client.release(destroy || lost !== undefined)
      },
    }
  }
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      // as PostgreSQL itself says it
      if (pool.waitingCount >= mostWaiting)
        throw Object.assign(new Error('too many wait for a connection'), { code: '53300' })
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

export { migrate } from './database/migrate.ts'
