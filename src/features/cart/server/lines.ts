import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { CartContract, WireCartItem } from '../contract.ts'
import { maxLineQty, maxLines } from '../rules/limits.ts'
import type { InputOf } from '#core/endpoint.ts'
import { checkChoice } from '../rules/products/choose.ts'
import type { ChooseCode, Chosen } from '../rules/products/choose.ts'
import { lineChecksum, storedOption, toChoice, toQty } from '../rules/lines.ts'
import type { SoldProducts } from '../rules/products/sold-product.ts'
import { command } from './access.ts'
import type { CartCode, Commanded } from './access.ts'
import { settingsFor, translatorFor } from './deps.ts'
import type { CartDeps, Context } from './deps.ts'
import { quoteStored } from './quote.ts'
import { changeLines } from './store.ts'
import type { StoredCart, StoredLine } from './read-cart.ts'
import { toWireItem } from './wire.ts'

type UpdateInput = InputOf<CartContract['POST /api/cart/update']>
type CartItemInput = UpdateInput['body']['cartItem']
type UpdateCode = CartCode | ChooseCode | 'INVALID_INPUT' | 'TOO_MANY_LINES'

/** What a command does: the line it is about, as it is now and as it shall be. `qty` 0 takes it away. */
type Plan = {
  readonly line: Omit<StoredLine, 'id'>
  readonly existing: StoredLine | undefined
  /** A line that becomes this one by choosing other options. */
  readonly replaced: StoredLine | undefined
  /** The line whose place it takes, where it is new. */
  readonly placeOf: number | undefined
  readonly before: number
}

/** The cart's id stands in the query, or in the line. */
const checkCartId = (inQuery: string | undefined, inLine: string | undefined): Result<string, 'INVALID_INPUT'> => {
  const id = inQuery ?? inLine
  return id === undefined ? refuse('INVALID_INPUT', { fields: { cartId: 'REQUIRED' } }) : ok(id)
}

export const updateLine = async (
  deps: CartDeps,
  { query, body }: UpdateInput,
  context: Context,
): Promise<Result<WireCartItem, UpdateCode>> => {
  const { cartItem } = body
  const id = checkCartId(query.cartId, cartItem.quoteId)
  if (!id.ok) return id
  if (cartItem.sku === undefined && cartItem.item_id === undefined)
    return refuse('INVALID_INPUT', { fields: { 'cartItem.sku': 'REQUIRED' } })
  const opId = body.op_id ?? cartItem.op_id
  return command(
    context,
    { id: id.value, opId, skus: cartItem.sku === undefined ? [] : [cartItem.sku] },
    (found, within) => update(deps, { body, opId }, found, within),
  )
}

const update = async (
  deps: CartDeps,
  { body, opId }: Pick<UpdateInput, 'body'> & { readonly opId: string | undefined },
  { cart, isFirst }: Commanded,
  context: Context,
): Promise<Result<WireCartItem, UpdateCode> | undefined> => {
  const { cartItem } = body
  const target = cart.lines.find((line) => line.id === Number(cartItem.item_id)) ?? takenFrom(cartItem, cart)
  const sku = cartItem.sku ?? target?.sku
  if (sku === undefined) return refuse('PRODUCT_NOT_FOUND')
  const settings = await settingsFor(deps, context)
  const { products } = cart
  const chosen = checkChosen(sku, cartItem, target, products)
  if (!chosen.ok) return chosen
  const plan = planFor(cartItem, chosen.value, cart, target)
  if (isFirst && !plan.existing && !plan.replaced && plan.line.qty > 0 && cart.lines.length >= maxLines)
    return refuse('TOO_MANY_LINES')
  const done = isFirst ? await carryOut(context, cart, plan, opId) : { line: plan.existing, version: cart.version }
  if (!done) return undefined
  const { line, version } = done
  const shown: StoredLine = line ?? { ...plan.line, id: plan.existing?.id ?? 0, qty: 0 }
  const lines = linesAfter(cart.lines, shown, isFirst ? plan : undefined)
  const quoted = (await quoteStored(deps, { ...cart, lines }, settings, context)).lines
  const answered = quoted.find((one) => one.line.id === shown.id)
  if (!answered) return refuse('PRODUCT_NOT_FOUND')
  const view = { cartId: cart.id, products, store: context.store, translate: translatorFor(deps, context) }
  const isStale = body.version !== undefined && body.version < cart.version
  return ok(toWireItem(answered, { ...view, previousQty: plan.before }), {
    version,
    ...(isStale ? { items: quoted.filter((one) => one.qty > 0).map((one) => toWireItem(one, view)) } : {}),
  })
}

/** The lines as they are now, with the one that the command is about even where nothing is left of it. */
const linesAfter = (
  before: readonly StoredLine[],
  shown: StoredLine,
  plan: Pick<Plan, 'replaced' | 'placeOf'> | undefined,
): StoredLine[] => {
  if (before.some(({ id }) => id === shown.id)) {
    const kept = before.filter(({ id }) => id !== plan?.replaced?.id)
    return kept.map((line) => (line.id === shown.id ? shown : line))
  }
  const at = before.findIndex(({ id }) => id === plan?.placeOf)
  const lines = before.toSpliced(at < 0 ? before.length : at + 1, 0, shown)
  return lines.filter(({ id }) => id !== plan?.replaced?.id)
}

/** The line that a step takes pieces out of names itself by its choice: it may be off sale by now. */
const takenFrom = ({ sku, delta = 0, product_option: asked }: CartItemInput, { lines }: StoredCart) => {
  if (sku === undefined || delta >= 0) return undefined
  const checksum = lineChecksum(sku, toChoice(asked))
  return lines.find((line) => line.checksum === checksum)
}

/** The line's own choice stays where the command names no other; a line off sale may still be made smaller. */
const checkChosen = (
  sku: string,
  item: CartItemInput,
  target: StoredLine | undefined,
  products: SoldProducts,
): Result<Chosen, ChooseCode> => {
  const product = target && products.byId.get(target.productId)
  const asked = toChoice(item.product_option)
  const isSame =
    target !== undefined &&
    sku === target.sku &&
    (item.product_option === undefined || lineChecksum(sku, asked) === target.checksum)
  return product && isSame
    ? ok({ product, choice: toChoice(target.option) })
    : checkChoice(sku, item.product_option, products)
}

const planFor = (
  item: CartItemInput,
  { product, choice }: Chosen,
  cart: StoredCart,
  target: StoredLine | undefined,
): Plan => {
  const checksum = lineChecksum(product.sku, choice)
  const existing = cart.lines.find((line) => line.checksum === checksum)
  const replaced = target && target.checksum !== checksum ? target : undefined
  const before = existing?.qty ?? 0
  const wanted =
    item.delta === undefined ? toQty(item.qty) + (replaced ? before : 0) : before + (replaced?.qty ?? 0) + item.delta
  return {
    line: {
      productId: product.id,
      sku: product.sku,
      qty: Math.min(Math.max(wanted, 0), maxLineQty),
      option: existing?.option ?? storedOption(item.product_option),
      checksum,
    },
    existing,
    replaced,
    placeOf: replaced?.id ?? (item.in_place_of === undefined ? undefined : Number(item.in_place_of)),
    before: replaced?.qty ?? before,
  }
}

const carryOut = async (
  { db, now }: Context,
  cart: StoredCart,
  { line, existing, replaced, placeOf }: Plan,
  opId: string | undefined,
): Promise<{ line: StoredLine | undefined; version: number } | undefined> => {
  const isLeft = line.qty > 0
  const put = isLeft && existing?.qty !== line.qty ? line : undefined
  const gone = [replaced, isLeft ? undefined : existing].flatMap((one) => (one ? [one.id] : []))
  const changed = await changeLines(db, cart, { put, placeOf, gone, opId }, now)
  if (!changed) return undefined
  const { id, version } = changed
  return { line: id === null ? (isLeft ? existing : undefined) : { ...line, id }, version }
}

type DeleteInput = InputOf<CartContract['POST /api/cart/delete']>

export const deleteLine = async (
  deps: CartDeps,
  { query, body }: DeleteInput,
  context: Context,
): Promise<Result<boolean, CartCode | 'INVALID_INPUT'>> => {
  const { cartItem } = body
  const id = checkCartId(query.cartId, cartItem.quoteId)
  if (!id.ok) return id
  if (cartItem.item_id === undefined && cartItem.sku === undefined) {
    return refuse('INVALID_INPUT', { fields: { 'cartItem.item_id': 'REQUIRED' } })
  }
  const opId = body.op_id ?? cartItem.op_id
  return command(
    context,
    { id: id.value, opId, skus: [] },
    async ({ cart, isFirst }, within): Promise<Result<boolean, CartCode> | undefined> => {
      const line = cart.lines.find((one) =>
        cartItem.item_id === undefined ? one.sku === cartItem.sku : one.id === Number(cartItem.item_id),
      )
      const gone = isFirst && line ? [line.id] : []
      const change = { put: undefined, gone, opId: isFirst ? opId : undefined }
      const changed = await changeLines(within.db, cart, change, context.now)
      if (!changed) return undefined
      const { version } = changed
      if (body.version === undefined || body.version >= cart.version) return ok(true, { version })
      const left = cart.lines.filter(({ id: one }) => !gone.includes(one))
      return ok(true, { version, items: await wireItems(deps, within, { ...cart, lines: left }) })
    },
  )
}

/** Lines priced now, as they go over the wire. */
export const wireItems = async (
  deps: CartDeps,
  context: Context,
  cart: Pick<StoredCart, 'id' | 'lines' | 'products'> & Partial<Pick<StoredCart, 'address'>>,
): Promise<WireCartItem[]> => {
  const settings = await settingsFor(deps, context)
  const view = {
    cartId: cart.id,
    products: cart.products,
    store: context.store,
    translate: translatorFor(deps, context),
  }
  const { lines } = await quoteStored(deps, cart, settings, context)
  return lines.map((line) => toWireItem(line, view))
}
