// @vitest-environment jsdom
import { beforeAll, expect, it, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { sendOrQueue } from './send-or-queue.ts'
import { startTaskQueue, taskQueue } from './task-queue.ts'

const arrived: string[] = []
let answerFirst: () => void

beforeAll(async () => {
  const first = new Promise<void>((resolve) => (answerFirst = resolve))
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    if (typeof body !== 'string') return Response.json({})
    const { text } = JSON.parse(body) as { text: string }
    if (text === 'older') await first
    arrived.push(text)
    return Response.json({ code: 200, result: true })
  })
  await startTaskQueue({ storeCode: 'en', cartIdOf: () => undefined })
})

it.each(['TIMEOUT', 'BAD_CONTENT_TYPE'])('[SHELL-951] what got %s for an answer waits', async (code) => {
  const task = { id: code, lane: code, key: 'POST /api/words', payload: { text: code } }
  expect(await sendOrQueue(async () => refuse(code), task)).toMatchObject({ value: 'queued' })
  await vi.waitFor(async () => expect(await taskQueue().list()).toEqual([]))
  expect(arrived.splice(0)).toEqual([code])
})

it('[QUEUE-41] what is said anew while the older is on its way arrives after it', async () => {
  const say = (text: string, answer: typeof lost) => {
    const task = { id: 'words', lane: 'words', key: 'POST /api/words', payload: { text } }
    return sendOrQueue(async () => (arrived.push(text), answer), task)
  }
  const lost = refuse('TIMEOUT') as ReturnType<typeof refuse> | ReturnType<typeof ok<boolean>>
  expect(await say('first try', lost)).toMatchObject({ value: 'queued' })
  await vi.waitFor(async () => expect(await taskQueue().list()).toEqual([]))
  await taskQueue().put({ id: 'words', lane: 'words', key: 'POST /api/words', payload: { text: 'older' } })
  await vi.waitFor(() => expect(taskQueue().view()).toMatchObject([{ state: 'sending' }]))
  expect(await say('newer', ok(true))).toMatchObject({ value: 'queued' })
  answerFirst()
  await vi.waitFor(async () => expect(await taskQueue().list()).toEqual([]))
  expect(arrived).toEqual(['first try', 'first try', 'older', 'newer'])
})
