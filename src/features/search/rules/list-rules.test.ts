import { describe, expect, test } from 'vitest'
import { en } from '#config/stores/en.ts'
import { toConditions } from './conditions.ts'
import type { Condition, FilterWords } from './conditions.ts'
import { ownRules } from './own-rules.ts'
import { parseQuery } from './parse-query.ts'
import type { CatalogQuery } from './parse-query.ts'
import { toSortKeys, usualSortKeys } from './sort-keys.ts'

type Asked = readonly [attribute: string, value: object, scope?: 'catalog']

const queryOf = (filters: readonly Asked[], text?: string): CatalogQuery => {
  const wire = filters.map(([attribute, value, scope = 'default']) => ({ attribute, value, scope }))
  const parsed = parseQuery(JSON.stringify({ text, filters: wire }))
  if (!parsed.ok) throw new Error('a query of the test')
  return parsed.value
}

describe('what a list is without filters of its own', () => {
  const shown = { product_choose: false, list_out_of_stock_products: true }
  const own = (settings: Partial<typeof shown> = {}, filters: readonly Asked[] = [], isManager = false) =>
    ownRules({ ...shown, ...settings }, queryOf(filters), isManager).map(
      ({ code, isChosen, ...rest }) => `${code}${isChosen ? '!' : ''} ${'values' in rest ? rest.values.join(',') : ''}`,
    )
  const all = ['priced 1', 'visibility 2,3,4', 'status 0,1', 'only_promo 0']

  test('[SEARCH-7] priced, visible, on sale, not for promo alone', () => expect(own()).toEqual(all))
  test('[SEARCH-7] what is asked for by a filter is no rule any more; the status is for managers to ask for', () => {
    expect(own({}, [['visibility', { eq: 1 }]])).toEqual(['priced 1', 'status 0,1', 'only_promo 0'])
    expect(own({}, [['only_promo', { eq: 1 }]])).toEqual(['priced 1', 'visibility 2,3,4', 'status 0,1'])
    expect(own({}, [['status', { eq: 2 }]])).toEqual(all)
    expect(own({}, [['status', { eq: 2 }]], true)).toEqual(['priced 1', 'visibility 2,3,4', 'only_promo 0'])
    expect(own({}, [], true)).toEqual(all)
  })
  test('[SEARCH-7] a list of promo products has those of promo alone; a choice of a shopper has not', () => {
    expect(own({}, [['is_promo', { eq: 1 }]])).toEqual(['priced 1', 'visibility 2,3,4', 'status 0,1'])
    expect(own({}, [['is_promo', { eq: 1 }, 'catalog']])).toEqual(all)
    expect(own({}, [['sale', { eq: 1 }]])).toEqual(all)
  })
  test('[SEARCH-4] sold-out products are hidden where the shop wants it, unless asked for', () => {
    expect(own({ list_out_of_stock_products: false })).toEqual([...all, 'in_stock 1'])
    expect(own({ list_out_of_stock_products: false }, [['stock.is_in_stock', { eq: 0 }]])).toEqual(all)
  })
  test('[SEARCH-54] where products are chosen, those that were, as if the shopper had asked', () => {
    expect(own({ product_choose: true })).toEqual([...all, 'approved! 1'])
    expect(own({ product_choose: true }, [['approved', { eq: 0 }]])).toEqual(all)
  })
})

describe('[SEARCH-9] the order of a list', () => {
  const keys = (sort: readonly [string, boolean][], filters: readonly Asked[] = [], text?: string) =>
    toSortKeys(
      en,
      queryOf(filters, text),
      sort.map(([by, isDescending]) => ({ by, isDescending })),
      'price@usd',
    )
  const down = (code: string) => ({ code, isDescending: true })
  const up = (code: string) => ({ code, isDescending: false })

  test('nobody asks: the view’s own; with a text by relevance first', () => {
    expect(keys([])).toEqual([down('promoted'), down('id')])
    expect(usualSortKeys(en, 'price@usd')).toEqual(keys([]))
    expect(keys([], [], 'hoodie')).toEqual([down('relevance'), down('promoted'), down('id')])
  })
  test('asked for: that first, then the own, each once; equal ones by id', () => {
    expect(keys([['final_price', false]])).toEqual([up('price@usd'), down('promoted'), down('id')])
    expect(keys([['price', true]])).toEqual([down('price@usd'), down('promoted'), down('id')])
    expect(keys([['created_at', true]], [], 'hoodie')).toEqual([down('created_at'), down('promoted'), down('id')])
    expect(keys([['id', false]])).toEqual([up('id'), down('promoted')])
    const view = { ...en, defaultSort: 'created_at:asc,promoted' }
    expect(toSortKeys(view, queryOf([]), [], 'price')).toEqual([up('created_at'), up('promoted'), down('id')])
  })
  test('a place is the category’s own where the list is of one', () => {
    const within = { within: { code: 'category_ids', value: '12' } }
    const position = { code: 'position', isDescending: false }
    const first = (filters: readonly Asked[]) => keys([['position', false]], filters)[0]
    expect(first([['category_id', { eq: 12 }]])).toEqual({ ...position, ...within })
    expect(first([['category_ids', { in: [12, 13] }]])).toEqual(position)
    expect(first([['category_ids', { nin: [12] }]])).toEqual(position)
    expect(first([['brand', { eq: 12 }]])).toEqual(position)
    expect(keys([['created_at', false]], [['category_ids', { eq: 12 }]])[0]).toEqual(up('created_at'))
  })
})

describe('filters in the words of the engines', () => {
  const kinds: Record<string, ReturnType<FilterWords['kindOf']>> = {
    color: 'select',
    material: 'multiselect',
    care: 'text',
    organic: 'boolean',
  }
  const words: FilterWords = {
    kindOf: (attribute) => kinds[attribute],
    optionsCalled: (attribute, value) => (value === 'none' ? [] : [`${attribute}=${value}`]),
    optionsLike: (attribute, pattern) => [`${attribute}~${pattern}`],
    categoriesLike: (pattern) => [`categories~${pattern}`],
    named: ({ isChosen }, code) => ({ code, isChosen, kind: 'ids', ids: [7] }),
  }
  const conditions = (...filters: Asked[]): readonly Condition[] | string => {
    const made = toConditions(words, queryOf(filters).filters, 'price@usd')
    return made.ok ? made.value : JSON.stringify(made.meta)
  }
  const any = (code: string, ...values: string[]) => ({ code, isChosen: false, kind: 'any', values })
  const none = (code: string, ...values: string[]) => ({ code, isChosen: false, kind: 'none', values })
  const ranges = (...found: object[]) => ({ code: 'price@usd', isChosen: false, kind: 'ranges', ranges: found })

  test('[SEARCH-1] fields: alternatives, exclusions, patterns; each value once; true is 1', () => {
    expect(conditions(['category_ids', { in: [12, '12', 3] }])).toEqual([any('category_ids', '12', '3')])
    expect(conditions(['category_ids', { nin: [12] }])).toEqual([none('category_ids', '12')])
    expect(conditions(['category_ids', { like: 'Top%' }])).toEqual([any('category_ids', 'categories~Top%')])
    expect(conditions(['type_id', { like: 'simple' }])).toEqual([any('type_id', 'simple')])
    expect(conditions(['sale', { eq: true }])).toEqual([any('sale', '1')])
    expect(conditions(['sale', { eq: 1 }, 'catalog'])).toEqual([{ ...any('sale', '1'), isChosen: true }])
    expect(conditions(['status', { gte: 1, lt: 3 }])).toEqual([any('status', '1', '2')])
  })
  test('[SEARCH-1] attributes: options by id or name; what is none matches nothing', () => {
    expect(conditions(['color', { in: ['49', 'none'] }])).toEqual([any('@color', 'color=49')])
    expect(conditions(['material', { eq: 'none' }])).toEqual([any('@material')])
    expect(conditions(['material', { nin: ['5'] }])).toEqual([none('@material', 'material=5')])
    expect(conditions(['color', { like: 'Bl%' }])).toEqual([any('@color', 'color~Bl%')])
    expect(conditions(['organic', { eq: true }])).toEqual([any('@organic', '1')])
    expect(conditions(['organic', { like: 'yes' }])).toHaveLength(1)
  })
  test('[SEARCH-1] names and texts are looked up', () => {
    expect(conditions(['sku', { eq: 'A' }])).toEqual([{ code: 'sku', isChosen: false, kind: 'ids', ids: [7] }])
    expect(conditions(['care', { like: '%wash%' }])).toEqual([{ code: 'care', isChosen: false, kind: 'ids', ids: [7] }])
  })
  test('[SEARCH-13] each pattern of a text is held against the whole catalogue, so ten are taken', () => {
    const like = Array.from({ length: 9 }, (_, index) => `%${index}%`)
    expect(conditions(['name', { like }], ['care', { like: 'a' }], ['color', { like: ['a', 'b'] }])).toHaveLength(3)
    expect(conditions(['name', { like }], ['care', { like: ['a', 'b'] }])).toContain(
      '"searchQuery.filters.care":"must be 10 patterns of texts at most"',
    )
  })
  test('[SEARCH-11] prices in cents: bounds, keys of the facet, and what lies outside of them', () => {
    expect(conditions(['price', { gte: 50, lt: 100 }])).toEqual([ranges({ gte: 5000, lt: 10_000 })])
    expect(conditions(['final_price', { gt: 1.1, lte: 2.3 }])).toEqual([ranges({ gt: 110, lte: 230 })])
    expect(conditions(['price', { in: ['0-50', '150-'] }])).toEqual([ranges({ gte: 0, lt: 5000 }, { gte: 15_000 })])
    expect(conditions(['price', { eq: 'cheap' }])).toEqual([ranges()])
    expect(conditions(['price', { nin: ['50-100'] }])).toEqual([ranges({ lt: 5000 }, { gte: 10_000 })])
    expect(conditions(['price', { nin: ['150-'] }])).toEqual([ranges({ lt: 15_000 })])
  })
  test('[SEARCH-1] numbers: bounds, equal ones, all but one', () => {
    const promoted = (...found: object[]) => ({ code: 'promoted', isChosen: false, kind: 'ranges', ranges: found })
    expect(conditions(['promoted', { gt: 3 }])).toEqual([promoted({ gt: 3 })])
    expect(conditions(['promoted', { in: [3, 'x'] }])).toEqual([promoted({ gte: 3, lte: 3 })])
    expect(conditions(['promoted', { nin: [3] }])).toEqual([promoted({ lt: 3 }, { gt: 3 })])
  })
  test('[SEARCH-13] what nobody knows is refused by its name; what every shop’s screens have finds nothing', () => {
    expect(conditions(['gender', { eq: 1 }])).toEqual([any('@gender')])
    expect(conditions(['gender', { like: 'f%' }])).toEqual([any('@gender')])
    expect(conditions(['gender', { nin: [1] }])).toEqual([])
    expect(conditions(['sleeves', { eq: 1 }])).toContain('"searchQuery.filters.sleeves":"is no attribute, and none of ')
    expect(conditions(['color', { gt: 1 }])).toContain('"searchQuery.filters.color":"has no order to be compared by"')
  })
})
