import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import { signIn } from '#test/support/sign-in.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await createDemoShop()
})
afterAll(() => shop.close())

const get = async (url: string, who: Parameters<typeof signIn>[1]) =>
  shop.app.inject({ url, headers: { authorization: `Bearer ${await signIn(shop.db, who, shop.now())}` } })

test('[ADMIN-282] coupons, reviews and movements come in the order that is asked for', async () => {
  for (const [sku, qty] of [
    ['VT-0115', 2],
    ['VT-0116', -3],
  ])
    await shop.app.inject({
      method: 'POST',
      url: '/api/stock/add',
      payload: { sku, qty, reason: 'Found' },
      headers: { authorization: `Bearer ${await signIn(shop.db, 'manager', shop.now())}` },
    })
  type Rows = Readonly<Record<string, string | number | null>>[]
  for (const [list, fields] of [
    ['coupons', ['code', 'used', 'date_end']],
    ['reviews', ['created_at', 'rating']],
    ['stock/movements', ['created_at', 'sku', 'delta']],
  ] as const)
    for (const field of fields) {
      const found = async (direction: string) => {
        const answer = await get(`/api/manage/${list}?size=100&sort=${field}:${direction}`, 'manager')
        return answer.json<{ result: { items: Rows } }>().result.items.flatMap((row) => row[field] ?? [])
      }
      const inOrder = (rows: readonly (string | number)[], sign: number) =>
        rows.every((value, at) => {
          const next = rows[at + 1]
          return next === undefined || value === next || (value < next ? -1 : 1) === sign
        })
      const [up, down] = [await found('asc'), await found('desc')]
      // the hands of this shop's clock stand still
      const isOne = list === 'coupons' || field === 'created_at'
      expect([list, field, isOne || new Set(up).size > 1]).toEqual([list, field, true])
      expect([list, field, inOrder(up, -1), inOrder(down, 1)]).toEqual([list, field, true, true])
    }
  expect((await get('/api/manage/coupons?sort=value:asc', 'manager')).statusCode).toBe(400)
})

test('[ADMIN-288] messages, the audit, returns, imports, failed jobs and deliveries come in the order that is asked for, each row once', async () => {
  const day = (at: number) => new Date(Date.UTC(2026, 10, 1 + Math.floor(at / 2)))
  const kinds = ['order', 'code', 'request'] as const
  const states = ['sent', 'waiting', 'failed'] as const
  const messages = Array.from({ length: 9 }, (_, at) => ({
    id: randomUUID(),
    key: `${kinds[at % 3]}-sorted-${at}`,
    channel: 'email' as const,
    kind: kinds[at % 3] ?? 'other',
    contact: 'sorted@mail.example',
    subject: 'Sorted',
    text: null,
    html: null,
    state: states[at % 2] ?? 'sent',
    tries: 1,
    at: day(at),
  }))
  await shop.db.insertInto('sent_message').values(messages).execute()
  const order = await shop.db.selectFrom('shop_order').select('id').executeTakeFirstOrThrow()
  const requests = Array.from({ length: 5 }, (_, at) => ({
    id: randomUUID(),
    order_id: order.id,
    kind: 'return' as const,
    lines: JSON.stringify([]),
    created_at: day(at),
  }))
  await shop.db.insertInto('return_request').values(requests).execute()
  // the queue sweeps out what ended a week ago, but what is kept for ever (0)
  for (let at = 0; at < 5; at += 1)
    await sql`with run as (
        insert into import_run (format, files, counts, started_at, finished_at) values ('magento', '{}', '{}', ${day(at * 2)}, ${day(at * 2)})
      ), delivery as (
        insert into webhook_delivery (id, type, store_code, body, created_at)
        values (${randomUUID()}, 'test', 'en', '{}', ${day(at)})
      ) insert into job.job (id, name, data, state, output, completed_on, deletion_seconds)
        values (${randomUUID()}, 'content-due', '{}', 'failed', '{}', ${day(at)}, 0)`.execute(shop.db)
  const manager = { authorization: `Bearer ${await signIn(shop.db, 'manager', shop.now())}` }
  const admin = { authorization: `Bearer ${await signIn(shop.db, 'admin', shop.now())}` }
  for (const active of [false, true])
    await shop.app.inject({
      method: 'POST',
      url: '/api/manage/coupons/WELCOME10',
      payload: { active },
      headers: manager,
    })
  type Row = Readonly<Record<string, string | number>>
  for (const [list, field, shown] of [
    ['manage/outbox?q=sorted@mail.example&', 'at', 'at'],
    ['manage/outbox?q=sorted@mail.example&', 'kind', 'kind'],
    ['manage/outbox?q=sorted@mail.example&', 'state', 'state'],
    ['manage/audit?', 'at', 'id'],
    ['manage/returns?', 'created_at', 'created_at'],
    ['manage/imports?', 'started_at', 'started_at'],
    ['admin/jobs/failed?', 'failed_at', 'failed_at'],
    ['admin/webhooks/deliveries?', 'created_at', 'created_at'],
  ] as const)
    for (const direction of ['asc', 'desc']) {
      const page = async (from: number, size: number) =>
        (
          await shop.app.inject({
            url: `/api/${list}sort=${field}:${direction}&from=${from}&size=${size}`,
            headers: list.startsWith('admin') ? admin : manager,
          })
        ).json<{ result: { items: Row[]; total: number } }>().result
      const { items, total } = await page(0, 100)
      const values = items.map((row) => row[shown] ?? '')
      expect([list, field, direction, new Set(values).size > 1]).toEqual([list, field, direction, true])
      const sorted = values.toSorted((one, other) => (one < other ? -1 : Number(one > other)))
      expect(values).toEqual(direction === 'asc' ? sorted : sorted.toReversed())
      const turned: unknown[] = []
      for (let from = 0; from < total; from += 2) turned.push(...(await page(from, 2)).items.map(({ id }) => id))
      expect(turned).toEqual(items.map(({ id }) => id))
    }
  for (const odd of ['outbox?sort=contact:asc', 'audit?sort=actor:asc', 'returns?sort=reason:asc'])
    expect((await get(`/api/manage/${odd}`, 'manager')).statusCode).toBe(400)
})
