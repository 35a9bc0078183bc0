import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ok } from '#core/result.ts'
import type { KeptAddress } from '#features/accounts/contract.ts'
import { ada } from '#features/accounts/web/account-fake.ts'
import { showUser } from '#features/accounts/web/session/account-state.ts'
import { openShop, show, type } from '#test/support/checkout.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { seen } from '#test/support/until.ts'
import { CallProvider } from '#platform/web/call/call-context.ts'
import { browserSession } from '#platform/web/session/session.ts'
import { emptyFields } from './checkout-form.ts'
import { knownFields } from './use-known-customer.ts'

beforeAll(standInForTheBrowser)
beforeEach(openShop)
afterEach(() => {
  cleanup()
  act(() => showUser(undefined))
})

const home: KeptAddress = {
  id: 1,
  key: 'home',
  default: true,
  firstname: 'Ada',
  lastname: 'Byron',
  street: ['12 Prospect Avenue', 'Apt 3B'],
  city: 'Brooklyn',
  postcode: '11215',
  country_id: 'US',
  region_code: 'NY',
  telephone: '+15550100001',
}
const office = { ...home, id: 2, key: 'office', default: false, city: 'Albany' }
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

describe('whoever is signed in', () => {
  test('[CHECKOUT-300] finds the form filled with the default address', async () => {
    show('/checkout', (page) => <CallProvider value={async () => ok([office, home])}>{page}</CallProvider>)
    await seen(() => screen.getByLabelText('Email'))
    act(() => showUser(ada))
    await waitFor(() => expect(value('City')).toBe('Brooklyn'))
    expect(value('Email')).toBe(ada.email)
    expect(['Phone', 'First name', 'Last name', 'Street', 'ZIP code', 'State'].map(value)).toEqual([
      '+15550100001',
      'Ada',
      'Byron',
      '12 Prospect Avenue',
      '11215',
      'NY',
    ])
    // a field that stays folded would go with the order unseen
    const apartment = screen.getByDisplayValue('Apt 3B')
    fireEvent.change(apartment, { target: { value: '' } })
    expect(apartment.isConnected).toBe(true)
  })

  test('[CHECKOUT-300] keeps what was typed before', async () => {
    let answer = (_addresses: KeptAddress[]): void => {}
    const asked = new Promise<KeptAddress[]>((resolve) => (answer = resolve))
    show('/checkout', (page) => <CallProvider value={async () => ok(await asked)}>{page}</CallProvider>)
    await seen(() => screen.getByLabelText('Email'))
    act(() => showUser(ada))
    type('City', 'Paris')
    await act(async () => answer([home]))
    expect([value('City'), value('Street')]).toEqual(['Paris', ''])
  })

  test('[CHECKOUT-300] gives a name and no address where the shop does not send things to', () => {
    const found = knownFields(emptyFields('US'), ada, { ...home, country_id: 'BR' }, ['US', 'DE'])
    expect(found).toMatchObject({ email: ada.email, firstName: 'Ada', street: '', city: '', region: '', country: 'US' })
  })

  test('[CHECKOUT-389] has the own phone where the address was saved without one', () => {
    expect(knownFields(emptyFields('US'), ada, { ...home, telephone: '' }, ['US']).phone).toBe('+1 555 010 0001')
  })

  test('[ACCOUNT-312] without an address gives the own phone in its groups', () => {
    expect(knownFields(emptyFields('US'), ada, undefined, ['US']).phone).toBe('+1 555 010 0001')
    expect(knownFields(emptyFields('US'), { ...ada, phone: null }, undefined, ['US']).phone).toBe('')
  })

  test('[CHECKOUT-300] chooses the state also where the account has what was typed alone', () => {
    for (const region of ['New York', 'ny']) {
      const named = { ...home, region_code: '', region }
      expect(knownFields(emptyFields('US'), ada, named, ['US']).region).toBe('NY')
    }
  })
})

test.each([
  ['whoever signs in again', ada, ['h@mail.example', 'Albany']],
  ['somebody else', { ...ada, id: ada.id + 1 }, ['', '']],
])('[CHECKOUT-344] after a lost sign-in %s finds what is theirs, also after a reload', async (_who, next, theirs) => {
  // the address book does not answer
  const open = () =>
    show('/checkout', (page) => <CallProvider value={() => new Promise(() => undefined)}>{page}</CallProvider>)
  const typed = () => ['Email', 'City'].map(value)
  const signIn = (user: typeof ada) =>
    act(() => {
      browserSession().set('token')
      showUser(user)
    })
  const first = open()
  await seen(() => screen.getByLabelText('Email'))
  signIn(ada)
  type('Email', 'h@mail.example')
  act(() => {
    browserSession().lose('refused')
    showUser(null)
  })
  type('City', 'Albany')
  signIn(next)
  expect(typed()).toEqual(theirs)
  first.unmount()
  act(() => showUser(undefined))
  open()
  await seen(() => screen.getByLabelText('Email'))
  expect(typed()).toEqual(theirs)
  browserSession().set(undefined)
})
