import { afterAll, beforeAll, expect, test } from 'vitest'
import { money } from '#core/money.ts'
import { languages } from '#core/language.ts'
import { storeViews } from '#config/stores/index.ts'
import { askJson } from '#test/support/ask-json.ts'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import { signIn } from '#test/support/sign-in.ts'
import type {
  WireBalance,
  WireBloggerOrder,
  WirePayout,
  WirePost,
  WirePromoProduct,
  WireStats,
  WireWiki,
} from '../contract.ts'
import { promoLists } from '../rules/lists.ts'
import { royaltyLines } from '../rules/royalty.ts'
import { settleRoyalty } from './royalties/ledger.ts'

let shop: DemoShop
let blogger: number
let token = ''
beforeAll(async () => {
  shop = await createDemoShop()
  const { id } = await shop.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', 'blogger@example.com')
    .executeTakeFirstOrThrow()
  blogger = id
  token = await signIn(shop.db, blogger, shop.now())
})
afterAll(() => shop.close())

const askAsBlogger = askJson(
  () => shop,
  () => token,
)
const ask = async <T>(path: string): Promise<T> => (await askAsBlogger<T>('GET', `/api/${path}`)).result
type List<T> = { readonly items: T[]; readonly total: number }

test('[BLOGGER-39] the demo’s blogger has products in all three lists, sets and posts', async () => {
  const { items } = await ask<List<WirePromoProduct>>('blogger/products')
  const { delivering, promotion, done } = promoLists(items)
  for (const list of [delivering, promotion, done]) expect(list.length).toBeGreaterThanOrEqual(4)
  expect(done.some(({ archive }) => archive)).toBe(true)
  expect(items.filter(({ is_set: isSet }) => isSet).map(({ parts }) => parts.length)).toEqual([2, 2])
  expect(items.every(({ title, image, url, is_set: isSet }) => title && image && (isSet || url))).toBe(true)
  expect((await ask<List<WirePost>>('blogger/posts')).total).toBeGreaterThan(20)
  for (const type of ['promo_product', 'blogger_post', 'blogger_payout'])
    expect([type, (await ask<List<unknown>>(`catalog?type=${type}`)).total]).not.toEqual([type, 0])
})

test('[BLOGGER-39] products have photos of posts, and one waits to be approved', async () => {
  const shown = async (sku: string) => {
    const response = await shop.app.inject({ url: `/api/product/blogger-photos?sku=${sku}` })
    return response.json<{ result: { items: { by: string }[] } }>().result.items
  }
  expect((await shown('VT-1001')).map(({ by }) => by)).toEqual(['mira.in.clay', 'mira.in.clay', 'mira.in.clay'])
  const { items } = await ask<List<WirePost>>('blogger/posts')
  const photos = items.flatMap((post) => post.photos)
  expect(photos.length).toBeGreaterThan(5)
  const waiting = await shop.db.selectFrom('promo_photo').select('id').where('status', '=', 2).execute()
  expect(waiting).toHaveLength(1)
})

test('[BLOGGER-39] sales have figures in every period, and payouts with documents', async () => {
  const stats = await ask<WireStats>('blogger/stats')
  for (const period of ['today', 'week', 'month', 'year', 'total'] as const)
    expect([period, stats[period].count > 0]).toEqual([period, true])
  expect(Object.keys(stats.total.profit).toSorted()).toEqual(['RUB', 'USD'])
  const { items } = await ask<List<WirePayout>>('blogger/payouts')
  expect(items.length).toBeGreaterThan(6)
  expect((await shop.app.inject({ url: items[0]?.file ?? '' })).headers['content-type']).toBe('application/pdf')
  const orders = (await ask<List<WireBloggerOrder>>('blogger/orders')).items
  expect(orders.some(({ canceled }) => canceled)).toBe(true)
  expect(orders.some(({ products }) => products.some(({ returned_count: returned }) => returned > 0))).toBe(true)
  expect(orders.some(({ royalty }) => royalty.file !== null)).toBe(true)
})

test('[BLOGGER-39] the demo’s books are what the rules make of its orders', async () => {
  const { db } = shop
  const before = await ask<WireBalance[]>('blogger/balance')
  expect(before.map(({ currency }) => currency)).toEqual(['RUB', 'USD'])
  for (const { active, pending, paid } of before)
    expect([active >= 0, pending > 0, paid > 0]).toEqual([true, true, true])
  const written = await db.selectFrom('royalty').selectAll().orderBy('order_id').execute()
  const entries = (await db.selectFrom('royalty_entry').select('id').execute()).length
  const settings = shop.features.catalogue.settingsOf('en')
  for (const { order_id: id, lines } of written) {
    const sold = await db.selectFrom('order_line').select(['id', 'qty', 'price']).where('order_id', '=', id).execute()
    const { totals } = await db.selectFrom('shop_order').select('totals').where('id', '=', id).executeTakeFirstOrThrow()
    const shares = { share: settings.royalty_share, bonusShare: settings.royalty_bonus_share }
    expect(lines).toEqual(royaltyLines(sold, money(Number(totals['goods'])), shares))
    await settleRoyalty(db, id, 'again', shop.now())
  }
  expect((await db.selectFrom('royalty_entry').select('id').execute()).length).toBe(entries)
  expect(await ask<WireBalance[]>('blogger/balance')).toEqual(before)
})

test('[BLOGGER-39] instructions are written in five languages', async () => {
  const views = Object.values(storeViews)
  const seen = new Map<string, string>()
  for (const language of languages) {
    const view = views.find(({ i18n }) => i18n.language === language)
    const { items } = await ask<List<WireWiki>>(`blogger/wikis?store=${view?.storeCode}`)
    expect(items.map(({ slug }) => slug)).toEqual(['first-steps', 'good-photos', 'sets', 'code-and-payouts'])
    seen.set(language, items.map(({ title }) => title).join())
  }
  expect(new Set(seen.values()).size).toBe(languages.length)
})
