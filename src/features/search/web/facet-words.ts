import type { FacetOption } from './facets.ts'
import { isFlag } from './listing-query.ts'
import type { FacetCode } from './listing-query.ts'

export const facetTexts: Readonly<Record<FacetCode, string>> = {
  color: 'search.facetColor',
  size: 'search.facetSize',
  brand: 'search.facetBrand',
  price: 'search.facetPrice',
  sale: 'search.facetSale',
  new: 'search.facetNew',
  is_promo: 'search.facetPromo',
  in_stock: 'search.facetInStock',
  gender: 'search.facetGender',
  ptype: 'search.facetType',
  set: 'search.facetSet',
  approved: 'search.facetApproved',
}

/** The label of an option; what is yes or no gets words of its own. */
export const facetLabel = (
  t: (id: string) => string,
  code: FacetCode,
  { id, label }: Pick<FacetOption, 'id' | 'label'>,
): string => {
  if (code === 'set') return t(id === '1' ? 'search.setYes' : 'search.setNo')
  if (code === 'approved') return t(id === '1' ? 'search.approvedYes' : 'search.approvedNo')
  return isFlag(code) ? t(facetTexts[code]) : label
}
