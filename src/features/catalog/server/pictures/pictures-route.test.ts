import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { pictureSizes } from '../../rules/media/picture-sizes.ts'
import { picturesRoute } from './pictures-route.ts'
import { resizePicture } from './resize-picture.ts'

let folder: string
let app: FastifyInstance
let now = new Date()
const warnings: string[] = []
const paint = (width: number, height: number, background = '#fff') =>
  sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: { create: { width: width >> 1, height: height >> 1, channels: 3, background: '#236' } } }])
    .jpeg()
    .toBuffer()
const put = async (path: string, bytes: string | Uint8Array) => {
  await mkdir(join(folder, path, '..'), { recursive: true })
  await writeFile(join(folder, path), bytes)
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'))
  const picture = await paint(62, 77)
  await put('data/media/catalog/m/h/tee.jpg', picture)
  await put('data/media/catalog/Größe 1 (a).jpg', picture)
  await put('data/media/catalog/.hidden.jpg', picture)
  await put('data/secret.jpg', picture)
  await put('data/media/catalog/torn.jpg', picture.subarray(0, 200))
  await put('data/media/catalog/vector.png', '<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50"/>')
  await put(
    'data/media/catalog/large.png',
    await sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 1 })
      .toBuffer(),
  )
  await put('masters/hoodie/front.avif', await sharp(picture).avif({ effort: 0 }).toBuffer())
  await symlink(join(folder, 'data/secret.jpg'), join(folder, 'data/media/catalog/link.jpg'))
  // as the shop has it
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  const log = { warn: (_: unknown, message?: string) => void warnings.push(message ?? '') }
  await app.register(picturesRoute, {
    dataDir: join(folder, 'data'),
    demoDir: join(folder, 'masters'),
    log: log as never,
    now: () => now,
  })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (url: string, accept = 'image/*') => app.inject({ url, headers: { accept } })
const tee = 'catalog/m/h/tee.jpg'

test('[PICTURE-9] without a path it is paper with the mark, kept for a day', async () => {
  const reply = await get('/img/324x489/')
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'public, max-age=86400'])
  expect(reply.body).toContain('<svg')
  expect((await get('/img/7x7/')).statusCode).toBe(404)
})

describe('[PICTURE-1] sizes', () => {
  test.each(pictureSizes)('%s is exactly that', async (size) => {
    const reply = await get(`/img/${size}/${tee}`)
    expect(reply.statusCode).toBe(200)
    const { width, height } = await sharp(reply.rawPayload).metadata()
    expect(`${width}x${height}`).toBe(size)
  })

  test.each([
    '211x300',
    '1x1',
    '99999x99999',
    '324x489x2',
    'original',
    '0324x489',
    '-324x489',
    '324X489',
    '%20324x489',
  ])('%s is 404', async (size) => {
    expect((await get(`/img/${size}/${tee}`)).statusCode).toBe(404)
  })
})

describe('[PICTURE-2] paths', () => {
  test.each([tee, 'catalog/Gr%C3%B6%C3%9Fe%201%20(a).jpg', 'demo/hoodie/front.avif'])('%s is there', async (path) => {
    expect((await get(`/img/210x300/${path}`)).statusCode).toBe(200)
  })

  test.each([
    '../secret.jpg',
    '..%2fsecret.jpg',
    'catalog/../../secret.jpg',
    'catalog/%2e%2e/%2e%2e/secret.jpg',
    'catalog%2f..%2f..%2fsecret.jpg',
    'catalog/..%5c..%5csecret.jpg',
    '%2fetc/passwd',
    '/etc/passwd',
    'catalog/.hidden.jpg',
    'catalog/link.jpg',
    'catalog/m/h/tee.jpg%00.png',
    'demo/../data/secret.jpg',
    'demo/%2e%2e/data/secret.jpg',
    'demo',
    'demo/',
    'catalog',
    'catalog/m/h/',
    'catalog/none.jpg',
    `catalog/${'a'.repeat(5000)}.jpg`,
  ])('%j is 404', async (path) => {
    expect((await get(`/img/210x300/${path}`)).statusCode).toBe(404)
  })
})

test('[PICTURE-8] a missing picture is drawn as paper with the mark, until it comes', async () => {
  const missing = '/img/210x300/catalog/none.jpg'
  const shown = await get(missing)
  expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
    404,
    'image/svg+xml',
    'no-store',
  ])
  expect(shown.body).toMatch(/^<svg .*<\/svg>$/)
  expect((await get(missing, 'text/html')).body).toBe('Not found')
})

describe('[PICTURE-5] formats', () => {
  test.each([
    ['image/avif,image/webp,*/*;q=0.8', 'image/avif'],
    ['image/webp, image/png', 'image/webp'],
    ['IMAGE/AVIF;q=0, image/webp;q=0.5', 'image/webp'],
    ['image/avif;q=0.000,*/*', 'image/jpeg'],
    ['*/*', 'image/jpeg'],
    ['', 'image/jpeg'],
    ['text/html', 'image/jpeg'],
    [';;;,q=', 'image/jpeg'],
  ])('%j gets %s', async (accept, type) => {
    const reply = await get(`/img/210x300/${tee}`, accept)
    expect(reply.headers).toMatchObject({
      'content-type': type,
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(reply.rawPayload.length),
    })
    const { format } = await sharp(reply.rawPayload).metadata()
    expect(`image/${format === 'heif' ? 'avif' : format}`).toBe(type)
  })

  test('who has it already gets no bytes again, and HEAD has the same head', async () => {
    const first = await get(`/img/210x300/${tee}`)
    const again = await app.inject({
      url: `/img/210x300/${tee}`,
      headers: { 'if-none-match': String(first.headers['etag']) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const head = await app.inject({ method: 'HEAD', url: `/img/210x300/${tee}` })
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, first.headers['content-length']])
  })
})

describe('[PICTURE-6] made once', () => {
  const kept = async () =>
    (await readdir(join(folder, 'data/cache/pictures'), { recursive: true })).filter((name) => /\.\w+$/.test(name))

  test('thirty requests at once make one file, whole, and the next ones read it', async () => {
    await put('data/media/catalog/fresh.jpg', await paint(70, 90, '#eee'))
    const before = await kept()
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => get('/img/324x489/catalog/fresh.jpg', 'image/avif')),
    )
    expect(
      new Set(replies.map(({ statusCode, rawPayload }) => `${statusCode} ${rawPayload.toString('base64')}`)).size,
    ).toBe(1)
    const made = (await kept()).filter((name) => !before.includes(name))
    expect(made).toHaveLength(1)
    expect(made[0]).toMatch(/^[\w-]{2}\/[\w-]{32}\.avif$/)
    expect(replies[0]?.rawPayload.equals(await readFile(join(folder, 'data/cache/pictures', made[0] ?? '')))).toBe(true)
  })

  test('the same source gives the same bytes, a replaced one others', async () => {
    const source = await paint(70, 90, '#ddd')
    const [one, two] = [1, 2].map(() => resizePicture({ source, width: 210, height: 300, format: 'webp' }))
    expect((await one)?.equals((await two) ?? Buffer.alloc(0))).toBe(true)
    await put('data/media/catalog/swap.jpg', source)
    const before = await get('/img/210x300/catalog/swap.jpg')
    await put('data/media/catalog/swap.jpg', await paint(71, 90, '#222'))
    const after = await get('/img/210x300/catalog/swap.jpg')
    expect(after.headers['etag']).not.toBe(before.headers['etag'])
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false)
  })

  test('metadata of the source do not travel on', async () => {
    const source = await sharp(await paint(70, 90))
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer()
    const { exif } = await sharp(await resizePicture({ source, width: 210, height: 300, format: 'jpeg' })).metadata()
    expect(exif).toBeUndefined()
  })
})

describe('[PICTURE-7] bad sources', () => {
  test.each(['catalog/torn.jpg', 'catalog/vector.png', 'catalog/large.png'])(
    '%s is 404, told once, and not tried again',
    async (path) => {
      warnings.length = 0
      expect((await get(`/img/210x300/${path}`)).statusCode).toBe(404)
      expect((await get(`/img/210x300/${path}`)).statusCode).toBe(404)
      expect(warnings).toEqual(['a picture cannot be shown'])
    },
  )

  test('[PICTURE-110] one that the machine had no time for is tried again after a minute', async () => {
    await put('data/media/catalog/late.jpg', await paint(62, 77, '#ccc'))
    const late = () => get('/img/210x300/catalog/late.jpg')
    warnings.length = 0
    const { timeout } = sharp.prototype
    const overload = vi.spyOn(sharp.prototype, 'timeout').mockImplementation(function (this: Sharp) {
      return timeout.call(this.resize(30_000, 30_000, { fit: 'fill' }), { seconds: 1 })
    })
    try {
      expect((await late()).statusCode).toBe(404)
      overload.mockRestore()
      expect((await late()).statusCode).toBe(404)
      expect(warnings).toEqual(['a picture cannot be shown'])
      now = new Date(now.getTime() + 60_000)
      expect((await late()).statusCode).toBe(200)
    } finally {
      overload.mockRestore()
    }
  })
})
