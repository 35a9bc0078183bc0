import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * One at a time on this machine, for work that would only be done twice otherwise (installing, building): whoever comes
 * second waits until the first has ended, also when it was killed. Runs on Node 20, without any package.
 *
 * @template T
 * @param {string} name of what must not run twice at once
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export const inTurn = async (name, work) => {
  const key = createHash('sha256').update(name).digest('hex').slice(0, 16)
  const path = join(tmpdir(), `vitrine-${process.getuid?.() ?? 'user'}-${key}.sock`)
  for (;;) {
    const server = await listen(path)
    if (server) {
      try {
        return await work()
      } finally {
        await server.end()
      }
    }
    // a socket without a listener was left by a killed process
    if ((await waitForEnd(path)) === 'nobody') rmSync(path, { force: true })
  }
}

/**
 * @param {string} path
 * @returns {Promise<{end: () => Promise<void>} | undefined>}
 */
const listen = (path) =>
  new Promise((resolve, reject) => {
    /** @type {Set<import('node:net').Socket>} */
    const waiting = new Set()
    // kept open: its end tells those who wait
    const server = createServer((socket) => waiting.add(socket.on('error', () => {}).unref()))
    const end = () =>
      new Promise((done) => {
        for (const socket of waiting) socket.destroy()
        server.close(done)
      })
    server.on('error', (error) => ('code' in error && error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)))
    server.listen(path, () => resolve({ end: async () => void (await end()) }))
  })

/**
 * @param {string} path
 * @returns {Promise<'ended' | 'nobody'>}
 */
const waitForEnd = (path) =>
  new Promise((resolve) => {
    const socket = connect(path)
    let met = false
    socket.on('connect', () => (met = true))
    socket.on('error', () => {})
    socket.on('close', () => (met ? resolve('ended') : setTimeout(resolve, 50, 'nobody')))
    socket.resume()
  })
