import type { SocketConnection } from '#platform/server/postgres/postmaster.ts'

/** What the global setup hands to the workers. */
export type TestServer = { readonly template: string; readonly connection?: SocketConnection; readonly url?: string }

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer
  }
}

export type ClientConfig = { readonly connection?: SocketConnection; readonly url?: string }

/** The same as one address, for a process of its own. */
export const toUrl = ({ connection, url }: ClientConfig): string =>
  connection
    ? `postgres://${connection.user}@localhost/${connection.database}?host=${encodeURIComponent(connection.host)}&port=${connection.port}`
    : (url ?? '')

/** Where to connect: the named database of the test server, or the one it was given. */
export const toClientConfig = ({ connection, url }: TestServer, database?: string): ClientConfig => {
  if (connection) return { connection: { ...connection, database: database ?? connection.database } }
  const address = new URL(url ?? '')
  if (database) address.pathname = `/${database}`
  return { url: address.href }
}
