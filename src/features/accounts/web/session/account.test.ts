import { beforeEach, describe, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { ada, fakeAccount, fakeSession, fakeShop } from '../account-fake.ts'
import { onUser, showUser, userNow } from './account-state.ts'

beforeEach(() => showUser(undefined))

describe('who is signed in', () => {
  test('[ACCOUNT-100] a page starts with whom the browser knew last and asks the server', async () => {
    const { account, cache } = fakeAccount(
      fakeShop({ 'GET /api/user/profile': () => ok({ ...ada, firstname: 'Adele' }) }).call,
      fakeSession('t'),
    )
    await cache.put('user', 'current', ada)
    await account.start()
    expect(userNow()?.firstname).toBe('Adele')
    expect(await cache.get('user', 'current')).toMatchObject({ firstname: 'Adele' })
  })

  test("[ACCOUNT-100] a guest's page asks nothing", async () => {
    const shop = fakeShop()
    await fakeAccount(shop.call).account.start()
    expect(userNow()).toBeNull()
    expect(shop.asked).toEqual([])
  })

  test('[ACCOUNT-101] without an answer the known user stays', async () => {
    const { account, cache } = fakeAccount(fakeShop().call, fakeSession('t'))
    await cache.put('user', 'current', ada)
    await account.start()
    expect(userNow()).toMatchObject({ id: 7 })
  })

  test('[ACCOUNT-101] a session that is over makes a guest of the page, and is told', async () => {
    const { account, cache, events } = fakeAccount(fakeShop().call, fakeSession('t'))
    showUser(ada)
    await cache.put('user', 'current', ada)
    await account.lost({ cause: 'refused', wasInUse: true })
    expect(userNow()).toBeNull()
    expect(await cache.get('user', 'current')).toBeUndefined()
    expect(events).toEqual(['changed', 'lost'])
  })

  test('[ACCOUNT-102] logging out ends the session and forgets the user, also where the shop does not answer', async () => {
    for (const answer of [ok(true), refuse('OFFLINE')]) {
      const { account, session, events } = fakeAccount(
        fakeShop({ 'POST /api/user/logout': () => answer }).call,
        fakeSession('t'),
      )
      showUser(ada)
      expect(await account.leave()).toBe(answer.ok)
      expect(userNow()).toBeNull()
      expect(session.isSignedIn()).toBe(false)
      expect(events).toEqual(['left', 'changed'])
    }
  })

  test('[ACCOUNT-102] a log-out before the page rests is followed by all who come then, once', async () => {
    const { account, stopHearing } = fakeAccount(
      fakeShop({ 'POST /api/user/logout': () => ok(true) }).call,
      fakeSession('t'),
    )
    showUser(ada)
    stopHearing()
    await account.leave()
    const heard: string[] = []
    for (const who of ['cart', 'promo']) account.listen(({ kind }) => heard.push(`${who} ${kind}`))
    await Promise.resolve()
    account.listen(({ kind }) => heard.push(`late ${kind}`))
    await Promise.resolve()
    expect(heard).toEqual(['cart left', 'promo left', 'cart changed', 'promo changed'])
  })

  test('[ACCOUNT-102] whoever acted for another comes back, silently', async () => {
    const manager = { ...ada, id: 4, firstname: 'Mina' }
    const { account, session } = fakeAccount(
      fakeShop({
        'POST /api/user/logout': () => ok(true, { token: 'managers', user: manager }),
        'GET /api/user/profile': () => ok(manager),
      }).call,
      fakeSession('t'),
    )
    showUser({ ...ada, actor: { id: 4, name: 'Mina', contact: 'm@mail.example' } })
    let isSilent: boolean | undefined
    account.listen((event) => {
      if (event.kind === 'left') ({ isSilent } = event)
    })
    const seen: unknown[] = []
    const stop = onUser(() => seen.push(userNow()?.id))
    const entered: unknown[] = []
    account.listen((event) => {
      if (event.kind === 'entered') entered.push([event.user.id, event.isSilent])
    })
    await account.leave()
    expect(userNow()).toMatchObject({ id: 4 })
    expect(session.token()).toBe('managers')
    expect(isSilent).toBe(true)
    expect(entered).toEqual([[4, true]])
    // a page for some roles would ask a guest to sign in
    expect(seen).toEqual([4])
    stop()
  })

  test('[ACCOUNT-242] without an answer whoever acts for another still does, hears of it, and can try again', async () => {
    const manager = { ...ada, id: 4, firstname: 'Mina' }
    let isAway = true
    const shop = fakeShop({
      'POST /api/user/logout': () =>
        isAway ? refuse('INTERNAL_ERROR') : ok(true, { token: 'managers', user: manager }),
    })
    const { account, session, events } = fakeAccount(shop.call, fakeSession('acting'))
    showUser({ ...ada, actor: { id: 4, name: 'Mina', contact: 'm@mail.example' } })
    await account.leave({ isSilent: true })
    expect([userNow()?.id, userNow()?.actor?.id, session.token(), events]).toEqual([7, 4, 'acting', ['stayed']])
    isAway = false
    await account.leave({ isSilent: true })
    expect([userNow()?.id, session.token()]).toEqual([4, 'managers'])
    // their own session is not ended by a second try
    expect(shop.bodiesOf('POST /api/user/logout')).toEqual([{ back: true }, { back: true }])
    await account.leave()
    expect(shop.bodiesOf('POST /api/user/logout').at(-1)).toEqual({})
  })

  test('[ACCOUNT-102] so they do when the time to act for another is over, where the shop knows them', async () => {
    const manager = { ...ada, id: 4, firstname: 'Mina' }
    for (const answer of [ok(true, { token: 'managers', user: manager }), ok(true), refuse('OFFLINE')]) {
      const acting = { ...ada, actor: { id: 4, name: 'Mina', contact: 'm@mail.example' } }
      const shop = fakeShop({ 'POST /api/user/logout': () => answer, 'GET /api/user/profile': () => ok(acting) })
      const { account, session, events } = fakeAccount(shop.call, fakeSession('t'))
      await account.start()
      // as the browser's session does it: whoever follows it hears that nobody is signed in, then that it is over
      session.hearOtherTab(undefined)
      events.length = 0
      await account.lost({ cause: 'refused', wasInUse: true })
      const isBack = answer.ok && answer.meta !== undefined
      expect([userNow()?.id, session.token()]).toEqual(isBack ? [4, 'managers'] : [undefined, undefined])
      expect(events.filter((kind) => kind !== 'changed')).toEqual(isBack ? ['left', 'entered'] : ['lost'])
      // the next loss is of their own session
      const asked = () => shop.asked.filter(({ key }) => key === 'POST /api/user/logout').length
      const before = asked()
      session.hearOtherTab(undefined)
      await account.lost({ cause: 'refused', wasInUse: true })
      expect(asked()).toBe(before)
    }
  })

  test('[ACCOUNT-193] who begins to act leaves what is theirs, silently, before the other is there', async () => {
    const { account, session, events } = fakeAccount(fakeShop().call, fakeSession('managers'))
    showUser({ ...ada, id: 4, roles: ['manager'] })
    const silent: unknown[] = []
    account.listen((event) =>
      silent.push('isSilent' in event ? [event.kind, userNow()?.id, event.isSilent] : event.kind),
    )
    await account.act({ ...ada, actor: { id: 4, name: 'Mina', contact: 'm@mail.example' } }, { token: 'acting' })
    expect(events).toEqual(['left', 'changed', 'entered'])
    expect(silent).toEqual([['left', 4, true], 'changed', ['entered', 7, true]])
    expect([session.token(), userNow()?.actor?.name]).toEqual(['acting', 'Mina'])
  })

  test('[ACCOUNT-103] another tab that signs in or out is followed', async () => {
    const { account, session } = fakeAccount(fakeShop({ 'GET /api/user/profile': () => ok(ada) }).call)
    await account.start()
    session.hearOtherTab('new')
    await expect.poll(() => userNow()?.id).toBe(7)
    session.hearOtherTab(undefined)
    await expect.poll(() => userNow()).toBeNull()
  })

  test('[ACCOUNT-103] news of another tab that come while the user is being read are read as well', async () => {
    const { promise, resolve: answerFirst } = Promise.withResolvers<void>()
    const names = ['', 'Ola']
    const shop = fakeShop({
      'GET /api/user/profile': async () => {
        const firstname = names.shift() ?? ''
        if (!firstname) await promise
        return ok({ ...ada, firstname })
      },
    })
    const { account } = fakeAccount(shop.call, fakeSession('t'))
    const started = account.start()
    await expect.poll(() => shop.asked).toHaveLength(1)
    const heard = account.renew()
    answerFirst()
    await Promise.all([started, heard])
    expect(userNow()?.firstname).toBe('Ola')
  })

  test('[ACCOUNT-102] a profile that is answered after the log-out shows nobody', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<void>()
    const { account } = fakeAccount(
      fakeShop({
        'POST /api/user/logout': () => ok(true),
        'GET /api/user/profile': async () => {
          await promise
          return ok(ada)
        },
      }).call,
      fakeSession('t'),
    )
    const started = account.start()
    await account.leave()
    answer()
    await started
    expect(userNow()).toBeNull()
  })

  test('[ACCOUNT-103] a profile that is answered after another has signed in is asked for once more', async () => {
    const bea = { ...ada, id: 8, firstname: 'Bea' }
    for (const signsIn of ['here', 'in another tab']) {
      showUser(undefined)
      const { promise, resolve: answerFirst } = Promise.withResolvers<void>()
      let asked = 0
      const { account, session } = fakeAccount(
        fakeShop({
          'GET /api/user/profile': async () => {
            if ((asked += 1) > 1) return ok(bea)
            await promise
            return ok(ada)
          },
        }).call,
        fakeSession('t'),
      )
      const started = account.start()
      await expect.poll(() => asked).toBe(1)
      if (signsIn === 'here') await account.enter(bea, { token: 'of bea' })
      else session.hearOtherTab('of bea')
      answerFirst()
      await started
      expect([signsIn, userNow()?.id]).toEqual([signsIn, 8])
    }
  })

  test('[ACCOUNT-333] what is answered after the log-out brings nobody back', async () => {
    const { account, cache, told } = fakeAccount(fakeShop().call, fakeSession('t'))
    await account.update(ada)
    expect([userNow(), told.splice(0).length]).toEqual([ada, 1])
    await account.leave()
    await account.update(ada)
    expect([userNow(), await cache.get('user', 'current'), told]).toEqual([null, undefined, []])
  })

  test('[ACCOUNT-103] what is changed here is told to the other tabs', async () => {
    const { account, told } = fakeAccount(fakeShop().call, fakeSession('t'))
    showUser(ada)
    await account.update({ ...ada, firstname: 'Adele' })
    expect(userNow()?.firstname).toBe('Adele')
    expect(told).toEqual(['changed'])
  })
})
