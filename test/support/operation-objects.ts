import { randomUUID } from 'node:crypto'
import type { Input, Things } from './things.ts'

type Naming = (things: Things) => Input

const address = { firstname: 'Ida', street: ['1 Way'], city: 'Bonn', country_id: 'DE' }
const addressInformation = {
  shippingAddress: { ...address, postcode: '53111', telephone: '+49 228 1', email: 'ida@mail.example' },
  shippingCarrierCode: 'standard',
  shippingMethodCode: 'standard',
}

/** What carts are changed with; the cart itself is named by every call that takes a `cartId`. */
const cartBodies: Readonly<Record<string, (things: Things) => object>> = {
  'POST /api/cart/update': () => ({ cartItem: { sku: 'VT-1001-CLAY-M', qty: 1 } }),
  'POST /api/cart/delete': () => ({ cartItem: { item_id: 1 } }),
  'POST /api/cart/apply-coupon': () => ({ coupon: 'WELCOME10' }),
  'POST /api/cart/unmerge': ({ merge }) => ({ merge }),
  'POST /api/cart/shipping-information': () => ({ addressInformation }),
}

/** Of a call on a cart. */
export const cartInput =
  (key: string): Naming =>
  (things) => ({ query: { cartId: things.cart }, body: cartBodies[key]?.(things) ?? {} })

/** How each call that is about one thing of somebody's names it; where a thing has two names, the second follows a #. */
export const objects: Readonly<Record<string, Naming>> = {
  'GET /api/user/profile': ({ me }) => ({ query: { id: me } }),
  'GET /api/user/profile#contact': ({ contact }) => ({ query: { contact } }),
  'GET /api/user/profile-account': ({ me }) => ({ query: { id: me } }),
  'POST /api/user/profile-account': ({ me }) => ({ body: { id: me, name: 'Ida Own' } }),
  'POST /api/user/update': ({ me }) => ({ body: { id: me, city: 'Bonn' } }),
  'POST /api/user/addresses': ({ address: id }) => ({ body: { id, address } }),
  'POST /api/user/addresses#user': ({ me }) => ({ body: { user_id: me, address } }),
  'POST /api/user/addresses/default': ({ address: id }) => ({ body: { id } }),
  'POST /api/user/addresses/remove': ({ address: id }) => ({ body: { id } }),
  'POST /api/user/sessions/end': ({ session: id }) => ({ body: { id } }),
  'POST /api/user/passkeys/rename': ({ passkey: id }) => ({ body: { id, name: 'Mine' } }),
  'POST /api/user/passkeys/remove': ({ passkey: id }) => ({ body: { id } }),
  'GET /api/order/:id': ({ order: id }) => ({ params: { id } }),
  'POST /api/order/:id/cancel': ({ order: id }) => ({ params: { id }, body: {} }),
  'POST /api/order/:id/return': ({ order: id, line }) => ({
    params: { id },
    body: { request_id: randomUUID(), lines: [{ line, qty: 1 }] },
  }),
  'GET /api/order/:id/invoice.pdf': ({ order: id }) => ({ params: { id } }),
  'GET /api/order/:id/receipt.pdf': ({ order: id }) => ({ params: { id } }),
  'GET /api/order/:id/downloads/:line/:place': ({ order: id, fileLine: line }) => ({ params: { id, line, place: 0 } }),
  'GET /api/blogger/products': ({ top: id }) => ({ query: { id } }),
  'GET /api/blogger/photos': ({ top }) => ({ query: { item_id: top } }),
  'POST /api/blogger/photos': ({ top }) => ({ body: { item_id: top } }),
  'POST /api/blogger/photos/:id/remove': ({ photo: id }) => ({ params: { id } }),
  'GET /api/blogger/posts': ({ top }) => ({ query: { item_id: top } }),
  'GET /api/blogger/post': ({ post: id }) => ({ query: { id } }),
  'POST /api/blogger/post': ({ top }) => ({ body: { type: 'story', item_id: top } }),
  'GET /api/blogger/orders': ({ payout }) => ({ query: { payout_id: payout } }),
  'GET /api/blogger/set-check': ({ top, bottom }) => ({ query: { items: `${top},${bottom}` } }),
  'POST /api/blogger/set': ({ top, bottom }) => ({ body: { items: `${top},${bottom}` } }),
  'GET /api/blogger/order-received': ({ top: id }) => ({ query: { id } }),
  'POST /api/blogger/order-received': ({ top: id }) => ({ body: { id } }),
  'POST /api/blogger/archive': ({ top: id }) => ({ body: { id, archive: true, reason: 'size' } }),
  'GET /api/blogger/payouts/:id/attachment.pdf': ({ payout: id }) => ({ params: { id } }),
  'GET /api/blogger/payouts/:id/document.pdf': ({ payout: id }) => ({ params: { id } }),
}

/** Whoever holds the unguessable id of an order may look at it and pay it, and learns nothing of its buyer. */
export const forHolders = ['GET /api/order/:id', 'POST /api/payment/start/:order', 'POST /api/payment/embedded/:order']

/** What staff may open of everybody's. */
export const forStaff = [
  'GET /api/order/:id/invoice.pdf',
  'GET /api/order/:id/receipt.pdf',
  'GET /api/order/:id/downloads/:line/:place',
  'GET /api/blogger/payouts/:id/attachment.pdf',
  'GET /api/blogger/payouts/:id/document.pdf',
]

/** Answered 200 to whoever names what is not theirs: a list without it, or nothing done. */
export const harmless = ['POST /api/user/addresses/remove', 'GET /api/blogger/posts', 'GET /api/blogger/orders']

/** Calls with an id that names nothing of anybody's: what everybody reads, what the browser makes up, what a secret opens. */
export const nobodys: readonly string[] = [
  'GET /api/blogger/page/:identifier',
  'GET /api/blogger/wiki/:slug',
  'GET /api/cart/get',
  'GET /api/ext/cms-data/cmsBlock/:id',
  'GET /api/ext/cms-data/cmsBlockIdentifier/:identifier/storeId/:storeId',
  'GET /api/ext/cms-data/cmsPage/:id',
  'GET /api/ext/cms-data/cmsPageIdentifier/:identifier/storeId/:storeId',
  'GET /api/product',
  'POST /api/blogger/approve',
  'POST /api/order',
  'POST /api/order/withdraw',
  'POST /api/payment/webhook/:provider',
  'POST /api/review/create',
  'POST /api/stock/notify',
]

/** Refused with 403 to whoever acts in another's name; all else of a customer and a blogger is open to them. */
export const notInAnothersName: Readonly<Record<string, object | undefined>> = {
  'GET /api/user/second-factor': undefined,
  'GET /api/user/export': undefined,
  'POST /api/user/change-password': { newPassword: 'long enough', code: '1234' },
  'POST /api/user/delete': { code: '1234' },
  'POST /api/user/logout-all': {},
  'POST /api/user/passkeys/register': { response: {} },
  'POST /api/user/passkeys/register-options': {},
  'POST /api/user/passkeys/remove': { id: 'x' },
  'POST /api/user/passkeys/rename': { id: 'x', name: 'x' },
  'POST /api/user/second-factor': { code: '123456' },
  'POST /api/user/second-factor/recovery-codes': {},
  'POST /api/user/second-factor/start': {},
  'POST /api/user/sessions/end': { id: '00000000-0000-4000-8000-000000000000' },
}
