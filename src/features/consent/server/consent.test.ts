import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ReportedError } from '#platform/server/adapters/errors-sentry.ts'
import { createTestApp } from '#test/support/app.ts'
import type { TestApp } from '#test/support/app.ts'
import { consentJobs, consentRoutes } from './index.ts'

const jobs: { name: string; data: Record<string, unknown> }[] = []
const reported: ReportedError[] = []
let shop: TestApp
let silent: TestApp
beforeAll(async () => {
  const enqueue = async (_trx: unknown, name: string, data: Record<string, unknown>) => void jobs.push({ name, data })
  const errors = { report: (error: ReportedError) => void reported.push(error) }
  shop = await createTestApp((mount) => consentRoutes(mount, { jobs: { enqueue }, errors, stepsPerNetwork: 3 }))
  silent = await createTestApp((mount) =>
    consentRoutes(mount, { jobs: { enqueue }, errors: undefined, stepsPerNetwork: 0 }),
  )
})
afterAll(async () => {
  await shop.close()
  await silent.close()
})
beforeEach(async () => {
  jobs.length = 0
  reported.length = 0
  await shop.db.deleteFrom('limit_hit').execute()
})

const post = async (path: string, payload: object, of = shop, headers: Record<string, string> = {}) => {
  const response = await of.app.inject({ method: 'POST', url: path, payload, headers })
  return { status: response.statusCode, result: response.json<{ result: unknown }>().result }
}
const id = '5f0e8f5e-3a3c-4f7a-9b0f-1c2d3e4f5a6b'
const step = { id, event: 'cart', consent: true, skus: ['HOOD-S'], value: 59.9, campaign: 'meta' }

it('[TRACK-2] a step has what was done and where, and nothing of whom', async () => {
  shop.setNow(new Date('2026-11-20T12:00:00Z'))
  const headers = { 'user-agent': 'the phone of Ada', cookie: 'rt=secret' }
  const sent = { ...step, email: 'ada@example.com', ip: '203.0.113.9' }
  expect(await post('/api/track?store=ru', sent, shop, headers)).toEqual({ status: 200, result: true })
  expect(jobs).toEqual([
    {
      name: 'step.track',
      data: {
        id,
        event: 'cart',
        at: '2026-11-20T12:00:00.000Z',
        store: 'ru',
        currency: 'RUB',
        country: 'RU',
        skus: ['HOOD-S'],
        value: 59.9,
        campaign: 'meta',
      },
    },
  ])
})

it.each([
  ['no consent', { consent: undefined }],
  ['a no', { consent: false }],
  ['another step', { event: 'purchase' }],
  ['no id', { id: 'x' }],
  ['too many SKUs', { skus: Array.from({ length: 51 }, String) }],
])('[TRACK-2] %s is refused, and nothing is told', async (_, change) => {
  expect((await post('/api/track', { ...step, ...change })).status).toBe(400)
  expect(jobs).toEqual([])
})

it('[TRACK-5] a network tells no more than it may in an hour', async () => {
  for (let times = 0; times < 3; times += 1) expect((await post('/api/track', step)).status).toBe(200)
  expect((await post('/api/track', step)).status).toBe(429)
  expect(jobs).toHaveLength(3)
  for (let times = 0; times < 5; times += 1) expect((await post('/api/track', step, silent)).status).toBe(200)
})

it('[TRACK-4] the job hands the step to the tracker, whose failure is its own', async () => {
  const sent: unknown[] = []
  await consentJobs({ tracker: { send: async (one) => void sent.push(one) } })['step.track']?.(step)
  expect(sent).toEqual([step])
  const away = consentJobs({ tracker: { send: () => Promise.reject(new Error('away')) } })
  await expect(away['step.track']?.(step)).rejects.toThrow('away')
})

it('[TRACK-7] an error of a page is passed on, and answered with false where nobody wants to hear it', async () => {
  const error = { name: 'TypeError', message: 'x is undefined', stack: 'TypeError\n at f (a.js:1:2)', page: '/en/cart' }
  expect((await post('/api/error-report', error)).result).toBe(true)
  expect(reported).toEqual([{ side: 'browser', ...error }])
  expect((await post('/api/error-report', error, silent)).result).toBe(false)
  expect((await post('/api/error-report', { ...error, message: 'x'.repeat(501) })).status).toBe(400)
})
