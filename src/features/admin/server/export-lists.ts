import type { ReplyOf } from '#core/endpoint.ts'
import type { AccountsContract } from '#features/accounts/contract.ts'
import type { BloggerContract } from '#features/blogger/contract.ts'
import type { ImportContract } from '#features/catalog/rules/import-calls.ts'
import type { ManageCatalogContract } from '#features/catalog/rules/manage-calls.ts'
import type { OrderContract } from '#features/orders/contract.ts'
import type { WebhookContract } from '#features/orders/rules/webhook-calls.ts'
import type { PromotionsContract } from '#features/promotions/contract.ts'
import type { ReviewsContract } from '#features/reviews/contract.ts'
import type { StockContract } from '#features/stock/contract.ts'
import type { Cell } from '../rules/csv.ts'
import type { DeskContract } from '../rules/desk-calls.ts'

/** A list that can be saved as a file: the call that answers it page by page, and what of a row is written where. */
export type ExportList = {
  readonly key: string
  readonly columns: Readonly<Record<string, (row: never) => Cell>>
}

/** The files that say how people are reached, or what goes to whom. */
export const personalFiles: ReadonlySet<string> = new Set([
  'orders',
  'returns',
  'customers',
  'audit',
  'bloggers',
  'payouts',
  'outbox',
])

type Rows<C, Key extends keyof C> = ReplyOf<C[Key]> extends { readonly items: readonly (infer Row)[] } ? Row : never
type Listing<C> = {
  [Key in keyof C]: ReplyOf<C[Key]> extends { readonly items: readonly unknown[] } ? Key : never
}[keyof C]

const listOf =
  <C>() =>
  <Key extends Listing<C> & string>(
    key: Key,
    columns: Readonly<Record<string, (row: Rows<C, Key>) => Cell>>,
  ): ExportList => ({ key, columns })

/** Amounts of several currencies in one cell, one after the other: they are never added up. */
const amounts = (all: readonly (readonly [amount: number, currency: string])[]): string =>
  all.map(([amount, currency]) => `${amount} ${currency}`).join(', ')

/** The files of the back office by their names. */
export const exportLists: Readonly<Record<string, ExportList>> = {
  orders: listOf<OrderContract>()('GET /api/manage/orders', {
    number: ({ number }) => number,
    created_at: ({ created_at }) => created_at,
    store: ({ store }) => store,
    order_status: ({ order_status }) => order_status,
    stage: ({ stage }) => stage,
    paid: ({ paid }) => paid,
    canceled: ({ canceled }) => canceled,
    cancel_reason: ({ cancel_reason }) => cancel_reason,
    customer: ({ customer }) => customer?.name,
    company: ({ customer }) => customer?.billing_address?.company ?? customer?.shipping_address?.company,
    vat_id: ({ customer }) => customer?.billing_address?.vat_id ?? customer?.shipping_address?.vat_id,
    email: ({ customer }) => customer?.email,
    phone: ({ customer }) => customer?.phone_formatted,
    address: ({ customer }) => customer?.shipping_address?.address,
    city: ({ customer }) => customer?.shipping_address?.city,
    zip: ({ customer }) => customer?.shipping_address?.zip,
    country: ({ customer }) => customer?.shipping_address?.country,
    pieces: ({ products }) => products.reduce((sum, { count }) => sum + count, 0),
    goods: ({ products }) => products.map(({ count, sku }) => `${count} x ${sku}`).join(', '),
    coupon: ({ coupon }) => coupon,
    grand_total: ({ totals }) => totals.grand_total,
    refunded: ({ refunded }) => refunded,
    taken_off: ({ taken_off }) => taken_off,
    currency: ({ currency }) => currency,
    payment: ({ payment_system }) => payment_system,
    carrier: ({ delivery }) => delivery.carrier,
    tracking: ({ delivery }) => delivery.number,
  }),
  returns: listOf<OrderContract>()('GET /api/manage/returns', {
    order: ({ number }) => number,
    created_at: ({ created_at }) => created_at,
    kind: ({ kind }) => kind,
    state: ({ state }) => state,
    pieces: ({ lines }) => lines.reduce((sum, { qty }) => sum + qty, 0),
    goods: ({ goods }) => goods.map(({ qty, sku }) => `${qty} x ${sku}`).join(', '),
    reason: ({ reason }) => reason,
    answer: ({ answer }) => answer,
  }),
  reviews: listOf<ReviewsContract>()('GET /api/manage/reviews', {
    created_at: ({ created_at }) => created_at,
    sku: ({ product_sku }) => product_sku,
    product: ({ product_name }) => product_name,
    rating: ({ rating }) => rating,
    status: ({ status }) => status,
    nickname: ({ nickname }) => nickname,
    title: ({ title }) => title,
    detail: ({ detail }) => detail,
    reply: ({ reply }) => reply,
  }),
  products: listOf<ManageCatalogContract>()('GET /api/manage/products', {
    sku: ({ sku }) => sku,
    name: ({ name }) => name,
    type: ({ type_id }) => type_id,
    status: ({ status }) => status,
    visibility: ({ visibility }) => visibility,
    price: ({ price }) => price,
    special_price: ({ special_price }) => special_price,
    currency: ({ currency }) => currency,
    qty: ({ qty }) => qty,
    new: ({ is_new }) => is_new,
    sale: ({ is_sale }) => is_sale,
    promo: ({ is_promo }) => is_promo,
  }),
  categories: listOf<ManageCatalogContract>()('GET /api/manage/categories', {
    id: ({ id }) => id,
    path: ({ path }) => path,
    url_path: ({ url_path }) => url_path,
    position: ({ position }) => position,
    active: ({ is_active }) => is_active,
    products: ({ products }) => products,
  }),
  customers: listOf<AccountsContract>()('GET /api/manage/customers', {
    id: ({ id }) => id,
    name: ({ name }) => name,
    email: ({ email }) => email,
    phone: ({ phone }) => phone,
    roles: ({ roles }) => roles.join(' '),
    created_at: ({ created_at }) => created_at,
    orders: ({ orders }) => orders,
    bonuses: ({ balance }) => balance,
    currency: ({ currency }) => currency,
  }),
  audit: listOf<AccountsContract>()('GET /api/manage/audit', {
    at: ({ at }) => at,
    who: ({ actor, actor_id }) => actor ?? actor_id,
    in_whose_name: ({ subject, subject_id }) => subject ?? subject_id,
    what: ({ operation }) => operation,
    to_what: ({ target }) => target,
  }),
  bloggers: listOf<BloggerContract>()('GET /api/manage/bloggers', {
    id: ({ id }) => id,
    name: ({ name }) => name,
    email: ({ email }) => email,
    phone: ({ phone }) => phone,
    codes: ({ codes }) => codes.join(' '),
    orders: ({ orders }) => orders,
    posts: ({ posts }) => posts,
    last_post_at: ({ last_post_at }) => last_post_at,
    on_the_way: ({ products }) => products.delivering,
    to_be_shown: ({ products }) => products.promotion,
    shown: ({ products }) => products.promoted,
    pending: ({ balance }) => amounts(balance.map(({ pending, currency }) => [pending, currency])),
    confirmed: ({ balance }) => amounts(balance.map(({ active, currency }) => [active, currency])),
    paid: ({ balance }) => amounts(balance.map(({ paid, currency }) => [paid, currency])),
  }),
  royalties: listOf<BloggerContract>()('GET /api/manage/royalties', {
    order: ({ number }) => number,
    created_at: ({ created_at }) => created_at,
    blogger: ({ blogger }) => blogger.name,
    code: ({ code }) => code,
    state: ({ state }) => state,
    profit: ({ sum }) => sum,
    bonus: ({ bonus }) => bonus,
    currency: ({ currency }) => currency,
  }),
  payouts: listOf<BloggerContract>()('GET /api/manage/payouts', {
    number: ({ number }) => number,
    created_at: ({ created_at }) => created_at,
    blogger: ({ blogger }) => blogger.name,
    contact: ({ blogger }) => blogger.contact,
    status: ({ status }) => status,
    approved_at: ({ approved_at }) => approved_at,
    orders: ({ orders }) => orders,
    profit: ({ profit }) => profit,
    bonus: ({ bonus }) => bonus,
    amount: ({ amount }) => amount,
    currency: ({ currency }) => currency,
    note: ({ note }) => note,
  }),
  movements: listOf<StockContract>()('GET /api/manage/stock/movements', {
    created_at: ({ created_at }) => created_at,
    sku: ({ sku }) => sku,
    delta: ({ delta }) => delta,
    reason: ({ reason }) => reason,
    order: ({ order_id }) => order_id,
  }),
  imports: listOf<ImportContract>()('GET /api/manage/imports', {
    id: ({ id }) => id,
    started_at: ({ started_at }) => started_at,
    finished_at: ({ finished_at }) => finished_at,
    by: ({ by }) => by,
    state: ({ state }) => state,
    files: ({ files }) => files.join(', '),
    format: ({ format }) => format,
    new: (run) => run.new,
    changed: ({ changed }) => changed,
    unchanged: ({ unchanged }) => unchanged,
    refused: ({ refused }) => refused,
  }),
  'import-issues': listOf<ImportContract>()('GET /api/manage/import-issues', {
    file: ({ file }) => file,
    line: ({ line }) => line,
    column: ({ column }) => column,
    sku: ({ sku }) => sku,
    reason: ({ reason }) => reason,
    refused: ({ is_refused }) => is_refused,
  }),
  outbox: listOf<DeskContract>()('GET /api/manage/outbox', {
    at: ({ at }) => at,
    channel: ({ channel }) => channel,
    kind: ({ kind }) => kind,
    to: ({ contact }) => contact,
    subject: ({ subject }) => subject,
    state: ({ state }) => state,
    problem: ({ problem }) => problem,
    tries: ({ tries }) => tries,
    sent_at: ({ sent_at }) => sent_at,
  }),
  'failed-jobs': listOf<DeskContract>()('GET /api/admin/jobs/failed', {
    failed_at: ({ failed_at }) => failed_at,
    queue: ({ name }) => name,
    problem: ({ problem }) => problem,
    tries: ({ tries }) => tries,
    created_at: ({ created_at }) => created_at,
  }),
  deliveries: listOf<WebhookContract>()('GET /api/admin/webhooks/deliveries', {
    created_at: ({ created_at }) => created_at,
    type: ({ type }) => type,
    order: ({ number }) => number,
    store: ({ store }) => store,
    state: ({ state }) => state,
    tries: ({ tries }) => tries,
    status: ({ status }) => status,
    error: ({ error }) => error,
    tried_at: ({ tried_at }) => tried_at,
  }),
  coupons: listOf<PromotionsContract>()('GET /api/manage/coupons', {
    code: ({ code }) => code,
    type: ({ type }) => type,
    value: ({ value }) => value,
    active: ({ active }) => active,
    date_end: ({ date_end }) => date_end,
    free_delivery: ({ free_delivery }) => free_delivery,
    use_limit: ({ use_limit }) => use_limit,
    // without a limit nobody counts
    used: ({ use_limit, used }) => (use_limit === null ? null : used),
  }),
}
