import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct, aSnapshot } from '#test/support/catalogue.ts'
import type { Catalogue } from './snapshot/catalogue.ts'
import { samplesRoute } from './samples-route.ts'

let dataDir: string
let app: FastifyInstance

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-media-'))
  const media = join(dataDir, 'media')
  await mkdir(media)
  await writeFile(join(media, 'turn.webm'), 'abcdefghij')
  await writeFile(join(media, 'secret.webm'), 'secret')
  await writeFile(join(media, 'page.html'), '<script>')
  await writeFile(join(dataDir, 'outside.webm'), 'outside')
  await symlink(join(dataDir, 'outside.webm'), join(media, 'link.webm'))
  const snapshot = aSnapshot([
    aProduct(1, {
      media: ['turn.webm', 'link.webm', 'page.html', 'gone.webm'].map((path) => ({ path, kind: 'video' as const })),
    }),
  ])
  app = fastify()
  const catalogue: Pick<Catalogue, 'current'> = { current: () => snapshot }
  await app.register(samplesRoute, { catalogue, dataDir })
})
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

const get = (file: string, range?: string) =>
  app.inject({ url: `/media/${file}`, headers: range === undefined ? {} : { range } })

test('[PRODUCT-16] a video of a gallery comes whole and part by part', async () => {
  const whole = await get('turn.webm')
  expect([whole.statusCode, whole.body, whole.headers['content-type']]).toEqual([200, 'abcdefghij', 'video/webm'])
  expect(whole.headers['accept-ranges']).toBe('bytes')
  const part = await get('turn.webm', 'bytes=2-4')
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'cde', 'bytes 2-4/10'])
  expect((await get('turn.webm', 'bytes=99-')).statusCode).toBe(416)
})

test('[PRODUCT-16] nothing that no gallery shows, that is no video, or that lies elsewhere', async () => {
  for (const file of ['secret.webm', 'page.html', 'gone.webm', 'link.webm', '..%2foutside.webm', ''])
    expect([file, (await get(file)).statusCode]).toEqual([file, 404])
})
