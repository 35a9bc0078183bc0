import { Agent, createServer, request as ask } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

export type RoundRobinProxy = {
  readonly url: string
  /** Asked one after the other, as far as `/readyz` says that they are ready. */
  readonly isReady: (target: string) => boolean
  /** Answers of 503 for which the next one was asked. */
  readonly passedOn: () => number
  /** What became of requests that ended as 502. */
  readonly failures: () => readonly string[]
  readonly close: () => Promise<void>
}

const lookMs = 100

/**
 * What stands in front of several machines: each request goes to the next one that is ready, over connections that are kept. One that
 * takes no connection, or says 503 before it does anything, is passed over; whatever else fails is 502, for nobody knows what became of it.
 */
export const startRoundRobinProxy = async (
  targets: readonly string[],
  { idleMs = 5000 }: { readonly idleMs?: number } = {},
): Promise<RoundRobinProxy> => {
  // a connection that it does not use so long is closed by the proxy itself
  const agent = new Agent({ keepAlive: true, maxSockets: 32, timeout: idleMs })
  const failures: string[] = []
  const ready = new Set(targets)
  const look = async (target: string): Promise<void> => {
    // one that is slow to say so is there all the same; a connection that was kept for the next look would hold a process that is to go
    const headers = { connection: 'close' }
    const answer = await fetch(`${target}/readyz`, { headers, signal: AbortSignal.timeout(5000) }).then(
      ({ status }) => status,
      (error: Error) => (error.name === 'TimeoutError' ? 'late' : 'absent'),
    )
    if (answer === 200) ready.add(target)
    else if (answer !== 'late') ready.delete(target)
  }
  const looking = setInterval(() => void Promise.all(targets.map(look)), lookMs)
  let turn = 0
  let passedOn = 0
  const order = (): string[] => {
    turn += 1
    const all = targets.filter((target) => ready.has(target))
    return all.map((_, index) => all[(turn + index) % all.length] ?? '')
  }

  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const all = order()
    for (const target of all) {
      const outcome = await pass({ target, isLast: target === all.at(-1) }, incoming, body, outgoing, agent)
      if (outcome === 'passed') return
      if (outcome === 'busy') passedOn += 1
      else if (outcome.code === 'ECONNREFUSED') ready.delete(target)
      else {
        failures.push(`${incoming.method} ${incoming.url} at ${target}: ${outcome.why}`)
        break
      }
    }
    outgoing.writeHead(502).end()
  }
  // a client's connection is not closed under its next request
  const server = createServer({ keepAliveTimeout: 72_000 }, (incoming, outgoing) => {
    serve(incoming, outgoing).catch((error: unknown) => outgoing.destroy(error as Error))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isReady: (target) => ready.has(target),
    passedOn: () => passedOn,
    failures: () => failures,
    close: async () => {
      clearInterval(looking)
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const pass = (
  { target, isLast }: { readonly target: string; readonly isLast: boolean },
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
  agent: Agent,
): Promise<'passed' | 'busy' | { readonly code: string | undefined; readonly why: string }> =>
  new Promise((resolve) => {
    const began = performance.now()
    const { connection: _, ...own } = headers
    const asked = ask(`${target}${url}`, { agent, method: method ?? 'GET', headers: own }, (answer) => {
      if (answer.statusCode === 503 && !isLast) {
        answer.resume()
        return resolve('busy')
      }
      const { connection: _mine, 'keep-alive': _time, ...kept } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, kept)
      answer.pipe(outgoing)
      answer.on('end', () => resolve('passed'))
      answer.on('error', () => {
        outgoing.destroy()
        resolve('passed')
      })
      return undefined
    })
    asked.on('error', (error: NodeJS.ErrnoException) => {
      const how = asked.reusedSocket ? 'a kept connection' : 'a new connection'
      resolve({ code: error.code, why: `${error.message} on ${how}, ${Math.round(performance.now() - began)} ms` })
    })
    asked.end(body)
  })
