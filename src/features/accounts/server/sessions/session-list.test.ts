import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createAccountsApp } from '#test/support/accounts.ts'

let shop: Awaited<ReturnType<typeof createAccountsApp>>
beforeAll(async () => {
  shop = await createAccountsApp()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

const ana = 'ana@mail.example'
type Listed = { readonly id: string; readonly current: boolean; readonly actor: string | null }

it('[ACCOUNT-40] sessions are listed and can be ended', async () => {
  const one = await shop.enter(ana)
  shop.at(20)
  const other = await shop.enter(ana)
  const stranger = await shop.enter('bea@mail.example')
  const listed = (await other.get('/api/user/sessions')).result as Listed[]
  expect(listed.map(({ current }) => current)).toEqual([true, false])
  const id = listed[1]?.id
  expect((await stranger.post('/api/user/sessions/end', { id })).status).toBe(404)
  expect((await other.post('/api/user/sessions/end', { id: 'x' })).status).toBe(400)
  for (let times = 0; times < 2; times += 1)
    expect((await other.post('/api/user/sessions/end', { id })).result).toBe(true)
  expect((await shop.profile(one.token)).status).toBe(401)
  expect((await shop.call('/api/user/refresh', { refreshToken: one.refreshToken })).status).toBe(401)
  expect((await other.get('/api/user/sessions')).result).toHaveLength(1)
})

it('[ACCOUNT-40] [ACCOUNT-41] log out everywhere leaves nobody signed in', async () => {
  const one = await shop.enter(ana)
  shop.at(20)
  const other = await shop.enter(ana)
  const stranger = await shop.enter('bea@mail.example')
  expect((await one.post('/api/user/logout-all')).result).toBe(true)
  for (const { token } of [one, other]) expect((await shop.profile(token)).status).toBe(401)
  expect((await shop.profile(stranger.token)).status).toBe(200)
})

it('[ACCOUNT-40] one in another’s name is listed no longer once its actor is signed out', async () => {
  const own = await shop.enter(ana)
  const manager = await shop.enterWith('mia@mail.example', 'manager')
  await manager.post('/api/user/login-as', { contact: ana })
  const actors = async () => ((await own.get('/api/user/sessions')).result as Listed[]).map(({ actor }) => actor)
  expect(await actors()).toContain('mia Berg')
  await sql`
    update session set ended_at = now()
    where customer_id = (select id from customer where email = 'mia@mail.example')`.execute(shop.db)
  expect(await actors()).toEqual([null])
})
