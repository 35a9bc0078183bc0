import { afterAll, beforeAll, expect, test } from 'vitest'
import { announceAll } from '#test/support/announce.ts'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await createDemoShop()
})
afterAll(() => shop.close())

const set = (key: string, value: unknown) =>
  shop.db
    .insertInto('setting')
    .values({ key, value: JSON.stringify(value) })
    .execute()
const home = async (store = 'en') =>
  (await shop.app.inject({ url: `/api/home?store=${store}` })).json<{
    result: {
      main_categories: { id: number; name: string; url_path: string }[]
      top_slider: { category_id: number } | null
      top_styles: object[]
    }
  }>().result

test('[CONTENT-92] the sliders and top styles of the settings are on the home page, and those that lead nowhere are not', async () => {
  const plain = await home()
  expect(plain.main_categories.map(({ url_path }) => url_path)).toEqual(['women', 'men', 'shoes'])
  expect([plain.top_slider, plain.top_styles]).toEqual([null, []])
  await set('home_top_slider', { title: { en: 'Warm ones', ru: 'Тёплые' }, category: 'women/tops/hoodies' })
  await set('home_bottom_slider', { title: {}, category: 'no/such/shelf' })
  await set('home_top_styles', [
    { type: 'leggings', gender: 0 },
    { type: 'nothing', gender: 1 },
  ])
  expect(await home('ru')).toMatchObject({
    top_slider: { title: 'Тёплые', url_path: 'women/tops/hoodies' },
    bottom_slider: null,
    top_styles: [{ type: 'leggings', gender: 0, title: 'Леггинсы', for: 'Женщинам' }],
  })
  await expect.poll(async () => (await shop.fetch('/en')).body).toContain('Warm ones')
  const { body } = await shop.fetch('/en')
  for (const words of ['Top styles', 'Everything in Women', 'Everything in Warm ones']) expect(body).toContain(words)
  const link = /href="(\/en\/search\?q=Leggings[^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect((await shop.fetch(link)).body).toContain('egging')
})

test('[HOME-7] the front page says of the shop what its settings say, and without words its name alone', async () => {
  const headOf = async (path: string) => {
    const { body } = await shop.fetch(path)
    return [/<title>([^<]*)/.exec(body)?.[1], /<meta name="description" content="([^"]*)/.exec(body)?.[1]]
  }
  expect(await headOf('/de')).toEqual([
    'Mode und Sportbekleidung · Vitrine',
    'Kleidung und Schuhe für Bewegung, eine Farbe von Kopf bis Fuß.',
  ])
  const change = (key: string, words: object) =>
    shop.db
      .updateTable('setting')
      .set({ value: JSON.stringify(words) })
      .where('key', '=', key)
      .execute()
  await change('site_title', {})
  await change('site_description', { en: 'Lamps.' })
  await expect.poll(() => headOf('/de')).toEqual(['Vitrine', 'Lamps.'])
})

test('[HOME-9] the front page names the ways to pay that the view offers, and no others', async () => {
  const named = async (path: string, name: string) => {
    const { body } = await shop.fetch(path)
    return [...body.matchAll(/<ul[^>]*aria-label="([^"]*)"[^>]*>(.*?)<\/ul>/g)]
      .filter(([, label]) => label === name)
      .map(([, , items = '']) =>
        items
          .replaceAll(/<[^>]*>/g, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      )
  }
  expect(await named('/ru', 'Безопасная оплата')).toEqual(['Оплата при получении Банковская карта Банковский перевод'])
  const { payment_methods: methods } = shop.features.catalogue.settingsOf('ru')
  await shop.db
    .insertInto('setting')
    .values({
      key: 'payment_methods',
      store_code: 'ru',
      value: JSON.stringify(methods.filter(({ code }) => code === 'card')),
    })
    .execute()
  await expect.poll(() => named('/ru', 'Безопасная оплата')).toEqual(['Банковская карта'])
  expect(await named('/en', 'Paid safely')).toEqual(['Cash on delivery Card Bank transfer'])
  await shop.db.deleteFrom('setting').where('key', '=', 'payment_methods').execute()
  await expect.poll(() => shop.features.catalogue.settingsOf('ru').payment_methods.length).toBe(3)
})

test('[HOME-8] no page leads to a legal page that nobody has written', async () => {
  const leads = async (path: string, to = 'returns') => (await shop.fetch(path)).body.includes(`href="/en/${to}"`)
  expect([await leads('/en'), await leads('/en/p/VT-1001/loopback-hoodie')]).toEqual([true, true])
  await shop.db.updateTable('cms_page').set({ is_active: false }).where('identifier', '=', 'returns').execute()
  await expect.poll(() => leads('/en')).toBe(false)
  expect(await leads('/en/p/VT-1001/loopback-hoodie')).toBe(false)
  expect(await leads('/en', 'delivery')).toBe(true)
})

test('[CONTENT-93] cms_settings says how the shop is set, by its identifier and in a list of two', async () => {
  const ofBlock = async (store: string) =>
    (await shop.app.inject({ url: `/api/ext/cms-data/cmsBlockIdentifier/cms_settings/storeId/${store}` })).json<{
      result: { identifier: string; json: Record<string, unknown> }
    }>().result
  const { identifier, json } = await ofBlock('ru')
  expect(identifier).toBe('cms_settings')
  expect(Object.keys(json)).toEqual([
    'blocks',
    'payment_methods',
    'main_slider',
    'top_styles',
    'sliders',
    'product_choose',
    'show_bonuses_banner',
    'bonuses_banner_code',
    'award_bonuses_amount',
    'navbar',
    'logos',
  ])
  expect(json.payment_methods).toMatchObject([{ code: 'cashondelivery', title: 'Оплата при получении' }, {}, {}])
  expect(json.main_slider).toHaveLength(4)
})

test('[CONTENT-1000] the logos of cms_settings begin with the logo that the header shows', async () => {
  const logosNow = async () =>
    (await shop.app.inject({ url: '/api/ext/cms-data/cmsBlockIdentifier/cms_settings/storeId/en' })).json<{
      result: { json: { logos: string[] } }
    }>().result.json.logos
  expect(await logosNow()).toEqual([])
  await set('favicons', [{ src: '/media/tab.png' }])
  await set('logo', '/media/look/logo.webp')
  expect(await logosNow()).toEqual(['/media/look/logo.webp', '/media/tab.png'])
})

test('[CONTENT-94] with product_choose on the home page shows approved pieces alone', async () => {
  await set('product_choose', true)
  const { catalogue } = shop.features
  while (!catalogue.settingsOf('en').product_choose) await announceAll(shop.db, catalogue)
  const { body } = await shop.fetch('/en')
  const approved = await shop.db
    .selectFrom('product')
    .select('sku')
    .where('approved', '=', true)
    .where('parent_id', 'is', null)
    .execute()
  const skus = new Set(approved.map(({ sku }) => sku))
  const shown = [...body.matchAll(/href="\/en\/p\/([^/"]+)\//g)].map(([, sku = '']) => decodeURIComponent(sku))
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.filter((sku) => !skus.has(sku))).toEqual([])
})
