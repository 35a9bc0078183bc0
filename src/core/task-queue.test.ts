import { describe, expect, it } from 'vitest'
import { backoffMs } from './task-limits.ts'
import { findLost, findUnsent, holdTask, queueTask, releaseTask, retryTask } from './task-list.ts'
import { nextStep, settle, startSending } from './task-queue.ts'
import type { SyncTask, TaskInput, TaskOutcome } from './task-queue.ts'

const start = Date.parse('2026-11-20T12:00:00Z')

const input = (id: string, more: Partial<TaskInput> = {}): TaskInput => ({
  task_id: id,
  lane: 'review',
  url: '/api/review/create',
  payload: { key: 'POST /api/review/create', store: 'en', body: '{"text":"fits"}' },
  silent: false,
  needsSession: false,
  isResultCacheable: false,
  callback_event: null,
  isHeld: false,
  ...more,
})

const queued = (tasks: readonly SyncTask[], one: TaskInput, now = start): SyncTask => {
  const answer = queueTask(tasks, one, now)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

const task = (more: Partial<TaskInput> = {}): SyncTask => queued([], input('t1', more))
const moment = { tab: 'a', now: start + 1000, random: 1, maxAttempts: 1 }
const answer = (status: number, message?: string, code: string | null = 'REFUSED'): TaskOutcome => ({
  kind: 'answer',
  status,
  code: status === 200 ? null : code,
  result: status === 200 ? { id: 7 } : code,
  meta: message === undefined ? null : { message },
})
const send = (one: SyncTask, outcome: TaskOutcome, at = moment) => {
  const settled = settle(startSending(one, { tab: 'a', now: start }), outcome, at)
  if (!settled) throw new Error('taken over')
  return settled
}

describe('a task', () => {
  it('[QUEUE-1] has the fields of the specification, as they are before it is sent', () => {
    expect(task()).toMatchObject({
      task_id: 't1',
      url: '/api/review/create',
      payload: { body: '{"text":"fits"}' },
      transmited: false,
      transmited_at: null,
      created_at: '2026-11-20T12:00:00.000Z',
      updated_at: '2026-11-20T12:00:00.000Z',
      result: null,
      resultCode: null,
      code: null,
      acknowledged: false,
      meta: null,
      callback_event: null,
      silent: false,
    })
  })

  it('[QUEUE-2] that was sent is gone; one with a result worth keeping has it', () => {
    expect(send(task(), answer(200))).toMatchObject({ isKept: false, isOver: true, notice: undefined })
    expect(send(task({ isResultCacheable: true }), answer(200))).toMatchObject({
      isKept: true,
      task: {
        state: 'done',
        transmited: true,
        transmited_at: '2026-11-20T12:00:01.000Z',
        result: { id: 7 },
        resultCode: 200,
      },
    })
  })

  it('[QUEUE-5] is set aside with its reason where the shop refuses it, and is not sent again by itself', () => {
    for (const status of [400, 403, 404, 413, 422]) {
      const { task: after, isKept, notice } = send(task(), answer(status, 'Too long'))
      expect([status, after.state, isKept, notice]).toEqual([
        status,
        'failed',
        true,
        { kind: 'said', message: 'Too long' },
      ])
      expect(nextStep([after], 'review', start + 1e9)).toEqual({ kind: 'idle' })
      expect(findUnsent([after])).toHaveLength(1)
    }
  })

  it('[QUEUE-6] that meets a conflict needs attention: a person decides', () => {
    expect(send(task(), answer(409, 'Sold out')).task.state).toBe('attention')
  })

  it('[QUEUE-7] comes again after no answer, for ever and each time later, with chance in it', () => {
    let one = task()
    const waits: number[] = []
    for (let time = 0; time < 12; time += 1) {
      one = send(one, { kind: 'no-answer' }).task
      expect(one.state).toBe('waiting')
      waits.push(one.notBefore - moment.now)
    }
    expect(waits.map((ms) => ms / 1000)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300])
    expect([backoffMs(3, 0), backoffMs(3, 0.5), backoffMs(3, 1)]).toEqual([2000, 3000, 4000])
  })

  it('[QUEUE-7] comes again after an error of the shop, and is set aside after eight of them', () => {
    let one = task()
    for (let time = 1; time < 8; time += 1) {
      one = send(one, answer(500, 'Our fault')).task
      expect([time, one.state]).toEqual([time, 'waiting'])
    }
    expect(send(one, answer(500, 'Our fault')).task.state).toBe('failed')
    for (let time = 0; time < 50; time += 1) one = send(one, answer(503, 'Back soon')).task
    expect(one.state).toBe('waiting')
  })

  it('[QUEUE-201] waits for as long as a network has a page of its own for everything, and is set aside for none of it', () => {
    for (const status of [200, 407, 511]) {
      let one = task()
      for (let time = 0; time < 50; time += 1) one = send(one, { kind: 'bad-content-type', status }).task
      expect(one.state).toBe('waiting')
      expect(send(one, { kind: 'answer', status: 200, code: null, result: true, meta: null }).task.state).toBe('done')
    }
    let refused = task()
    for (let time = 0; time < 8; time += 1) refused = send(refused, { kind: 'bad-content-type', status: 413 }).task
    expect(refused.state).toBe('failed')
  })

  it('[QUEUE-8] says an error once, at the specified number of tries; a silent one says nothing', () => {
    const first = send(task(), answer(500, 'Our fault'))
    expect(first.notice).toEqual({ kind: 'said', message: 'Our fault' })
    expect(send(first.task, answer(500, 'Our fault')).notice).toBeUndefined()
    const patient = { ...moment, maxAttempts: 2 }
    const once = send(task(), answer(500, 'Our fault'), patient)
    expect([once.notice, send(once.task, answer(500, 'Our fault'), patient).notice?.kind]).toEqual([undefined, 'said'])
    expect(send(task({ silent: true }), answer(400, 'No')).notice).toBeUndefined()
  })

  it('[QUEUE-8] says nothing of ENOTFOUND, of an empty message and of a shop that is not there', () => {
    expect(send(task(), answer(500, 'getaddrinfo', 'ENOTFOUND')).notice).toBeUndefined()
    expect(send(task(), answer(400, '')).notice).toBeUndefined()
    expect(send(task(), answer(400)).notice).toBeUndefined()
    expect(send(task(), { kind: 'no-answer' }).notice).toBeUndefined()
  })

  it('[QUEUE-9] names answers that are none, and comes again', () => {
    for (const kind of ['bad-content-type', 'wrong-shape'] as const) {
      const settled = send(task(), { kind, status: 200 })
      expect([settled.notice, settled.task.state]).toEqual([{ kind }, 'waiting'])
    }
  })

  it('[QUEUE-10] without the cart it needs fails', () => {
    expect(send(task(), { kind: 'no-cart' })).toMatchObject({ notice: { kind: 'no-cart' }, task: { state: 'failed' } })
  })

  it('[QUEUE-11] ends with 401 where its session is lost', () => {
    expect(send(task({ needsSession: true }), { kind: 'signed-out' })).toMatchObject({
      notice: { kind: 'signed-out' },
      task: { state: 'failed', resultCode: 401, code: 'UNAUTHORIZED' },
    })
  })

  it('[QUEUE-11] is not judged by a token that was refused: it counts as not sent', () => {
    expect(send(task(), { kind: 'token-refused' }).task).toMatchObject({ state: 'waiting', attempts: 0, badAnswers: 0 })
  })
})

describe('a lane', () => {
  const first = queued([], input('one'))
  const second = queued([first], input('two'))

  it('[QUEUE-3] sends in order; one that waits for its next try keeps the others waiting', () => {
    expect(nextStep([second, first], 'review', start)).toEqual({ kind: 'send', task: first })
    const tried = send(first, { kind: 'no-answer' }).task
    expect(nextStep([second, tried], 'review', start + 1000)).toEqual({ kind: 'wait', until: tried.notBefore })
    expect(nextStep([second, tried], 'review', tried.notBefore)).toEqual({ kind: 'send', task: tried })
  })

  it('[QUEUE-3] goes on past what is held or set aside, and past a clock that was set back', () => {
    const held = holdTask(first) as SyncTask
    expect(nextStep([held, second], 'review', start)).toEqual({ kind: 'send', task: second })
    expect(nextStep([releaseTask(held) as SyncTask, second], 'review', start)).toMatchObject({
      task: { task_id: 'one' },
    })
    const third = queued([first, second], input('three'), start - 86_400_000)
    expect(third.seq).toBeGreaterThan(second.seq)
  })

  it('[QUEUE-4] leaves a task to the tab that sends it for 30 s, then to any other', () => {
    const taken = startSending(first, { tab: 'a', now: start })
    expect(nextStep([taken, second], 'review', start + 29_999)).toEqual({ kind: 'wait', until: start + 30_000 })
    expect(nextStep([taken, second], 'review', start + 30_000)).toEqual({ kind: 'send', task: taken })
    const stolen = startSending(taken, { tab: 'b', now: start + 30_000 })
    expect(settle(stolen, answer(200), { ...moment, now: start + 31_000 })).toBeUndefined()
  })

  it('[QUEUE-12] has one place for what is queued again under its id; what is under way cannot be changed', () => {
    const again = queued([first, second], input('one', { url: '/api/other' }))
    expect([again.seq, again.url]).toEqual([first.seq, '/api/other'])
    const taken = startSending(first, { tab: 'a', now: start })
    expect(queueTask([taken, second], input('one'), start)).toMatchObject({ ok: false, code: 'TASK_IS_SENDING' })
  })

  it('[QUEUE-12] R2: three submits of an order that is refused are one request', () => {
    let tasks: SyncTask[] = []
    const order = input('order-1', { lane: 'order', url: '/api/order' })
    for (let submit = 0; submit < 3; submit += 1) {
      const next = queued(tasks, order)
      tasks = [...tasks.filter(({ task_id }) => task_id !== next.task_id), next]
    }
    let requests = 0
    for (let look = 0; look < 10; look += 1) {
      const step = nextStep(tasks, 'order', start + look * 1e6)
      if (step.kind !== 'send') continue
      requests += 1
      tasks = [send(step.task, answer(400, 'Address')).task]
    }
    expect(requests).toBe(1)
  })

  it('[QUEUE-13] what could not be sent can be sent again', () => {
    const failed = send(first, answer(400, 'No')).task
    const again = retryTask(failed) as SyncTask
    expect(nextStep([again], 'review', start)).toMatchObject({ kind: 'send' })
    expect([again.reason, again.attempts]).toEqual([null, 0])
  })

  it('[QUEUE-14] what needs the lost session goes with it, the rest stays', () => {
    const mine = queued([], input('profile', { needsSession: true }))
    const order = queued([], input('order', { lane: 'order' }))
    expect(findLost([mine, order]).map(({ task_id }) => task_id)).toEqual(['profile'])
  })

  it('[QUEUE-15] holds a thousand tasks and no more', () => {
    const many = Array.from({ length: 1000 }, (_, index) => ({ ...first, task_id: String(index) }))
    expect(queueTask(many, input('more'), start)).toMatchObject({ ok: false, code: 'QUEUE_FULL' })
    expect(queueTask(many, input('7'), start).ok).toBe(true)
  })
})
