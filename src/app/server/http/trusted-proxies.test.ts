import { afterEach, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config.ts'
import { createTestApp } from '#test/support/app.ts'
import type { TestApp } from '#test/support/app.ts'

let shop: TestApp | undefined
afterEach(() => shop?.close())

/** How many of five requests each of two shoppers gets answered, both of them behind the proxy at 127.0.0.1. */
const answeredTo = async (environment: Readonly<Record<string, string>>): Promise<readonly number[]> => {
  shop = await createTestApp(() => undefined, undefined, { RATE_LIMIT: '5', ...environment })
  const { app } = shop
  const counts: number[] = []
  for (const shopper of ['203.0.113.7', '203.0.113.8']) {
    let answered = 0
    for (let turn = 0; turn < 5; turn += 1) {
      const { statusCode } = await app.inject({ url: '/api/openapi.json', headers: { 'x-forwarded-for': shopper } })
      if (statusCode !== 429) answered += 1
    }
    counts.push(answered)
  }
  return counts
}

test('[SHELL-241] shoppers behind a proxy that is trusted have a limit each', async () => {
  expect(await answeredTo({ TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1' })).toEqual([5, 5])
})

test('[SHELL-241] nobody else is believed who he asks for', async () => {
  expect(await answeredTo({})).toEqual([5, 0])
  await shop?.close()
  expect(await answeredTo({ TRUSTED_PROXIES: '10.0.0.0/8' })).toEqual([5, 0])
})

test('[SHELL-153] files are not counted; what only has an address like one is', async () => {
  const mountRoutes: Parameters<typeof createTestApp>[0] = (_, { app }) => {
    app.get('/uploads/:name', async () => 'a file')
    app.get('/*', async () => 'a page')
  }
  shop = await createTestApp(mountRoutes, undefined, { RATE_LIMIT: '5' })
  const statuses = async (url: string) => {
    const seen: number[] = []
    for (let turn = 0; turn < 6; turn += 1) seen.push((await shop?.app.inject({ url }))?.statusCode ?? 0)
    return seen
  }
  expect(await statuses('/uploads/a.webp')).toEqual([200, 200, 200, 200, 200, 200])
  expect(await statuses('/uploads/a/b')).toEqual([200, 200, 200, 200, 200, 429])
})

test('[SHELL-241] what is no address and no network is refused at the start', () => {
  for (const wrong of ['proxy', '10.0.0.0/33', '10.0.0.0/8/8', '::1/129', '10.0.0.0/'])
    expect(() => readConfig({ TRUSTED_PROXIES: wrong })).toThrow('TRUSTED_PROXIES')
  expect(readConfig({ TRUSTED_PROXIES: '::1/128, 10.1.2.3' }).trustedProxies).toEqual(['::1/128', '10.1.2.3'])
})
