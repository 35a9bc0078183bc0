import type { AddressInformation, WireAddress } from '../../contract.ts'
import { addressProblems, toAddress } from '../../rules.ts'
import type { AddressUse, FieldProblem } from '../../rules.ts'
import { statesOf } from '../../rules/states.ts'

/** What the shopper types, as it was typed. `region` is a state's code where the country has states. */
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
export type Problems = Partial<Record<FieldName, FieldProblem>>

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

/** A field's name in the wire's address, as the rules and the server's refusals name it. */
const fieldNames: Readonly<Record<string, FieldName>> = {
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

/** `addressInformation.shippingAddress.street` as part and field; undefined for what no field stands for. */
export const fieldOfWireName = (name: string): { part: Part; field: FieldName } | undefined => {
  const parts = name.split('.')
  const field = parts.map((part) => fieldNames[part]).find((part) => part !== undefined)
  return field && { part: parts.includes('billingAddress') ? 'billing' : 'shipping', field }
}

/** An address as the wire has it. */
export const toWireAddress = (
  fields: AddressFields & { readonly email?: string; readonly phone?: string },
): WireAddress => {
  const state = statesOf(fields.country).find(({ code }) => code === fields.region)
  return {
    firstname: fields.firstName.trim(),
    lastname: fields.lastName.trim(),
    street: [fields.street.trim(), fields.apartment.trim()],
    city: fields.city.trim(),
    postcode: fields.postcode.trim(),
    country_id: fields.country,
    ...(state ? { region: state.name, region_code: state.code } : {}),
    ...(fields.email === undefined ? {} : { email: fields.email.trim() }),
    ...(fields.phone === undefined ? {} : { telephone: fields.phone.trim() }),
    ...(fields.company.trim() ? { company: fields.company.trim() } : {}),
  }
}

/** What is missing or wrong, by the form's names; the server's own rules. */
export const problemsOf = (fields: AddressFields, use: AddressUse, countries: readonly string[]): Problems => {
  const found = addressProblems(toAddress(toWireAddress(fields)), { use, countries, needsState: true })
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, problem]) => {
      const field = fieldNames[name]
      return field ? [[field, problem] as const] : []
    }),
  )
}

export type Methods = { readonly shipping: string | undefined; readonly payment: string | undefined }

export const toAddressInformation = (
  fields: CheckoutFields,
  billing: AddressFields | undefined,
  methods: Methods,
): AddressInformation => {
  const shippingAddress = toWireAddress(fields)
  return {
    shippingAddress,
    ...(billing
      ? { billingAddress: { ...toWireAddress(billing), email: fields.email.trim(), telephone: fields.phone.trim() } }
      : {}),
    ...(methods.shipping === undefined
      ? {}
      : { shippingCarrierCode: methods.shipping, shippingMethodCode: methods.shipping }),
    ...(methods.payment === undefined ? {} : { payment_method_code: methods.payment }),
  }
}
