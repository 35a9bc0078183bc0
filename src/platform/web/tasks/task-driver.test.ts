import { describe, expect, it } from 'vitest'
import { createTaskWorld, idOf, review, textsOf } from '#test/support/task-world.ts'
import { cartNeededEvent } from './task-queue.ts'
import type { NewTask } from './task-queue.ts'

describe('the queue of a browser', () => {
  it('[QUEUE-19] waits without a network, and sends in order once the shop can be reached', async () => {
    const { clock, server, open, setOnline } = createTaskWorld({ isOnline: false })
    const { queue } = open()
    for (const text of ['one', 'two', 'three']) await queue.put(review(text))
    await clock.advance(60_000)
    expect([server.seen, (await queue.list()).length]).toEqual([[], 3])
    setOnline(true)
    await clock.advance(0)
    expect(textsOf(server)).toEqual(['one', 'two', 'three'])
    expect(await queue.list()).toEqual([])
  })

  it('[QUEUE-19] what a page queued the next one sends, whenever that is', async () => {
    const { clock, server, open, setOnline } = createTaskWorld({ isOnline: false })
    await open().queue.put(review('kept'))
    await clock.advance(30 * 86_400_000)
    open()
    setOnline(true)
    await clock.advance(0)
    expect(textsOf(server)).toEqual(['kept'])
  })

  it('[QUEUE-7] the shop errs twice and then takes it: it is there once, with the same bytes each time', async () => {
    const { clock, server, open } = createTaskWorld()
    let answers = 0
    server.shop.answer = () => ((answers += 1) < 3 ? server.json(500, 'INTERNAL_ERROR') : server.json(200, true))
    const { queue } = open()
    await queue.put(review('again', { payload: { b: 1, a: 'ü', text: 'again' } }))
    await clock.advance(10_000)
    expect(new Set(server.seen.map(({ body }) => JSON.stringify(body)))).toEqual(
      new Set(['{"b":1,"a":"ü","text":"again"}']),
    )
    expect([server.seen.length, await queue.list()]).toEqual([3, []])
  })

  it('[QUEUE-4] four tabs send each task once; one that dies in the middle leaves it to the others after 30 s', async () => {
    const { clock, server, open, setOnline } = createTaskWorld({ isOnline: false })
    // its request is on the way for ever
    const dying = open(() => new Promise<Response>(() => undefined))
    await dying.queue.put(review('one'))
    setOnline(true)
    await clock.advance(1000)
    const [tab] = [open(), open(), open()]
    await tab?.queue.put(review('two'))
    await clock.advance(28_000)
    expect(server.seen).toEqual([])
    await clock.advance(2000)
    expect(textsOf(server)).toEqual(['one', 'two'])
  })

  it('[QUEUE-23] a clock that was wrong by a year keeps nothing waiting once it is right again', async () => {
    const { clock, server, open } = createTaskWorld()
    server.shop.answer = () => server.json(503, 'NOT_READY')
    const { queue } = open()
    await clock.advance(365 * 86_400_000)
    await queue.put(review('from the future'))
    await clock.advance(100)
    server.shop.answer = () => server.json(200, true)
    clock.setBack(365 * 86_400_000)
    open()
    await clock.advance(1000)
    expect([textsOf(server).length, await queue.list()]).toEqual([2, []])
  })

  it('[QUEUE-23] nor does a tab that died in the middle of sending under such a clock', async () => {
    const { clock, server, open } = createTaskWorld()
    const dying = open(() => new Promise<Response>(() => undefined))
    await clock.advance(365 * 86_400_000)
    await dying.queue.put(review('one'))
    await clock.advance(100)
    clock.setBack(365 * 86_400_000)
    open()
    await clock.advance(1000)
    expect(textsOf(server)).toEqual(['one'])
  })

  it('[QUEUE-5] tells why a task was refused, and keeps it for the list of what could not be sent', async () => {
    const { clock, server, open } = createTaskWorld()
    server.shop.answer = () => server.json(400, 'INVALID_INPUT', { message: 'The text is too long' })
    const { queue, notices } = open()
    const id = await idOf(queue.put(review('long')))
    await clock.advance(0)
    expect(notices.map(({ reason }) => reason)).toEqual([{ kind: 'said', message: 'The text is too long' }])
    expect(await queue.result(id)).toMatchObject({ state: 'failed', resultCode: 400, code: 'INVALID_INPUT' })
    server.shop.answer = () => server.json(200, true)
    expect(await queue.retry(id)).toBe(true)
    await clock.advance(0)
    expect(await queue.result(id)).toBeUndefined()
  })

  it('[QUEUE-2] keeps a result where it is asked to, tells its event, and forgets it when told', async () => {
    const { clock, server, open } = createTaskWorld()
    server.shop.answer = () => server.json(200, { id: 9 }, { rank: 1 })
    const { queue, told } = open()
    const id = await idOf(queue.put(review('kept', { isResultCacheable: true, callbackEvent: 'review-sent' })))
    await queue.put(review('gone', { callbackEvent: 'review-sent' }))
    await clock.advance(0)
    expect(await queue.result(id)).toMatchObject({ result: { id: 9 }, meta: { rank: 1 }, transmited: true })
    expect(told.map(({ event, task }) => [event, task.result])).toEqual([
      ['review-sent', { id: 9 }],
      ['review-sent', { id: 9 }],
    ])
    await queue.cancel(id)
    expect(await queue.list()).toEqual([])
  })

  it('[QUEUE-9] says that an answer was no JSON, or of no known shape', async () => {
    const { clock, server, open } = createTaskWorld()
    const { queue, notices } = open()
    server.shop.answer = () => new Response('<h1>Hotel</h1>', { headers: { 'content-type': 'text/html' } })
    await queue.put(review('html'))
    await clock.advance(0)
    server.shop.answer = () => Response.json({ hello: 1 })
    await queue.put(review('shape', { lane: 'other' }))
    await clock.advance(0)
    expect(notices.map(({ reason }) => reason.kind)).toEqual(['bad-content-type', 'wrong-shape'])
  })

  it('[QUEUE-10] puts in the cart there is when it is sent; without one it fails and a cart is asked for', async () => {
    const { clock, server, cart, open } = createTaskWorld()
    const { queue, notices, told } = open()
    const task: NewTask = {
      lane: 'coupon',
      key: 'POST /api/cart/apply-coupon',
      url: '/api/cart/{{cartId}}',
      payload: {},
    }
    const id = await idOf(queue.put(task))
    await clock.advance(0)
    expect([notices.map(({ reason }) => reason.kind), told.map(({ event }) => event)]).toEqual([
      ['no-cart'],
      [cartNeededEvent],
    ])
    cart.id = 'c1'
    await queue.retry(id)
    await clock.advance(0)
    expect(server.seen.map(({ path }) => path)).toEqual(['/api/cart/c1?store=en'])
  })

  it('[QUEUE-20] a task that is held waits for its release, one whose body is kept elsewhere for whoever keeps it', async () => {
    const { clock, server, open } = createTaskWorld()
    const { queue } = open()
    const held = await idOf(queue.put(review('held', { isHeld: true })))
    await queue.put({ lane: 'order', key: 'POST /api/order', id: 'o1' })
    await queue.put({ lane: 'order', key: 'POST /api/order', id: 'o2' })
    await clock.advance(60_000)
    expect(server.seen).toEqual([])
    await queue.release(held)
    queue.provideBodies('order', async ({ task_id }) => (task_id === 'o1' ? undefined : { text: task_id }))
    await clock.advance(0)
    expect(new Set(textsOf(server))).toEqual(new Set(['held', 'o2']))
    expect(await queue.list()).toEqual([])
  })
})
