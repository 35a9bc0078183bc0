import { ok, refuse } from '#core/result.ts'
import type { Mount } from '#platform/server/http.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import { withoutNul } from '#platform/server/database/searched-text.ts'
import { stockContract } from '../contract.ts'
import type { StockInfo, StockLine } from '../contract.ts'
import { afterAdding, availableQty, uncountedQty } from '../rules.ts'
import { setCounts } from './counts.ts'
import { countRequests, listMovements } from './movements.ts'
import { requestHandlers } from './request-routes.ts'
import type { FindPiece } from './request-routes.ts'
import { findOperation, lockStock, readStockBySku, writeStock } from './store.ts'
import { undoMovement } from './undo-movement.ts'
import type { KnownStock } from './store.ts'

const mostSkus = 100

/**
 * Mounts the calls of stock. They ask the database and not the snapshot: what is sold the moment before counts. `perNetwork` requests an
 * hour are taken from one network; 0 for no limit.
 */
export const stockRoutes = (
  mount: Mount<StoreView>,
  { findPiece, perNetwork }: { readonly findPiece: FindPiece; readonly perNetwork: number },
): void =>
  mount.mount(stockContract, {
    ...requestHandlers({ findPiece, perNetwork }),
    'GET /api/manage/stock/movements': async ({ query }, { db }) => ok(await listMovements(db, query)),
    'POST /api/manage/stock/movements/:id/undo': ({ params: { id } }, { db, now }) => undoMovement(db, id, now),
    'POST /api/manage/stock/counts': ({ body }, { db, now }) =>
      setCounts(db, body.text, { isTrial: body.try === true, now }),
    'GET /api/manage/stock/requests': async ({ query }, { db, store }) =>
      ok(await countRequests(db, query, store.i18n.language)),
    'GET /api/stock/check': async ({ query }, { db }) => {
      const known = (await readStockBySku(db, [query.sku])).get(query.sku)
      return known ? ok(toInfo(known)) : refuse('NOT_FOUND', { sku: query.sku })
    },
    'GET /api/stock/list': async ({ query }, { db }) => {
      const skus = [...new Set(query.skus.split(',').map((sku) => sku.trim()))].filter((sku) => sku !== '')
      if (skus.length > mostSkus) return refuse('INVALID_INPUT', { fields: { skus: `must be ${mostSkus} at most` } })
      const known = await readStockBySku(db, skus)
      return ok(skus.map((sku) => infoOf(known.get(sku), sku)))
    },
    'POST /api/stock/checkout': async ({ body }, { db }) => {
      const known = await readStockBySku(db, [...new Set(body.products.map(({ sku }) => sku))])
      // lines of one SKU take from the same units, one after the other
      const left = new Map<string, number>()
      const lines = body.products.map(({ sku, qty: wanted = 1 }): StockLine => {
        const qty = Math.trunc(Number(wanted))
        const info = infoOf(known.get(sku), sku)
        const available = info.manage_stock ? (left.get(sku) ?? info.qty) : info.qty
        left.set(sku, Math.max(0, available - qty))
        const error = info.api_error === undefined ? {} : { api_error: info.api_error }
        return { sku, qty, available, is_in_stock: available >= qty, product_id: info.product_id, ...error }
      })
      return ok(lines)
    },
    'POST /api/stock/add': async ({ body }, { db, now }) => {
      const known = (await readStockBySku(db, [body.sku])).get(body.sku)
      if (!known) return refuse('NOT_FOUND', { sku: body.sku })
      if (isMadeOfOthers(known)) return refuse('INVALID_INPUT', { fields: { sku: 'has no stock of its own' } })
      if (body.qty === 0) return refuse('INVALID_INPUT', { fields: { qty: 'must not be 0' } })
      const before = await lockStock(db, known.id)
      const done = body.op_id === undefined ? undefined : await findOperation(db, known.id, body.op_id)
      if (done !== undefined && done !== body.qty)
        return refuse('INVALID_INPUT', { fields: { op_id: 'of another movement' } })
      if (done !== undefined) return ok(toInfo({ ...known, stock: before }))
      const stock = afterAdding(before, body.qty)
      if (!stock) return refuse('STOCK_BELOW_ZERO')
      if (stock.qty > mostUnits) return refuse('INVALID_INPUT', { fields: { qty: `makes more than ${mostUnits}` } })
      const reason = withoutNul(body.reason ?? 'manual') || 'manual'
      await writeStock(db, known.id, stock, { delta: body.qty, reason, at: now, opId: body.op_id })
      return ok(toInfo({ ...known, stock }))
    },
  })

const mostUnits = 1_000_000_000

const isMadeOfOthers = ({ type }: KnownStock): boolean =>
  type === 'configurable' || type === 'grouped' || type === 'bundle'

const infoOf = (known: KnownStock | undefined, sku: string): StockInfo =>
  known
    ? toInfo(known)
    : { product_id: 0, product_sku: sku, qty: 0, is_in_stock: false, manage_stock: true, api_error: 'NOT_FOUND' }

/** What can be had of a product of any type; nothing of one that is not on sale. */
const toInfo = (known: KnownStock): StockInfo => {
  const qty = known.status < 2 ? qtyOf(known) : 0
  return {
    product_id: known.id,
    product_sku: known.sku,
    qty,
    is_in_stock: qty > 0,
    manage_stock: isMadeOfOthers(known) ? known.variants.every(({ isManaged }) => isManaged) : known.stock.isManaged,
  }
}

const qtyOf = ({ type, stock, variants, parts }: KnownStock): number => {
  if (type === 'configurable')
    return Math.min(
      uncountedQty,
      variants.reduce((sum, variant) => sum + availableQty(variant), 0),
    )
  if (type !== 'grouped' && type !== 'bundle') return availableQty(stock)
  if (stock.isManaged && !stock.isInStock) return 0
  if (type === 'grouped') return Math.max(0, ...(parts[0] ?? []).map((part) => availableQty(part.stock)))
  return Math.min(
    uncountedQty,
    ...parts.map((part) => Math.max(0, ...part.map((each) => Math.floor(availableQty(each.stock) / each.qty)))),
  )
}
