import fastify from 'fastify'
import { expect, test } from 'vitest'
import { mountErrors } from './errors.ts'

test.each([
  ['a row that others hold for too long', '55P03', 503],
  ['a statement that takes too long', '57014', 503],
  ['a bug', '42P01', 500],
])('[SHELL-156] %s (%s) is %i', async (what, code, status) => {
  const app = fastify()
  mountErrors(app, { translateFor: () => (key) => key, apiKeys: () => [] })
  app.get('/', () => Promise.reject(Object.assign(new Error(what), { code })))
  const answer = await app.inject({ url: '/' })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, status === 503 ? '2' : undefined])
  await app.close()
})
