import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Line } from './bad-line.ts'

/** The way to a shop on which cart calls go over a line of their own, where one is set. A browser keeps its cache of the shop's files on it. */
export type CartRoad = {
  readonly url: string
  readonly setLine: (line: Line | undefined) => void
  readonly close: () => Promise<void>
}

export const startCartRoad = async (shop: string): Promise<CartRoad> => {
  let line: Line | undefined
  const server = createServer((asked, response) => {
    const path = asked.url ?? '/'
    if (line && path.startsWith('/api/cart/')) return void goOver(line, asked, response)
    return pass(new URL(path, shop), asked, response)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    setLine: (wanted) => {
      line = wanted
    },
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

const pass = (target: URL, asked: IncomingMessage, response: ServerResponse): void => {
  const passed = request(target, { method: asked.method, headers: asked.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  // whoever asked has left, or there is no shop
  passed.on('error', () => response.destroy())
  response.on('close', () => passed.destroy())
  asked.pipe(passed)
}

/** No answer is a connection that breaks. */
const goOver = async (line: Line, asked: IncomingMessage, response: ServerResponse): Promise<void> => {
  const pieces: Buffer[] = []
  for await (const piece of asked) pieces.push(piece as Buffer)
  const body = Buffer.concat(pieces).toString()
  const answer = await line({ method: asked.method ?? 'GET', path: asked.url ?? '/', body: body === '' ? null : body })
  if (!answer) return void response.destroy()
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text)
}
