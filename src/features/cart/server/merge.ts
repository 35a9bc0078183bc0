import { sql } from 'kysely'
import { localize } from '#core/language.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Db } from '#platform/server/context.ts'
import { maxLineQty, maxLines } from '../rules/limits.ts'
import { mergedQty, toChoice } from '../rules/lines.ts'
import { piecesOf } from '../rules/products/sold-product.ts'
import { availablePieces } from '../rules/products/stock.ts'
import { checkCart } from './access.ts'
import type { CartCode } from './access.ts'
import { changeCart } from './change-cart.ts'
import type { Context } from './deps.ts'
import { openCart } from './open-cart.ts'
import { findCart } from './read-cart.ts'
import { lockCart, putLine, removeLine } from './store.ts'
import type { StoredCart, StoredLine } from './read-cart.ts'

/** What signing in did to the customer's cart: the lines that grew. `id` undoes it; null where nothing grew. */
export type MergedCart = {
  readonly id: string | null
  readonly cart_id: string
  readonly lines: readonly {
    readonly sku: string
    readonly name: string
    readonly qty: number
    readonly added: number
  }[]
}

/** Puts a guest's cart into the customer's, in the transaction of the sign-in. Source: contract.md, Cart. */
export const mergeCart = async (context: Context, customerId: number, guestCartId: string): Promise<MergedCart> => {
  const { db, store, now } = context
  const ownId = await openCart(context, customerId)
  // always in the same order, so that two sign-ins never wait for each other in a ring
  for (const id of [ownId, guestCartId].toSorted()) await lockCart(db, id)
  const wanted = { currency: store.i18n.currencyCode }
  const [own, guest] = [await findCart(db, ownId, wanted), await findCart(db, guestCartId, wanted)]
  const isMergeable = guest?.customerId === undefined && guest?.storeCode === store.storeCode
  if (!own || !guest || !isMergeable || guest.lines.length === 0) return { id: null, cart_id: ownId, lines: [] }
  const grown = await putTogether(context, own, guest, await findOriginal(db, guest.id, customerId))
  const change = {
    ...(!own.coupon && guest.coupon ? { coupon_code: guest.coupon.code } : {}),
    ...(own.promoCode === undefined && guest.promoCode !== undefined ? { promo_code: guest.promoCode } : {}),
  }
  if (Object.keys(change).length > 0) await changeCart(db, own.id, change, now)
  await changeCart(db, guest.id, { closed_at: now, customer_id: customerId }, now)
  const lines = grown.map(({ line, added, name }) => ({ sku: line.sku, name, qty: line.qty, added }))
  const id = context.newId()
  const kept = grown.map(({ line, added }) => ({ checksum: line.checksum, added }))
  await db
    .insertInto('cart_merge')
    .values({ id, cart_id: own.id, lines: JSON.stringify(kept), merged_at: now })
    .execute()
  return { id: grown.length > 0 ? id : null, cart_id: own.id, lines }
}

/** Pieces by checksum in the customer's cart that a guest's was made anew from, open or not: what both have was put in once. */
const findOriginal = async (db: Db, guestCartId: string, customerId: number): Promise<ReadonlyMap<string, number>> => {
  const lines = await db
    .selectFrom('cart as copy')
    .innerJoin('cart as original', 'original.id', 'copy.copied_from')
    .innerJoin('cart_item as line', 'line.cart_id', 'original.id')
    .select(['line.checksum', 'line.qty'])
    .where('copy.id', '=', guestCartId)
    .where('original.customer_id', '=', customerId)
    .execute()
  return new Map(lines.map(({ checksum, qty }) => [checksum, qty]))
}

type Grown = { readonly line: Omit<StoredLine, 'id'>; readonly added: number; readonly name: string }

const putTogether = async (
  { db, store, now }: Context,
  own: StoredCart,
  guest: StoredCart,
  original: ReadonlyMap<string, number>,
): Promise<readonly Grown[]> => {
  const grown: Grown[] = []
  let room = maxLines - own.lines.length
  for (const { id: _id, ...line } of guest.lines) {
    const same = own.lines.find(({ checksum }) => checksum === line.checksum)
    const product = guest.products.byId.get(line.productId)
    const brought = line.qty - (original.get(line.checksum) ?? 0)
    if (!product || brought <= 0 || (!same && room <= 0)) continue
    const before = same?.qty ?? 0
    const left = availablePieces(piecesOf(product, toChoice(line.option), guest.products))
    const qty = Math.min(mergedQty(before, brought, left), maxLineQty)
    if (qty <= before) continue
    if (!same) room -= 1
    const put = { ...line, qty }
    await putLine(db, own.id, put, now)
    grown.push({ line: put, added: qty - before, name: localize(product.name, store.i18n.language) })
  }
  return grown
}

/** Takes out again what a merge added, as far as it is still there. */
export const unmergeCart = async (
  context: Context,
  cartId: string,
  mergeId: string,
): Promise<Result<boolean, CartCode | 'NOTHING_TO_UNDO'>> => {
  const { db, now } = context
  if (!(await lockCart(db, cartId))) return refuse('CART_NOT_FOUND')
  const found = await checkCart(context, cartId)
  if (!found.ok) return found
  const cart = found.value
  const { rows } = await sql<{ lines: { checksum: string; added: number }[] }>`
    update cart_merge set undone_at = ${now}
    where id = ${mergeId} and cart_id = ${cart.id} and undone_at is null returning lines`.execute(db)
  if (!rows[0]) return refuse('NOTHING_TO_UNDO')
  let { version } = cart
  for (const { checksum, added } of rows[0].lines) {
    const line = cart.lines.find((one) => one.checksum === checksum)
    if (!line) continue
    const qty = line.qty - added
    version =
      qty > 0
        ? (await putLine(db, cart.id, { ...line, qty }, now)).version
        : await removeLine(db, cart.id, line.id, now)
  }
  return ok(true, { version })
}
