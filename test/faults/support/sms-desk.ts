import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type SmsDesk = {
  readonly url: string
  /** By id, how often it came: who takes messages keeps the ids, for one that comes again is the same. */
  readonly taken: ReadonlyMap<string, number>
  readonly close: () => Promise<void>
}

/** A service for text messages that knows a message again by its id. */
export const startSmsDesk = async (): Promise<SmsDesk> => {
  const taken = new Map<string, number>()
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const { id } = JSON.parse(body) as { id: string }
      taken.set(id, (taken.get(id) ?? 0) + 1)
      response.writeHead(202).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    taken,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
