import { describe, expect, it } from 'vitest'
import { createTaskWorld, idOf, review, textsOf } from '#test/support/task-world.ts'
import type { NewTask, TaskQueue } from './task-queue.ts'

const endOfSession = 'POST /api/user/logout'

describe('tasks and the session', () => {
  const twenty = async (queue: TaskQueue, more: Partial<NewTask> = {}) => {
    for (let count = 1; count <= 20; count += 1) await queue.put(review(`task ${String(count).padStart(2, '0')}`, more))
  }

  it('[QUEUE-16] O9: the token runs out with 20 tasks queued: renewed once, 20 done in order', async () => {
    const { clock, server, open, setOnline } = createTaskWorld({ isOnline: false })
    const { queue, session } = open()
    session.set(server.signIn())
    await twenty(queue, { needsSession: true })
    server.expire()
    setOnline(true)
    await clock.advance(5000)
    const taken = server.seen.filter(({ token }) => token === 'access 2')
    expect([server.refreshes(), taken.length, await queue.list()]).toEqual([1, 20, []])
    expect(taken.map(({ body }) => (body as { text: string }).text)).toEqual(
      Array.from({ length: 20 }, (_, index) => `task ${String(index + 1).padStart(2, '0')}`),
    )
  })

  it('[QUEUE-16] while the token is renewed the other lanes wait, looking every second', async () => {
    const { clock, server, open, setOnline } = createTaskWorld({ isOnline: false })
    let letGo = () => {}
    const slow: typeof fetch = async (url, init) => {
      if (typeof url === 'string' && url.includes('/refresh')) await new Promise<void>((resolve) => (letGo = resolve))
      return server.fetcher(url, init)
    }
    const { queue, session } = open(slow)
    session.set(server.signIn())
    await queue.put(review('first'))
    server.expire()
    setOnline(true)
    await clock.advance(0)
    await queue.put(review('second', { lane: 'profile' }))
    await clock.advance(900)
    expect(textsOf(server)).toEqual(['first'])
    letGo()
    await clock.advance(1000)
    expect(new Set(textsOf(server))).toEqual(new Set(['first', 'second']))
  })

  it('[QUEUE-14] O9: the renewal is refused: signed out silently, what needs the session is cleared, the rest is sent', async () => {
    const { clock, server, open, setOnline } = createTaskWorld({ isOnline: false })
    const { queue, session, losses, notices } = open()
    session.set(server.signIn())
    await twenty(queue, { needsSession: true, lane: 'profile' })
    await queue.put(review('anybody'))
    server.end()
    setOnline(true)
    await clock.advance(5000)
    expect([session.isSignedIn(), losses]).toEqual([false, [{ cause: 'refused', wasInUse: true }]])
    expect([await queue.list(), notices]).toEqual([[], []])
    const last = server.seen.at(-1)
    expect([last?.token, last?.body]).toEqual([undefined, { text: 'anybody' }])
  })

  it('[QUEUE-17] a new token that is refused too: the specified notice, silent logout, nothing of it is left', async () => {
    const { clock, server, open } = createTaskWorld()
    const { queue, session, losses, notices } = open()
    session.set(server.signIn())
    server.shop.answer = (_, body) =>
      (body as { text?: string }).text === 'mine' ? server.json(401, 'UNAUTHORIZED') : server.json(200, true)
    await queue.put(review('mine', { needsSession: true }))
    await clock.advance(5000)
    // which is told with the session
    expect([losses, session.isSignedIn(), await queue.list(), notices]).toEqual([
      [{ cause: 'attempts', wasInUse: true }],
      false,
      [],
      [],
    ])
  })

  it('[QUEUE-17] five expirations in a row: still signed in', async () => {
    const { clock, server, open } = createTaskWorld()
    const { queue, session } = open()
    session.set(server.signIn())
    for (let expiration = 1; expiration <= 5; expiration += 1) {
      server.expire()
      await queue.put(review(`task ${expiration}`, { needsSession: true }))
      await clock.advance(2000)
    }
    expect([server.refreshes(), session.isSignedIn(), await queue.list()]).toEqual([5, true, []])
  })

  it('[QUEUE-11] a task that needs a session where there is none ends with 401', async () => {
    const { clock, server, open } = createTaskWorld()
    const { queue, notices } = open()
    const id = await idOf(queue.put(review('mine', { needsSession: true })))
    await clock.advance(0)
    expect(await queue.result(id)).toMatchObject({ resultCode: 401, state: 'failed' })
    expect([notices.map(({ reason }) => reason.kind), server.seen]).toEqual([['signed-out'], []])
  })

  it('[QUEUE-14] signing out takes along what needs the session, whichever tab it happens in', async () => {
    const { clock, server, open } = createTaskWorld({ isOnline: false })
    const [one, two] = [open(), open()]
    one.session.set(server.signIn())
    await clock.advance(0)
    await two.queue.put(review('mine', { needsSession: true }))
    await two.queue.put(review('anybody'))
    one.session.set(undefined)
    await clock.advance(0)
    expect((await two.queue.list()).map(({ payload }) => payload.body)).toEqual(['{"text":"anybody"}'])
  })

  it('[QUEUE-7] a renewal without an answer loses nothing', async () => {
    const { clock, server, open } = createTaskWorld()
    const { queue, session, losses } = open()
    session.set(server.signIn())
    server.expire()
    server.setReachable(false)
    await queue.put(review('mine', { needsSession: true }))
    await clock.advance(3000)
    server.setReachable(true)
    await clock.advance(10_000)
    expect([losses, await queue.list(), textsOf(server).at(-1)]).toEqual([[], [], 'mine'])
  })

  it('[QUEUE-200] a log-out that the shop did not hear goes out once it is there, as nobody; not once somebody has signed in again', async () => {
    for (const signsIn of [false, true]) {
      const { clock, server, open, setOnline } = createTaskWorld({ isOnline: false })
      const { queue, session } = open()
      session.set(server.signIn())
      session.set(undefined)
      await queue.put({ id: 'log-out', lane: 'session', key: endOfSession, payload: {}, silent: true })
      if (signsIn) session.set(server.signIn())
      setOnline(true)
      await clock.advance(5000)
      const sent = server.seen.filter(({ path }) => path.startsWith('/api/user/logout'))
      expect([sent.map(({ token }) => token), await queue.list()]).toEqual([signsIn ? [] : [undefined], []])
    }
  })
})
