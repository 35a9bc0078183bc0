import { useEffect, useEffectEvent } from 'react'
import type { AccountsContract, KeptAddress, WireUser } from '#features/accounts/contract.ts'
import { findDefaultAddress, useUser } from '#features/accounts/web/index.ts'
import { useShell } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { findState } from '../../rules/states.ts'
import type { CheckoutFields } from './checkout-form.ts'
import type { Checkout } from './use-checkout.ts'

/** Whoever is signed in finds the form filled with what the account knows, unless something was typed before that was known. */
export const useKnownCustomer = ({ session, change }: Checkout): void => {
  const user = useUser()
  const call = useCall<AccountsContract>()
  const { settings } = useShell()
  const fill = useEffectEvent((whom: WireUser, address: KeptAddress | undefined) => {
    if (isBlank(session.fields)) change({ fields: knownFields(session.fields, whom, address, settings.countries) })
  })
  useEffect(() => {
    if (!user) return undefined
    let isOver = false
    void findDefaultAddress(call, user.id).then(
      (address) => {
        if (!isOver) fill(user, address)
      },
      // the address book's file could not be had: the form is typed as a guest types it
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [user, call])
}

const isBlank = (fields: CheckoutFields): boolean =>
  Object.entries(fields).every(([name, value]) => name === 'country' || value === '')

/** A blank form with what is known of a customer; where the shop does not send things to the address it is left out. */
export const knownFields = (
  blank: CheckoutFields,
  user: Pick<WireUser, 'email' | 'phone' | 'contact' | 'firstname' | 'lastname' | 'city' | 'postcode' | 'country'>,
  address: Omit<KeptAddress, 'id' | 'key' | 'default'> | undefined,
  countries: readonly string[],
): CheckoutFields => {
  const country = (address ? address.country_id : user.country) ?? ''
  const person = {
    ...blank,
    email: user.email ?? address?.email ?? '',
    // the contact is the phone, where there is one, as people write it
    phone: address?.telephone || (user.phone === null ? '' : user.contact),
    firstName: address?.firstname || user.firstname,
    lastName: address?.lastname || user.lastname,
  }
  if (!countries.includes(country)) return person
  if (!address) return { ...person, city: user.city ?? '', postcode: user.postcode ?? '', country }
  return {
    ...person,
    company: address.company ?? '',
    street: address.street?.[0] ?? '',
    apartment: address.street?.[1] ?? '',
    city: address.city ?? '',
    postcode: address.postcode ?? '',
    region: findState(country, address.region_code || address.region || '')?.code ?? '',
    country,
  }
}
