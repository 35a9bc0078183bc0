import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as ask } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { picturesRoute } from './pictures-route.ts'

let folder: string
let app: FastifyInstance
let address: string
const toUrl = (name: string) => `/img/210x300/${name}.jpg`
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-turns-'))
  await mkdir(join(folder, 'media'))
  for (const [name, background] of Object.entries({ one: '#123', two: '#234', left: '#345', shared: '#456' }))
    await writeFile(
      join(folder, `media/${name}.jpg`),
      await sharp({ create: { width: 62, height: 77, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    )
  app = Fastify()
  await app.register(picturesRoute, {
    dataDir: folder,
    demoDir: join(folder, 'demo'),
    log: { warn: () => undefined },
    now: () => new Date(),
  })
  address = await app.listen()
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const statusOf = async (name: string) => (await app.inject(toUrl(name))).statusCode

/** Asks, and is gone before there is an answer. */
const askAndGo = async (name: string): Promise<void> => {
  const heard = once(app.server, 'request') as Promise<[IncomingMessage]>
  const asking = ask(`${address}${toUrl(name)}`).on('error', () => undefined)
  asking.end()
  const [{ socket }] = await heard
  const isOver = once(socket, 'close')
  asking.destroy()
  await isOver
}

test('[PICTURE-161] what nobody waits for any more when its turn comes is not begun, and made when somebody asks again', async () => {
  const gate = Promise.withResolvers<void>()
  const begun = vi.spyOn(sharp.prototype, 'timeout').mockImplementation(function (this: Sharp) {
    const toBuffer = this.toBuffer.bind(this)
    return Object.assign(this, {
      toBuffer: async (how: { resolveWithObject: true }) => {
        await gate.promise
        return toBuffer(how)
      },
    })
  })
  try {
    const first = [statusOf('one'), statusOf('two')]
    await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(2))
    await askAndGo('left')
    await askAndGo('shared')
    const last = statusOf('shared')
    gate.resolve()
    expect(await Promise.all([...first, last])).toEqual([200, 200, 200])
    expect(begun).toHaveBeenCalledTimes(3)
    expect(await statusOf('left')).toBe(200)
  } finally {
    gate.resolve()
    begun.mockRestore()
  }
})
