import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFront } from './front.ts'
import type { Front } from './front.ts'

let front: Front
let agents: Agent[]
beforeEach(async () => {
  agents = []
  front = createFront(join(import.meta.dirname, '../../../..'))
  front.serve((_, response) => response.end('served'))
  await front.open(0, '127.0.0.1')
})
afterEach(() => {
  for (const agent of agents) agent.destroy()
  front.server.closeAllConnections()
  front.server.close()
})

const port = () => (front.server.address() as AddressInfo).port

/** Somebody with one connection, which is kept as long as the shop keeps it. */
const caller = (at: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  agents.push(agent)
  return (path: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const asked = request({ agent, port: at, path }, (answer) => {
        answer.resume()
        answer.on('end', () =>
          resolve(`${answer.statusCode} ${answer.headers.connection}, new: ${!asked.reusedSocket}`),
        )
      })
      asked.on('error', reject)
      asked.end()
    })
}

const open = async (at: number): Promise<Socket> => {
  const socket = connect(at, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

test('[SHELL-198] a port that is taken is told in a sentence that says what to do', async () => {
  const other = createFront(join(import.meta.dirname, '../../../..'))
  await expect(other.open(port(), '127.0.0.1')).rejects.toThrow(
    `port ${port()} is taken by another program: end that one, or have the shop listen elsewhere with PORT, such as PORT=3105`,
  )
})

test('[SHELL-804] a place that nobody can listen at is told of by its variables', async () => {
  const other = createFront('')
  await expect(other.open(0, '999.1.1.1')).rejects.toThrow(/^HOST and PORT cannot be used: .*999\.1\.1\.1/)
})

test('[SHELL-270] who gives way answers on the connections there are, and ends with the last of them', async () => {
  const at = port()
  const [idle, other] = [caller(at), caller(at)]
  expect([await idle('/'), await other('/')]).toEqual(Array(2).fill('200 keep-alive, new: true'))
  // one on which nothing has been asked yet
  const fresh = await open(at)
  await expect.poll(() => new Promise((resolve) => front.server.getConnections((_, count) => resolve(count)))).toBe(3)
  let isOver = false
  const over = front.retire().then(() => (isOver = true))
  await expect(open(at)).rejects.toThrow('ECONNREFUSED')
  // long after it was asked last, as far as it can tell
  expect(await idle('/')).toBe('200 close, new: false')
  fresh.write('GET / HTTP/1.1\r\nhost: shop\r\n\r\n')
  const [said] = (await once(fresh, 'data')) as [Buffer]
  expect(said.toString()).toMatch(/^HTTP\/1\.1 200 OK\r\n(.*\r\n)*connection: close\r\n/i)
  expect(isOver).toBe(false)
  expect(await other('/')).toBe('200 close, new: false')
  await over
})

test('[SHELL-152] who stops takes connections until those who have one have had time to notice', async () => {
  const at = port()
  expect(await caller(at)('/')).toBe('200 keep-alive, new: true')
  const over = front.close(5000)
  expect(await caller(at)('/')).toBe('200 close, new: true')
  await over
  await expect(open(at)).rejects.toThrow('ECONNREFUSED')
})

test('[SHELL-152] who stops with nobody there waits for nobody', async () => {
  const began = performance.now()
  await front.close(5000)
  expect(performance.now() - began).toBeLessThan(1000)
})
