import type { Settings } from './settings.ts'
import type { StoreCode, StoreView } from './store-view.ts'

/** Why the shop would not work with these settings. */
export type Harm = 'DELIVERY_NEEDED' | 'PAYMENT_NEEDED' | 'VIEW_NEEDED' | 'RATE_FIXED' | 'COUNTRY_NEEDED'

/** The view that addresses without a prefix are of. */
const mainView: StoreCode = 'en'

const isTwice = (values: readonly string[]): boolean => new Set(values).size < values.length

/** What of a view's settings would break the shop; undefined where nothing would. */
export const findHarm = (settings: Settings, view: StoreView): Harm | undefined => {
  const { shipping_methods: deliveries, payment_methods: payments, active_views: active, rates, countries } = settings
  const codes = deliveries.map(({ carrier_code, method_code }) => `${carrier_code} ${method_code}`)
  if (!deliveries.some(({ available }) => available) || isTwice(codes)) return 'DELIVERY_NEEDED'
  if (payments.length === 0 || isTwice(payments.map(({ code }) => code))) return 'PAYMENT_NEEDED'
  if (!active.includes(mainView)) return 'VIEW_NEEDED'
  if (rates.USD !== 1) return 'RATE_FIXED'
  const home = view.tax.defaultCountry
  return home === undefined || countries.includes(home) ? undefined : 'COUNTRY_NEEDED'
}
