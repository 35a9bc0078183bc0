import { describe, expect, test } from 'vitest'
import { newOrder } from '#test/support/saved-orders.ts'
import { claim, concerns, step, toSavedOrder, waitsForCustomer } from './offline-order.ts'
import type { NewOrder, SavedOrder, Viewer } from './offline-order.ts'

const orderOf = (more: Partial<NewOrder>): SavedOrder => toSavedOrder({ ...newOrder(), ...more }, 'save', 0)
const unknownYet = orderOf({ user_id: 0, sign_in: 'monday' })

const guest: Viewer = { user: null, signIn: undefined }
const nobodyYet: Viewer = { user: undefined, signIn: undefined }
const person = (id: number, email: string | null, signIn = 'tuesday'): Viewer => ({ user: { id, email }, signIn })
const ada = person(7, 'ada@mail.example')
const bob = person(8, 'bob@mail.example')

describe('whose a saved order is', () => {
  test('[ORDER-130] a guest’s order concerns everybody, a customer’s himself', () => {
    for (const viewer of [guest, nobodyYet, ada, bob]) expect(concerns(orderOf({ user_id: null }), viewer)).toBe(true)
    const seen = [guest, nobodyYet, ada, bob].map((viewer) => concerns(orderOf({ user_id: 7 }), viewer))
    expect(seen).toEqual([false, false, true, false])
  })

  test('[ORDER-190] of a customer not known yet the sign-in is kept, and only of him', () => {
    expect(unknownYet.sign_in).toBe('monday')
    expect(orderOf({ user_id: 7, sign_in: 'monday' })).not.toHaveProperty('sign_in')
    expect(orderOf({ user_id: 0 })).not.toHaveProperty('sign_in')
    expect(concerns(unknownYet, { user: undefined, signIn: 'monday' })).toBe(true)
    expect(concerns(unknownYet, person(8, null, 'monday'))).toBe(true)
    expect(concerns(unknownYet, { user: undefined, signIn: 'tuesday' })).toBe(false)
    expect(concerns(orderOf({ user_id: 0 }), nobodyYet)).toBe(false)
  })

  test('[ORDER-191] after that sign-in it is whose address it goes to, however that is written', () => {
    const to = (email: string) => {
      const { body, ...rest } = newOrder()
      const { shippingAddress, ...information } = body.addressInformation
      const addressInformation = { ...information, shippingAddress: { ...shippingAddress, email } }
      return toSavedOrder({ ...rest, user_id: 0, body: { ...body, addressInformation } }, 'save', 0)
    }
    expect(concerns(to(' ADA@mail.example '), ada)).toBe(true)
    expect(concerns(to('ada@mail.example'), person(7, 'Ada@Mail.Example'))).toBe(true)
    expect(concerns(to('ada@mail.example'), bob)).toBe(false)
    expect(concerns(to('ada@mail.example'), person(7, null))).toBe(false)
    expect(concerns(to('ada@mail.example'), guest)).toBe(false)
  })

  test('[ORDER-191] an order whose address is gone, or that has none, is nobody’s', () => {
    expect(concerns({ ...unknownYet, body: '' }, ada)).toBe(false)
    const { body } = newOrder()
    const noAddress = { ...body, addressInformation: { ...body.addressInformation, shippingAddress: null } }
    const noMail = { ...body, addressInformation: { ...body.addressInformation, shippingAddress: { city: 'Wien' } } }
    for (const each of [noAddress, noMail])
      expect(concerns({ ...unknownYet, body: JSON.stringify(each) }, ada)).toBe(false)
  })

  test('[ORDER-190] the customer it turns out to be takes it over; others, guests and known owners do not', () => {
    const { sign_in: _over, ...rest } = unknownYet
    expect(claim(unknownYet, person(9, null, 'monday'))).toEqual({ ...rest, user_id: 9 })
    expect(claim(unknownYet, bob)).toBe(unknownYet)
    expect(claim(unknownYet, { user: undefined, signIn: 'monday' })).toBe(unknownYet)
    for (const order of [orderOf({ user_id: 7 }), orderOf({ user_id: null })]) expect(claim(order, ada)).toBe(order)
  })

  test('[ORDER-130] [ORDER-191] a guest hears that an order waits for its customer while something can become of it', () => {
    const order = orderOf({ user_id: 7 })
    expect([guest, nobodyYet, ada, bob].map((viewer) => waitsForCustomer(order, viewer))).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(waitsForCustomer(orderOf({ user_id: null }), guest)).toBe(false)
    const cancelled = step(order, { kind: 'cancel' }, { now: 0, random: 0 }) ?? order
    expect(waitsForCustomer(cancelled, guest)).toBe(false)
    expect(waitsForCustomer({ ...order, state: 'draft' }, guest)).toBe(false)
  })
})
