import { expect, test } from 'vitest'
import { isSilence } from '#core/silence.ts'
import { createWorkerCall } from './worker-call.ts'

const ask = async (response: () => Response | Promise<Response>) => {
  const sent: unknown[] = []
  const call = createWorkerCall(async (address, init) => {
    sent.push([init?.method, address, init?.credentials, init?.body])
    return response()
  })
  const answer = await call('POST /api/order', { query: { store: 'en' }, body: { order_id: 'a' } })
  return { answer, sent }
}

test('[ORDER-115] the worker sends an order as nobody’s, and hears what the shop says of it', async () => {
  const { answer, sent } = await ask(() => Response.json({ code: 200, result: { order: { id: 'a' } } }))
  expect(sent).toEqual([['POST', '/api/order?store=en', 'omit', '{"order_id":"a"}']])
  expect(answer).toMatchObject({ ok: true, value: { order: { id: 'a' } } })
  const refused = { code: 409, result: 'TOTAL_CHANGED', meta: { totals: { grand_total: 5 } } }
  expect((await ask(() => Response.json(refused, { status: 409 }))).answer).toMatchObject({
    ok: false,
    code: 'TOTAL_CHANGED',
    meta: { totals: { grand_total: 5 } },
  })
})

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'a page to sign in to the network',
    () => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['what a proxy says of itself', () => Response.json({ message: 'no healthy upstream' }, { status: 503 })],
  ['a list', () => Response.json([])],
  ['nothing', () => Response.json(null)],
  ['a word in place of a code', () => Response.json({ code: 'blocked', result: null })],
  ['an error that the shop has no name for', () => Response.json({ code: 500, result: 'BOOM' }, { status: 500 })],
])('[ORDER-850] to the worker %s is no word of the shop: the order is tried again', async (_, response) => {
  const { answer } = await ask(response)
  expect(!answer.ok && isSilence(answer.code)).toBe(true)
})
