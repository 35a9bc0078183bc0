import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { DemoShop } from './demo-shop.ts'
import type { Input, Things } from './things.ts'

/** What staff change with each call so that it is taken; the others are called with the least that their contract takes. */
export const officeInputs = async (
  { db }: DemoShop,
  { me, order, line }: Things,
): Promise<Readonly<Record<string, Input>>> => {
  const first = async (table: string): Promise<number> => {
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} order by id limit 1`.execute(db)
    return rows[0]?.id ?? 0
  }
  const [product, category, review] = [await first('product'), await first('category'), await first('review')]
  const wiki = await first('blogger_wiki')
  const sku = 'VT-1001-CLAY-M'
  const text = (code: string) => ({ en: `Text of ${code}` })
  return {
    'POST /api/manage/bloggers/:id': { params: { id: me }, body: { codes: [`C${me}`] } },
    'POST /api/manage/bloggers/:id/products': { params: { id: me }, body: { skus: [sku], days: 3 } },
    'POST /api/manage/categories/:id': { params: { id: category }, body: { position: 1 } },
    'POST /api/manage/coupons': { body: { code: `NEW${me}`, type: 'percent', value: 10 } },
    'POST /api/manage/coupons/:code': { params: { code: 'FIVE' }, body: { active: true } },
    'POST /api/manage/customers/:id/bonuses': {
      params: { id: me },
      body: { entry_id: randomUUID(), amount: 1, reason: 'Sorry' },
    },
    'POST /api/manage/customers/:id/roles': { params: { id: me }, body: { roles: ['blogger'] } },
    'POST /api/manage/customers/:id/sessions/end': { params: { id: me }, body: {} },
    'POST /api/manage/orders/:id': {
      params: { id: order },
      body: { tracking: { number: '1', title: 'Post', link: null } },
    },
    'POST /api/manage/orders/:id/note': { params: { id: order }, body: { note_id: randomUUID(), text: 'A note' } },
    'POST /api/manage/orders/:id/return': {
      params: { id: order },
      body: { return_id: randomUUID(), lines: [{ line, qty: 1 }], restock: true },
    },
    'POST /api/manage/products': { body: { sku: `NEW-${me}`, name: 'New', price: 10, currency: 'USD', qty: 1 } },
    'POST /api/manage/products/:id': { params: { id: product }, body: { is_new: true } },
    'POST /api/manage/reviews/:id': { params: { id: review }, body: { reply: 'Thank you' } },
    'POST /api/manage/wikis': { body: { slug: `wiki-${me}`, title: text('w'), content: {} } },
    'POST /api/manage/wikis/:id': { params: { id: wiki }, body: { place: 0, is_published: true } },
    'POST /api/stock/add': { body: { sku, qty: 1, reason: 'Found' } },
    'POST /api/admin/design': { body: { tokens: {}, draft: true } },
    'POST /api/admin/slides': { body: { slides: [], draft: true } },
    'POST /api/admin/page': {
      body: {
        identifier: `page-${me}`,
        store_code: '',
        title: text('p'),
        content: { en: [{ kind: 'paragraph', text: 'Text' }] },
        draft: true,
      },
    },
  }
}
