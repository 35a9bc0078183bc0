import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settings } from '#config/settings.ts'
import type { ManagedCustomer } from '#features/accounts/contract.ts'
import { createAccountsApp } from '#test/support/accounts.ts'
import { bonuses } from './bonuses.ts'

const { balanceOf, bonusEntriesOf, correctBonuses } = bonuses({ settingsOf: () => settings })
let shop: Awaited<ReturnType<typeof createAccountsApp>>
beforeAll(async () => {
  shop = await createAccountsApp({ balanceOf, bonusEntriesOf, correctBonuses })
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

type Person = Awaited<ReturnType<typeof shop.enterWith>>
const order = (customer: number) =>
  sql`insert into shop_order (id, client_order_id, customer_id, store_code, currency, language, status, stage, payment_method, customer,
      totals, grand_total, created_at, updated_at)
    values (${randomUUID()}, ${randomUUID()}, ${customer}, 'en', 'USD', 'en', 'N', 1, 'card', '{}', '{}', 5400, now(), now())`.execute(
    shop.db,
  )
const pathOf = (id: number, what = '') => `/api/manage/customers/${id}${what}`
const seenBy = async (person: Person, id: number) => (await person.get(pathOf(id))).result as ManagedCustomer
const list = async (person: Person, query: string) =>
  (await person.get(`/api/manage/customers?${query}`)).result as { items: ManagedCustomer[]; total: number }

describe('the list', () => {
  it('[ACCOUNT-205] finds people by name, contact and number, narrows by role, sorts and turns pages', async () => {
    const ana = await shop.give('ana@mail.example', 'vip')
    const bob = await shop.give('bob@mail.example')
    await sql`update customer set phone = '15550123456' where id = ${bob}`.execute(shop.db)
    const manager = await shop.enterWith('mia@mail.example', 'manager')
    const idsOf = async (query: string) => (await list(manager, query)).items.map(({ id }) => id)
    expect(await idsOf('q=Ana%20Berg')).toEqual([ana])
    expect(await idsOf('q=BOB@mail')).toEqual([bob])
    expect(await idsOf('q=%2B1%20(555)%20012')).toEqual([bob])
    expect(await idsOf(`q=${ana}`)).toContain(ana)
    expect(await idsOf('q=50%25')).toEqual([])
    expect(await idsOf('role=vip')).toEqual([ana])
    expect(await idsOf('role=none')).toEqual([bob])
    expect(await idsOf('sort=name:asc')).toEqual([ana, bob, manager.id])
    expect(await idsOf('sort=id:desc&size=1&from=1')).toEqual([bob])
    expect((await list(manager, 'size=1')).total).toBe(3)
    expect((await manager.get('/api/manage/customers?sort=password_hash')).status).toBe(400)
    await sql`update customer set deleted_at = now() where id = ${bob}`.execute(shop.db)
    expect(await idsOf('role=none')).toEqual([])
    expect((await manager.get(pathOf(bob))).status).toBe(404)
    expect(await seenBy(manager, ana)).toMatchObject({ name: 'ana Berg', email: 'ana@mail.example', roles: ['vip'] })
  })
})

it('[ADMIN-309] shows numbers to call in the groups of their country', async () => {
  const bob = await shop.give('bob@mail.example')
  await sql`update customer set phone = '15550123456', email = null where id = ${bob}`.execute(shop.db)
  const manager = await shop.enterWith('mia@mail.example', 'manager')
  expect(await seenBy(manager, bob)).toMatchObject({ phone: '+1 555 012 3456' })
  expect((await list(manager, 'q=5550123456')).items).toMatchObject([{ phone: '+1 555 012 3456' }])
})

describe('roles', () => {
  const roles = (person: Person, id: number, ...given: string[]) => person.post(pathOf(id, '/roles'), { roles: given })

  it('[ACCOUNT-206] are given and taken by admins, from the next call on, and stand in the audit', async () => {
    const ana = await shop.enterWith('ana@mail.example')
    const admin = await shop.enterWith('ada@mail.example', 'admin')
    const manager = await shop.enterWith('mia@mail.example', 'manager')
    expect((await roles(manager, ana.id, 'admin')).status).toBe(403)
    expect((await ana.get('/api/manage/customers')).status).toBe(403)
    expect((await roles(admin, ana.id, 'manager', 'vip')).result).toMatchObject({ roles: ['manager', 'vip'] })
    expect((await ana.get('/api/manage/customers')).status).toBe(200)
    await roles(admin, ana.id)
    expect((await ana.get('/api/manage/customers')).status).toBe(403)
    const { items } = (await admin.get('/api/manage/audit?q=roles')).result as { items: Record<string, unknown>[] }
    expect(items.filter(({ operation }) => operation === 'roles')).toMatchObject([
      { actor: 'ada@mail.example', subject: 'ana@mail.example', target: 'customer' },
      { actor: 'ada@mail.example', subject: 'ana@mail.example', target: 'manager vip' },
    ])
  })

  it('[ADMIN-337] a role that another admin took away meanwhile does not come back, one that they gave stays', async () => {
    const ana = await shop.enterWith('ana@mail.example')
    const admin = await shop.enterWith('ada@mail.example', 'admin')
    await roles(admin, ana.id, 'blogger', 'vip')
    const older = await admin.post(pathOf(ana.id, '/roles'), { roles: ['manager'], seen: ['manager', 'vip'] })
    expect(older.result).toMatchObject({ roles: ['blogger'] })
  })

  it('[ACCOUNT-206] [ACCOUNT-207] nobody changes their own, so that the shop is never without an admin', async () => {
    const [one, other] = [
      await shop.enterWith('ada@mail.example', 'admin'),
      await shop.enterWith('ann@mail.example', 'admin'),
    ]
    expect((await roles(one, one.id)).status).toBe(403)
    const both = await Promise.all([roles(one, other.id), roles(other, one.id)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
    const { rows } = await sql`select id from customer where 'admin' = any(roles)`.execute(shop.db)
    expect(rows).toHaveLength(1)
    shop.at(40)
    const last = both[0]?.status === 200 ? one : other
    await shop.send(last === one ? 'ada@mail.example' : 'ann@mail.example')
    const gone = await last.post('/api/user/delete', { code: await shop.lastCode() })
    expect([gone.status, gone.result]).toEqual([409, 'LAST_ADMIN'])
  })

  it('[ACCOUNT-206] who becomes one of the shop’s people shows the second factor first where it is asked for', async () => {
    const ana = await shop.enterWith('ana@mail.example')
    const admin = await shop.enterWith('ada@mail.example', 'admin')
    shop.setSettings({ staff_second_factor: true })
    expect((await roles(admin, ana.id, 'manager')).result).toBe('SECOND_FACTOR_NEEDED')
    await sql`update session set factor_at = ${shop.now()} where customer_id = ${admin.id}`.execute(shop.db)
    expect((await roles(admin, ana.id, 'manager')).status).toBe(200)
    expect((await ana.get('/api/manage/customers')).status).toBe(403)
    expect((await shop.profile(ana.token)).result).toMatchObject({ second_factor: 'set_up' })
  })
})

describe('bonuses by hand', () => {
  const change = (
    person: Person,
    id: number,
    amount: number,
    reason = 'A late parcel',
    entry_id: string = randomUUID(),
  ) => person.post(pathOf(id, '/bonuses'), { entry_id, amount, reason })

  it('[ACCOUNT-208] are added and taken once by their id, with a reason that their owner reads, and never below zero', async () => {
    const ana = await shop.enterWith('ana@mail.example')
    const manager = await shop.enterWith('mia@mail.example', 'manager')
    const id = randomUUID()
    for (let times = 0; times < 2; times += 1)
      expect((await change(manager, ana.id, 12.5, 'A late parcel', id)).result).toMatchObject({ balance: 12.5 })
    const other = await change(manager, ana.id, 99, 'A late parcel', id)
    expect([other.status, other.result]).toEqual([409, 'BONUS_ENTRY_KNOWN'])
    const tooMany = await change(manager, ana.id, -12.51)
    expect([tooMany.status, tooMany.result]).toEqual([409, 'BONUSES_TOO_FEW'])
    const taken = (await change(manager, ana.id, -2.5, 'A mistake')).result as ManagedCustomer
    expect(taken.bonuses.items).toMatchObject([
      { amount: -2.5, reason: 'correction', note: 'A mistake' },
      { amount: 12.5, reason: 'correction', note: 'A late parcel' },
    ])
    expect((await ana.get('/api/user/bonuses')).result).toMatchObject({
      balance: 10,
      items: [{ note: 'A mistake' }, { note: 'A late parcel' }],
    })
    await expect(sql`update bonus_entry set note = 'x'`.execute(shop.db)).rejects.toThrow('append-only')
    const { items } = (await manager.get('/api/manage/audit?q=bonuses')).result as { items: Record<string, unknown>[] }
    const deeds = items.filter(({ operation }) => operation === 'bonuses')
    expect(deeds.map(({ subject, target }) => [subject, target])).toEqual([
      ['ana@mail.example', '-2.5'],
      ['ana@mail.example', '12.5'],
    ])
  })

  it('[ACCOUNT-33] the ledger comes 20 entries a page, the latest first', async () => {
    const lea = await shop.enterWith('lea@mail.example')
    const key = (entry: number) => `a gift ${entry}`
    for (let entry = 1; entry <= 21; entry += 1)
      await correctBonuses(shop.db, {
        customerId: lea.id,
        amount: entry / 4,
        key: key(entry),
        note: key(entry),
        now: new Date(entry * 1000),
      })
    type Page = { total: number; balance: number; items: { amount: number; note: string }[] }
    const page = async (query = '') => (await lea.get(`/api/user/bonuses${query}`)).result as Page
    const first = await page()
    expect([first.total, first.balance, first.items.length]).toEqual([21, 57.75, 20])
    expect(first.items[0]).toMatchObject({ amount: 5.25, note: key(21) })
    expect((await page('?currentPage=2')).items).toMatchObject([{ amount: 0.25, note: key(1) }])
  })

  it('[ACCOUNT-208] of two who take the same at once one is refused; nobody gives to themselves, and nothing is no entry', async () => {
    const ana = await shop.give('ana@mail.example')
    const manager = await shop.enterWith('mia@mail.example', 'manager')
    await change(manager, ana, 10)
    const both = await Promise.all([change(manager, ana, -10), change(manager, ana, -10)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await seenBy(manager, ana)).balance).toBe(0)
    expect((await change(manager, manager.id, 10)).status).toBe(403)
    expect((await change(manager, ana, 0.001)).status).toBe(400)
    expect((await change(manager, ana, 1, '  ')).status).toBe(400)
    expect((await change(manager, 999_999, 1)).status).toBe(404)
  })
})

describe('sessions', () => {
  const end = (person: Person, id: number, session?: string) =>
    person.post(pathOf(id, '/sessions/end'), session === undefined ? {} : { session })

  it('[ACCOUNT-209] are ended one by one or all; a session of another stays', async () => {
    const ana = await shop.enterWith('ana@mail.example')
    shop.at(20)
    const again = await shop.enter('ana@mail.example')
    const bob = await shop.enterWith('bob@mail.example')
    const manager = await shop.enterWith('mia@mail.example', 'manager')
    const { sessions } = await seenBy(manager, ana.id)
    expect(sessions).toHaveLength(2)
    const [bobs] = (await seenBy(manager, bob.id)).sessions
    await end(manager, ana.id, bobs?.id)
    expect((await shop.profile(bob.token)).status).toBe(200)
    expect(((await end(manager, ana.id, sessions[0]?.id)).result as ManagedCustomer).sessions).toHaveLength(1)
    expect((await shop.profile(again.token)).status).toBe(401)
    expect((await shop.profile(ana.token)).status).toBe(200)
    await end(manager, ana.id)
    expect((await shop.profile(ana.token)).status).toBe(401)
  })

  it('[ACCOUNT-209] those of the shop’s people are ended by admins alone', async () => {
    const manager = await shop.enterWith('mia@mail.example', 'manager')
    const admin = await shop.enterWith('ada@mail.example', 'admin')
    expect((await end(manager, admin.id)).status).toBe(403)
    expect((await end(admin, manager.id)).status).toBe(200)
    expect((await shop.profile(manager.token)).status).toBe(401)
  })
})

describe('export and erasing', () => {
  it('[ACCOUNT-210] an admin saves everything of a customer, without secrets', async () => {
    const ana = await shop.give('ana@mail.example')
    const admin = await shop.enterWith('ada@mail.example', 'admin')
    const manager = await shop.enterWith('mia@mail.example', 'manager')
    expect((await manager.post(pathOf(ana, '/export'))).status).toBe(403)
    const { result } = await admin.post(pathOf(ana, '/export'))
    expect(result).toMatchObject({ customer: [{ email: 'ana@mail.example' }] })
    expect(JSON.stringify(result)).not.toContain('password_hash')
  })

  it('[ACCOUNT-210] an admin erases a customer: signed out at once, and gone by the job', async () => {
    const ana = await shop.enterWith('ana@mail.example')
    const admin = await shop.enterWith('ada@mail.example', 'admin')
    const manager = await shop.enterWith('mia@mail.example', 'manager')
    expect((await manager.post(pathOf(ana.id, '/erase'))).status).toBe(403)
    expect((await admin.post(pathOf(manager.id, '/erase'))).status).toBe(403)
    await order(ana.id)
    expect((await admin.post(pathOf(ana.id, '/erase'))).result).toBe('CUSTOMER_ORDERS_OPEN')
    expect((await seenBy(manager, ana.id)).latest_orders).toMatchObject([
      { stage: 1, grand_total: 54, canceled: false },
    ])
    await sql`update shop_order set stage = 5 where customer_id = ${ana.id}`.execute(shop.db)
    expect((await admin.post(pathOf(ana.id, '/erase'))).result).toBe(true)
    expect((await shop.profile(ana.token)).status).toBe(401)
    expect((await admin.get(pathOf(ana.id))).status).toBe(404)
    await shop.deliver()
    const { rows } = await sql`select id from customer where id = ${ana.id}`.execute(shop.db)
    expect(rows).toEqual([])
  })
})
