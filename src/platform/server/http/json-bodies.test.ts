import fastify from 'fastify'
import { expect, test } from 'vitest'
import { readJsonBodies } from './json-bodies.ts'

const send = async (type: string, payload: string, url = '/api/probe') => {
  const app = fastify()
  readJsonBodies(app)
  for (const path of ['/api/probe', '/page']) app.post(path, async ({ body }) => ({ body: body ?? 'none' }))
  const answer = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': type, 'content-length': String(payload.length) },
  })
  await app.close()
  return answer.statusCode === 200 ? answer.json<{ body: unknown }>().body : answer.statusCode
}

test.each([['application/x-www-form-urlencoded'], ['text/plain'], ['text/xml'], ['application/json'], ['nonsense']])(
  '[SHELL-645] an empty body of %s is empty',
  async (type) => {
    expect(await send(type, '')).toBe('none')
  },
)

test('[SHELL-645] [SHELL-647] one that is not, and a form of a page, need their kind', async () => {
  expect(await send('application/x-www-form-urlencoded', 'a=b')).toBe(415)
  expect(await send('text/xml', ' ')).toBe(415)
  for (const text of ['x', ' ', '{}']) expect(await send('text/plain', text)).toBe(415)
  expect(await send('application/x-www-form-urlencoded', '', '/page')).toBe(415)
  expect(await send('application/json', '{"a":1}')).toEqual({ a: 1 })
})
