import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeViews } from '#config/stores/index.ts'
import { ok } from '#core/result.ts'
import { promotionsRoutes } from '#features/promotions/server/index.ts'
import { createTestApp } from '#test/support/app.ts'
import type { TestApp } from '#test/support/app.ts'
import { exportsRoute } from './exports-route.ts'

const addCoupons = (db: TestApp['db'], from: number, to: number) =>
  sql`insert into coupon (code, type, value, free_delivery)
    select 'C' || lpad(n::text, 4, '0'), 'fixed', 100, false from generate_series(${from}::integer, ${to}::integer) n`.execute(
    db,
  )

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp(async (mount, { app, db, now }) => {
    promotionsRoutes(mount)
    // between the pages of the file others go on working
    const operations = new Map(
      [...mount.operations].map(([key, operation]) => [
        key,
        {
          ...operation,
          run: async (...[input, context]: Parameters<typeof operation.run>) => {
            const answer = await operation.run(input, context)
            if ((input.query as { from?: number }).from === 0) await addCoupons(db, 1, 3)
            return answer
          },
        },
      ]),
    )
    await app.register(exportsRoute, {
      mount: { ...mount, operations },
      storeViews,
      db,
      findSession: async () => ({ id: randomUUID(), customerId: 1, roles: ['manager'], actorId: undefined }),
      checkFresh: async () => ok(true as const),
      record: async () => undefined,
      now,
      newId: randomUUID,
    })
  })
  await addCoupons(shop.db, 1000, 1249)
})
afterAll(() => shop.close())

test('[ADMIN-1032] a file has each row once, as all of it was at one moment, whatever comes and goes meanwhile', async () => {
  const { body } = await shop.app.inject({ url: '/api/manage/export/coupons.csv' })
  const codes = body
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0])
  expect(codes).toEqual(Array.from({ length: 250 }, (_, at) => `C${1000 + at}`))
})
