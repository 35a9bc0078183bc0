import type { ComponentType } from 'react'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import type { ShellData } from '#features/stores/rules/shell-data.ts'
import { showPages } from './show-pages.tsx'
import type { BloggerSettings, WirePromoProduct, WireStats } from '#features/blogger/contract.ts'

type Input = Parameters<AnyCall>[1]

/** A shop that answers the calls that a test names, and keeps what was asked. */
export const fakeCabinet = (answers: Readonly<Record<string, (input: Input) => Result<unknown>>>) => {
  const asked: { key: string; input: Input }[] = []
  const call: AnyCall = async (key, input) => {
    asked.push({ key, input })
    return answers[key]?.(input) ?? refuse('OFFLINE')
  }
  return {
    call,
    asked: (key: string) => asked.filter((one) => one.key === key).map(({ input }) => input),
  }
}

/** A screen of the cabinet at its address; every other address says `elsewhere`. */
export const showScreen = (
  Screen: ComponentType,
  at: string,
  call: AnyCall,
  settings: Partial<ShellData['settings']> = {},
) => showPages([{ path: decodeURI(new URL(at, 'http://shop.test').pathname), element: <Screen /> }], at, call, settings)

/** A product that came yesterday and is to be shown. */
export const promoProduct = (changes: Partial<WirePromoProduct> = {}): WirePromoProduct => ({
  id: 7,
  is_set: false,
  parts: [],
  type_type: 'top',
  title: 'Loopback hoodie',
  sku: 'VT-1001-CLAY-M',
  product_id: 1001,
  image: 'clay.avif',
  url: '/p/VT-1001/loopback-hoodie',
  order: '000042',
  order_id: 'a-b-c',
  delivered: true,
  delivered_at: '2026-11-20T10:00:00.000Z',
  days_to_delivery: null,
  promoted_count: 0,
  promoted_dates: [],
  archive: false,
  archived_at: null,
  archived_reason: null,
  archived_notes: null,
  archived_by: null,
  blogger_images: [],
  ...changes,
})

const none = { mentioned: 0, count: 0, profit: {}, bonus: {} }

export const stats = (changes: Partial<WireStats> = {}): WireStats => ({
  until: new Date().toISOString().slice(0, 10),
  today: none,
  week: { mentioned: 4, count: 38, profit: { USD: 412.6, EUR: 20 }, bonus: { USD: 36 } },
  month: { mentioned: 9, count: 90, profit: { USD: 1000 }, bonus: {} },
  year: { mentioned: 90, count: 900, profit: { USD: 9000 }, bonus: {} },
  total: { mentioned: 99, count: 999, profit: { USD: 11_284 }, bonus: {}, start_date: '2024-03-03T00:00:00.000Z' },
  orders: {
    count: 38,
    sum: { USD: 4000 },
    profit: { USD: 412.6 },
    diffs: { count: 7, sum: { USD: 100 }, profit: { USD: -12.5 }, mentioned: -2 },
    mentioned: 4,
    mentions_goal: 6,
  },
  days: [{ date: new Date().toISOString().slice(0, 10), mentioned: 1, count: 3, profit: { USD: 42 } }],
  ...changes,
})

export const ownSettings = (changes: Partial<BloggerSettings> = {}): BloggerSettings => ({
  instagram: 'mira.moves',
  instagram_shopping: '',
  shop_instagram: 'vitrine',
  instagram_link: '',
  has_instagram_shopping: false,
  show_attention_photo_modal: false,
  profile_text: 'Moving in Vitrine',
  profile_link: 'https://vitrine.example/en?promo=BLOGGER',
  post_actions: ['Name the shop'],
  ...changes,
})

export const listOf = <T,>(...items: T[]) => ok({ items, total: items.length })
