import { currencyCodes, toMajor } from '#core/money.ts'
import type { Money } from '#core/money.ts'
import { storeViews } from '#config/stores/index.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { RequestContext } from '#platform/server/context.ts'
import type { PriceInfo } from '../contract.ts'
import { findByKey, isShown } from '../rules/variants/look-up.ts'
import { priceOf } from '../rules/prices/prices.ts'
import { viewAsGroup } from './group-viewing.ts'
import type { GroupOf } from './group-viewing.ts'
import type { Catalogue } from './snapshot/catalogue.ts'

type Query = {
  readonly skus?: string
  readonly currencyCode?: string
  readonly storeId?: string
  readonly groupToken?: string
}

const mostSkus = 100

/** Prices of products as they are now, for whoever proves a price group in its eyes; nothing on failure. */
export const renderList = async (
  deps: { readonly catalogue: Catalogue; readonly groupOf?: GroupOf | undefined },
  query: Query,
  context: Pick<RequestContext<StoreView>, 'db' | 'store' | 'session' | 'now'>,
): Promise<PriceInfo[]> => {
  const view = viewOf(context.store, query.storeId, query.currencyCode)
  if (!view) return []
  const everybody = deps.catalogue.viewing(view)
  const products = skusIn(query.skus)
    .slice(0, mostSkus)
    .flatMap((sku) => {
      const found = findByKey(everybody.catalogue, { sku })
      return found && isShown(everybody, found.product) ? [found.variant ?? found.product] : []
    })
  const viewing = await viewAsGroup(deps, { view, groupToken: query.groupToken, products }, context)
  if (!viewing) return []
  return products.map((product) => {
    const { final, original, special, lowest } = priceOf(viewing, product)
    const amounts = (pick: (price: typeof final) => Money) => ({
      final_price: toMajor(pick(final)),
      regular_price: toMajor(pick(original)),
      special_price: toMajor(pick(special)),
    })
    return {
      id: product.id,
      sku: product.sku,
      type_id: product.type,
      currency_code: view.i18n.currencyCode,
      price_info: {
        ...amounts(({ gross }) => gross),
        ...(lowest ? { lowest_price_30_days: toMajor(lowest.gross) } : {}),
        tax_adjustments: amounts(({ net }) => net),
      },
    }
  })
}

const skusIn = (text: string | undefined): string[] =>
  [...new Set((text ?? '').split(',').map((part) => part.trim()))].filter((part) => part !== '')

/** The store view of an id, in the currency asked for; undefined where there is none such. */
const viewOf = (store: StoreView, storeId: string | undefined, currency: string | undefined): StoreView | undefined => {
  const view = storeId ? Object.values(storeViews).find((each) => String(each.storeId) === storeId) : store
  if (!view || !currency) return view
  const currencyCode = currencyCodes.find((code) => code === currency)
  return currencyCode && { ...view, i18n: { ...view.i18n, currencyCode } }
}
