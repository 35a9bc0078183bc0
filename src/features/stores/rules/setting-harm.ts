import type { Settings } from './settings.ts'
import type { StoreCode, StoreView } from './store-view.ts'

/** Why the shop would not work with these settings. */
export type Harm = (typeof harms)[number]

const harms = ['DELIVERY_NEEDED', 'PAYMENT_NEEDED', 'VIEW_NEEDED', 'RATE_FIXED', 'COUNTRY_NEEDED'] as const

/** The view that addresses without a prefix are of. */
const mainView: StoreCode = 'en'

const isTwice = (values: readonly string[]): boolean => new Set(values).size < values.length

/** What of a view's settings breaks the shop; nothing where it works. */
export const harmsOf = (settings: Settings, view: StoreView): Harm[] => {
  const { shipping_methods: deliveries, payment_methods: payments, active_views: active, rates, countries } = settings
  const codes = deliveries.map(({ carrier_code, method_code }) => `${carrier_code} ${method_code}`)
  const home = view.tax.defaultCountry
  const isBroken: Readonly<Record<Harm, boolean>> = {
    DELIVERY_NEEDED: !deliveries.some(({ available }) => available) || isTwice(codes),
    PAYMENT_NEEDED: payments.length === 0 || isTwice(payments.map(({ code }) => code)),
    VIEW_NEEDED: !active.includes(mainView),
    RATE_FIXED: rates.USD !== 1,
    COUNTRY_NEEDED: home !== undefined && !countries.includes(home),
  }
  return harms.filter((harm) => isBroken[harm])
}
