/**
 * What a program may do with an API token, by calls; all others are closed to it. None of them signs anybody in, changes who may do
 * what, or is for admins alone.
 */
export const tokenScopes = {
  orders: [
    'GET /api/manage/orders',
    'GET /api/manage/orders/:id',
    'POST /api/manage/orders/:id',
    'POST /api/manage/orders/:id/note',
    'POST /api/manage/orders/:id/return',
    'GET /api/manage/returns',
    'POST /api/manage/returns/:id',
  ],
  stock: [
    'POST /api/stock/add',
    'GET /api/manage/stock/movements',
    'GET /api/stock/list',
    'GET /api/stock/check',
    'POST /api/stock/checkout',
  ],
  products: [
    'GET /api/manage/products',
    'POST /api/manage/products',
    'GET /api/manage/products/:id',
    'POST /api/manage/products/:id',
    'GET /api/manage/categories',
    'POST /api/manage/categories/:id',
    'GET /api/catalog',
    'GET /api/product',
  ],
  coupons: [
    'GET /api/manage/coupons',
    'POST /api/manage/coupons',
    'GET /api/manage/coupons/:code',
    'POST /api/manage/coupons/:code',
  ],
  reviews: ['GET /api/manage/reviews', 'POST /api/manage/reviews/:id'],
  customers: ['GET /api/manage/customers', 'GET /api/manage/customers/:id'],
  import: ['POST /api/manage/update', 'GET /api/manage/update/progress'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type TokenScope = keyof typeof tokenScopes
export const scopeNames = Object.keys(tokenScopes) as TokenScope[]

/** Whether one of these scopes has a call. */
export const isInScope = (scopes: readonly string[], call: string): boolean =>
  scopeNames.some((name) => scopes.includes(name) && (tokenScopes[name] as readonly string[]).includes(call))
