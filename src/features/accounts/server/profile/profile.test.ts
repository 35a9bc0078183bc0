import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccountsApp } from '#test/support/accounts.ts'

let shop: Awaited<ReturnType<typeof createAccountsApp>>
beforeAll(async () => {
  shop = await createAccountsApp({
    balanceOf: async () => ({ amount: 12.5, currency: 'USD' }),
    bonusEntriesOf: async (_db, id, { from, size }) => ({
      items: [
        {
          id,
          amount: size,
          reason: 'cashback',
          order_id: null,
          order_number: null,
          note: null,
          created_at: String(from),
        },
      ],
      total: 41,
    }),
  })
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

const ana = 'ana@mail.example'
const home = { firstname: 'Ana', street: ['1 Elm Street', ''], city: 'Austin', postcode: '73301', country_id: 'US' }

describe('the own account', () => {
  it('[ACCOUNT-28] what is named changes, the rest stays, and what nobody may set is not set', async () => {
    const { post, token } = await shop.enter(ana)
    await post('/api/user/update', { firstname: ' Ana ', city: 'Austin', roles: ['admin'], group_id: 7 })
    expect((await post('/api/user/update', { lastname: 'Lima' })).result).toMatchObject({
      firstname: 'Ana',
      city: 'Austin',
    })
    expect((await shop.profile(token)).result).toMatchObject({
      lastname: 'Lima',
      roles: [],
      group_id: null,
      email: ana,
    })
    expect(await post('/api/user/update', { firstname: 7 })).toMatchObject({ status: 400, result: 'INVALID_INPUT' })
  })

  it('[ACCOUNT-225] the sizes somebody wears stay with the account, each once, twenty at most', async () => {
    const { post, token } = await shop.enter(ana)
    expect((await shop.profile(token)).result).not.toHaveProperty('sizes')
    expect((await post('/api/user/update', { sizes: ['M', '39', 'M'] })).result).toMatchObject({ sizes: ['M', '39'] })
    await post('/api/user/update', { city: 'Austin' })
    expect((await shop.profile(token)).result).toMatchObject({ sizes: ['M', '39'] })
    const many = Array.from({ length: 21 }, (_, number) => String(number))
    expect(await post('/api/user/update', { sizes: many })).toMatchObject({ status: 400, result: 'INVALID_INPUT' })
    await post('/api/user/update', { sizes: [] })
    expect((await shop.profile(token)).result).not.toHaveProperty('sizes')
  })

  it('[ACCOUNT-28] [QUEUE-31] a change for another account is refused, one for the own account is taken', async () => {
    const { post, token } = await shop.enter(ana)
    const { id } = (await shop.profile(token)).result as { id: number }
    expect(await post('/api/user/update', { id: id + 1, city: 'Oslo' })).toMatchObject({
      status: 403,
      result: 'ACCESS_DENIED',
    })
    expect((await post('/api/user/update', { id, city: 'Turku' })).result).toMatchObject({ city: 'Turku' })
  })

  it('[ACCOUNT-28] [ACCOUNT-2] a new phone wants the code that was sent to it, and is shown in groups', async () => {
    const { post } = await shop.enter(ana)
    const phone = '+1 212 555 0123'
    expect(await post('/api/user/update', { phone })).toMatchObject({
      status: 400,
      result: 'INVALID_INPUT',
      meta: { fields: { code: 'CODE_REQUIRED' } },
    })
    await shop.send(phone)
    expect((await post('/api/user/update', { phone, code: '0' })).result).toBe('INCORRECT_CODE')
    expect((await post('/api/user/update', { phone: 'ana', code: '0' })).result).toBe('INCORRECT_PHONE_OR_EMAIL')
    const changed = await post('/api/user/update', { phone, code: await shop.lastCode() })
    expect(changed.result).toMatchObject({ phone: '+12125550123', email: ana, contact: '+1 212 555 0123' })
    expect((await post('/api/user/update', { phone, firstname: 'Ana' })).code).toBe(200)
    shop.at(60)
    expect((await shop.signIn(phone)).result).toMatchObject({ email: ana })
  })

  it('[ACCOUNT-28] that a contact is taken is told to its owner alone', async () => {
    await shop.signIn('bea@mail.example')
    const { post } = await shop.enter(ana)
    shop.at(20)
    await shop.send('bea@mail.example')
    const change = (code: string) => post('/api/user/update', { email: 'bea@mail.example', code })
    expect((await change('0')).result).toBe('INCORRECT_CODE')
    expect(await change(await shop.lastCode())).toMatchObject({ status: 409, result: 'CONTACT_TAKEN' })
  })

  it('[ACCOUNT-16] [ACCOUNT-19] [ACCOUNT-29] profile-account is one’s own, and sets the name', async () => {
    const { token, get } = await shop.enter(ana)
    const named = await shop.call('/api/user/profile-account', { token, name: '  Ana Maria de  Lima ' })
    expect(named.result).toMatchObject({ firstname: 'Ana', lastname: 'Maria de Lima' })
    expect((await get('/api/user/profile-account')).result).toEqual(named.result)
    expect((await shop.call('/api/user/profile-account', { token, name: '  ' })).status).toBe(400)
    expect((await shop.call('/api/user/profile-account', { token, id: 999_999 })).result).toBe('ACCESS_DENIED')
    expect((await get('/api/user/profile?contact=bea@mail.example')).result).toBe('ACCESS_DENIED')
    expect((await shop.call('/api/user/profile-account', { token: 'none' })).status).toBe(401)
  })

  it('[ACCOUNT-31] one address is the default, and nobody reaches another’s', async () => {
    const { post, get } = await shop.enter(ana)
    type Kept = { id: number; default: boolean; city: string }
    const save = async (body: object) => (await post('/api/user/addresses', body)).result as Kept[]
    await save({ address: home })
    const [first, second] = await save({ address: { ...home, city: 'Boston', is_admin: true } })
    expect([first?.city, first?.default, second?.city, second?.default]).toEqual(['Austin', true, 'Boston', false])
    expect(second).not.toHaveProperty('is_admin')
    const moved = (await post('/api/user/addresses/default', { id: second?.id })).result as Kept[]
    expect(moved.map(({ city, default: isDefault }) => [city, isDefault])).toEqual([
      ['Boston', true],
      ['Austin', false],
    ])
    await save({ id: first?.id, address: { ...home, city: 'Dallas' } })
    const other = await shop.enter('bea@mail.example')
    for (const path of ['/api/user/addresses', '/api/user/addresses/default'])
      expect((await other.post(path, { id: first?.id, address: home })).status).toBe(404)
    expect((await other.post('/api/user/addresses/remove', { id: first?.id })).result).toEqual([])
    await post('/api/user/addresses/remove', { id: second?.id })
    expect((await get('/api/user/addresses')).result).toMatchObject([{ city: 'Dallas', default: true }])
  })

  it('[ACCOUNT-250] the phone of an address is written in groups, and as it was typed where no country has it', async () => {
    const { post } = await shop.enter(ana)
    for (const telephone of ['+15550100001', '555 0100'])
      await post('/api/user/addresses', { address: { ...home, telephone } })
    const { result } = await post('/api/user/addresses', { address: home })
    const phones = (result as { telephone?: string }[]).map(({ telephone }) => telephone)
    expect(phones).toEqual(['+1 555 010 0001', '555 0100', undefined])
  })

  it('[ACCOUNT-171] an address that is sent again is the same one, at once too; one that went elsewhere is kept by an edit', async () => {
    const { post, get } = await shop.enter(ana)
    const key = '6f6b0c3e-9f0a-4a51-8b0e-0d6d3c5f2a11'
    await Promise.all(Array.from({ length: 5 }, () => post('/api/user/addresses', { key, address: home })))
    await post('/api/user/addresses', { key, address: { ...home, city: 'Boston' } })
    expect((await get('/api/user/addresses')).result).toMatchObject([{ key, city: 'Boston', default: true }])
    await post('/api/user/addresses/remove', { key })
    await post('/api/user/addresses/remove', { key })
    expect((await get('/api/user/addresses')).result).toEqual([])
    expect((await post('/api/user/addresses/default', { key })).status).toBe(404)
    const other = await shop.enter('bea@mail.example')
    for (const { post: save } of [{ post }, other]) await save('/api/user/addresses', { key, address: home })
    expect((await other.get('/api/user/addresses')).result).toMatchObject([{ key, city: 'Austin' }])
    expect((await get('/api/user/addresses')).result).toHaveLength(1)
  })

  it('[ACCOUNT-172] a change of addresses that names another customer is refused', async () => {
    const { post, get } = await shop.enter(ana)
    for (const path of ['', '/remove', '/default'])
      expect((await post(`/api/user/addresses${path}`, { id: 1, user_id: 999_999, address: home })).status).toBe(403)
    expect((await get('/api/user/addresses')).result).toEqual([])
  })

  it('[ACCOUNT-31] there is room for 20, also for those that come at once', async () => {
    const { post } = await shop.enter(ana)
    const answers = await Promise.all(Array.from({ length: 24 }, () => post('/api/user/addresses', { address: home })))
    expect(answers.filter(({ result }) => result === 'ADDRESSES_FULL')).toHaveLength(4)
    const defaults = await sql<{
      count: number
    }>`select count(*)::integer as count from customer_address where is_default`.execute(shop.db)
    expect(defaults.rows[0]?.count).toBe(1)
  })

  it('[ACCOUNT-32] lists keep their order, and adding twice changes nothing', async () => {
    const { post, get } = await shop.enter(ana)
    type Lists = Record<'wishlist' | 'recently_viewed', { sku: string }[]>
    const skus = ({ result }: { result: unknown }) => (result as Lists).wishlist.map(({ sku }) => sku)
    await post('/api/user/lists', { wishlist: { add: ['B', 'A'] }, recently_viewed: { add: ['X', 'Y'] } })
    shop.at(1)
    const again = await post('/api/user/lists', { wishlist: { add: ['A', 'C', 'C'] }, recently_viewed: { add: ['Y'] } })
    expect(skus(again)).toEqual(['C', 'B', 'A'])
    expect((again.result as Lists).recently_viewed.map(({ sku }) => sku)).toEqual(['Y', 'X'])
    await post('/api/user/lists', { wishlist: { remove: ['B', 'unknown'] } })
    expect(skus(await get('/api/user/lists'))).toEqual(['C', 'A'])
    shop.at(2)
    await post('/api/user/lists', { compare: { add: Array.from({ length: 25 }, (_, number) => `S${number}`) } })
    const { compare } = (await get('/api/user/lists')).result as { compare: { sku: string }[] }
    expect([compare.length, compare[0]?.sku, compare.at(-1)?.sku]).toEqual([20, 'S0', 'S19'])
  })

  it('[ACCOUNT-33] bonuses come by pages with the balance', async () => {
    const { get } = await shop.enter(ana)
    expect((await get('/api/user/bonuses?pageSize=5&currentPage=3')).result).toMatchObject({
      balance: 12.5,
      currency: 'USD',
      total: 41,
      items: [{ amount: 5, created_at: '10' }],
    })
    expect((await get('/api/user/bonuses')).result).toMatchObject({ items: [{ amount: 20, created_at: '0' }] })
    for (const query of ['pageSize=0', 'pageSize=101', 'currentPage=0', 'currentPage=x'])
      expect((await get(`/api/user/bonuses?${query}`)).status).toBe(400)
  })

  it('[ACCOUNT-36] a guest account exists for everybody, and a country is the store view’s', async () => {
    await shop.signIn(ana)
    const get = (path: string) => shop.call(path, {}, { method: 'GET' })
    for (const email of [ana, 'nobody@mail.example', ''])
      expect((await get(`/api/user/guest-account?email=${email}`)).result).toBe(true)
    expect((await get('/api/user/geo-data?store=de')).result).toEqual({ country_code: 'DE' })
  })

  it('[ACCOUNT-15] guests have none of it', async () => {
    const paths = ['addresses', 'lists', 'bonuses', 'sessions', 'passkeys', 'profile-account', 'export']
    for (const path of paths) expect((await shop.call(`/api/user/${path}`, {}, { method: 'GET' })).status).toBe(401)
    for (const path of ['update', 'delete', 'logout-all', 'photo/remove', 'lists'])
      expect((await shop.call(`/api/user/${path}`)).status).toBe(401)
  })
})
