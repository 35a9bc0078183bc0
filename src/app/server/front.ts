import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'

/** The open port: it answers from the first moment, at the beginning only that the shop is not ready. */
export type Front = {
  readonly server: Server
  /** From now on requests go to this handler. */
  readonly serve: (handler: RequestListener) => void
  /** Takes no new connections and lets the open requests finish, `ms` at most. */
  readonly close: (ms: number) => Promise<void>
}

/** Connections that may wait to be taken, as far as the system allows: a crowd that comes at once is not turned away. */
const mostWaiting = 4096

export const openFront = async (port: number, host: string): Promise<Front> => {
  let handler: RequestListener = answerNotReady
  const server = createServer({ requestTimeout: 30_000, keepAliveTimeout: 72_000 }, (request, response) =>
    handler(request, response),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, backlog: mostWaiting }, () => {
      server.off('error', reject)
      resolve()
    })
  })
  return {
    server,
    serve: (next) => void (handler = next),
    close: (ms) =>
      new Promise((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), ms)
        server.close(() => {
          clearTimeout(cut)
          resolve()
        })
        server.closeIdleConnections()
      }),
  }
}

const answerNotReady = (request: IncomingMessage, response: ServerResponse): void => {
  const isAlive = request.url?.startsWith('/healthz') ?? false
  const body = isAlive
    ? { status: 'ok' }
    : { code: 503, result: 'NOT_READY', meta: { message: 'The shop is just opening. Please try again in a moment.' } }
  response.writeHead(isAlive ? 200 : 503, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
  })
  response.end(JSON.stringify(body))
}
