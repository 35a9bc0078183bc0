import { mkdtemp, readFile, readdir, rm, writeFile, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startListeningServer } from '#test/support/listening-server.ts'
import { createLog } from '../log.ts'
import { createTrackingMeta } from './tracking-meta.ts'
import { createTrackingOutbox } from './tracking-outbox.ts'
import type { TrackedStep } from './tracking.ts'

const log = createLog('silent')
const step: TrackedStep = {
  id: '5f0e8f5e-3a3c-4f7a-9b0f-1c2d3e4f5a6b',
  event: 'cart',
  at: '2026-11-20T12:00:00.000Z',
  store: 'en',
  currency: 'USD',
  country: 'US',
  skus: ['HOOD-S'],
  value: 59.9,
  campaign: 'meta',
}

describe('without a tracker', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vitrine-events-'))
    return () => rm(dataDir, { recursive: true, force: true })
  })

  it('[TRACK-3] steps are lines of the file of their day', async () => {
    const { send } = createTrackingOutbox(dataDir, log)
    await send(step)
    await send({ ...step, event: 'checkout' })
    await send({ ...step, at: '2026-11-21T00:00:00.000Z' })
    expect(await readdir(join(dataDir, 'events'))).toEqual(['2026-11-20.ndjson', '2026-11-21.ndjson'])
    const lines = (await readFile(join(dataDir, 'events/2026-11-20.ndjson'), 'utf8')).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([step, { ...step, event: 'checkout' }])
  })

  it('[TRACK-3] thirty days are kept, and a full day takes no more', async () => {
    const folder = join(dataDir, 'events')
    await mkdir(folder)
    for (let day = 1; day <= 31; day += 1)
      await writeFile(join(folder, `2026-10-${String(day).padStart(2, '0')}.ndjson`), 'old\n')
    const { send } = createTrackingOutbox(dataDir, log)
    await send(step)
    const names = await readdir(folder)
    expect(names).toHaveLength(30)
    expect(names.toSorted()[0]).toBe('2026-10-03.ndjson')
    await writeFile(join(folder, '2026-11-20.ndjson'), Buffer.alloc(20_000_001))
    await send(step)
    expect(await readFile(join(folder, '2026-11-20.ndjson'))).toHaveLength(20_000_001)
  })
})

describe('the Conversions API', () => {
  let service: Awaited<ReturnType<typeof startListeningServer>>
  beforeAll(async () => {
    service = await startListeningServer()
  })
  afterAll(() => service.close())
  beforeEach(() => {
    service.heard.length = 0
    service.answerWith(200)
  })
  const tracker = (timeoutMs = 5000) =>
    createTrackingMeta({
      pixelId: '77',
      token: 'secret',
      publicUrl: 'https://shop.example',
      log,
      baseUrl: `http://${service.host}/v21.0`,
      timeoutMs,
    })

  it('[TRACK-2] gets the step, and of the visitor the country of the store view alone', async () => {
    await tracker().send(step)
    const [call] = service.heard
    expect(call?.path).toBe('/v21.0/77/events')
    const { access_token: token, data } = JSON.parse(call?.body ?? '') as { access_token: string; data: object[] }
    expect(token).toBe('secret')
    expect(data).toEqual([
      {
        event_name: 'AddToCart',
        event_id: step.id,
        event_time: Date.parse(step.at) / 1000,
        action_source: 'website',
        event_source_url: 'https://shop.example/en',
        user_data: {
          country: ['79adb2a2fce5c6ba215fe5f27f532d4e7edbac4b6a5e09e1ef3a08084a904621'],
          client_user_agent: 'Vitrine',
        },
        custom_data: {
          currency: 'USD',
          content_type: 'product',
          content_ids: ['HOOD-S'],
          value: 59.9,
          campaign: 'meta',
        },
      },
    ])
  })

  it.each([
    ['registration', 'CompleteRegistration'],
    ['wishlist', 'AddToWishlist'],
    ['checkout', 'InitiateCheckout'],
  ] as const)('[TRACK-2] %s is %s', async (event, name) => {
    await tracker().send({ ...step, event })
    expect(service.heard[0]?.body).toContain(`"event_name":"${name}"`)
  })

  it('[TRACK-4] one that is away or busy throws, without the token in its words', async () => {
    for (const status of [500, 429, 401]) {
      service.answerWith(status)
      await expect(tracker().send(step)).rejects.toThrow(`tracked step ${step.id} was not taken: ${status}`)
    }
    service.answerWith('silent')
    await expect(tracker(50).send(step)).rejects.toThrow('no answer')
  })

  it('[TRACK-4] a step that is refused for good is left', async () => {
    service.answerWith(400)
    await expect(tracker().send(step)).resolves.toBeUndefined()
  })
})
