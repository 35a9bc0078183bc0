import { Type } from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { endpoint } from '#core/endpoint.ts'
import { ok, refuse } from '#core/result.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Mount } from '#platform/server/http.ts'
import { createTestApp } from '#test/support/app.ts'
import type { TestApp } from '#test/support/app.ts'

const contract = {
  'GET /api/probe': endpoint({
    summary: 'Reads',
    access: 'anyone',
    query: Type.Object({ size: Type.Optional(Type.Integer({ minimum: 0 })) }),
    reply: Type.Object({ store: Type.String(), size: Type.Integer() }),
  }),
  'POST /api/probe': endpoint({
    summary: 'Writes a setting, then refuses when asked to',
    access: 'anyone',
    body: Type.Object({ key: Type.String({ maxLength: 40 }), refuse: Type.Optional(Type.Boolean()) }),
    reply: Type.Boolean(),
    refusals: { PROBE_REFUSED: 409 },
  }),
  'GET /api/probe/staff': endpoint({ summary: 'For managers', access: 'manager', reply: Type.Boolean() }),
  'GET /api/probe/change': endpoint({
    summary: 'A GET that changes',
    access: 'anyone',
    changesState: true,
    reply: Type.Boolean(),
  }),
  'GET /api/probe/broken': endpoint({ summary: 'A bug', access: 'anyone', reply: Type.Boolean() }),
}

const mountProbe = (mount: Mount<StoreView>) =>
  mount.mount(contract, {
    'GET /api/probe': async ({ query }, { store }) => ok({ store: store.storeCode, size: query.size ?? -1 }),
    'POST /api/probe': async ({ body }, { db }) => {
      await db.insertInto('setting').values({ key: body.key, value: '1' }).execute()
      return body.refuse ? refuse('PROBE_REFUSED') : ok(true, { version: 1 })
    },
    'GET /api/probe/staff': async () => ok(true),
    'GET /api/probe/change': async () => ok(true),
    'GET /api/probe/broken': async () => {
      throw new Error('a bug with secret words')
    },
  })

describe('the envelope', () => {
  let shop: TestApp
  let app: FastifyInstance
  beforeAll(async () => {
    shop = await createTestApp(mountProbe)
    app = shop.app
  })
  afterAll(() => shop.close())

  const get = async (url: string, headers: Record<string, string> = {}) => {
    const response = await app.inject({ url, headers })
    return {
      status: response.statusCode,
      body: response.json<{ code: number; result: unknown; meta?: Record<string, unknown> }>(),
      headers: response.headers,
    }
  }
  const post = async (url: string, payload: unknown, headers: Record<string, string> = {}) => {
    const response = await app.inject({ method: 'POST', url, payload: payload as object, headers })
    return {
      status: response.statusCode,
      body: response.json<{ code: number; result: unknown; meta?: Record<string, unknown> }>(),
    }
  }

  it('[SHELL-1] answers code, result and the default store', async () => {
    const { status, body } = await get('/api/probe?size=3')
    expect({ status, body }).toEqual({ status: 200, body: { code: 200, result: { store: 'en', size: 3 } } })
  })

  it('[STORE-5] an unknown store is refused with a text', async () => {
    const { status, body } = await get('/api/probe?store=fr')
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 400, result: 'STORE_NOT_FOUND', meta: { message: 'There is no such store.' } })
  })

  it('[STORE-233] two stores at once are none', async () => {
    expect((await get('/api/probe?store=en&store=ru')).body).toMatchObject({ code: 400, result: 'STORE_NOT_FOUND' })
  })

  it('[SHELL-2] a refusal speaks the language of the store view', async () => {
    const { body } = await get('/api/probe/staff?store=ru')
    expect(body).toMatchObject({ code: 401, result: 'UNAUTHORIZED', meta: { message: 'Сначала войдите в аккаунт.' } })
  })

  it.each([
    ['/api/probe?size=many', 'size'],
    ['/api/probe?size=-1', 'size'],
  ])('[SHELL-3] %s is INVALID_INPUT naming %s', async (url, field) => {
    const { status, body } = await get(url)
    expect(status).toBe(400)
    expect(body.result).toBe('INVALID_INPUT')
    expect(Object.keys(body.meta?.fields as object)).toContain(field)
  })

  it('[SHELL-3] a missing field of a body is named', async () => {
    const { status, body } = await post('/api/probe', {})
    expect(status).toBe(400)
    expect(body.meta?.fields).toHaveProperty('key')
  })

  it('[SHELL-3] a body that is no JSON is refused, not a 5xx', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/probe',
      headers: { 'content-type': 'application/json' },
      payload: '{"key":',
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ result: 'INVALID_INPUT', meta: { fields: { body: expect.any(String) } } })
  })

  it('[SHELL-3] a NUL character is bad input, not a database error', async () => {
    const { status, body } = await post('/api/probe', { key: 'a\u0000b' })
    expect(status).toBe(400)
    expect(body.meta?.fields).toHaveProperty('body')
  })

  it('[SHELL-4] unknown paths are 404, wrong methods 405, bodies over the limit 413', async () => {
    expect((await get('/api/nowhere')).body.result).toBe('NOT_FOUND')
    const wrong = await app.inject({ method: 'POST', url: '/api/probe/staff', payload: {} })
    expect(wrong.statusCode).toBe(405)
    expect(wrong.headers.allow).toBe('GET')
    expect((await post('/api/probe', { key: 'x'.repeat(1_100_000) })).status).toBe(413)
  })

  it('[SHELL-272] a call reads of a body what its contract can need, with room to say what is wrong', async () => {
    // a text of 40 signs
    expect((await post('/api/probe', { key: 'x'.repeat(20_000) })).body.result).toBe('BODY_TOO_LARGE')
    expect((await post('/api/probe', { key: 'x'.repeat(10_000) })).body.result).toBe('INVALID_INPUT')
  })

  it('[SHELL-5] a refusal rolls its transaction back, a success commits', async () => {
    expect((await post('/api/probe', { key: 'kept' })).body).toEqual({ code: 200, result: true, meta: { version: 1 } })
    expect((await post('/api/probe', { key: 'undone', refuse: true })).status).toBe(409)
    const keys = await shop.db.selectFrom('setting').select('key').where('key', 'in', ['kept', 'undone']).execute()
    expect(keys).toEqual([{ key: 'kept' }])
  })

  it('[SHELL-6] a call nobody is signed in for is 401', async () => {
    expect((await get('/api/probe/staff')).body.result).toBe('UNAUTHORIZED')
  })

  it('[SHELL-7] a state-changing GET from another site is refused', async () => {
    expect((await get('/api/probe/change', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await get('/api/probe/change', { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect((await get('/api/probe/change')).status).toBe(200)
  })

  it('[SHELL-7] an unsafe call with a cookie must come from the same origin', async () => {
    const cookie = 'cart=1'
    expect((await post('/api/probe', { key: 'a' }, { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(
      (await post('/api/probe', { key: 'b' }, { cookie, origin: 'https://evil.example', host: 'shop.example' })).status,
    ).toBe(403)
    expect(
      (await post('/api/probe', { key: 'c' }, { cookie, origin: 'https://shop.example', host: 'shop.example' })).status,
    ).toBe(200)
    expect((await post('/api/probe', { key: 'd' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(200)
  })

  it('[SHELL-8] a bug is a plain 500 that tells nothing', async () => {
    const { status, body } = await get('/api/probe/broken')
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toContain('secret')
  })

  it('[SHELL-9] every answer carries the security headers', async () => {
    for (const url of ['/api/probe', '/api/nowhere', '/healthz', '/robots.txt']) {
      const { headers } = await app.inject({ url })
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['content-security-policy']).not.toContain('unsafe-inline')
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  })

  it('[SHELL-10] health, readiness, metrics, crawlers and installers are answered', async () => {
    const types: Record<string, string> = {
      '/healthz': 'application/json',
      '/readyz': 'application/json',
      '/metrics': 'text/plain',
      '/robots.txt': 'text/plain',
      '/sw.js': 'text/javascript',
      '/api/docs': 'text/html',
      '/api/openapi.json': 'application/json',
    }
    for (const [url, type] of Object.entries(types)) {
      const response = await app.inject({ url })
      expect([url, response.statusCode]).toEqual([url, 200])
      expect(response.headers['content-type']).toContain(type)
    }
    expect(
      (await app.inject({ url: '/api/openapi.json' })).json().paths['/api/probe'].post.responses['409'].description,
    ).toContain('PROBE_REFUSED')
  })

  it('[SHELL-145] metrics count answers by the pattern of their route, statements, connections and jobs', async () => {
    const count = async (line: string) => {
      const { body } = await app.inject({ url: '/metrics' })
      return Number(
        body
          .split('\n')
          .find((each) => each.startsWith(`${line} `))
          ?.slice(line.length + 1),
      )
    }
    const probes = 'http_request_duration_seconds_count{method="GET",route="/api/probe",status="200"}'
    await get('/api/probe')
    const before = await count(probes)
    await get('/api/probe?q=somebody@example.com')
    expect(await count(probes)).toBe(before + 1)
    expect(await count('db_pool_connections{state="waiting"}')).toBe(0)
    expect(await count('jobs{state="failed"}')).toBe(0)
    expect((await app.inject({ url: '/metrics' })).body).not.toContain('somebody')
  })

  it('[SHELL-11] a browser is told so on a page in its language, which asks again by itself', async () => {
    shop.readiness.set(false)
    const { statusCode, headers, body } = await app.inject({ url: '/de/cart', headers: { accept: 'text/html,*/*' } })
    shop.readiness.set(true)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      503,
      'text/html; charset=utf-8',
      'no-store',
    ])
    expect(body).toMatch(/<html lang="de">.*<meta http-equiv="refresh" content="2">.*<h1>[^<]{10,}<\/h1>/)
  })

  it('[SHELL-11] until it is filled the shop answers 503 with Retry-After, but for its health', async () => {
    shop.readiness.set(false)
    const { status, headers, body } = await get('/api/probe')
    const health = await app.inject({ url: '/healthz' })
    shop.readiness.set(true)
    expect({ status, result: body.result, retry: headers['retry-after'], health: health.statusCode }).toEqual({
      status: 503,
      result: 'NOT_READY',
      retry: '2',
      health: 200,
    })
  })
})
