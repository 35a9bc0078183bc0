import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Kysely } from 'kysely'
import { settings } from '#config/settings.ts'
import { day } from '#core/durations.ts'
import { fromMajor } from '#core/money.ts'
import { writeCatalogue } from '#features/catalog/server/index.ts'
import { addBonuses } from '#features/promotions/server/index.ts'
import type { Tables } from '#platform/server/tables.ts'
import { shownPath } from '#platform/server/uploads/upload-files.ts'
import { fillBlogger } from './bloggers/fill.ts'
import { demoPhotos } from './bloggers/photos.ts'
import type { DemoPhoto } from './bloggers/photos.ts'
import { demoSales } from './bloggers/sales.ts'
import { demoWikis } from './bloggers/wikis.ts'
import { demoCatalogue } from './catalogue.ts'
import { demoPages } from './content/pages.ts'
import { demoCoupons } from './coupons.ts'
import { filmFiles } from './film-files.ts'
import { aboutShop, homeSlides } from './home.ts'
import { cashbackOf, fillOrders, orderIdOf } from './orders/fill.ts'
import type { Buyer, DemoOrder } from './orders/order.ts'
import { ownOrders } from './orders/own-orders.ts'
import { readPieces } from './orders/pieces.ts'
import { people } from './people.ts'
import { planFiles } from './plans.ts'
import { fillPriceHistory } from './price-history.ts'

type Options = { readonly dataDir: string; readonly now: Date; readonly onProgress: (line: string) => void }

/** Fills an empty database with the demo shop, in one transaction: all of it, or nothing. One that has products is left alone. */
export const fillDemo = async (db: Kysely<Tables>, { dataDir, now, onProgress }: Options): Promise<void> => {
  const filled = await db.selectFrom('product').select('id').limit(1).executeTakeFirst()
  if (filled) return
  onProgress('filling the demo shop')
  // files go before what names them: a filled shop has them all
  const keep = async (path: string, bytes: Uint8Array): Promise<void> => {
    const file = join(dataDir, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, bytes)
  }
  for (const { path, bytes } of [...planFiles(), ...(await filmFiles())]) await keep(join('media', path), bytes)
  // drawn while the catalogue is written; one that fails takes all of it back
  const photos = keepPhotos(keep)
  const writing = writeCatalogue(db, demoCatalogue(), {
    now,
    rates: settings.rates,
    mode: 'upsert',
    beforeCommit: async (trx) => fillBeside(trx, await photos, now),
  })
  const [counts] = await Promise.all([writing, photos])
  onProgress(`the demo shop has ${counts.new} products and variants`)
}

/** Draws the photos of bloggers' posts, and keeps them where uploads lie; approved ones are seen by everybody. */
const keepPhotos = async (keep: (path: string, bytes: Uint8Array) => Promise<void>): Promise<DemoPhoto[]> => {
  const photos = await demoPhotos()
  for (const { name, bytes, isApproved } of photos) {
    await keep(join('uploads', name), bytes)
    if (isApproved) await keep(join('media', shownPath(name)), bytes)
  }
  return photos
}

/** What the demo has beside its catalogue: people, their bonuses and orders, coupons, pages, settings. */
const fillBeside = async (db: Kysely<Tables>, photos: readonly DemoPhoto[], now: Date): Promise<void> => {
  await fillPriceHistory(db, now)
  await db
    .insertInto('coupon')
    .values(demoCoupons(now))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const opened = new Date(now.getTime() - 365 * day)
  await db
    .insertInto('customer')
    .values(
      people.map(({ role, firstName, lastName, email, phone, address }) => ({
        email,
        phone: phone.replace('+', ''),
        firstname: firstName,
        lastname: lastName,
        city: address?.city,
        postcode: address?.postcode,
        country: address?.country_id,
        roles: role === 'customer' ? [] : [role],
        store_code: 'en',
        proven_at: opened,
        created_at: opened,
        updated_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await fillAddresses(db, now)
  const pieces = await readPieces(db)
  const sales = demoSales(pieces, now)
  const own = ownOrders(pieces, await readBuyer(db), now)
  const lineIds = await fillOrders(db, [...sales, ...own])
  await fillBonuses(db, own, now)
  await fillBlogger(db, { orders: sales, lineIds }, photos, now)
  const pages = demoPages().map((page) => ({
    ...page,
    title: JSON.stringify(page.title),
    content: JSON.stringify(page.content),
  }))
  await db
    .insertInto('cms_page')
    .values(pages)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('setting')
    .values([
      { key: 'home_slides', value: JSON.stringify(homeSlides) },
      ...Object.entries(aboutShop).map(([key, words]) => ({ key, value: JSON.stringify(words) })),
      { key: 'blogger_contact', value: JSON.stringify('blogger@example.com') },
      { key: 'blogger_has_phone', value: 'true' },
      { key: 'instructions_count', value: String(demoWikis.length) },
      { key: 'feeds_facebook', value: JSON.stringify({ en: '/feeds/en/meta.csv', ru: '/feeds/ru/meta.csv' }) },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The address books: one address each. */
const fillAddresses = async (db: Kysely<Tables>, now: Date): Promise<void> => {
  const stored = await db
    .selectFrom('customer')
    .select(['id', 'email'])
    .where(
      'email',
      'in',
      people.map(({ email }) => email),
    )
    .execute()
  const values = people.flatMap(({ email, address }) => {
    const owner = stored.find((customer) => customer.email === email)
    if (!owner || !address) return []
    return [{ customer_id: owner.id, address: JSON.stringify(address), is_default: true, created_at: now }]
  })
  await db
    .insertInto('customer_address')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The demo's customer, as an order has them. */
const readBuyer = async (db: Kysely<Tables>): Promise<Buyer> => {
  const person = people.find(({ role }) => role === 'customer')
  if (!person?.address) throw new Error('the demo has no customer')
  const { email, address } = person
  const { id } = await db.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return { customerId: id, email, address: { ...address, email } }
}

/** The ledgers, the oldest entry first. The award of an opened account is given once, so its key is the one it always has. */
const fillBonuses = async (db: Kysely<Tables>, orders: readonly DemoOrder[], now: Date): Promise<void> => {
  for (const { email, bonuses = [] } of people) {
    if (bonuses.length === 0) continue
    const { id } = await db.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    const given = bonuses.map(({ reason, amount, daysAgo }) => ({
      reason,
      amount: fromMajor(amount),
      orderId: undefined,
      key: `${reason}:${id}`,
      now: new Date(now.getTime() - daysAgo * day),
    }))
    const earned = orders.flatMap((order) => {
      const orderId = orderIdOf(order.key)
      if (order.buyer.customerId !== id || !order.deliveredAt) return []
      const amount = cashbackOf(order)
      return [{ reason: 'cashback' as const, amount, orderId, key: `${orderId}:cashback`, now: order.deliveredAt }]
    })
    const entries = [...given, ...earned].toSorted((one, other) => one.now.getTime() - other.now.getTime())
    for (const entry of entries) await addBonuses(db, { customerId: id, ...entry }, settings.account_currency)
  }
}
