import type { Client } from 'pg'

/** Ends a connection that may be broken: one that cannot be ended is gone already, and nobody asks it any more. */
export const endClient = async (client: Client): Promise<void> => {
  client.on('error', () => undefined)
  await Promise.allSettled([client.end()])
}
