import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { createKeptAnswers } from './kept-answers.ts'

let app: FastifyInstance | undefined
afterEach(() => app?.close())

/** A server whose answers say how many of them were made. */
const createShop = async (mostBytes = 1_000_000) => {
  const kept = createKeptAnswers(mostBytes)
  const world = { version: 'a', made: 0 }
  app = fastify() as unknown as FastifyInstance
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-ratelimit-remaining', '7')
    done()
  })
  kept.hookInto(app)
  app.get<{
    Querystring: { own?: string; waits?: string; cookie?: string; status?: string; change?: string; bytes?: string }
  }>('/*', async (request, reply) => {
    const { own, waits, cookie, status, change, bytes } = request.query
    if (!own) kept.share(request, waits !== undefined)
    if (cookie) reply.header('set-cookie', 'a=b')
    if (change) world.version = change
    world.made += 1
    return reply
      .code(Number(status ?? 200))
      .headers({ etag: '"one"', 'content-type': 'text/plain', vary: 'accept-encoding' })
      .send(Buffer.from(`${world.made}${'x'.repeat(Number(bytes ?? 0))}`))
  })
  const ask = async (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    (app as FastifyInstance).inject({ url, headers, method })
  return { kept, world, ask, follow: () => kept.follow(() => world.version) }
}

test('an answer is made once for everybody, and comes with its own headers and the request’s', async () => {
  const { ask, world, follow } = await createShop()
  follow()
  const first = await ask('/en')
  const second = await ask('/en')
  expect([first.body, second.body, world.made]).toEqual(['1', '1', 1])
  for (const name of ['etag', 'vary', 'content-type', 'content-length', 'x-ratelimit-remaining'])
    expect([name, second.headers[name]]).toEqual([name, first.headers[name]])
  expect((await ask('/de')).body).toBe('2')
})

test('what is looked at has the headers alone, and what is known already is not sent again', async () => {
  const { ask, follow } = await createShop()
  follow()
  await ask('/en')
  const head = await ask('/en', {}, 'HEAD')
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '1'])
  const known = await ask('/en', { 'if-none-match': '"one"' })
  expect([known.statusCode, known.body, known.headers['etag']]).toEqual([304, '', '"one"'])
  expect(known.headers['content-type']).toBeUndefined()
  expect((await ask('/en', { 'if-none-match': '"other"' })).body).toBe('1')
})

test('nothing is shown of before a change, nor of a change in the middle', async () => {
  const { ask, world, follow } = await createShop()
  follow()
  await ask('/en')
  world.version = 'b'
  expect((await ask('/en')).body).toBe('2')
  expect((await ask('/en?change=c')).body).toBe('3')
  expect((await ask('/en?change=c')).body).toBe('4')
})

test('an answer that waits is kept when it is asked for again', async () => {
  const { ask, world, follow } = await createShop()
  follow()
  const made = async (url: string) => {
    await ask(url)
    return world.made
  }
  expect([await made('/en?waits=1'), await made('/de?waits=1')]).toEqual([1, 2])
  expect([await made('/en?waits=1'), await made('/en?waits=1'), await made('/de?waits=1')]).toEqual([3, 3, 4])
})

test('encodings are kept apart', async () => {
  const { ask, world, follow } = await createShop()
  follow()
  for (const encoding of ['br', 'gzip', 'identity', 'gzip, br', 'br;q=0, gzip'])
    await ask('/en', { 'accept-encoding': encoding })
  expect(world.made).toBe(3)
})

test('what is somebody’s own, names a session, sets a cookie or went wrong is made each time', async () => {
  const { ask, world, follow } = await createShop()
  follow()
  for (const url of ['/en?own=1', '/en?cookie=1', '/en?status=404']) {
    const before = world.made
    await ask(url)
    await ask(url)
    expect([url, world.made - before]).toEqual([url, 2])
  }
  await ask('/en')
  const before = world.made
  await ask('/en', { authorization: 'Bearer somebody' })
  expect(world.made - before).toBe(1)
})

test('nothing is kept before it is known what it hangs on', async () => {
  const { ask, world } = await createShop()
  await ask('/en')
  await ask('/en')
  expect(world.made).toBe(2)
})

test.each([
  ['answers', 'bytes=4000'],
  ['addresses', `pad=${'x'.repeat(4000)}`],
])('never more than so many bytes are kept, whether %s take them', async (_, query) => {
  const { ask, world, follow } = await createShop(20_000)
  follow()
  await ask('/en')
  for (let number = 0; number < 10; number += 1) await ask(`/${number}?${query}`)
  const before = world.made
  await ask(`/9?${query}`)
  await ask('/en')
  expect(world.made - before).toBe(1)
})
