import type { Settings } from '#features/stores/rules/settings.ts'
import type { Condition } from './conditions.ts'
import { toField } from './fields.ts'
import type { CatalogQuery } from './parse-query.ts'

type Listed = Pick<Settings, 'product_choose' | 'list_out_of_stock_products'>

/** What holds where the query says nothing of its own. Managers may ask for what is not on sale. */
export const ownRules = (settings: Listed, query: CatalogQuery, isManager: boolean): Condition[] => {
  const asks = (code: string) => query.filters.some(({ attribute }) => toField(attribute) === code)
  const rule = (code: string, ...values: string[]): Condition => ({ code, isChosen: false, kind: 'any', values })
  const rules = [rule('priced', '1')]
  if (!asks('visibility')) rules.push(rule('visibility', '2', '3', '4'))
  if (!isManager || !asks('status')) rules.push(rule('status', '0', '1'))
  if (!asks('only_promo') && !isPromoMode(query)) rules.push(rule('only_promo', '0'))
  // as if chosen, so that the filter says how many wait to be approved
  if (settings.product_choose && !asks('approved')) rules.push({ ...rule('approved', '1'), isChosen: true })
  if (!settings.list_out_of_stock_products && !asks('in_stock')) rules.push(rule('in_stock', '1'))
  return rules
}

/** The whole list is of promo products; a shopper's own filter by promo is none of it. */
const isPromoMode = ({ filters }: CatalogQuery): boolean =>
  filters.some(({ attribute, isChosen }) => !isChosen && toField(attribute) === 'is_promo')
