import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccountsApp } from '#test/support/accounts.ts'

let shop: Awaited<ReturnType<typeof createAccountsApp>>
beforeAll(async () => {
  shop = await createAccountsApp()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

const ana = 'ana@mail.example'
type Answer = Awaited<ReturnType<typeof shop.call>>
const tokenOf = ({ meta }: Answer) => String(meta?.['token'])
type Listed = { id: string; current: boolean; device: string; actor: string | null }

describe('long after signing in', () => {
  const quarter = 15 * 60
  const own = async () => {
    const [one, other] = [await shop.enter(ana), await enterLater(ana)]
    const [, first] = (await other.get('/api/user/sessions')).result as Listed[]
    return { one, other, first: first?.id }
  }
  /** Another session some time later: codes are sent 15 s apart. */
  const enterLater = (contact: string) => {
    shop.at(20)
    return shop.enter(contact)
  }

  it('[ACCOUNT-236] a session of one’s own is ended with a code or the password alone, the own one always', async () => {
    const { one, other, first } = await own()
    shop.at(20 + quarter)
    const token = tokenOf(await shop.call('/api/user/refresh', { refreshToken: other.refreshToken }))
    const later = shop.as(token)
    shop.at(21 + quarter)
    const refused = { status: 403, result: 'PROOF_NEEDED' }
    expect(await later.post('/api/user/sessions/end', { id: first })).toMatchObject(refused)
    expect(await later.post('/api/user/logout-all')).toMatchObject(refused)
    expect((await later.post('/api/user/sessions/end', { id: first, code: '0' })).result).toBe('INCORRECT_CODE')
    expect((await later.post('/api/user/logout-all', { password: 'no such one' })).result).toBe('INCORRECT_PASSWORD')
    expect((await shop.call('/api/user/refresh', { refreshToken: one.refreshToken })).status).toBe(200)
    await shop.send(ana)
    const code = await shop.lastCode()
    expect((await later.post('/api/user/sessions/end', { id: first, code })).result).toBe(true)
    expect((await later.get('/api/user/sessions')).result).toHaveLength(1)
    const [here] = (await later.get('/api/user/sessions')).result as Listed[]
    expect((await later.post('/api/user/sessions/end', { id: here?.id })).result).toBe(true)
    expect((await shop.profile(token)).status).toBe(401)
  })
})

describe('acting in another’s name', () => {
  it('[ACCOUNT-42] [ACCOUNT-44] remembers who acts, and leads back', async () => {
    await shop.give(ana)
    const manager = await shop.enterWith('mia@mail.example', 'manager')
    const acting = await manager.post('/api/user/login-as', { contact: ` ${ana} ` })
    expect(acting.result).toMatchObject({
      email: ana,
      roles: [],
      actor: { name: 'mia Berg', contact: 'mia@mail.example' },
    })
    const own = shop.as(tokenOf(acting))
    expect((await own.get('/api/user/profile')).result).toMatchObject({ email: ana, actor: { name: 'mia Berg' } })
    expect((await own.get('/api/user/sessions')).result).toMatchObject([{ current: true, actor: 'mia Berg' }])
    const back = await own.post('/api/user/logout')
    expect(back.result).toBe(true)
    expect(back.meta?.['user']).toMatchObject({ email: 'mia@mail.example', roles: ['manager'] })
    expect((await shop.profile(tokenOf(acting))).status).toBe(401)
    expect((await shop.profile(tokenOf(back))).result).toMatchObject({ email: 'mia@mail.example' })
  })

  it('[ACCOUNT-44] leads back in a browser too, by its cookie', async () => {
    await shop.give(ana)
    const manager = await shop.enterWith('mia@mail.example', 'manager')
    const browser = { 'sec-fetch-site': 'same-origin', authorization: `Bearer ${manager.token}` }
    const acting = await shop.call('/api/user/login-as', { contact: ana }, { headers: browser })
    expect(acting.meta).not.toHaveProperty('refreshToken')
    const cookie = `rt=${acting.cookies[0]?.value}`
    const back = await shop.call('/api/user/logout', {}, { headers: { 'sec-fetch-site': 'same-origin', cookie } })
    expect(back.meta?.['user']).toMatchObject({ email: 'mia@mail.example' })
    const renewed = `rt=${back.cookies[0]?.value}`
    const again = await shop.call(
      '/api/user/refresh',
      {},
      { headers: { 'sec-fetch-site': 'same-origin', cookie: renewed } },
    )
    expect((await shop.profile(String(again.result))).result).toMatchObject({ email: 'mia@mail.example' })
  })

  it('[ACCOUNT-42] ends after 30 minutes, however often it is refreshed', async () => {
    await shop.give(ana)
    const manager = await shop.enterWith('mia@mail.example', 'manager')
    const acting = await manager.post('/api/user/login-as', { contact: ana })
    shop.at(29 * 60)
    const renewed = await shop.call('/api/user/refresh', { refreshToken: acting.meta?.['refreshToken'] })
    expect((await shop.profile(String(renewed.result))).status).toBe(200)
    shop.at(30 * 60)
    expect((await shop.profile(String(renewed.result))).status).toBe(401)
    expect((await shop.call('/api/user/refresh', { refreshToken: renewed.meta?.['refreshToken'] })).status).toBe(401)
  })

  it('[ACCOUNT-44] its time being over leads back too, in a browser and elsewhere', async () => {
    const site = { 'sec-fetch-site': 'same-origin' }
    await shop.give(ana)
    for (const [at, isBrowser] of [false, true].entries()) {
      shop.at(at * 3600)
      const manager = await shop.enterWith('mia@mail.example', 'manager')
      const who = { headers: { ...(isBrowser ? site : {}), authorization: `Bearer ${manager.token}` } }
      const acting = await shop.call('/api/user/login-as', { contact: ana }, who)
      const cookie = { headers: isBrowser ? { ...site, cookie: `rt=${acting.cookies[0]?.value}` } : {} }
      shop.at(at * 3600 + 31 * 60)
      expect(await shop.call('/api/user/refresh', acting.meta, cookie)).toMatchObject({ status: 401, cookies: [] })
      const back = await shop.call('/api/user/logout', acting.meta, cookie)
      expect(back.meta?.['user']).toMatchObject({ email: 'mia@mail.example', roles: ['manager'] })
      expect((await shop.profile(tokenOf(back))).status).toBe(200)
    }
  })

  it('[ACCOUNT-44] leads nobody back who has a used token, or whom the shop signed out', async () => {
    await shop.give(ana)
    const manager = await shop.enterWith('mia@mail.example', 'manager')
    const { meta } = await manager.post('/api/user/login-as', { contact: ana })
    const next = await shop.call('/api/user/refresh', meta)
    shop.at(31 * 60)
    expect((await shop.call('/api/user/logout', meta)).meta).toBeUndefined()
    await sql`update session set ended_at = now() where actor_id is null`.execute(shop.db)
    expect((await shop.call('/api/user/logout', next.meta)).meta).toBeUndefined()
  })

  it('[ACCOUNT-41] [ACCOUNT-42] ends with the actor’s rights, session or account', async () => {
    await shop.give(ana)
    const ends = [
      () => shop.give('mia@mail.example', 'vip'),
      () => sql`update customer set disabled_at = now() where email = 'mia@mail.example'`.execute(shop.db),
      () => sql`update session set ended_at = now() where actor_id is null`.execute(shop.db),
    ]
    for (const [index, end] of ends.entries()) {
      shop.at(index * 60)
      const manager = await shop.enterWith('mia@mail.example', 'manager')
      const acting = await manager.post('/api/user/login-as', { contact: ana })
      expect((await shop.profile(tokenOf(acting))).status).toBe(200)
      await end()
      expect((await shop.profile(tokenOf(acting))).status).toBe(401)
      await sql`update customer set disabled_at = null`.execute(shop.db)
    }
  })

  it('[ACCOUNT-42] is for managers and admins, and not in the name of the shop’s people', async () => {
    await shop.give('boss@mail.example', 'admin')
    await shop.give(ana)
    const customer = await shop.enter('bea@mail.example')
    expect((await customer.post('/api/user/login-as', { contact: ana })).status).toBe(403)
    const manager = await shop.enterWith('mia@mail.example', 'manager')
    const post = (contact: string) => manager.post('/api/user/login-as', { contact })
    for (const contact of ['boss@mail.example', 'mia@mail.example']) expect((await post(contact)).status).toBe(403)
    expect(await post('nobody@mail.example')).toMatchObject({ status: 404, result: 'NOT_FOUND' })
    expect((await post('nobody')).result).toBe('INCORRECT_PHONE_OR_EMAIL')
  })

  it('[ACCOUNT-43] gives no rights of the shop, and touches nothing that signs people in', async () => {
    await shop.give(ana)
    const manager = await shop.enterWith('mia@mail.example', 'manager')
    const own = shop.as(tokenOf(await manager.post('/api/user/login-as', { contact: ana })))
    await shop.give(ana, 'admin')
    expect((await own.get('/api/user/profile')).result).toMatchObject({ roles: [] })
    const refused = [
      await own.post('/api/user/login-as', { contact: 'bea@mail.example' }),
      await own.post('/api/user/change-password', { newPassword: 'long enough', code: '1' }),
      await own.post('/api/user/update', { email: 'new@mail.example', code: '1' }),
      await own.post('/api/user/passkeys/register-options'),
      await own.post('/api/user/passkeys/remove', { id: 'x' }),
      await own.post('/api/user/second-factor/start'),
      await own.post('/api/user/logout-all'),
      await own.post('/api/user/sessions/end', { id: randomUUID() }),
      await own.post('/api/user/delete', { code: '1' }),
      await own.get('/api/user/export'),
    ]
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403))
    expect((await own.post('/api/user/update', { city: 'Austin' })).status).toBe(200)
  })

  it('[ACCOUNT-45] the blogger is the setting’s, for admins', async () => {
    await shop.give('blog@mail.example', 'blogger')
    const admin = await shop.enterWith('boss@mail.example', 'admin')
    expect((await admin.post('/api/user/login-as-blogger')).status).toBe(404)
    shop.setSettings({ blogger_contact: 'blog@mail.example' })
    const acting = await admin.get('/api/user/login-as-blogger')
    expect(acting.result).toMatchObject({ roles: ['blogger'], actor: { name: 'boss Berg' } })
    const manager = await shop.enterWith('mia@mail.example', 'manager')
    expect((await manager.post('/api/user/login-as-blogger')).status).toBe(403)
  })

  it('[ACCOUNT-18] managers make entry links, for nobody of the shop', async () => {
    await shop.give('boss@mail.example', 'admin')
    const manager = await shop.enterWith('mia@mail.example', 'manager')
    expect((await manager.post('/api/user/entry-link', { contact: 'boss@mail.example' })).status).toBe(403)
    const { result } = await manager.post('/api/user/entry-link?store=ru', { contact: '+7 999 123-45-67' })
    const { link, code } = result as { link: string; code: string }
    expect(link).toBe(`http://localhost:3105/ru/?contact=%2B79991234567&code=${code}`)
    const follow = () => shop.call('/api/user/fast-login?store=ru', { contact: '8 999 123 45 67', token: code })
    shop.at(7 * 86_400 - 1)
    expect((await follow()).result).toMatchObject({ phone: '+79991234567' })
    expect((await follow()).result).toBe('INCORRECT_CODE')
  })

  it('[ACCOUNT-14] [ACCOUNT-18] a one-time code works in place of a link’s, and other sites cannot follow one', async () => {
    await shop.send(ana)
    const query = `contact=${ana}&code=${await shop.lastCode()}`
    const foreign = { method: 'GET', headers: { 'sec-fetch-site': 'cross-site' } } as const
    expect((await shop.call(`/api/user/fast-login?${query}`, {}, foreign)).status).toBe(403)
    expect((await shop.call(`/api/user/fast-login?${query}`, {}, { method: 'GET' })).result).toMatchObject({
      email: ana,
    })
  })
})
