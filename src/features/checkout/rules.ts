import { isMailAddress } from '#core/email.ts'
import { toMajor } from '#core/money.ts'
import type { Money } from '#core/money.ts'
import type { PaymentOffer, ShippingOffer } from '#features/cart/rules/totals/methods.ts'
import { shippingPrice } from '#features/cart/rules/totals/totals.ts'
import type { UsableCoupon } from '#features/cart/rules/totals/totals.ts'
import type { AddressInformation, WireAddress, WirePaymentMethod, WireShippingMethod } from './contract.ts'
import { statesOf } from './rules/states.ts'

/** An address as it is kept: trimmed, with nothing missing; '' where nothing was given. */
export type Address = {
  readonly firstname: string
  readonly lastname: string
  readonly street: readonly [string, string]
  readonly city: string
  readonly postcode: string
  readonly country_id: string
  readonly region: string
  readonly region_code: string
  readonly region_id: number | null
  readonly telephone: string
  readonly email: string
  readonly company: string
  readonly vat_id: string
}

export type AddressField = Exclude<keyof Address, 'region' | 'region_id' | 'company' | 'vat_id'>
export type FieldProblem = 'REQUIRED' | 'INVALID'
export type AddressProblems = Partial<Record<AddressField, FieldProblem>>

const clean = (text: string | null | undefined): string => (text ?? '').trim().replace(/\s+/g, ' ')

/** The known fields, trimmed. `region_code` decides about the state, an unknown `region_id` is ignored. */
export const toAddress = (wire: WireAddress): Address => {
  const [first, ...rest] = (wire.street ?? []).map(clean)
  const country = clean(wire.country_id).toUpperCase()
  const code = clean(wire.region_code).toUpperCase()
  const states = statesOf(country)
  const state = code
    ? states.find((one) => one.code === code)
    : (states.find((one) => one.id === Number(wire.region_id ?? 0)) ??
      states.find((one) => one.name.toLowerCase() === clean(wire.region).toLowerCase()))
  return {
    firstname: clean(wire.firstname),
    lastname: clean(wire.lastname),
    street: [first ?? '', rest.filter(Boolean).join(', ')],
    city: clean(wire.city),
    postcode: clean(wire.postcode).toUpperCase(),
    country_id: country,
    region: state?.name ?? clean(wire.region),
    region_code: state?.code ?? code,
    region_id: state?.id ?? null,
    telephone: clean(wire.telephone),
    email: clean(wire.email),
    company: clean(wire.company),
    vat_id: clean(wire.vat_id),
  }
}

/** As a login is written (`isPhoneLike`, accounts/rules/contact.ts), with any blanks and at least one digit. */
export const isNumberToCall = (text: string): boolean => /^[\d\s()[\]{}+.#_-]{6,}$/.test(text) && /\d/.test(text)

/** Where a country's codes have one form; elsewhere letters, digits, spaces and dashes. */
const postcodes: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/,
  DE: /^\d{5}$/,
  RU: /^\d{6}$/,
  UA: /^\d{5}$/,
}
const anyPostcode = /^[A-Z0-9][A-Z0-9 -]{1,11}$/

/** What an address is for: goods go there, it pays for goods that go elsewhere, or for goods that go nowhere. */
export type AddressUse = 'delivery' | 'billing' | 'virtual'

const neededFor: Readonly<Record<AddressUse, readonly AddressField[]>> = {
  delivery: ['email', 'telephone', 'firstname', 'lastname', 'street', 'city', 'postcode', 'country_id'],
  billing: ['firstname', 'lastname', 'street', 'city', 'postcode', 'country_id'],
  virtual: ['email', 'firstname', 'lastname'],
}

export type AddressCheck = {
  readonly use: AddressUse
  /** Countries that the shop delivers to. */
  readonly countries: readonly string[]
  /** The form asks for the state where a country has some; calls of others may leave it out. */
  readonly needsState?: boolean
}

/** What is missing or wrong, by field; empty for a good address. */
export const addressProblems = (
  address: Address,
  { use, countries, needsState = false }: AddressCheck,
): AddressProblems => {
  const problems: AddressProblems = {}
  const value = (field: AddressField): string => (field === 'street' ? address.street[0] : address[field])
  const invalid = (field: AddressField, isValid: boolean) => {
    if (value(field) !== '' && !isValid) problems[field] = 'INVALID'
  }
  const states = statesOf(address.country_id)
  invalid('email', isMailAddress(address.email))
  invalid('telephone', isNumberToCall(address.telephone))
  invalid(
    'country_id',
    use === 'virtual' ? /^[A-Z]{2}$/.test(address.country_id) : countries.includes(address.country_id),
  )
  invalid('postcode', (postcodes[address.country_id] ?? anyPostcode).test(address.postcode))
  invalid('region_code', states.length === 0 || states.some(({ code }) => code === address.region_code))
  for (const field of neededFor[use]) if (value(field) === '') problems[field] = 'REQUIRED'
  if (needsState && use !== 'virtual' && states.length > 0 && address.region_code === '')
    problems.region_code = 'REQUIRED'
  return problems
}

export type CheckedAddresses = { readonly shipping: Address | undefined; readonly billing: Address }

/**
 * The addresses of an order and what is wrong with them, by dotted name as the call spells it. Without a billing address
 * the delivery address pays; a virtual cart needs no delivery address, and takes either one.
 */
export const checkAddresses = (
  information: Pick<AddressInformation, 'shippingAddress' | 'billingAddress'>,
  {
    isVirtual,
    countries,
    needsState = false,
  }: { isVirtual: boolean; countries: readonly string[]; needsState?: boolean },
): { addresses: CheckedAddresses; problems: Record<string, FieldProblem> } => {
  const { shippingAddress, billingAddress } = information
  const shipping = isVirtual || !shippingAddress ? undefined : toAddress(shippingAddress)
  const own = billingAddress ?? (isVirtual ? shippingAddress : undefined)
  const billing = own ? toAddress(own) : (shipping ?? toAddress({}))
  const named = (name: string, problems: AddressProblems): [string, FieldProblem][] =>
    Object.entries(problems).map(([field, problem]) => [`addressInformation.${name}.${field}`, problem])
  const problems = isVirtual
    ? named(
        billingAddress ? 'billingAddress' : 'shippingAddress',
        addressProblems(billing, { use: 'virtual', countries }),
      )
    : [
        ...named(
          'shippingAddress',
          addressProblems(shipping ?? toAddress({}), { use: 'delivery', countries, needsState }),
        ),
        ...(own ? named('billingAddress', addressProblems(billing, { use: 'billing', countries, needsState })) : []),
      ]
  return { addresses: { shipping, billing }, problems: Object.fromEntries(problems) }
}

/** Whether a checkout last touched at `modifiedAt` still counts as active. Milliseconds; 0 is "left". */
export const isCheckoutActive = (modifiedAt: number, now: number, windowMinutes: number): boolean =>
  modifiedAt > 0 && now - modifiedAt <= windowMinutes * 60_000

/** A way of delivery as the wire has it: amounts in major units, the price after what `subtotal` and the coupon make free. */
export const toWireShippingMethod = (
  offer: ShippingOffer,
  subtotal: Money,
  coupon: UsableCoupon | undefined,
): WireShippingMethod => ({
  carrier_code: offer.code,
  method_code: offer.code,
  method_title: offer.title,
  amount: toMajor(offer.amount),
  price_incl_tax: toMajor(shippingPrice(offer, subtotal, coupon)),
  limit: toMajor(offer.limit),
  default: offer.isDefault,
  offline: offer.isOffline,
  available: true,
  days: [...offer.days],
})

/** A way to pay as the wire has it: amounts in major units, the discount in percent. */
export const toWirePaymentMethod = (offer: PaymentOffer): WirePaymentMethod => ({
  code: offer.code,
  value: offer.code,
  title: offer.title,
  default: offer.isDefault,
  is_server_method: true,
  kind: offer.kind,
  cost_incl_tax: toMajor(offer.cost),
  discount: offer.discount,
  rounding: toMajor(offer.rounding),
  minimum: toMajor(offer.minimum),
})

/** Online the cheapest, the first of equals; where nothing was fetched the one for offline. */
export const preselectedShipping = (
  methods: readonly WireShippingMethod[],
  { isOnline }: { isOnline: boolean },
): WireShippingMethod | undefined => {
  const usable = methods.filter((method) => method.available)
  if (!isOnline)
    return usable.find((method) => method.default && method.offline) ?? usable.find((method) => method.offline)
  return usable.toSorted((one, other) => one.price_incl_tax - other.price_incl_tax)[0]
}
