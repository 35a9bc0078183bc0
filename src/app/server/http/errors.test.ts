import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { IncomingMessage } from 'node:http'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { mountErrors } from './errors.ts'

test.each([
  ['a row that others hold for too long', '55P03', 503],
  ['a statement that takes too long', '57014', 503],
  ['a bug', '42P01', 500],
])('[SHELL-156] %s (%s) is %i', async (what, code, status) => {
  const app = fastify()
  mountErrors(app, { translateFor: () => (key) => key })
  app.get('/', () => Promise.reject(Object.assign(new Error(what), { code })))
  const answer = await app.inject({ url: '/' })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, status === 503 ? '2' : undefined])
  await app.close()
})

test.each([
  ['POST', '/api/docs', 405, 'GET'],
  ['DELETE', '/api/docs/', 405, 'GET'],
  ['POST', '/api/order/1/invoice.pdf', 405, 'GET'],
  ['GET', '/api/calls', 405, 'POST, PUT'],
  ['DELETE', '/api/order/find', 405, 'POST'],
  ['POST', '/api/nothing', 404, undefined],
  ['POST', '/api/order/1/2/invoice.pdf', 404, undefined],
] as const)('[SHELL-644] %s %s is %i', async (method, url, status, allow) => {
  const app = fastify()
  mountErrors(app, { translateFor: () => (key) => key })
  await app.register(async (scope) => {
    scope.post('/api/order/find', async () => 'found')
    for (const path of ['/api/docs', '/api/order/:id', '/api/order/:id/invoice.pdf'])
      scope.get(path, async () => 'a file')
    scope.route({ method: ['POST', 'PUT'], url: '/api/calls', handler: async () => 'done' })
  })
  const answer = await app.inject({ method, url })
  expect([answer.statusCode, answer.headers.allow, answer.json<{ code: number }>().code]).toEqual([
    status,
    allow,
    status,
  ])
  await app.close()
})

test('[SHELL-706] the path of a call is not read as the parameter of another one', async () => {
  const app = fastify()
  mountErrors(app, { translateFor: () => (key) => key })
  app.post('/api/order/find', async () => 'found')
  app.get('/api/order/:id', async () => 'an order')
  const ask = async (method: 'GET' | 'HEAD' | 'POST', url: string) => {
    const { statusCode, headers } = await app.inject({ method, url })
    return [statusCode, headers.allow]
  }
  expect(await ask('GET', '/api/order/find?store=en')).toEqual([405, 'POST'])
  expect(await ask('HEAD', '/api/order/find')).toEqual([405, 'POST'])
  expect(await ask('POST', '/api/order/find')).toEqual([200, undefined])
  expect(await ask('GET', '/api/order/finding')).toEqual([200, undefined])
  await app.close()
})

test.each([
  ['closed', 65_000_000, 'close'],
  ['read to its end', 8_000_000, undefined],
])('[SHELL-649] a connection with a body that is too long is %s at %i bytes', async (_, length, connection) => {
  const app = fastify()
  mountErrors(app, { translateFor: () => (key) => key })
  app.post('/', async () => 'taken')
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const sent = { method: 'POST', headers: { 'content-type': 'application/json', 'content-length': length } }
  const request = httpRequest({ port, host: '127.0.0.1', ...sent })
  const answered = once(request, 'response') as Promise<[IncomingMessage]>
  if (connection === 'close') request.flushHeaders()
  // waits until the shop has taken all of it
  else await new Promise((resolve) => request.end(Buffer.alloc(length, 'x'), () => resolve(true)))
  const [answer] = await answered
  expect([answer.statusCode, answer.headers.connection]).toEqual([413, connection])
  request.destroy()
  await app.close()
})
