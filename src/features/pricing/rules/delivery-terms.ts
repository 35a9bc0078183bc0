import { fromMajor, zero } from '#core/money.ts'
import type { CurrencyCode, Money } from '#core/money.ts'
import type { ShippingMethodSetting } from '#features/stores/rules/settings.ts'
import { convertAmount } from './convert.ts'
import type { Rates } from './convert.ts'

/** `limit`: free from this subtotal on. Minor units of one currency. */
export type DeliveryTerms = { readonly amount: Money; readonly limit: Money }

type View = { readonly currency: CurrencyCode; readonly rates: Rates }
type Method = Pick<ShippingMethodSetting, 'amount' | 'limit' | 'available'>

/** What a delivery of the settings costs in a view's currency, and from where on nothing: minor units, dollars as they stand, others in whole units. */
export const deliveryIn = (
  { amount, limit }: Pick<Method, 'amount' | 'limit'>,
  { currency, rates }: View,
): DeliveryTerms => ({
  amount: convertAmount(fromMajor(amount), 'USD', currency, rates),
  limit: convertAmount(fromMajor(limit), 'USD', currency, rates),
})

/** What goods of `subtotal` (with tax, before anything is taken off) pay for a delivery; `isFree` by a coupon. Minor units. */
export const deliveryPrice = ({ amount, limit }: DeliveryTerms, subtotal: Money, isFree = false): Money =>
  isFree || subtotal >= limit ? zero : amount

/** A limit of so many dollars and more is no promise, but a method that is never free. */
const never = 100_000

/** The lowest subtotal that makes a delivery free, 0 where one always is; undefined where none ever is. Minor units. */
export const freeDeliveryFrom = (methods: readonly Method[], view: View): Money | undefined =>
  methods
    .filter(({ available }) => available)
    .map((method) => ({ ...deliveryIn(method, view), isPromise: method.limit < never }))
    .filter(({ amount, isPromise }) => amount === 0 || isPromise)
    .map(({ amount, limit }) => (amount === 0 ? zero : limit))
    .toSorted((one, other) => one - other)[0]

/** The cheapest delivery of goods of `subtotal` and its price in minor units, the first of equals; undefined where nothing is delivered. */
export const cheapestDelivery = <T extends Method>(
  methods: readonly T[],
  view: View,
  subtotal: Money,
  isFree = false,
): { readonly method: T; readonly price: Money } | undefined =>
  methods
    .filter(({ available }) => available)
    .map((method) => ({ method, price: deliveryPrice(deliveryIn(method, view), subtotal, isFree) }))
    .toSorted((one, other) => one.price - other.price)[0]
