import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import { isStoreCode } from '#features/stores/rules/store-view.ts'
import { cartCookie } from '#features/cart/rules/cart-cookie.ts'
import type { WireProduct } from '#features/catalog/rules/product.ts'
import type { AnyCall } from '#platform/web/call.ts'
import { belowStore } from '../page-paths.ts'

type Deps = {
  readonly storeViews: Readonly<Record<string, StoreView>>
  readonly callAs: (view: StoreView, request: FastifyRequest) => AnyCall
  readonly isSecure: boolean
}

const cookieDays = 30

/** What the pages' forms send before, or without, JavaScript. The answer is always a way on, never an error page. */
export const mountFormPosts = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    )
    scope.post('/cart/add', (request, reply) => addToCart(deps, request, reply))
  })
}

const addToCart = async (deps: Deps, request: FastifyRequest, reply: FastifyReply) => {
  const form = (request.body ?? {}) as Record<string, unknown>
  const field = (name: string) => (typeof form[name] === 'string' ? form[name] : '')
  const view = deps.storeViews[isStoreCode(field('store')) ? field('store') : 'en']
  if (!view) throw new Error('no store view en')
  const back = field('back').startsWith('/') ? belowStore(field('back')) : '/'
  if (request.headers['sec-fetch-site'] === 'cross-site') return reply.redirect(view.url, 303)
  const call = deps.callAs(view, request)
  const sku = field('sku') || (await chosenSku(call, back, form))
  // a size is missing: the page says so itself
  if (!sku) return reply.redirect(`${view.url}${back}#buy`, 303)
  const qty = Math.min(99, Math.max(1, Number.parseInt(field('qty'), 10) || 1))
  const name = cartCookie(view.storeCode)
  const cartItem = { sku, delta: qty }
  let cartId = request.cookies[name]
  let added = cartId ? await call('POST /api/cart/update', { query: { cartId }, body: { cartItem } }) : undefined
  if (!added?.ok) {
    const created = await call('POST /api/cart/create', {})
    if (!created.ok) return reply.redirect(`${view.url}${back}`, 303)
    cartId = created.value as string
    added = await call('POST /api/cart/update', { query: { cartId }, body: { cartItem } })
  }
  reply.setCookie(name, cartId ?? '', {
    path: '/',
    sameSite: 'lax',
    secure: deps.isSecure,
    maxAge: cookieDays * 86_400,
  })
  return reply.redirect(`${view.url}${added.ok ? '/cart' : `${back}#buy`}`, 303)
}

/** The variant of the product on page `/p/{parentSku}/…` that has every chosen option; none while a choice is missing. */
const chosenSku = async (
  call: AnyCall,
  page: string,
  form: Readonly<Record<string, unknown>>,
): Promise<string | undefined> => {
  const parentSku = /^\/p\/([^/]+)\//.exec(page)?.[1]
  if (!parentSku) return undefined
  const answer = await call('GET /api/product', { query: { sku: decodeURIComponent(parentSku) } })
  const product = answer.ok ? (answer.value as { items: WireProduct[] }).items[0] : undefined
  return product?.configurable_children.find(({ custom_attributes: attributes }) =>
    attributes.every(({ attribute_code: code, value }) => String(form[code]) === String(value)),
  )?.sku
}
