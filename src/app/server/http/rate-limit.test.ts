import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp } from '#test/support/app.ts'
import type { TestApp } from '#test/support/app.ts'
import { openerOf } from '../start/after-opening.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp(() => undefined, undefined, { RATE_LIMIT: '3' })
})
afterAll(() => shop.close())

const ask = (url: string) => shop.app.inject({ url, remoteAddress: '192.0.2.1' })
const statusOf = async (url: string): Promise<number> => (await ask(url)).statusCode

test('[SHELL-970] pages that the shop makes for itself are on nobody’s count', async () => {
  const open = openerOf(shop.app)
  for (let turn = 0; turn < 3; turn += 1) await open('/api/openapi.json')
  const own = await shop.app.inject({ url: '/api/openapi.json', remoteAddress: '127.0.0.1' })
  expect(Number(own.headers['x-ratelimit-remaining'])).toBe(2)
})

test('[SHELL-346] whoever asked too much waits, and the shop is still seen to be there', async () => {
  for (let turn = 0; turn < 5; turn += 1)
    for (const url of ['/healthz', '/readyz', '/readyz?by=proxy', '/metrics']) expect(await statusOf(url)).toBe(200)
  const calls = []
  for (let turn = 0; turn < 4; turn += 1) calls.push(await statusOf('/api/openapi.json'))
  expect(calls).toEqual([200, 200, 200, 429])
  const refused = await ask('/api/openapi.json')
  expect(refused.json()).toMatchObject({ code: 429, result: 'TOO_MANY_REQUESTS' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await statusOf('/healthz')).toBe(200)
})
