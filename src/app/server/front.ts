import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createTranslators } from '#platform/server/texts.ts'
import { openingPage, wantsPage } from './opening-page.ts'

/** The port: from the first moment on it answers, at the beginning only that the shop is not ready. */
export type Front = {
  readonly server: Server
  readonly open: (port: number, host: string) => Promise<void>
  /** From now on requests go to this handler. */
  readonly serve: (handler: RequestListener) => void
  /**
   * Ends without failing anybody, after `ms` at most. Answers say from now on that their connection ends; new connections are taken until
   * nobody has asked for a second, so that a proxy has time to notice. Where others listen to the same port they take the new ones at once.
   */
  readonly close: (ms: number, how?: { readonly othersListen: boolean }) => Promise<void>
}

/** Connections that may wait to be taken, as far as the system allows: a crowd that comes at once is not turned away. */
const mostWaiting = 4096

/** Milliseconds without a request after which nobody is taken to be about to send one, and how long this is waited for. */
const quiet = { for: 1000, atMost: 3000 }

/** What machines ask all the time. */
const probes = /^\/(healthz|readyz|metrics)/

export const createFront = (): Front => {
  let handler: RequestListener = answerNotReady
  let isClosing = false
  let askedAt = Number.NEGATIVE_INFINITY
  const server = createServer({ requestTimeout: 30_000, keepAliveTimeout: 72_000 }, (request, response) => {
    if (!probes.test(request.url ?? '')) askedAt = performance.now()
    if (isClosing) response.setHeader('connection', 'close')
    handler(request, response)
  })
  return {
    server,
    open: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen({ port, host, backlog: mostWaiting }, () => {
          server.off('error', reject)
          resolve()
        })
      }),
    serve: (next) => void (handler = next),
    close: async (ms, { othersListen } = { othersListen: false }) => {
      isClosing = true
      const began = performance.now()
      let isClosed = false
      server.once('close', () => (isClosed = true))
      // the listener alone: the server's own way also cuts connections that somebody may be sending on
      if (othersListen) NetServer.prototype.close.call(server)
      while (!isClosed && performance.now() - askedAt < quiet.for && performance.now() - began < quiet.atMost)
        await wait(20)
      const cut = setTimeout(() => server.closeAllConnections(), began + ms - performance.now())
      await new Promise<void>((resolve) => {
        if (isClosed) return resolve()
        server.once('close', resolve)
        if (server.listening) return server.close()
        return server.closeIdleConnections()
      })
      clearTimeout(cut)
    },
  }
}

const root = join(import.meta.dirname, '../..')

const answerNotReady = (request: IncomingMessage, response: ServerResponse): void => {
  if (request.url?.startsWith('/healthz')) return answer(response, 200, JSON.stringify({ status: 'ok' }))
  const message = 'The shop is just opening. Please try again in a moment.'
  if (wantsPage(request.method, request.headers.accept))
    return answer(response, 503, openingPage(request.url ?? '/', createTranslators(root)), 'text/html')
  return answer(response, 503, JSON.stringify({ code: 503, result: 'NOT_READY', meta: { message } }))
}

const answer = (response: ServerResponse, status: number, body: string, type = 'application/json'): void => {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'retry-after': '2',
  })
  response.end(body)
}
