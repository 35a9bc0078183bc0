import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#test/support/database.ts'
import type { TestDatabase } from '#test/support/database.ts'
import { createListen } from './listen.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const placeOf = ({ connection, url }: TestDatabase['connection']) => {
  if (connection) {
    const { host, port, user, database: name } = connection
    return { user, name, reach: () => connect(`${host}/.s.PGSQL.${port}`) }
  }
  const { hostname, port, username, password, pathname } = new URL(url ?? '')
  return { user: `${username}:${password}`, name: pathname.slice(1), reach: () => connect(Number(port), hostname) }
}

/** The way to the database, which is cut off as often as it is told to when somebody wants to listen. */
const openWay = async () => {
  const { user, name, reach } = placeOf(database.connection)
  const open = new Set<Socket>()
  let cuts = 0
  const way = createServer((near) => {
    const far = reach()
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => (open.delete(socket), other.destroy()))
    }
    far.pipe(near)
    near.on('data', (said) => {
      if (cuts > 0 && said.includes('listen "news"')) {
        cuts -= 1
        near.destroy()
      } else far.write(said)
    })
  })
  await new Promise<void>((resolve) => void way.listen(0, '127.0.0.1', resolve))
  const breakAll = () => open.forEach((socket) => socket.destroy())
  return {
    url: `postgres://${user}@127.0.0.1:${(way.address() as AddressInfo).port}/${name}`,
    cut: (times: number) => void (cuts = times),
    breakAll,
    close: () => new Promise<void>((resolve) => (breakAll(), way.close(() => resolve()))),
  }
}

test('[SHELL-363] a connection that breaks while it is made is made anew, and nobody dies of it', async () => {
  const way = await openWay()
  const heard: string[] = []
  const gap = Promise.withResolvers<void>()
  const listen = createListen({ url: way.url }, { warn: () => undefined })
  const ears = { on: { news: (payload: string) => void heard.push(payload) }, onGap: () => gap.resolve() }
  way.cut(1)
  await expect(listen(ears)).rejects.toThrow('Connection terminated')
  const { stop } = await listen(ears)
  way.cut(2)
  way.breakAll()
  await gap.promise
  await database.pool.query("select pg_notify('news', 'again')")
  await expect.poll(() => heard).toEqual(['again'])
  await stop()
  await way.close()
})
