import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { openSession } from '#features/accounts/server/sessions/sessions.ts'
import type { PlacedOrder } from '#features/orders/contract.ts'
import type { DemoShop } from './demo-shop.ts'
import { multipart } from './multipart.ts'
import { callApi, orderBody } from './sales.ts'
import type { Answer } from './sales.ts'

/** What somebody of the shop has, by the names that calls know it by. */
export type Things = {
  readonly me: number
  readonly contact: string
  readonly address: number
  readonly session: string
  readonly passkey: string
  readonly cart: string
  readonly merge: string
  readonly order: string
  /** A line of it, of the pieces that come with a file, and of others. */
  readonly fileLine: number
  readonly line: number
  readonly top: number
  readonly bottom: number
  readonly photo: number
  readonly post: number
  readonly payout: number
}

/** The same, of nobody. */
export const nothing: Things = {
  me: 2_000_000_000,
  contact: 'nobody@mail.example',
  address: 2_000_000_000,
  session: '00000000-0000-4000-8000-000000000001',
  passkey: 'no-passkey',
  cart: '00000000-0000-4000-8000-000000000002',
  merge: '00000000-0000-4000-8000-000000000003',
  order: '00000000-0000-4000-8000-000000000004',
  fileLine: 2_000_000_000,
  line: 2_000_000_000,
  top: 200_000_000,
  bottom: 200_000_001,
  photo: 2_000_000_000,
  post: 2_000_000_000,
  payout: 200_000_000,
}

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#456' } })
  .jpeg()
  .toBuffer()

/** What of a person nobody else is to read. */
export const personal = { email: 'own-things@mail.example', street: '7 Nobody Else’s Lane' }

export type Caller = { readonly token: string | undefined }
export type Input = { readonly params?: object; readonly query?: object; readonly body?: object }

/** One call as a browser makes it, a form where the call takes pictures. */
export const callWith = async (
  shop: DemoShop,
  key: string,
  { params = {}, query = {}, body }: Input,
  { token }: Caller,
): Promise<Answer> => {
  const [method, path] = key.split(' ') as ['GET' | 'POST', string]
  const filled = Object.entries(params).reduce(
    (url, [name, value]) => url.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  )
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const url = asked.size > 0 ? `${filled}?${asked}` : filled
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  if (!shop.mount.operations.get(key)?.endpoint.pictures) {
    const isFile = !shop.mount.operations.has(key)
    if (!isFile) return callApi(shop, method, url, method === 'POST' ? (body ?? {}) : undefined, headers)
    const { statusCode: status, body: text, headers: answered } = await shop.app.inject({ method, url, headers })
    return { status, text, headers: answered, result: undefined, meta: {} }
  }
  const fields = Object.fromEntries(Object.entries(body ?? {}).map(([name, value]) => [name, String(value)]))
  const form = multipart([{ field: 'photos', bytes: await picture }], fields)
  const sent = await shop.app.inject({ method, url, headers: { ...headers, ...form.headers }, payload: form.payload })
  const { result, meta = {} } = sent.json<{ result: unknown; meta?: Record<string, unknown> }>()
  return { status: sent.statusCode, text: sent.body, headers: sent.headers, result, meta }
}

/** A new person of these roles. */
export const addPerson = async ({ db, now }: Pick<DemoShop, 'db' | 'now'>, roles: readonly string[]) => {
  const [at, email] = [now(), `${randomUUID()}@mail.example`]
  const { id } = await db
    .insertInto('customer')
    .values({
      email,
      phone: null,
      roles: sql`${[...roles]}::text[]` as never,
      store_code: 'en',
      proven_at: at,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const open = () => openSession(db, { id: randomUUID(), customerId: id, remembers: false, device: 'a test', now: at })
  return { id, email, open, token: (await open()).token }
}

const insert = async <T>(query: { execute: (db: never) => Promise<{ rows: T[] }> }, db: unknown): Promise<T> => {
  const [row] = (await query.execute(db as never)).rows
  if (!row) throw new Error('nothing was kept')
  return row
}

/** Everything that a person of these roles may have: one of each. */
export const addThings = async (shop: DemoShop, roles: readonly string[]) => {
  const { db, now } = shop
  const at = now()
  const person = await addPerson(shop, roles)
  const { id: me, token } = person
  const one = <T = { id: number }>(query: ReturnType<typeof sql<T>>): Promise<T> => insert(query, db)
  const address = { firstname: 'Ida', street: [personal.street], city: 'Bonn', country_id: 'DE' }
  const { id: addressId } = await one(sql<{ id: number }>`
    insert into customer_address (customer_id, address, is_default, created_at)
    values (${me}, ${JSON.stringify(address)}, true, ${at}) returning id`)
  const passkey = randomUUID()
  await sql`insert into passkey (id, customer_id, public_key, name, created_at) values (${passkey}, ${me}, '\\x00', 'Key', ${at})`.execute(
    db,
  )
  const { id: session } = await person.open()
  const { result: cart } = await callApi(shop, 'POST', '/api/cart/create', {}, { authorization: `Bearer ${token}` })
  const merge = randomUUID()
  await sql`insert into cart_merge (id, cart_id, lines, merged_at) values (${merge}, ${String(cart)}, '[]', ${at})`.execute(
    db,
  )
  const order = await placeOwn(shop, token)
  const lines = await db.selectFrom('order_line').select(['id', 'details']).where('order_id', '=', order.id).execute()
  const lineOf = (isFile: boolean) =>
    lines.find(({ details }) => ((details as { type?: string }).type === 'downloadable') === isFile)?.id ?? 0
  const item = (kind: string) =>
    one(sql<{ id: number }>`
      insert into promo_product (customer_id, product_id, title, set_type, delivered_at, created_at)
      values (${me}, null, '{"en":"Piece"}', ${kind}, ${at}, ${at}) returning id`)
  const [top, bottom] = [await item('top'), await item('bottom')]
  const post = await one(sql<{ id: number }>`
    insert into blogger_post (customer_id, item_id, type, promoted_at) values (${me}, ${top.id}, 'story', ${at}) returning id`)
  const upload = `${randomBytes(16).toString('hex')}.webp`
  await sql`insert into upload (name, customer_id, bytes, created_at) values (${upload}, ${me}, 1, ${at})`.execute(db)
  const photo = await one(sql<{ id: number }>`
    insert into promo_photo (customer_id, item_id, name, created_at) values (${me}, ${top.id}, ${upload}, ${at}) returning id`)
  const document = `${randomBytes(16).toString('hex')}.pdf`
  await sql`insert into upload (name, bytes, created_at) values (${document}, 5, ${at})`.execute(db)
  await writeMine(join(shop.config.dataDir, 'payout-documents', document))
  const payout = await one(sql<{ id: number }>`
    insert into blogger_payout (customer_id, currency, profit, bonus, attachment, created_at)
    values (${me}, 'USD', 100, 0, ${document}, ${at}) returning id`)
  const things: Things = {
    me,
    contact: person.email,
    address: addressId,
    session,
    passkey,
    cart: String(cart),
    merge,
    order: order.id,
    fileLine: lineOf(true),
    line: lineOf(false),
    top: top.id,
    bottom: bottom.id,
    photo: photo.id,
    post: post.id,
    payout: payout.id,
  }
  return { ...person, things }
}

const writeMine = async (place: string): Promise<void> => {
  await mkdir(dirname(place), { recursive: true })
  await writeFile(place, '%PDF-')
}

/** An order of a piece and of a plan to download, paid and delivered. */
const placeOwn = async (shop: DemoShop, token: string): Promise<PlacedOrder> => {
  const { sku: plan, downloads } = await shop.db
    .selectFrom('product')
    .select(['sku', 'downloads'])
    .where('type_id', '=', 'downloadable')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  for (const { file } of downloads) await writeMine(join(shop.config.dataDir, 'media', file))
  const { addressInformation } = orderBody('', '')
  const { shippingAddress } = addressInformation
  const own = { ...shippingAddress, email: personal.email, street: [personal.street, ''] }
  const body = orderBody(randomUUID(), 'VT-1001-CLAY-M', {
    products: [
      { sku: 'VT-1001-CLAY-M', qty: 1 },
      { sku: plan, qty: 1 },
    ],
    addressInformation: {
      ...addressInformation,
      shippingAddress: own,
      billingAddress: own,
      payment_method_code: 'banktransfer',
    },
  })
  const placed = await callApi(shop, 'POST', '/api/order', body, { authorization: `Bearer ${token}` })
  if (placed.status !== 200) throw new Error(placed.text)
  const { order } = placed.result as { order: PlacedOrder }
  await sql`
    update shop_order set is_paid = true, status = 'J', stage = 5, delivered_at = ${shop.now()}, cancel_reason = 'the words of staff'
    where id = ${order.id}`.execute(shop.db)
  return order
}
