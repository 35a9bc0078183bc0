import type { AddressInformation, WireAddress } from '../contract.ts'

/** What the shopper types, as it was typed. `region` is a state's code where the country has states, else free text. */
export type AddressFields = {
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  readonly street: string
  readonly apartment: string
  readonly city: string
  readonly region: string
  readonly postcode: string
  readonly country: string
}
export type CheckoutFields = AddressFields & { readonly email: string; readonly phone: string }
export type FieldName = keyof CheckoutFields

export const emptyFields = (country: string): CheckoutFields => ({
  email: '',
  phone: '',
  firstName: '',
  lastName: '',
  company: '',
  street: '',
  apartment: '',
  city: '',
  region: '',
  postcode: '',
  country,
})

/** A field's name in the wire's address, as refusals name it. */
const wireNames: Readonly<Record<string, FieldName>> = {
  email: 'email',
  telephone: 'phone',
  firstname: 'firstName',
  lastname: 'lastName',
  company: 'company',
  street: 'street',
  city: 'city',
  region: 'region',
  region_code: 'region',
  region_id: 'region',
  postcode: 'postcode',
  country_id: 'country',
}

export type Part = 'shipping' | 'billing'

/** `addressInformation.shippingAddress.street.0` as part and field; undefined for what no field stands for. */
export const fieldOfWireName = (name: string): { part: Part; field: FieldName } | undefined => {
  const parts = name.split('.')
  const part: Part = parts.includes('billingAddress') ? 'billing' : 'shipping'
  const field = parts.map((one) => wireNames[one]).find((one) => one !== undefined)
  return field && { part, field }
}

export type State = { readonly code: string; readonly name: string }

/** An address as the wire has it. A state is looked up by its code in the country's list, text is kept as text. */
export const toWireAddress = (
  fields: AddressFields & { readonly email?: string; readonly phone?: string },
  states: readonly State[],
): WireAddress => {
  const state = states.find(({ code }) => code === fields.region)
  return {
    firstname: fields.firstName.trim(),
    lastname: fields.lastName.trim(),
    street: [fields.street.trim(), fields.apartment.trim()],
    city: fields.city.trim(),
    postcode: fields.postcode.trim(),
    country_id: fields.country,
    ...(state ? { region: state.name, region_code: state.code } : fields.region.trim() ? { region: fields.region.trim() } : {}),
    ...(fields.email === undefined ? {} : { email: fields.email.trim() }),
    ...(fields.phone === undefined ? {} : { telephone: fields.phone.trim() }),
    ...(fields.company.trim() ? { company: fields.company.trim() } : {}),
  }
}

export type Methods = { readonly shipping: string | undefined; readonly payment: string | undefined }

export const toAddressInformation = (
  fields: CheckoutFields,
  billing: AddressFields | undefined,
  states: { readonly shipping: readonly State[]; readonly billing: readonly State[] },
  methods: Methods,
): AddressInformation => {
  const shippingAddress = toWireAddress(fields, states.shipping)
  const billingAddress = billing
    ? { ...toWireAddress(billing, states.billing), email: fields.email.trim(), telephone: fields.phone.trim() }
    : shippingAddress
  return {
    shippingAddress,
    billingAddress,
    ...(methods.shipping === undefined ? {} : { shippingCarrierCode: methods.shipping, shippingMethodCode: methods.shipping }),
    ...(methods.payment === undefined ? {} : { payment_method_code: methods.payment }),
  }
}
