import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeViews } from '#config/stores/index.ts'
import { ok } from '#core/result.ts'
import { isOutboundHost } from '#platform/server/outbound/outbound-hosts.ts'
import { createTestApp } from '#test/support/app.ts'
import type { TestApp } from '#test/support/app.ts'
import { signIn } from '#test/support/sign-in.ts'
import { settingRoutes } from './setting-routes.ts'

let shop: TestApp
let token = ''
beforeAll(async () => {
  shop = await createTestApp(
    (mount, { config }) =>
      settingRoutes(mount, {
        storeViews,
        checkFresh: async () => ok(true),
        record: async () => undefined,
        mayCall: (host) => isOutboundHost(config.outboundHosts, host),
        choicesOf: () => ({ category: [], style: [] }),
        onChange: async () => undefined,
      }),
    undefined,
    { OUTBOUND_HOSTS: '*.partner.example' },
  )
  token = await signIn(shop.db, 'admin', shop.now())
})
afterAll(() => shop.close())

const set = async (key: string, value: unknown, store = 'en') => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/admin/settings?store=${store}`,
    headers: { authorization: `Bearer ${token}` },
    payload: { key, value },
  })
  return answer.json<{ code: number; result: unknown; meta?: { message: string } }>()
}

test('[SHELL-309] an address of a host that is not listed is not taken, and the host is named', async () => {
  const feeds = ['https://feeds.partner.example/a.xml', 'https://elsewhere.example/b.xml']
  const refused = await set('import_feeds', feeds)
  expect(refused).toMatchObject({ code: 400, result: 'HOST_NOT_ALLOWED' })
  expect(refused.meta?.message).toMatch(/^The shop may not call elsewhere\.example: .*OUTBOUND_HOSTS/)
  expect((await set('order_webhook_url', 'https://elsewhere.example/hook', 'de')).meta?.message).toMatch(
    /^Der Shop darf elsewhere\.example nicht aufrufen/,
  )
  expect((await set('import_feeds', feeds.slice(0, 1))).code).toBe(200)
  expect((await set('order_webhook_url', 'https://erp.partner.example/hook')).code).toBe(200)
  expect((await set('order_webhook_url', '')).code).toBe(200)
  // what the shop never calls may lead anywhere
  expect((await set('order_admin_url', 'https://elsewhere.example/orders')).code).toBe(200)
})
