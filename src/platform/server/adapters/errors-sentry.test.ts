import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createErrorReports, sampled } from '#app/server/error-reports.ts'
import { startListeningServer } from '#test/support/listening-server.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { createErrorsSentry } from './errors-sentry.ts'
import type { ReportedError } from './errors-sentry.ts'

let service: Awaited<ReturnType<typeof startListeningServer>>
let at = Date.parse('2026-11-20T12:00:00Z')
const warned: object[] = []
const log = { warn: (about: object) => void warned.push(about) } as unknown as ReturnType<typeof createLog>
const error: ReportedError = {
  side: 'browser',
  name: 'TypeError',
  message: 'no cart of ada@example.com',
  stack:
    'TypeError: no cart\n    at show (https://shop.example/assets/cart.js:12:34)\n    at https://shop.example/assets/wake.js:1:2345',
  page: '/en/order/5f0e8f5e-3a3c-4f7a-9b0f-1c2d3e4f5a6b',
}
const reports = (timeoutMs = 5000) =>
  createErrorsSentry({
    dsn: `http://key@${service.host}/7`,
    environment: 'production',
    log,
    now: () => new Date(at),
    newId: () => 'a'.repeat(32),
    timeoutMs,
  })

beforeAll(async () => {
  service = await startListeningServer()
})
afterAll(() => service.close())
beforeEach(() => {
  at += 3_600_000
  service.heard.length = 0
  warned.length = 0
  service.answerWith(200)
})
const heard = (count: number) => expect.poll(() => service.heard.length).toBe(count)

it('[TRACK-6] an envelope has the error and its place in the code, and nobody in it', async () => {
  reports().report(error)
  await heard(1)
  const { path, headers, body } = service.heard[0] ?? { path: '', headers: {}, body: '' }
  expect(path).toBe('/api/7/envelope/')
  expect(headers['x-sentry-auth']).toContain('sentry_key=key')
  const [, item, event] = body.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(item).toEqual({ type: 'event' })
  expect(event).toMatchObject({
    event_id: 'a'.repeat(32),
    timestamp: at / 1000,
    environment: 'production',
    tags: { side: 'browser', page: '/en/order/[id]' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'no cart of [e-mail]',
          stacktrace: {
            frames: [
              { filename: 'https://shop.example/assets/wake.js', lineno: 1, colno: 2345 },
              { function: 'show', filename: 'https://shop.example/assets/cart.js', lineno: 12, colno: 34 },
            ],
          },
        },
      ],
    },
  })
  expect(body).not.toContain('ada')
})

it('[TRACK-8] the same error is told once a minute, and another one at once', async () => {
  const { report } = reports()
  report(error)
  report(error)
  await heard(1)
  report({ ...error, message: 'something else' })
  await heard(2)
  at += 60_000
  report(error)
  await expect.poll(() => service.heard.length).toBe(3)
})

it('[TRACK-8] five are under way at most, and 30 in a minute', async () => {
  service.answerWith('silent')
  const slow = reports(200)
  for (let which = 0; which < 20; which += 1) slow.report({ ...error, message: `error ${which}` })
  await heard(5)
  await expect.poll(() => warned).toHaveLength(5)
  expect(service.heard).toHaveLength(5)
  expect(warned[0]).toEqual({ reason: 'TimeoutError' })

  // each has been answered before the next
  service.answerWith(500)
  service.heard.length = 0
  warned.length = 0
  const quick = reports()
  for (let which = 0; which < 40; which += 1) {
    quick.report({ ...error, message: `another ${which}` })
    await expect.poll(() => warned.length, { interval: 5 }).toBe(Math.min(which + 1, 30))
  }
  expect(service.heard).toHaveLength(30)
})

it('[TRACK-8] a report that is refused is a line of the log', async () => {
  service.answerWith(500)
  reports().report(error)
  await expect.poll(() => warned).toEqual([{ status: 500 }])
})

it('[TRACK-7] the server tells of logged errors, one in five in production', () => {
  const told: string[] = []
  const report = ({ message }: ReportedError) => void told.push(message)
  const chances = [0.1, 0.2, 0.9, 0.19]
  const tell = sampled({ report }, true, () => chances.shift() ?? 1)
  for (const name of ['a', 'b', 'c', 'd']) tell(new Error(name))
  expect(told).toEqual(['a', 'd'])
  const loud = sampled({ report }, false, () => 0.99)
  loud(new Error('e'))
  expect(told).toEqual(['a', 'd', 'e'])
})

it('[TRACK-7] what is logged as an error is told, what is only a warning is not', () => {
  const told: string[] = []
  const own = createLog('error', ({ message }) => void told.push(message))
  own.error({ err: new Error('broken') }, 'unexpected')
  own.child({ request: 1 }).error({ err: new Error('broken too') }, 'unexpected')
  own.warn({ err: new Error('fine') }, 'so so')
  own.error('words alone')
  expect(told).toEqual(['broken', 'broken too'])
})

it('[TRACK-7] without an address nothing is reported, and a wrong one is told without its key', () => {
  const around = { log, now: () => new Date(at) }
  expect(createErrorReports(readConfig({}), around)).toBeUndefined()
  expect(createErrorReports(readConfig({ SENTRY_DSN: 'https://key@sentry.example/7' }), around)).toBeDefined()
  for (const wrong of ['ftp://key@host/7', 'https://host/7', 'https://key@host/', 'key'])
    expect(() => readConfig({ SENTRY_DSN: wrong })).toThrow(/^SENTRY_DSN must be an address (?!.*key@)/)
  expect(() => readConfig({ META_PIXEL_ID: '7' })).toThrow('go together')
  expect(readConfig({ META_PIXEL_ID: '7', META_CAPI_TOKEN: 't' }).meta).toEqual({ pixelId: '7', token: 't' })
})
