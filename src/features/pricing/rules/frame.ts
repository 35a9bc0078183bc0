import { storeCodes } from '#features/stores/rules/store-view.ts'
import type { StoreCode, StoreView } from '#features/stores/rules/store-view.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import { showsLowest } from './history.ts'
import { fallbackTaxCountry, wholeCountryRules } from './tax.ts'
import type { TaxRule } from './tax.ts'

/** What listed prices depend on besides the products, worked out once for all of them. */
export type Pricing = {
  /** The tax rules with the rates of whole countries alone. */
  readonly homeTaxRules: readonly TaxRule[]
  /** The tax class of each price group. */
  readonly customerGroups: ReadonlyMap<number, number>
  /** The tax class of guests in views where user-group tax is on. */
  readonly guestTaxClasses: ReadonlyMap<StoreCode, number>
  /** Views that show the lowest price of 30 days beside a reduction. */
  readonly showsLowestIn: ReadonlySet<StoreCode>
}

type PricingInput = {
  readonly taxRules: readonly TaxRule[]
  readonly customerGroups: ReadonlyMap<number, number>
  readonly settings: Readonly<Record<StoreCode, Settings>>
  readonly storeViews: Readonly<Record<StoreCode, StoreView>>
}

/** What every price depends on besides the product, from the rules, groups and settings of all views. */
export const pricingOf = ({ taxRules, customerGroups, settings, storeViews }: PricingInput): Pricing => ({
  homeTaxRules: wholeCountryRules(taxRules),
  customerGroups,
  guestTaxClasses: new Map(
    storeCodes.flatMap((code) => {
      const taxClass = taxClassOf(settings[code].user_group_tax, undefined, customerGroups)
      return taxClass === undefined ? [] : [[code, taxClass] as const]
    }),
  ),
  showsLowestIn: new Set(
    storeCodes.filter((code) => {
      const home = storeViews[code].tax.defaultCountry ?? fallbackTaxCountry
      return showsLowest(settings[code].show_lowest_price, home, settings[code].countries)
    }),
  ),
})

/**
 * The customer tax class that counts: of the proven group, else of the guests' one that the setting names. Undefined where
 * user-group tax is off (no number), and then nobody's class counts. Source: shopping.md 6.
 */
export const taxClassOf = (
  setting: Settings['user_group_tax'],
  groupId: number | undefined,
  customerGroups: ReadonlyMap<number, number>,
): number | undefined =>
  setting === null ? undefined : (customerGroups.get(groupId ?? setting) ?? customerGroups.get(setting))
