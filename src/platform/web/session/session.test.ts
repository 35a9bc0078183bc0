import { describe, expect, it } from 'vitest'
import { createBrowser, createSessionShop, openSessionTab } from '#test/support/browser-tabs.ts'
import { createHandClock, settle } from '#test/support/hand-clock.ts'
import { createCall } from '../call/call.ts'

/** Two tabs of a browser that is signed in, each with the first token. */
const start = ({ hasLocks = true } = {}) => {
  const clock = createHandClock()
  const server = createSessionShop(clock.now)
  const browser = createBrowser()
  const open = () => {
    const tab = openSessionTab(browser.openTab(), server.fetcher, { hasLocks, after: clock.after })
    return { ...tab, call: createCall('en', server.fetcher, tab.session) }
  }
  const one = open()
  one.session.set(server.signIn())
  return { clock, server, browser, open, one }
}
const profile = 'GET /api/user/profile'

describe('the session of a browser', () => {
  it('[SESSION-1] keeps no token: a mark tells every tab and the next page that somebody is signed in', async () => {
    const { browser, one, open } = start()
    expect(one.session.token()).toBe('access 1')
    expect([...browser.stored.values()].join()).not.toMatch(/access|refresh/)
    const next = open()
    expect([next.session.isSignedIn(), next.session.token()]).toEqual([true, undefined])
    one.session.set(undefined)
    await settle()
    expect([next.session.isSignedIn(), browser.mark()]).toEqual([false, null])
  })

  it('[SESSION-2] goes along in a header, never in an address; not with a guest and not where all are answered alike', async () => {
    const { server, one } = start()
    await one.call(profile, {})
    await one.call(profile, {}, { asGuest: true })
    await one.call('GET /api/catalog', { query: { type: 'product' } })
    await one.call('POST /api/user/check-sms-code', { body: {} })
    expect(server.seen.map(({ token }) => token)).toEqual(['access 1', undefined, undefined, undefined])
    expect(server.seen.map(({ path }) => path).join()).not.toContain('access')
  })

  it('[SESSION-3] a page without a token yet renews before its first call that needs one', async () => {
    const { server, open } = start()
    const next = open()
    await next.call('GET /api/catalog', {})
    expect(server.refreshes()).toBe(0)
    await Promise.all([next.call(profile, {}), next.call('GET /api/cart/pull', {})])
    expect([server.refreshes(), server.seen.at(-1)?.token]).toEqual([1, 'access 2'])
  })

  it('[SESSION-4] twenty refused calls at once are one renewal, and each is repeated once', async () => {
    const { server, one } = start()
    server.expire()
    const answers = await Promise.all(Array.from({ length: 20 }, () => one.call(profile, {})))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect([server.refreshes(), server.seen.length]).toEqual([1, 40])
  })

  it('[SESSION-4] R11: two tabs whose token ran out renew once between them, and both stay signed in', async () => {
    const { server, one, open } = start()
    const two = open()
    await two.call(profile, {})
    await settle()
    server.expire()
    const before = server.refreshes()
    const both = Promise.all([one, two].flatMap((tab) => [tab.call(profile, {}), tab.call(profile, {})]))
    expect((await both).every(({ ok }) => ok)).toBe(true)
    expect(server.refreshes() - before).toBe(1)
    expect([one.session.token(), two.session.token(), one.losses, two.losses]).toEqual(['access 3', 'access 3', [], []])
  })

  it('[SESSION-4] R12: where a browser has no locks both tabs renew within the grace, and go on long after it', async () => {
    const { clock, server, one, open } = start({ hasLocks: false })
    const two = open()
    for (let round = 0; round < 5; round += 1) {
      server.expire()
      const answers = await Promise.all([one.call(profile, {}), two.call(profile, {})])
      expect(answers.every(({ ok }) => ok)).toBe(true)
      await clock.advance(31_000)
    }
    expect([server.isOver(), one.session.isSignedIn(), two.session.isSignedIn()]).toEqual([false, true, true])
  })

  it('[SESSION-5] a refused renewal ends it in every tab; the page where it happened is told, and whether it was in use', async () => {
    const { server, one, open } = start()
    const two = open()
    server.end()
    expect(await one.call(profile, {})).toMatchObject({ ok: false, code: 'UNAUTHORIZED' })
    await settle()
    expect([one.losses, two.losses]).toEqual([[{ cause: 'refused', wasInUse: true }], []])
    expect([one, two].map(({ session }) => [session.isSignedIn(), session.token()])).toEqual([
      [false, undefined],
      [false, undefined],
    ])
    const later = start()
    later.server.end()
    const next = later.open()
    await next.call(profile, {})
    expect(next.losses).toEqual([{ cause: 'refused', wasInUse: false }])
  })

  it('[SESSION-5] a new token that is refused as well ends it', async () => {
    const { server, one } = start()
    server.shop.answer = () => server.json(401, 'UNAUTHORIZED')
    expect(await one.call(profile, {})).toMatchObject({ ok: false, code: 'UNAUTHORIZED' })
    expect(one.losses).toEqual([{ cause: 'attempts', wasInUse: true }])
    expect(server.refreshes()).toBe(1)
  })

  it('[SESSION-6] without an answer nobody is signed out: the call could not be made', async () => {
    const { server, one } = start()
    server.expire()
    const first = one.call(profile, {})
    server.setReachable(false)
    expect(await first).toMatchObject({ ok: false, code: 'OFFLINE' })
    server.setReachable(true)
    expect(await one.call(profile, {})).toMatchObject({ ok: true })
    expect([one.losses, one.session.isSignedIn()]).toEqual([[], true])
  })

  it('[SESSION-7] somebody else who signs in in one tab is who the other speaks for', async () => {
    const { server, one, open } = start()
    const two = open()
    let heard = 0
    one.session.subscribe(() => (heard += 1))
    two.session.set(server.signIn())
    await settle()
    expect([heard, one.session.token()]).toEqual([1, undefined])
    await one.call(profile, {})
    expect(server.seen.at(-1)?.token).toBe('access 3')
  })

  it('[SESSION-8] with automatic renewal off a refused token signs out, an earlier session is taken up all the same', async () => {
    const { server, one, open } = start()
    const next = open()
    next.session.setAutoRefresh(false)
    expect(await next.call(profile, {})).toMatchObject({ ok: true })
    one.session.setAutoRefresh(false)
    server.expire()
    expect(await one.call(profile, {})).toMatchObject({ ok: false, code: 'UNAUTHORIZED' })
    expect([one.losses.length, one.session.isSignedIn(), server.refreshes()]).toEqual([1, false, 1])
  })

  it('[SESSION-9] signing out goes after the calls under way; those begun meanwhile belong to nobody and go nowhere', async () => {
    const { server, one } = start()
    const { promise, resolve: release } = Promise.withResolvers<void>()
    server.shop.answer = async (path) => {
      if (path.includes('lists')) await promise
      return server.json(200, 'ok')
    }
    const before = one.call('POST /api/user/lists', { body: {} })
    await settle()
    const out = one.call('POST /api/user/logout', { body: {} }).then(() => one.session.set(undefined))
    const after = one.call(profile, {})
    await settle()
    expect(server.seen.map(({ path }) => path.split('?')[0])).toEqual(['/api/user/lists'])
    release()
    expect((await Promise.all([before, out, after])).at(-1)).toMatchObject({ ok: false, code: 'UNAUTHORIZED' })
    expect(server.seen.map(({ path, token }) => `${path.split('?')[0]} ${token}`)).toEqual([
      '/api/user/lists access 1',
      '/api/user/logout access 1',
    ])
  })

  it('[SESSION-9] a call begun for a customer is not made for whoever acted for them and is back', async () => {
    const { server, one } = start()
    server.shop.answer = async () => server.json(200, 'ok')
    const back = one.call('POST /api/user/logout', { body: {} }).then(() => one.session.set('access of the actor'))
    const cart = one.call('GET /api/cart/pull', { query: { cartId: 'theirs' } })
    await back
    expect(await cart).toMatchObject({ ok: false, code: 'UNAUTHORIZED' })
    expect(server.seen.map(({ path }) => path.split('?')[0])).toEqual(['/api/user/logout'])
  })

  /** A network as browsers have it: what is ended has no answer, and what was ended before never sets out. */
  const endable =
    (fetcher: typeof fetch, hold: (path: string) => boolean): typeof fetch =>
    (path, init) => {
      const ended = new Promise<Response>((_, fail) => {
        const end = () => fail(new DOMException('ended', 'AbortError'))
        if (init?.signal?.aborted) end()
        init?.signal?.addEventListener('abort', end)
      })
      if (init?.signal?.aborted || hold(typeof path === 'string' ? path : '')) return ended
      return Promise.race([ended, fetcher(path, init)])
    }

  it('[SESSION-29] a read that takes longer than signing out waits is ended before it', async () => {
    const { server, one } = start()
    const call = createCall(
      'en',
      endable(server.fetcher, (path) => path.includes('pull')),
      one.session,
    )
    const slow = call('GET /api/cart/pull', { query: { cartId: 'theirs' } })
    await settle()
    const out = call('POST /api/user/logout', { body: {} })
    expect(await slow).toMatchObject({ ok: false, code: 'OFFLINE' })
    expect(await out).toMatchObject({ ok: true })
  })

  it('[SESSION-29] one that waits for the next token then never sets out', async () => {
    const { server, open } = start()
    const { session } = open()
    const { promise, resolve: release } = Promise.withResolvers<void>()
    const late = { ...session, renew: () => promise.then(() => session.renew()) }
    const call = createCall(
      'en',
      endable(server.fetcher, () => false),
      late,
    )
    const cart = call('GET /api/cart/pull', { query: { cartId: 'theirs' } })
    await settle()
    const out = call('POST /api/user/logout', { body: {} })
    await new Promise((resolve) => setTimeout(resolve, 1100))
    release()
    expect(await Promise.all([cart, out])).toMatchObject([{ ok: false, code: 'OFFLINE' }, { ok: true }])
    expect(server.seen.map(({ path }) => path.split('?')[0])).toEqual(['/api/user/logout'])
  })
})
