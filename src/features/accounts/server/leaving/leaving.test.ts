import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccountsApp } from '#test/support/accounts.ts'
import { multipart } from '#test/support/multipart.ts'
import { personalTables } from './personal-data.ts'

let shop: Awaited<ReturnType<typeof createAccountsApp>>
beforeAll(async () => {
  shop = await createAccountsApp()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

const ana = 'ana.canary@mail.example'
const street = 'Canary Street 7'

const placeOrder = async (customerId: number, { stage = 5 } = {}) => {
  const id = randomUUID()
  const address = {
    firstname: 'Ana',
    lastname: 'Canary',
    street: [street, ''],
    city: 'Canaria',
    postcode: '1',
    country_id: 'US',
    telephone: '+15550107777',
  }
  await sql`
    insert into shop_order (id, client_order_id, store_code, currency, language, customer_id, status, stage, payment_method,
      email, customer, totals, grand_total, created_at, updated_at)
    values (${id}, ${randomUUID()}, 'en', 'USD', 'en', ${customerId}, 'O', ${stage}, 'card', ${ana},
      ${JSON.stringify({ shipping: address, billing: address, additional: null })}, '{}', 100, now(), now())`.execute(
    shop.db,
  )
  return id
}

/** Everything the database holds, as text. */
const dump = async (): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    shop.db,
  )
  const texts = []
  for (const { name } of rows) {
    const all = await sql<{
      text: string
    }>`select coalesce(string_agg(own::text, ' '), '') as text from ${sql.table(name)} own`.execute(shop.db)
    texts.push(all.rows[0]?.text)
  }
  return texts.join('\n')
}

const settle = async () => {
  const person = await shop.enter(ana)
  const { id } = (await shop.profile(person.token)).result as { id: number }
  await person.post('/api/user/update', { firstname: 'Canary', city: 'Canaria' })
  await person.post('/api/user/addresses', { address: { street: [street], country_id: 'US' } })
  await person.post('/api/user/lists', { wishlist: { add: ['CANARY-SKU'] } })
  await shop.call('/api/newsletter', { email: ana })
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f80' } })
    .png()
    .toBuffer()
  const { payload, headers } = multipart([{ field: 'photo', bytes }])
  const authorization = `Bearer ${person.token}`
  await shop.app.inject({ method: 'POST', url: '/api/user/photo', payload, headers: { ...headers, authorization } })
  const { photo } = (await shop.profile(person.token)).result as { photo: string }
  return { ...person, id, file: join(shop.dataDir, photo), authorization }
}

describe('leaving', () => {
  it('[ACCOUNT-34] [SHELL-646] the export has every row, and no secret', async () => {
    const { id, authorization } = await settle()
    const order = await placeOrder(id)
    await sql`update customer set password_hash = 'scrypt$secret', totp_secret = 'TOTPSECRET', totp_next_secret = 'NEXTSECRET'
      where id = ${id}`.execute(shop.db)
    const said = 'Your order: https://shop.example/en/order/1?contact=ana&code=LINKSECRET'
    await sql`insert into sent_message (id, key, channel, kind, contact, subject, text, state, tries, at)
      values (${randomUUID()}, 'order-1', 'email', 'order', ${ana}, 'Order', ${said}, 'sent', 1, ${shop.now()})`.execute(
      shop.db,
    )
    const answer = await shop.app.inject({ method: 'GET', url: '/api/user/export', headers: { authorization } })
    expect(answer.headers['content-disposition']).toBe('attachment; filename="my-data.json"')
    const stranger = (await shop.app.inject({ url: '/api/user/export?store=de' })).json<unknown>()
    expect(stranger).toEqual({
      code: 401,
      result: 'UNAUTHORIZED',
      meta: { message: 'Bitte melden Sie sich zuerst an.' },
    })
    const file = JSON.parse(answer.body) as Record<string, Record<string, unknown>[]>
    expect(file['customer']).toMatchObject([{ email: ana, firstname: 'Canary' }])
    expect(file['customer_list']).toMatchObject([{ sku: 'CANARY-SKU' }])
    expect(file['shop_order']).toMatchObject([{ id: order, customer: { shipping: { city: 'Canaria' } } }])
    expect(file['newsletter_reader']).toHaveLength(1)
    expect(file['sent_message']).toMatchObject([{ text: 'Your order: https://shop.example/en/order/1?…' }])
    expect(answer.body).toContain(street)
    for (const secret of ['scrypt$secret', 'TOTPSECRET', 'NEXTSECRET', 'LINKSECRET'])
      expect(answer.body).not.toContain(secret)
    expect(Object.keys(file)).toEqual(['exported_at', ...personalTables.map(({ table }) => table)])
  })

  it('[ACCOUNT-35] nothing of a person is left but orders without one', async () => {
    const { id, token, file, post } = await settle()
    const order = await placeOrder(id)
    expect(existsSync(file)).toBe(true)
    shop.at(60)
    expect((await post('/api/user/delete', {})).result).toBe('INCORRECT_PASSWORD')
    expect((await post('/api/user/delete', { code: 'x' })).result).toBe('INCORRECT_CODE')
    await shop.send(ana)
    expect((await post('/api/user/delete', { code: await shop.lastCode() })).result).toBe(true)
    expect((await shop.profile(token)).status).toBe(401)
    shop.jobs.splice(0, shop.jobs.length - 1)
    await shop.deliver()
    expect(await dump()).not.toMatch(/canar(y|ia)/i)
    expect(existsSync(file)).toBe(false)
    const kept = await shop.db.selectFrom('shop_order').selectAll().where('id', '=', order).executeTakeFirst()
    expect(kept).toMatchObject({
      customer_id: null,
      email: null,
      grand_total: 100,
      customer: { shipping: { country_id: 'US', street: ['', ''] } },
    })
    expect((await shop.signIn(ana)).result).toMatchObject({ firstname: '', photo: null })
  })

  it('[ACCOUNT-374] a picture that the disk does not give up goes with the next try', async () => {
    const { file, post } = await settle()
    shop.at(60)
    await shop.send(ana)
    await post('/api/user/delete', { code: await shop.lastCode() })
    const erase = shop.jobs.findLast(({ name }) => name === 'account.erase')
    const eraseNow = () => {
      shop.jobs.splice(0, shop.jobs.length, ...(erase ? [erase] : []))
      return shop.deliver()
    }
    await rename(file, `${file}.aside`)
    await mkdir(file)
    await expect(eraseNow()).rejects.toThrow('EISDIR')
    await rmdir(file)
    await rename(`${file}.aside`, file)
    await eraseNow()
    expect(existsSync(file)).toBe(false)
  })

  it('[ACCOUNT-38] who comes back before the job is somebody new, and the job takes nothing of theirs', async () => {
    const { id, post } = await settle()
    shop.at(60)
    await shop.send(ana)
    expect((await post('/api/user/delete', { code: await shop.lastCode() })).result).toBe(true)
    shop.jobs.splice(0)
    shop.at(120)
    await shop.send(ana)
    const asked = await shop.lastCode()
    shop.jobs.splice(0)
    shop.jobs.push({ name: 'account.erase', data: { customer: id } })
    await shop.deliver()
    const back = await shop.check(ana, asked)
    expect(back).toMatchObject({ status: 200, result: { firstname: '', email: ana } })
    shop.at(180)
    const again = shop.as(String(back.meta?.['token']))
    await shop.send(ana)
    expect((await again.post('/api/user/delete', { code: await shop.lastCode() })).result).toBe(true)
    shop.at(240)
    const third = await shop.enter(ana)
    await shop.call('/api/newsletter', { email: ana })
    const wanted = shop.jobs.findLast(({ name }) => name === 'account.erase')
    shop.jobs.splice(0)
    if (wanted) shop.jobs.push(wanted)
    await shop.deliver()
    expect((await shop.profile(third.token)).status).toBe(200)
    expect(await shop.db.selectFrom('newsletter_reader').select('email').execute()).toEqual([{ email: ana }])
    expect(await shop.db.selectFrom('customer').select('email').execute()).toEqual([{ email: ana }])
  })

  it('[ACCOUNT-35] an order on its way keeps the account; an erasure nobody asked for takes nothing', async () => {
    const { id, post } = await settle()
    await placeOrder(id, { stage: 3 })
    shop.at(60)
    await shop.send(ana)
    expect(await post('/api/user/delete', { code: await shop.lastCode() })).toMatchObject({
      status: 409,
      result: 'ORDERS_OPEN',
    })
    shop.jobs.splice(0)
    shop.jobs.push({ name: 'account.erase', data: { customer: id } })
    await shop.deliver()
    expect(await shop.db.selectFrom('customer').select('id').where('id', '=', id).execute()).toHaveLength(1)
  })

  it('[ACCOUNT-37] every table that names a person is in the list', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('customer_id', 'contact', 'email', 'telephone')`.execute(
      shop.db,
    )
    // challenges go with their customer or within days, and hold nothing of theirs
    const listed: string[] = [...personalTables.map(({ table }) => table), 'passkey_challenge']
    expect(rows.map(({ name }) => name).filter((name) => !listed.includes(name))).toEqual([])
  })

  it('[ACCOUNT-35] what no longer counts is forgotten each night', async () => {
    await shop.signIn(ana)
    await shop.check(ana, 'wrong')
    shop.jobs.splice(0)
    shop.at(40 * 86_400)
    shop.jobs.push({ name: 'account.forget', data: {} })
    await shop.deliver()
    for (const table of ['code_request', 'code_failure', 'session', 'session_token', 'limit_hit'] as const)
      expect(await shop.db.selectFrom(table).selectAll().execute()).toEqual([])
  })

  it('[SHELL-563] what piled up in months is forgotten too, never very much at a time', async () => {
    await sql`insert into limit_hit (key, at) select 'k', ${shop.now()} from generate_series(1, 2500)`.execute(shop.db)
    await sql`create function few_at_a_time() returns trigger language plpgsql as $$ begin
      if (select count(*) from gone) > 1000 then raise exception 'that takes too long' using errcode = '57014'; end if;
      return null; end $$`.execute(shop.db)
    await sql`create trigger few_at_a_time after delete on limit_hit referencing old table as gone
      for each statement execute function few_at_a_time()`.execute(shop.db)
    shop.at(40 * 86_400)
    shop.jobs.push({ name: 'account.forget', data: {} })
    await shop.deliver()
    expect(await shop.db.selectFrom('limit_hit').selectAll().execute()).toEqual([])
    await sql`drop trigger few_at_a_time on limit_hit`.execute(shop.db)
  })
})
