import { describe, expect, test } from 'vitest'
import { settings } from '#config/settings.ts'
import { isMailAddress } from '#core/email.ts'
import type { WireAddress } from './contract.ts'
import { addressProblems, checkAddresses, isNumberToCall, toAddress } from './rules.ts'
import { statesOf } from './rules/states.ts'

const good: WireAddress = {
  firstname: 'Hannah',
  lastname: 'Brooks',
  street: ['86 Mercer Street', '4B'],
  city: 'New York',
  postcode: '10012',
  country_id: 'US',
  region_code: 'NY',
  telephone: '+1 646 555 0173',
  email: 'hannah@mail.example',
}
const { countries } = settings
const problems = (changes: WireAddress, use: 'delivery' | 'billing' | 'virtual' = 'delivery', needsState = false) =>
  addressProblems(toAddress({ ...good, ...changes }), { use, countries, needsState })

describe('addresses', () => {
  test('[CHECKOUT-1] a good one', () => expect(problems({})).toEqual({}))

  test.each(['email', 'telephone', 'firstname', 'lastname', 'city', 'postcode', 'country_id'] as const)(
    '[CHECKOUT-1] delivery needs %s',
    (field) => {
      expect(problems({ [field]: '  ' })).toMatchObject({ [field]: 'REQUIRED' })
      expect(problems({ [field]: null })).toMatchObject({ [field]: 'REQUIRED' })
    },
  )

  test('[CHECKOUT-1] the first line of the street is needed, the second is not', () => {
    expect(problems({ street: ['', '4B'] })).toEqual({ street: 'REQUIRED' })
    expect(problems({ street: ['Main 1'] })).toEqual({})
  })

  test('[CHECKOUT-1] a billing address needs neither e-mail nor phone', () => {
    expect(problems({ email: null, telephone: null }, 'billing')).toEqual({})
    expect(problems({ city: null }, 'billing')).toEqual({ city: 'REQUIRED' })
  })

  test('[CHECKOUT-8] virtual goods need a name and an e-mail only', () => {
    expect(
      addressProblems(toAddress({ firstname: 'A', lastname: 'B', email: 'a@b.example' }), {
        use: 'virtual',
        countries,
      }),
    ).toEqual({})
    expect(problems({ email: '' }, 'virtual')).toEqual({ email: 'REQUIRED' })
    // wherever the shopper lives, but in a country, and without its state
    expect(problems({ country_id: 'AQ', region_code: null }, 'virtual')).toEqual({})
    expect(problems({ country_id: 'USA', region_code: null }, 'virtual')).toMatchObject({ country_id: 'INVALID' })
    expect(problems({ country_id: '1US', region_code: null }, 'virtual')).toMatchObject({ country_id: 'INVALID' })
    expect(problems({ region_code: null }, 'virtual', true)).toEqual({})
  })

  test.each([
    ['+1 (646) 555-0173', true],
    ['12 34 56', true],
    ['#123_456', true],
    ['123456', true],
    ['12345', false],
    ['call me', false],
    ['------', false],
    ['123456x', false],
    ['x123456', false],
  ])('[CHECKOUT-3] %s: %s', (text, expected) => expect(isNumberToCall(text)).toBe(expected))

  test.each([
    ['a@b.example', true],
    ['a.b+c@mail.example', true],
    ['a@b', false],
    ['a b@mail.example', false],
    ['@mail.example', false],
    [`${'a'.repeat(65)}@mail.example`, false],
  ])('[CHECKOUT-2] %s: %s', (text, expected) => expect(isMailAddress(text)).toBe(expected))

  test.each([
    ['US', '10012', true],
    ['US', '10012-1234', true],
    ['US', '1001', false],
    ['CA', 'K1A 0B1', true],
    ['CA', '12345', false],
    ['GB', 'SW1A 1AA', true],
    ['RU', '101000', true],
    ['RU', '10100', false],
    ['IE', '!', false],
  ])('[CHECKOUT-4] %s %s: %s', (country_id, postcode, isGood) => {
    expect(problems({ country_id, postcode, region_code: null })).toEqual(isGood ? {} : { postcode: 'INVALID' })
  })

  test('[CHECKOUT-971] of an id and the name of another state the id counts', () => {
    const moved = { ...good, region_code: null, region_id: 43, region: 'Alabama' }
    expect(toAddress(moved)).toMatchObject({ region_code: 'NY', region_id: 43, region: 'New York' })
    expect(toAddress({ ...moved, region_id: 9999 })).toMatchObject({ region_code: 'AL', region_id: 1 })
  })

  test('[CHECKOUT-5] the code decides, else a known id or the name; an unknown id is ignored', () => {
    expect(toAddress({ ...good, region_code: 'ca', region_id: 43 })).toMatchObject({
      region_code: 'CA',
      region_id: 12,
      region: 'California',
    })
    expect(toAddress({ ...good, region_code: null, region_id: '43' })).toMatchObject({
      region_code: 'NY',
      region: 'New York',
    })
    expect(toAddress({ ...good, region_code: null, region: 'new york' })).toMatchObject({
      region_code: 'NY',
      region_id: 43,
    })
    expect(toAddress({ ...good, region_code: null, region_id: 9999, region: 'Somewhere' })).toMatchObject({
      region_code: '',
      region_id: null,
      region: 'Somewhere',
    })
    expect(problems({ region_code: 'XX' })).toEqual({ region_code: 'INVALID' })
    expect(problems({ region_code: null })).toEqual({})
    expect(problems({ region_code: null }, 'delivery', true)).toEqual({ region_code: 'REQUIRED' })
    expect(problems({ country_id: 'DE', postcode: '10115', region_code: null }, 'delivery', true)).toEqual({})
    expect(problems({}, 'delivery', true)).toEqual({})
    // a country without states takes any
    expect(problems({ country_id: 'DE', postcode: '10115', region_code: 'BE' })).toEqual({})
  })

  test('[CHECKOUT-6] only where the shop delivers', () => {
    expect(problems({ country_id: 'AQ', region_code: null })).toEqual({ country_id: 'INVALID' })
    expect(problems({ country_id: 'us' })).toEqual({})
  })

  test('[CHECKOUT-2] [CHECKOUT-7] problems carry the names of the call; without a billing address the other pays', () => {
    const fine = checkAddresses({ shippingAddress: good }, { isVirtual: false, countries })
    expect(fine.problems).toEqual({})
    expect(fine.addresses.billing).toEqual(toAddress(good))
    expect(fine.addresses.shipping).toEqual(toAddress(good))
    expect(
      checkAddresses({ shippingAddress: { ...good, region_code: null } }, { isVirtual: false, countries }),
    ).toEqual({
      addresses: { shipping: expect.anything(), billing: expect.anything() },
      problems: {},
    })
    const bad = checkAddresses(
      { shippingAddress: { ...good, city: '' }, billingAddress: { ...good, postcode: 'x' } },
      { isVirtual: false, countries },
    )
    expect(bad.problems).toEqual({
      'addressInformation.shippingAddress.city': 'REQUIRED',
      'addressInformation.billingAddress.postcode': 'INVALID',
    })
    expect(Object.keys(checkAddresses({}, { isVirtual: false, countries }).problems)).toContain(
      'addressInformation.shippingAddress.email',
    )
    expect(checkAddresses({}, { isVirtual: true, countries }).problems).toEqual({
      'addressInformation.shippingAddress.email': 'REQUIRED',
      'addressInformation.shippingAddress.firstname': 'REQUIRED',
      'addressInformation.shippingAddress.lastname': 'REQUIRED',
    })
    const virtual = { isVirtual: true, countries }
    expect(checkAddresses({ billingAddress: { ...good, email: '' } }, virtual)).toMatchObject({
      addresses: { billing: { city: 'New York' } },
      problems: { 'addressInformation.billingAddress.email': 'REQUIRED' },
    })
  })

  test('[CHECKOUT-9] texts are trimmed and only known fields kept', () => {
    const kept = toAddress({
      ...good,
      firstname: '  Hannah   Maria ',
      street: [' a ', ' b', 'c '],
      admin: true,
    } as WireAddress)
    expect(kept).toMatchObject({ firstname: 'Hannah Maria', street: ['a', 'b, c'] })
    expect(kept).not.toHaveProperty('admin')
    expect(toAddress({ street: ['a', '', 'c'] }).street).toEqual(['a', 'c'])
    expect(toAddress({}).street).toEqual(['', ''])
  })

  test('[CHECKOUT-16] states have ids and codes of their own', () => {
    for (const country of ['US', 'CA', 'AU']) {
      const states = statesOf(country)
      expect(new Set(states.map(({ id }) => id)).size).toBe(states.length)
      expect(new Set(states.map(({ code }) => code)).size).toBe(states.length)
      expect(states.every(({ id, code, name }) => id > 0 && /^[A-Z]{2,3}$/.test(code) && name !== '')).toBe(true)
    }
    expect(statesOf('us')).toHaveLength(62)
    expect(statesOf('DE')).toEqual([])
  })
})
