import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccountsApp } from '#test/support/accounts.ts'
import { lockOut } from '#test/support/lock-out.ts'
import { recordCall } from './audit.ts'

let shop: Awaited<ReturnType<typeof createAccountsApp>>
beforeAll(async () => {
  shop = await createAccountsApp()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

const ana = 'ana@mail.example'
const mia = 'mia@mail.example'
type Person = Awaited<ReturnType<typeof shop.enter>>
const actAs = async (person: Person, contact: string) =>
  shop.as(String((await person.post('/api/user/login-as', { contact })).meta?.['token']))
type Listed = {
  items: { id: number; operation: string; subject: string | null; target: string | null }[]
  total: number
}
const list = async (person: Person, query = '') => (await person.get(`/api/manage/audit?${query}`)).result as Listed
const verify = async (person: Person) => (await person.get('/api/manage/audit/verify')).result

describe('the audit', () => {
  it('[ACCOUNT-43] [ACCOUNT-190] has every call in another’s name, and what the shop’s people do in their own', async () => {
    await shop.give(ana)
    const manager = await shop.enterWith(mia, 'manager')
    const own = await actAs(manager, ana)
    await own.get('/api/user/profile')
    await own.post('/api/user/update', { city: 'Austin' })
    expect((await list(manager, 'size=4')).items).toMatchObject([
      { actor: mia, subject: ana, operation: 'POST /api/user/update' },
      { actor: mia, subject: ana, operation: 'GET /api/user/profile' },
      { actor: mia, subject: ana, operation: 'login-as' },
      { actor: mia, subject: null, operation: 'POST /api/user/login-as' },
    ])
    expect((await own.get('/api/manage/audit')).status).toBe(403)
    expect((await own.get('/api/manage/audit/verify')).status).toBe(403)
  })

  it('[ACCOUNT-190] keeps what was refused, and nothing of what people do with their own account', async () => {
    await shop.give('boss@mail.example', 'admin')
    const manager = await shop.enterWith(mia, 'manager')
    const before = (await list(manager)).total
    expect((await manager.post('/api/user/login-as', { contact: 'boss@mail.example' })).status).toBe(403)
    await manager.post('/api/user/update', { city: 'Austin' })
    await manager.get('/api/manage/audit')
    expect((await shop.enter(ana)).token).toBeTruthy()
    const after = await list(manager)
    expect(after.total).toBe(before + 1)
    expect(after.items[0]?.operation).toBe('POST /api/user/login-as')
  })

  it('[ACCOUNT-252] what cannot be written down is not done', async () => {
    await shop.give('boss@mail.example', 'admin')
    const admin = await shop.enter('boss@mail.example')
    await shop.give(ana)
    const { id } = await shop.db.selectFrom('customer').select('id').where('email', '=', ana).executeTakeFirstOrThrow()
    const own = await shop.enter(ana)
    const end = () => admin.post(`/api/manage/customers/${id}/sessions/end`, {})
    const restore = await lockOut(shop.db, 'audit_entry')
    const answer = await end()
    await restore()
    expect(answer).toMatchObject({ status: 503, result: 'NOT_READY' })
    expect((await own.get('/api/user/profile')).status).toBe(200)
    expect((await end()).status).toBe(200)
    expect((await own.get('/api/user/profile')).status).toBe(401)
  })

  it('[ADMIN-300] names what became of it, and nothing that somebody wrote', async () => {
    await shop.give('boss@mail.example', 'admin')
    const admin = await shop.enter('boss@mail.example')
    await shop.give(ana)
    const { id } = await shop.db.selectFrom('customer').select('id').where('email', '=', ana).executeTakeFirstOrThrow()
    const bonus = { entry_id: crypto.randomUUID(), amount: 5, reason: 'a private word' }
    await admin.post(`/api/manage/customers/${id}/bonuses`, bonus)
    const called = (await list(admin, 'size=2')).items.find(({ operation }) => operation.startsWith('POST'))
    expect(called?.target).toBe(`${id}, amount: 5`)
    // in another's name nothing of what they say is told
    const acting = { id: '', customerId: id, roles: [], actorId: 1 }
    const spent = { key: 'POST /api/cart/bonuses-spend', access: 'anyone', changesState: true, params: {} } as const
    await recordCall(shop.db, acting, { ...spent, body: { amount: 5 } }, new Date())
    expect((await list(admin, 'size=1')).items).toMatchObject([{ operation: spent.key, target: null }])
  })

  it('[ACCOUNT-191] is found by person, by what was done and by day, page by page', async () => {
    const email = 'found@mail.example'
    await shop.give(email)
    await shop.give(mia, 'manager')
    shop.at(3 * 86_400)
    const later = await shop.enter(mia)
    await actAs(later, email)
    const found = async (query: string) => {
      const { items, total } = await list(later, query)
      return [items.length, total]
    }
    expect(await found('q=FOUND@&size=1')).toEqual([1, 1])
    expect(await found('q=nothing-like-it')).toEqual([0, 0])
    const asLogin = await list(later, 'q=user/LOGIN-as&size=100')
    expect(new Set(asLogin.items.map(({ operation }) => operation))).toEqual(new Set(['POST /api/user/login-as']))
    expect(await found('q=found%25')).toEqual([0, 0])
    expect(await found('q=found@&since=2026-11-23&until=2026-11-23')).toEqual([1, 1])
    expect(await found('q=found@&until=2026-11-22')).toEqual([0, 0])
    expect(await found('q=found@&from=1&size=1')).toEqual([0, 1])
    expect((await later.get('/api/manage/audit?since=yesterday')).status).toBe(400)
  })

  it('[ACCOUNT-46] is a chain that shows what was changed, and the database refuses to change it', async () => {
    const manager = await shop.enterWith(mia, 'manager')
    await shop.give(ana)
    await (await actAs(manager, ana)).post('/api/user/update', { city: 'Austin', id: 1 })
    expect(await verify(manager)).toMatchObject({ holds: true, broken_id: null, last_hash: /^[0-9a-f]{64}$/ })
    await expect(sql`update audit_entry set actor_id = 1`.execute(shop.db)).rejects.toThrow('append-only')
    await expect(sql`delete from audit_entry`.execute(shop.db)).rejects.toThrow('append-only')
    const [latest] = (await list(manager)).items
    const harm = async (change: ReturnType<typeof sql>, back: ReturnType<typeof sql>) => {
      await sql`alter table audit_entry disable trigger all`.execute(shop.db)
      await change.execute(shop.db)
      const found = await verify(manager)
      await back.execute(shop.db)
      await sql`alter table audit_entry enable trigger all`.execute(shop.db)
      return found
    }
    const id = latest?.id ?? 0
    const operation = latest?.operation
    expect(
      await harm(
        sql`update audit_entry set operation = 'nothing' where id = ${id}`,
        sql`update audit_entry set operation = ${operation} where id = ${id}`,
      ),
    ).toMatchObject({ holds: false, broken_id: id })
    expect(
      await harm(
        sql`update audit_entry set target = 'another' where id = ${id}`,
        sql`update audit_entry set target = ${latest?.target ?? null} where id = ${id}`,
      ),
    ).toMatchObject({ holds: false, broken_id: id })
    expect(await verify(manager)).toMatchObject({ holds: true })
  })

  it('[ACCOUNT-46] an entry that was taken out is found, over any length', async () => {
    const manager = await shop.enterWith(mia, 'manager')
    await shop.give(ana)
    const own = await actAs(manager, ana)
    for (let times = 0; times < 3; times += 1) await own.get('/api/user/profile')
    const [last, middle] = (await list(manager)).items
    await sql`alter table audit_entry disable trigger all`.execute(shop.db)
    await sql`delete from audit_entry where id = ${middle?.id}`.execute(shop.db)
    await sql`alter table audit_entry enable trigger all`.execute(shop.db)
    expect(await verify(manager)).toMatchObject({ holds: false, broken_id: last?.id })
  })
})
