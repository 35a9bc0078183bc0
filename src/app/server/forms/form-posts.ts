import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WireProduct } from '#features/catalog/rules/product/product.ts'
import { maxLineQty } from '#features/cart/rules/limits.ts'
import { isLostCart } from '#features/cart/rules/lost-cart.ts'
import { isSameOrigin } from '#platform/server/http/admission.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { belowStore } from '../../page-paths.ts'
import { readAddress } from '../http/request-address.ts'
import { findCartId, keepCartId } from '../pages/cart-cookie.ts'
import { orderByForm } from './form-checkout.ts'
import { writeByForm } from './form-contact.ts'
import { payByForm } from './form-payment.ts'
import { readForm } from './forms.ts'
import type { FormDeps } from './forms.ts'

/** What the pages' forms send before, or without, JavaScript. The answer is always a way on, never an error page. */
export const mountFormPosts = async (app: FastifyInstance, deps: FormDeps): Promise<void> => {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    )
    scope.post('/cart/add', (request, reply) => addToCart(deps, request, reply))
    scope.post('/cart/change', (request, reply) => changeCart(deps, request, reply))
    scope.post('/checkout/order', (request, reply) => orderByForm(deps, request, reply))
    scope.post('/contact', (request, reply) => writeByForm(deps, request, reply))
    scope.post('/order/pay', (request, reply) => payByForm(deps, request, reply))
  })
}

const addToCart = async (deps: FormDeps, request: FastifyRequest, reply: FastifyReply) => {
  const { form, field, view } = readForm(deps, request)
  const back = toPath(field('back'))
  if (!isSameOrigin(request)) return reply.redirect(view.url, 303)
  const call = deps.callAs(view, request)
  const sku = field('sku') || (await chosenSku(call, back, form))
  // a size is missing: the page says so itself
  if (!sku) return reply.redirect(`${view.url}${back}#buy`, 303)
  const cartItems = piecesOf(form) ?? [{ sku, delta: toQty(field('qty')), product_option: optionOf(form) }]
  let cartId = findCartId(request, view)
  let added = cartId ? await addAll(call, cartId, cartItems) : undefined
  if (!added || (!added.ok && isLostCart(added.code))) {
    const created = await call('POST /api/cart/create', {})
    if (!created.ok) return reply.redirect(`${view.url}${back}`, 303)
    cartId = created.value as string
    added = await addAll(call, cartId, cartItems)
  }
  keepCartId(reply, cartId ?? '', { view, isSecure: deps.isSecure })
  return reply.redirect(`${view.url}${added?.ok ? '/cart' : `${back}#buy`}`, 303)
}

/** A path below the store view that an answer can lead to and everybody can read, whatever a form calls the page it stands on. */
const toPath = (back: string): string => {
  if (!back.startsWith('/')) return '/'
  const { pathname, search } = new URL(readAddress(back), 'http://relative')
  return belowStore(pathname + search)
}

/** A line of the cart that the cookie names: another quantity, or none at all. What is refused leaves the cart as it was. */
const changeCart = async (deps: FormDeps, request: FastifyRequest, reply: FastifyReply) => {
  const { field, view } = readForm(deps, request)
  const cartId = findCartId(request, view)
  const item = /^\d{1,15}$/.exec(field('item'))?.[0]
  if (!isSameOrigin(request)) return reply.redirect(view.url, 303)
  if (cartId && item) {
    const call = deps.callAs(view, request)
    const cartItem = { item_id: item }
    const qty = /^\d{1,5}$/.test(field('qty')) ? Math.min(Number(field('qty')), maxLineQty) : undefined
    if (field('remove') !== '' || qty === 0)
      void (await call('POST /api/cart/delete', { query: { cartId }, body: { cartItem } }))
    else if (qty !== undefined)
      void (await call('POST /api/cart/update', { query: { cartId }, body: { cartItem: { ...cartItem, qty } } }))
  }
  return reply.redirect(`${view.url}/cart`, 303)
}

const toQty = (text: string): number => Math.min(99, Math.max(1, Number.parseInt(text, 10) || 1))

type FormItem = { readonly sku: string; readonly delta: number; readonly product_option?: object | undefined }

/** One after the other; the first refusal ends it. */
const addAll = async (call: AnyCall, cartId: string, cartItems: readonly FormItem[]) => {
  let added: Awaited<ReturnType<AnyCall>> | undefined
  for (const cartItem of cartItems) {
    added = await call('POST /api/cart/update', { query: { cartId }, body: { cartItem } })
    if (!added.ok) break
  }
  return added
}

/** Fields of a name with a number behind it, `option-3=17`; those left empty are choices of nothing. */
const numbered = (form: Readonly<Record<string, string>>, name: string): { id: number; value: number }[] =>
  Object.entries(form).flatMap(([key, value]) => {
    const id = new RegExp(`^${name}-(\\d{1,9})$`).exec(key)?.[1]
    return id !== undefined && /^\d{1,9}$/.test(value) ? [{ id: Number(id), value: Number(value) }] : []
  })

/** What was chosen of custom options (`option-{id}`) and of a bundle (`bundle-{id}`). */
const optionOf = (form: Readonly<Record<string, string>>): object | undefined => {
  const custom = numbered(form, 'option').slice(0, mostFields)
  const bundle = numbered(form, 'bundle').slice(0, mostFields)
  if (custom.length + bundle.length === 0) return undefined
  return {
    extension_attributes: {
      custom_options: custom.map(({ id, value }) => ({ option_id: id, option_value: value })),
      bundle_options: bundle.map(({ id, value }) => ({ option_id: id, option_selections: [value] })),
    },
  }
}

/** The pieces of a group (`piece-{sku}={qty}`), each a line of its own; undefined where the form names none. */
const piecesOf = (form: Readonly<Record<string, string>>): FormItem[] | undefined => {
  const pieces = Object.entries(form).flatMap(([key, value]) =>
    key.startsWith('piece-') ? [{ sku: key.slice('piece-'.length), delta: toQty(value) }] : [],
  )
  return pieces.length > 0 ? pieces.slice(0, mostFields) : undefined
}

const mostFields = 50

/** The variant of the product on page `/p/{parentSku}/…` that has every chosen option; none while a choice is missing. */
const chosenSku = async (
  call: AnyCall,
  page: string,
  form: Readonly<Record<string, string>>,
): Promise<string | undefined> => {
  const parentSku = /^\/p\/([^/]+)\//.exec(page)?.[1]
  if (!parentSku) return undefined
  const answer = await call('GET /api/product', { query: { sku: decodeURIComponent(parentSku) } })
  const product = answer.ok ? (answer.value as { items: WireProduct[] }).items[0] : undefined
  return product?.configurable_children.find(({ custom_attributes: attributes }) =>
    attributes.every(({ attribute_code: code, value }) => form[code] === String(value)),
  )?.sku
}
