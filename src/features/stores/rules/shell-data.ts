import type { StoreView } from './store-view.ts'
import type { PublicSettings } from './public-settings.ts'

/** A category as the menu shows it. */
export type MenuCategory = {
  readonly id: number
  readonly name: string
  readonly url_path: string
  readonly level: number
  readonly product_count: number
  readonly promo_count: number
  readonly approved_count: number
  readonly new_count: number
  readonly picture?: string
  readonly children_data: readonly MenuCategory[]
}

/** What the root loader gives every page, the same for all visitors of a store view. */
export type ShellData = {
  readonly view: StoreView
  readonly views: readonly {
    storeCode: string
    url: string
    name: string
    language: string
    flag: StoreView['flag']
    currencySign: string
    hreflang: string | undefined
    /** The origin of a view that has a domain of its own. */
    domain?: string
  }[]
  readonly settings: PublicSettings
  readonly menu: readonly MenuCategory[]
  /** Whether the view sells where the law asks for a way to withdraw from a contract on every page. */
  readonly hasWithdrawal?: boolean
  /** The lowest subtotal that makes a delivery free (PRICE-34), in major units; none without it. */
  readonly freeDeliveryFrom?: number
  readonly publicUrl: string
  readonly isIndexed: boolean
  /** The share of its errors that a page reports; none without it. */
  readonly errorSampling?: number
}
