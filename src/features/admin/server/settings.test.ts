import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settings } from '#config/settings.ts'
import { waitUntilSeen } from '#features/catalog/server/snapshot/wait-until-seen.ts'
import type { WireSetting } from '#features/stores/rules/setting-calls.ts'
import type { ShellData } from '#features/stores/rules/shell-data.ts'
import { askJson } from '#test/support/ask-json.ts'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import { signIn } from '#test/support/sign-in.ts'

let shop: DemoShop
let token = ''
beforeAll(async () => {
  shop = await createDemoShop()
  token = await signIn(shop.db, 'admin', shop.now())
})
afterAll(() => shop.close())

const call = askJson(
  () => shop,
  () => token,
)
type Listed = { items: WireSetting[]; choices: { category: object[]; style: { value: string }[] } }
const listed = async () => (await call<Listed>('GET', '/api/admin/settings')).result
const set = (key: string, value?: unknown, store_code = '') =>
  call<WireSetting>('POST', '/api/admin/settings', { key, store_code, ...(value === undefined ? {} : { value }) })
const shellOf = async (store: string) => (await call<ShellData>('GET', `/api/shell?store=${store}`)).result

const targets = async () =>
  (await shop.db.selectFrom('audit_entry').select('target').where('operation', '=', 'setting').execute()).map(
    ({ target }) => target,
  )

describe('settings', () => {
  test('[STORE-12] [STORE-13] one is set for all or for a view, counts at once, and is written down with what it was', async () => {
    expect((await set('company', 'Everywhere Ltd')).result).toMatchObject({ value: 'Everywhere Ltd', views: {} })
    expect((await set('company', 'Nur hier', 'de')).result.views).toEqual({ de: 'Nur hier' })
    const shown = async () => [(await shellOf('en')).settings.company, (await shellOf('de')).settings.company]
    await expect.poll(shown).toEqual(['Everywhere Ltd', 'Nur hier'])
    await set('company', undefined, 'de')
    await set('company')
    await expect.poll(shown).toEqual([settings.company, settings.company])
    expect(await targets()).toEqual([
      'company: default → "Everywhere Ltd"',
      'company (de): default → "Nur hier"',
      'company (de): "Nur hier" → default',
      'company: "Everywhere Ltd" → default',
    ])
  })

  test('[STORE-12] neither secrets nor what is no setting is listed or set', async () => {
    await shop.db
      .insertInto('setting')
      .values({ key: 'order_link_secret', value: '"s3cret"' })
      .onConflict((on) => on.doNothing())
      .execute()
    const all = await listed()
    expect(JSON.stringify(all)).not.toContain('s3cret')
    expect(all.items.map(({ key }) => key)).not.toContain('order_link_secret')
    for (const key of ['order_link_secret', 'home_slides', '__proto__'])
      expect(await set(key, 'x')).toMatchObject({ code: 404 })
  })

  test('[STORE-12] what is not of its kind is told with its place, and nothing is changed', async () => {
    expect(await set('return_days', 400)).toMatchObject({ code: 400, meta: { fields: { '': 'TOO_LARGE' } } })
    expect(await set('payout_day', 3, 'de')).toMatchObject({ code: 200 })
    expect(await set('rates', settings.rates, 'de')).toMatchObject({
      code: 400,
      meta: { fields: { store_code: 'SHOP_WIDE' } },
    })
    expect(await set('home_top_slider', { title: {}, category: 'nowhere' })).toMatchObject({
      code: 400,
      meta: { fields: { category: 'NOT_OFFERED' } },
    })
    expect((await listed()).items.find(({ key }) => key === 'home_top_slider')).not.toHaveProperty('value')
    await set('payout_day', undefined, 'de')
  })

  test('[STORE-13] of what may hold a password the audit says only that it changed', async () => {
    await set('order_webhook_url', 'https://user:p4ss@hook.example/x')
    await set('order_webhook_url')
    expect((await targets()).slice(-2)).toEqual(['order_webhook_url', 'order_webhook_url'])
  })

  test('[STORE-14] what would break the shop is refused in a sentence, and nothing is changed', async () => {
    const before = await listed()
    expect(await set('active_views', ['ru'])).toMatchObject({
      code: 409,
      result: 'VIEW_NEEDED',
      meta: { message: expect.stringContaining('stays offered') as string },
    })
    expect(await set('rates', { ...settings.rates, USD: 2 })).toMatchObject({ code: 409, result: 'RATE_FIXED' })
    expect(await set('countries', ['FR'])).toMatchObject({ code: 409, result: 'COUNTRY_NEEDED' })
    expect(
      await set(
        'shipping_methods',
        settings.shipping_methods.map((one) => ({ ...one, available: false })),
      ),
    ).toMatchObject({
      code: 409,
      result: 'DELIVERY_NEEDED',
    })
    const [one] = settings.payment_methods
    expect(await set('payment_methods', [one, one])).toMatchObject({ code: 409, result: 'PAYMENT_NEEDED' })
    expect(await listed()).toEqual(before)
  })

  test('[STORE-50] where a row by hand broke the shop, everything else can be set, and it can be mended', async () => {
    await shop.db.insertInto('setting').values({ key: 'countries', value: '["FR"]' }).execute()
    expect(await set('company', 'All the same')).toMatchObject({ code: 200 })
    expect(await set('active_views', ['ru'])).toMatchObject({ code: 409, result: 'VIEW_NEEDED' })
    expect(await set('countries')).toMatchObject({ code: 200 })
    expect(await set('countries', ['FR'])).toMatchObject({ code: 409, result: 'COUNTRY_NEEDED' })
    await set('company')
  })

  test('[STORE-15] [ADMIN-116] views are offered in the order of the setting, under the name they were given', async () => {
    const seen = async () =>
      (await shellOf('en')).views.map(({ storeCode, name, flag }) => `${storeCode} ${name} ${flag}`)
    const usual = await seen()
    await set('active_views', ['en', 'de'])
    await set('view_name', 'Deutschland & Österreich', 'de')
    await set('view_flag', 'EU', 'de')
    await expect.poll(async () => (await seen()).at(-1)).toBe('de Deutschland & Österreich EU')
    expect((await seen()).map((text) => text.slice(0, 2))).toEqual(['en', 'de'])
    const robots = async (url: string) => (await shop.fetch(url)).headers['x-robots-tag']
    expect(await robots('/de')).toBeUndefined()
    expect(await robots('/ru')).toBe('noindex, nofollow')
    expect((await shop.fetch('/de/sitemap.xml')).status).toBe(200)
    expect((await shop.fetch('/ru/sitemap.xml')).status).toBe(404)
    for (const [key, code] of [
      ['active_views', ''],
      ['view_name', 'de'],
      ['view_flag', 'de'],
    ] as const)
      await set(key, undefined, code)
    await expect.poll(seen).toEqual(usual)
  })

  test('[STORE-62] of two admins who saw the same the second is told what it is now; a repeat is taken', async () => {
    const save = (value: unknown, seen: object, key = 'company', store_code = '') =>
      call<WireSetting | string>('POST', '/api/admin/settings', { key, store_code, value, seen })
    expect((await save('First Ltd', {})).code).toBe(200)
    const late = await save('Second Ltd', {})
    expect(late).toMatchObject({ code: 409, result: 'SETTING_CHANGED' })
    expect(late.meta).toMatchObject({ setting: { key: 'company', value: 'First Ltd' } })
    expect((await save('First Ltd', {})).code).toBe(200)
    expect((await save('Second Ltd', { value: 'First Ltd' })).code).toBe(200)
    // an own value of a view is another one
    expect((await save('Nur hier', {}, 'company', 'de')).code).toBe(200)
    const home = { title: { en: 'New', de: 'Neu' }, category: 'women' }
    await save(home, {}, 'home_top_slider')
    const turned = { category: 'women', title: { de: 'Neu', en: 'New' } }
    expect((await save(null, { value: turned }, 'home_top_slider')).code).toBe(200)
    const both = await Promise.all(['Third Ltd', 'Fourth Ltd'].map((name) => save(name, { value: 'Second Ltd' })))
    expect(both.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 409])
    await set('company', undefined, 'de')
    await set('company')
    await set('home_top_slider')
  })

  test('[STORE-62] two changes at once do not break together what each of them spares', async () => {
    await set('countries', ['DE', 'AT'], 'de')
    const others = settings.countries.filter((country) => country !== 'DE')
    const answers = await Promise.all([set('countries', others), set('countries', undefined, 'de')])
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(answers.map(({ result }) => result)).toContain('COUNTRY_NEEDED')
    await set('countries')
    await set('countries', undefined, 'de')
  })

  test('[STORE-16] prices that follow the rates follow new ones', async () => {
    const euro = async () => {
      const found = await shop.db
        .selectFrom('product_price')
        .innerJoin('product', 'product.id', 'product_price.product_id')
        .select(['price'])
        .where('sku', '=', 'VT-0115')
        .where('currency', '=', 'EUR')
        .executeTakeFirst()
      return Number(found?.price)
    }
    const shownIn = async () =>
      (await call<{ items: { original_price: number }[] }>('GET', '/api/product?store=de&sku=VT-0115')).result.items[0]
        ?.original_price
    await sql`update product_price set is_derived = true from product where product.id = product_id and sku = 'VT-0115' and currency = 'EUR'`.execute(
      shop.db,
    )
    await set('rates', { ...settings.rates, EUR: 0.9001 })
    const [before, shown] = [await euro(), await shownIn()]
    expect(before).toBeGreaterThan(0)
    await set('rates', { ...settings.rates, EUR: 1.8 })
    expect((await euro()) / before).toBeCloseTo(2, 1)
    // prices are read anew as a whole, which takes what it takes
    expect(await waitUntilSeen(shop.db, 20_000)).toBe(0)
    expect(await shownIn()).not.toBe(shown)
    await set('rates')
    expect(await waitUntilSeen(shop.db, 20_000)).toBe(0)
    expect((await euro()) / before).toBeCloseTo(1, 1)
  })

  test('[ACCOUNT-372] while prices follow new rates the shop’s other people need not wait for the audit', async () => {
    const importing = await shop.pool.connect()
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await shop.pool.query(`update product_price set is_derived = true where currency = 'EUR' and product_id < 1100`)
    await importing.query(`begin; select from product_price where is_derived for update`)
    const changing = set('rates', { ...settings.rates, EUR: 1.7 })
    await expect.poll(async () => (await shop.pool.query(waiting)).rowCount, { interval: 10 }).toBe(1)
    const { rows } = await shop.pool.query(`select pg_try_advisory_xact_lock(hashtextextended('audit', 0)) as free`)
    await importing.query('commit')
    importing.release()
    expect(rows).toEqual([{ free: true }])
    expect((await changing).code).toBe(200)
    await set('rates')
    expect(await waitUntilSeen(shop.db, 20_000)).toBe(0)
  })

  test('[ADMIN-117] the home page shows the rows and styles it was given', async () => {
    const { choices } = await listed()
    const [style] = choices.style
    expect(choices.category).toContainEqual({ value: 'women', label: expect.stringMatching(/Women/) as string })
    await set('home_bottom_slider', { title: { en: 'Fresh from the loom' }, category: 'women' })
    await set('home_top_styles', [{ type: style?.value, gender: 1 }])
    const home = async () =>
      (await call<{ bottom_slider: { title: string } | null; top_styles: object[] }>('GET', '/api/home')).result
    await expect.poll(async () => (await home()).bottom_slider?.title).toBe('Fresh from the loom')
    expect((await home()).top_styles).toMatchObject([{ type: style?.value, gender: 1 }])
    await set('home_bottom_slider')
    await set('home_top_styles')
  })

  test('[STORE-13] where the shop asks for a second factor, a change wants it', async () => {
    await set('staff_second_factor', true)
    await expect.poll(async () => (await set('company', 'Nobody')).result).toBe('SECOND_FACTOR_NEEDED')
    await shop.db.deleteFrom('setting').where('key', '=', 'staff_second_factor').execute()
    await expect.poll(async () => (await set('company')).code).toBe(200)
  })
})

test('[ACCOUNT-239] the second factor, turned on, is asked for in the sessions that are there, but for this one', async () => {
  const other = await signIn(shop.db, 'manager', shop.now())
  const orders = async (bearer: string) => {
    const headers = { authorization: `Bearer ${bearer}` }
    return (await shop.app.inject({ method: 'GET', url: '/api/manage/orders', headers })).statusCode
  }
  expect([await orders(other), await orders(token)]).toEqual([200, 200])
  expect(await set('staff_second_factor', true)).toMatchObject({ code: 200 })
  expect([await orders(other), await orders(token)]).toEqual([403, 200])
})
