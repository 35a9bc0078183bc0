import { createServer, request } from 'node:http'
import type { ServerResponse } from 'node:http'
import { createServer as createSocketServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** What becomes of requests: passed on; never answered; answered with a page, with other JSON, with no HTTP, byte by byte. */
export type Fault = 'none' | 'silence' | 'page' | 'nonsense' | 'noise' | 'drip' | 'hang up'

export type FaultyProxy = {
  readonly url: string
  /** What hangs from the fault before is cut off. */
  readonly setFault: (fault: Fault) => void
  /** How many requests went by whose path ends so. */
  readonly count: (ending: string) => number
  readonly close: () => Promise<void>
}

/** A server in front of another one that fails as it is told to. */
export const startFaultyProxy = async (target: string): Promise<FaultyProxy> => {
  let fault: Fault = 'none'
  const counts = new Map<string, number>()
  const sockets = new Set<Socket>()
  const hanging = new Set<ServerResponse>()

  const fail = (response: ServerResponse): void => {
    hanging.add(response)
    response.on('close', () => hanging.delete(response))
    if (fault === 'silence') return
    if (fault === 'hang up') return void response.socket?.destroy()
    if (fault === 'noise') return void response.socket?.end('\u0000\u0001 no HTTP at all\r\n\r\n')
    if (fault === 'page') return void response.setHeader('content-type', 'text/html').end('<h1>It works!</h1>')
    response.setHeader('content-type', 'application/json')
    if (fault === 'nonsense') return void response.end('{"hits":{"total":"many","hits":[{"_id":7}]},"errors":"none"}')
    const timer = setInterval(() => response.write(' '), 50)
    response.on('close', () => clearInterval(timer))
  }

  const server = createServer((asked, response) => {
    const path = (asked.url ?? '').replace(/\?.*/, '')
    const last = path.slice(path.lastIndexOf('/'))
    counts.set(last, (counts.get(last) ?? 0) + 1)
    if (fault !== 'none') return fail(response)
    const passed = request(`${target}${asked.url}`, { method: asked.method, headers: asked.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    asked.pipe(passed)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setFault: (wanted) => {
      fault = wanted
      for (const response of hanging) response.destroy()
    },
    count: (ending) => counts.get(ending) ?? 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

/** A port where nobody listens. */
export const findClosedPort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createSocketServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
