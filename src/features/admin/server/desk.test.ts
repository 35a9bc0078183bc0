import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import { signIn } from '#test/support/sign-in.ts'
import type { JobDesk, WireFailedJob, WireMessage } from '../rules/desk-calls.ts'
import { keepMessages, outboxJobs } from './index.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await createDemoShop()
})
afterAll(() => shop.close())

type Answer<T> = { code: number; result: T; meta?: object }
type Page<T> = { items: T[]; total: number }
const call = async <T>(who: 'manager' | 'admin', method: 'GET' | 'POST', url: string, payload?: object) => {
  const headers = { authorization: `Bearer ${await signIn(shop.db, who, shop.now())}` }
  return (await shop.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })).json<Answer<T>>()
}
const messages = async (query: string, who: 'manager' | 'admin' = 'manager') =>
  (await call<Page<WireMessage>>(who, 'GET', `/api/manage/outbox?${query}`)).result

const at = '2026-11-20T12:00:00.000Z'
const mailTo = (to: string) => ({
  to,
  subject: `For ${to.split('@')[0]}`,
  text: 'See https://shop.example/order/1?key=s3cret and https://shop.example/help',
  html: '<p>See</p>',
})
const senders = (sent: object[] = [], mail?: () => Promise<void>) =>
  keepMessages(
    {
      mail: { send: mail ?? (async (one, { key }) => void sent.push({ ...one, key })) },
      sms: { send: async (one, { key }) => void sent.push({ ...one, key }) },
    },
    { db: shop.db, now: shop.now, newId: randomUUID },
  )

describe('messages', () => {
  test('[ADMIN-110] they are found by their subject and the whole contact; managers see it shortened', async () => {
    await senders().mail.send(mailTo('Lena.Fischer@mail.example'), { key: 'order-D1', at })
    await senders().sms.send({ to: '+15550107788', text: 'Hello' }, { key: 'request-1-sms', at })
    const [mine] = (await messages('q=lena.fischer@mail.example')).items
    expect(mine).toMatchObject({ contact: 'l…@mail.example', state: 'sent', kind: 'order', channel: 'email', tries: 1 })
    expect((await messages('q=lena.fischer@mail.example', 'admin')).items[0]?.contact).toBe('lena.fischer@mail.example')
    expect((await messages('q=For Lena')).total).toBe(1)
    expect((await messages('q=fischer@mail')).total).toBe(0)
    expect((await messages('q=%2B15550107788')).items[0]).toMatchObject({
      contact: '…88',
      channel: 'sms',
      kind: 'request',
    })
    expect((await messages('q=lena.fischer@mail.example&state=failed')).total).toBe(0)
    const rowsFor = async (who: 'manager' | 'admin') => {
      const headers = { authorization: `Bearer ${await signIn(shop.db, who, shop.now())}` }
      const url = '/api/manage/export/outbox.csv?q=lena.fischer@mail.example'
      return (await shop.app.inject({ url, headers })).body.trim().split('\r\n')
    }
    const [head, row, ...others] = await rowsFor('manager')
    expect(head).toMatch(/at,channel,kind,to,subject,state,problem,tries,sent_at$/)
    expect(row).toContain('email,order,l…@mail.example,For Lena.Fischer,sent,,1,')
    expect(others).toEqual([])
    expect((await rowsFor('admin'))[1]).toContain('email,order,lena.fischer@mail.example,')
  })

  test('[ADMIN-110] one that cannot be taken waits with why, and has failed once nobody tries any more or it is refused', async () => {
    const away = senders([], () => Promise.reject(new Error('mail order-D2 was not taken: ETIMEDOUT')))
    const send = () => away.mail.send(mailTo('away@mail.example'), { key: 'order-D2', at })
    const state = async () => {
      const { state: now, problem, tries } = (await messages('q=away@mail.example')).items[0] ?? {}
      return [now, problem, tries]
    }
    await expect(send()).rejects.toThrow('ETIMEDOUT')
    expect(await state()).toEqual(['waiting', 'mail order-D2 was not taken: ETIMEDOUT', 1])
    for (let tries = 2; tries <= 9; tries += 1) await expect(send()).rejects.toThrow('ETIMEDOUT')
    expect(await state()).toEqual(['failed', 'mail order-D2 was not taken: ETIMEDOUT', 9])
    const refusing = keepMessages(
      {
        mail: { send: async (_mail, { onRefused }) => onRefused?.('the mail server refused it: 550') },
        sms: { send: async () => {} },
      },
      { db: shop.db, now: shop.now, newId: randomUUID },
    )
    await refusing.mail.send(mailTo('nobody@mail.example'), { key: 'order-D3', at })
    expect((await messages('q=nobody@mail.example')).items[0]).toMatchObject({
      state: 'failed',
      problem: 'the mail server refused it: 550',
    })
  })

  test('[ADMIN-297, ADMIN-309] a number is found however it was written, and a part of it finds no message', async () => {
    await shop.db
      .insertInto('customer')
      .values({ phone: '79165550147', store_code: 'ru', roles: ['blogger'], created_at: at, updated_at: at })
      .execute()
    await shop.db
      .updateTable('shop_order')
      .set({ customer: sql`jsonb_set(customer, '{shipping,telephone}', '"8 (916) 555-01-47"')` })
      .where('number', '=', sql<string>`(select min(number) from shop_order)`)
      .execute()
    await senders().sms.send({ to: '+79165550147', text: 'Hello' }, { key: 'request-2-sms', at })
    const lists = ['customers', 'bloggers', 'orders', 'outbox']
    const found = (q: string) =>
      Promise.all(
        lists.map(async (list) => {
          const url = `/api/manage/${list}?q=${encodeURIComponent(q)}`
          return (await call<Page<object>>('manager', 'GET', url)).result.total
        }),
      )
    for (const q of ['+7 916 555-01-47', '8 (916) 555 01 47', '89165550147', '916.555.01.47', '0079165550147'])
      expect([q, await found(q)]).toEqual([q, [1, 1, 1, 1]])
    const { result } = await call<Page<object>>('manager', 'GET', '/api/manage/bloggers?q=89165550147')
    expect(result.items).toMatchObject([{ name: '+7 916 555 01 47', phone: '+7 916 555 01 47' }])
    expect(await found('916 555 01')).toEqual([1, 1, 1, 0])
    expect(await found('+7 916 555-01-48')).toEqual([0, 0, 0, 0])
  })

  test('[ADMIN-111] what signs somebody in is neither kept nor sent again; keys of links are not told', async () => {
    for (const kind of ['code', 'reset', 'account', 'newsletter', 'order-link'])
      await senders().mail.send(mailTo(`${kind}@mail.example`), { key: `${kind}-${randomUUID()}`, at })
    const kept = await sql<{ row: string }>`
      select sent_message::text as row from sent_message where contact like '%@mail.example' and kind in ('code', 'reset', 'account', 'newsletter', 'order-link')`.execute(
      shop.db,
    )
    expect(kept.rows).toHaveLength(5)
    expect(JSON.stringify(kept.rows)).not.toContain('s3cret')
    for (const kind of ['code', 'order-link']) {
      const [one] = (await messages(`q=${kind}@mail.example`)).items
      expect(one?.may_repeat).toBe(false)
      const again = await call('admin', 'POST', `/api/manage/outbox/${one?.id}/again`, { press: randomUUID() })
      expect(again).toMatchObject({ code: 409, result: 'NOT_REPEATED' })
      expect((await call<{ text: null }>('admin', 'GET', `/api/manage/outbox/${one?.id}`)).result.text).toBeNull()
    }
    await senders().mail.send(mailTo('links@mail.example'), { key: 'order-D4', at })
    const [linked] = (await messages('q=links@mail.example')).items
    const { text } = (await call<{ text: string }>('admin', 'GET', `/api/manage/outbox/${linked?.id}`)).result
    expect(text).toBe('See https://shop.example/order/1?… and https://shop.example/help')
  })

  test('[ADMIN-112] a message goes out again once for each press', async () => {
    await senders().mail.send(mailTo('twice@mail.example'), { key: 'order-D5', at })
    const [first] = (await messages('q=twice@mail.example')).items
    const press = randomUUID()
    const again = () => call('manager', 'POST', `/api/manage/outbox/${first?.id}/again`, { press })
    const answers = await Promise.all([again(), again(), again()])
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
    await expect.poll(async () => (await messages('q=twice@mail.example&state=sent')).total).toBe(2)
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from job.job where name = 'outbox.again' and data ->> 'press' = ${press}`.execute(
      shop.db,
    )
    expect(rows[0]?.count).toBe(1)
    expect(await call('manager', 'POST', `/api/manage/outbox/${randomUUID()}/again`, { press })).toMatchObject({
      code: 404,
    })
  })

  test('[ADMIN-113] they go after 60 days, and the oldest of more than 20,000', async () => {
    const day = 86_400_000
    const ago = (days: number) => new Date(shop.now().getTime() - days * day).toISOString()
    await senders().mail.send(mailTo('old@mail.example'), { key: 'order-old', at: ago(61) })
    await senders().mail.send(mailTo('young@mail.example'), { key: 'order-young', at: ago(59) })
    const { mail, sms } = senders()
    const forget = () => outboxJobs({ db: shop.db, mail, sms, now: shop.now })['outbox.forget']?.({})
    await forget()
    expect((await messages('q=old@mail.example')).total).toBe(0)
    expect((await messages('q=young@mail.example')).total).toBe(1)
    await sql`
      insert into sent_message (id, key, channel, kind, contact, subject, state, tries, at)
      select gen_random_uuid(), 'bulk-' || n, 'email', 'other', 'bulk', 'bulk', 'sent', 1, ${shop.now()}
      from generate_series(1, 20000) n`.execute(shop.db)
    await forget()
    expect((await messages('q=young@mail.example')).total).toBe(0)
    expect((await messages('size=1')).total).toBe(20_000)
    await sql`delete from sent_message where contact = 'bulk'`.execute(shop.db)
  })
})

describe('jobs', () => {
  const fail = async () => {
    const id = randomUUID()
    await sql`
      insert into job.job (id, name, data, state, output, retry_limit, retry_count, completed_on)
      values (${id}, 'content-due', '{"who": "ana@mail.example"}', 'failed', '{"message": "no way"}', 8, 8, now())`.execute(
      shop.db,
    )
    return id
  }
  const failed = async (query = '') =>
    (await call<Page<WireFailedJob>>('admin', 'GET', `/api/admin/jobs/failed?${query}`)).result

  test('[ADMIN-114] the desk has the queues and what runs by itself', async () => {
    const { queues, schedules } = (await call<JobDesk>('admin', 'GET', '/api/admin/jobs')).result
    expect(queues.map(({ name }) => name)).toEqual(expect.arrayContaining(['code.send', 'mail.order', 'outbox.again']))
    const own = schedules.find(({ name }) => name === 'outbox.forget')
    expect(own).toMatchObject({ cron: '37 3 * * *', last_at: null })
    expect(Date.parse(own?.next_at ?? '')).toBeGreaterThan(0)
  })

  test('[ADMIN-114] a failed job tells why and not about whom; it is run again or taken away, once', async () => {
    const [first, second] = [await fail(), await fail()]
    const all = await failed('queue=content-due')
    expect(all.items.find(({ id }) => id === first)).toMatchObject({ name: 'content-due', problem: 'no way', tries: 9 })
    expect(JSON.stringify(all)).not.toContain('ana@mail.example')
    const act = (id: string, verb: string) => call('admin', 'POST', `/api/admin/jobs/content-due/${id}/${verb}`)
    expect(await act(first, 'again')).toMatchObject({ code: 200 })
    await expect
      .poll(
        async () =>
          (await sql<{ state: string }>`select state from job.job where id = ${first}`.execute(shop.db)).rows[0]?.state,
      )
      .toBe('completed')
    expect(await act(first, 'again')).toMatchObject({ code: 409, result: 'NOT_FAILED' })
    expect(await act(second, 'remove')).toMatchObject({ code: 200 })
    expect(await act(second, 'remove')).toMatchObject({ code: 409, result: 'NOT_FAILED' })
    expect((await failed()).items.filter(({ id }) => id === first || id === second)).toEqual([])
    expect(await act(randomUUID(), 'again')).toMatchObject({ code: 409 })
  })
})
