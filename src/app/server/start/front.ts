import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createTranslators } from '#platform/server/texts.ts'
import type { Translators } from '#platform/server/texts.ts'
import { openingPage, wantsPage } from './opening-page.ts'

/** The port: from the first moment on it answers, at the beginning only that the shop is not ready. */
export type Front = {
  readonly server: Server
  readonly open: (port: number, host: string) => Promise<void>
  /** Milliseconds since somebody asked for something, machines that look whether the shop is there left aside. */
  readonly quietFor: () => number
  /** From now on requests go to this handler. */
  readonly serve: (handler: RequestListener) => void
  /**
   * Ends without failing anybody, after `ms` at most. Answers say from now on that their connection ends; where there are connections, new
   * ones are taken until nobody has asked for a second, so that a proxy has time to notice.
   */
  readonly close: (ms: number) => Promise<void>
  /**
   * Leaves the port to others that listen to it and take the new connections. Those there are stay until an answer has said that they end,
   * or their owner ends them: one that is closed while nothing seems to be on its way may fail the request that just was sent. Holds once
   * there are none any more.
   */
  readonly retire: () => Promise<void>
}

/** Connections that may wait to be taken, as far as the system allows: a crowd that comes at once is not turned away. */
const mostWaiting = 4096

/** Milliseconds without a request after which nobody is taken to be about to send one, and how long this is waited for. */
const quiet = { for: 1000, atMost: 5000 }

/** What machines ask all the time. */
const probes = /^\/(healthz|readyz|metrics)/

/** `root` is the project's folder. */
export const createFront = (root: string): Front => {
  const translators = createTranslators(join(root, 'src'))
  let handler: RequestListener = (request, response) => answerNotReady(request, response, translators)
  let isClosing = false
  let isClosed = false
  let askedAt = Number.NEGATIVE_INFINITY
  const server = createServer({ requestTimeout: 30_000, keepAliveTimeout: 72_000 }, (request, response) => {
    if (!probes.test(request.url ?? '')) askedAt = performance.now()
    if (isClosing) response.setHeader('connection', 'close')
    handler(request, response)
  })
  server.once('close', () => (isClosed = true))
  const untilClosed = (): Promise<void> =>
    new Promise((resolve) => {
      if (isClosed) return resolve()
      server.once('close', resolve)
      return undefined
    })
  const hasConnections = (): Promise<boolean> =>
    new Promise((resolve) => server.getConnections((_, count) => resolve(count > 0)))
  return {
    server,
    open: (port, host) =>
      new Promise((resolve, reject) => {
        const fail = (error: NodeJS.ErrnoException) => reject(inWords(error, port))
        server.once('error', fail)
        server.listen({ port, host, backlog: mostWaiting }, () => {
          server.off('error', fail)
          resolve()
        })
      }),
    quietFor: () => performance.now() - askedAt,
    serve: (next) => void (handler = next),
    close: async (ms) => {
      isClosing = true
      const began = performance.now()
      // whoever holds a connection may be about to use it, and has to notice first
      const isQuiet = async () =>
        performance.now() - Math.max(askedAt, (await hasConnections()) ? began : askedAt) >= quiet.for
      while (!isClosed && !(await isQuiet()) && performance.now() - began < quiet.atMost) await wait(20)
      const cut = setTimeout(() => server.closeAllConnections(), began + ms - performance.now())
      server.close()
      await untilClosed()
      clearTimeout(cut)
    },
    retire: () => {
      isClosing = true
      // the listener alone: the server's own way also cuts connections that somebody may be sending on
      NetServer.prototype.close.call(server)
      return untilClosed()
    },
  }
}

/** What is in the way of a port, and what can be done about it. */
const inWords = (error: NodeJS.ErrnoException, port: number): Error => {
  if (error.code === 'EADDRINUSE')
    return new Error(
      `port ${port} is taken by another program: end that one, or have the shop listen elsewhere with PORT, such as PORT=${port === 3105 ? 3106 : 3105}`,
    )
  if (error.code === 'EACCES')
    return new Error(`port ${port} is not for this user: have the shop listen elsewhere with PORT, such as PORT=3105`)
  return new Error(`HOST and PORT cannot be used: ${error.message}`)
}

const answerNotReady = (request: IncomingMessage, response: ServerResponse, translators: Translators): void => {
  if (request.url?.startsWith('/healthz')) return answer(response, 200, JSON.stringify({ status: 'ok' }))
  const message = 'The shop is just opening. Please try again in a moment.'
  if (wantsPage(request.method, request.headers.accept))
    return answer(response, 503, openingPage(request.url ?? '/', translators), 'text/html')
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
