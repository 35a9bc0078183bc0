import type { Call } from '#core/endpoint.ts'
import { cardSource, toCardProduct } from '#features/catalog/web/index.ts'
import type { CardProduct } from '#features/catalog/web/index.ts'
import type { ProductPage, SearchContract } from '#features/search/contract.ts'
import { loadProducts } from '#features/search/web/index.ts'
import type { WireHome } from '../contract.ts'
import { alternate, askedOfCategory, sliderSize } from '../rules/home.ts'

/** Products of a category below its name, and the way to all of them. */
export type HomeRow = {
  readonly title: string
  readonly url_path: string

  readonly products: readonly CardProduct[]
}

type Rows = { top: HomeRow | undefined; bottom: HomeRow | undefined; categories: readonly HomeRow[] }

export const noRows: Rows = { top: undefined, bottom: undefined, categories: [] }

const kept = { keptWillDo: true } as const
const inCategory = (id: number) =>
  ({ attribute: 'category_ids', value: { in: [String(id)] }, scope: 'default' }) as const

/** The sliders, and the main categories without what the first of them or the bestsellers show. Rows without products are left out. */
export const loadRows = async (
  call: Call<SearchContract>,
  home: WireHome,
  best: readonly CardProduct[],
): Promise<Rows> => {
  const loadSlider = async (slider: WireHome['top_slider']): Promise<HomeRow | undefined> => {
    if (!slider) return undefined
    const { items } = await loadProducts(call, [inCategory(slider.category_id)], { size: sliderSize }, kept)
    return items.length > 0 ? { title: slider.title, url_path: slider.url_path, products: items } : undefined
  }
  const [top, bottom] = await Promise.all([loadSlider(home.top_slider), loadSlider(home.bottom_slider)])
  const shown = new Set([...(top?.products ?? []), ...best].map(({ id }) => id))
  const categories = await Promise.all(
    home.main_categories.map(async ({ id, name, url_path }): Promise<HomeRow> => {
      const answer = await call(
        'GET /api/catalog',
        {
          query: {
            type: 'product',
            searchQuery: JSON.stringify({ filters: [inCategory(id)] }),
            from: 0,
            size: askedOfCategory(shown.size > 0),
            ...cardSource,
            source_exclude: cardSource.source_exclude.replace(',promoted', ''),
          },
        },
        kept,
      )
      const items = answer.ok ? (answer.value as ProductPage).items : []
      const products = alternate(items, shown).map(toCardProduct)
      return { title: name, url_path, products }
    }),
  )
  return { top, bottom, categories: categories.filter(({ products }) => products.length > 0) }
}
