import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fingerprint } from '#core/fingerprint.ts'
import type { OrderBody } from './contract.ts'
import { bodyIdentity } from './rules.ts'
import { afterPaid, isActiveOrder, maxStage, stageOf, statusCodes } from './rules/status.ts'

describe('stages', () => {
  test.each([
    [0, 'G R P H S'],
    [1, 'N NA A'],
    [2, 'AB B M C'],
    [3, 'D DA K KR'],
    [4, 'LF L'],
    [5, 'J I E F O'],
  ])('[ORDER-1] stage %d: %s', (stage, codes) => {
    for (const code of codes.split(' ')) expect({ code, stage: stageOf(code) }).toEqual({ code, stage })
  })

  test('[ORDER-1] an explicit stage wins, an impossible one does not', () => {
    expect(stageOf('N', 4)).toBe(4)
    expect(stageOf('N', 0)).toBe(0)
    expect(stageOf('N', 6)).toBe(1)
    expect(stageOf('N', -1)).toBe(1)
    expect(stageOf('N', 2.5)).toBe(1)
    expect(stageOf('??')).toBe(0)
    expect(statusCodes).toHaveLength(23)
    expect(Math.max(...statusCodes.map((code) => stageOf(code)))).toBe(maxStage)
  })

  test('[ORDER-1] active is neither delivered nor canceled', () => {
    expect(isActiveOrder({ stage: 4, canceled: false })).toBe(true)
    expect(isActiveOrder({ stage: 5, canceled: false })).toBe(false)
    expect(isActiveOrder({ stage: 1, canceled: true })).toBe(false)
  })

  test('[PAY-5] paid never moves an order back', () => {
    expect(afterPaid({ status: 'P', stage: 0, isPaid: false })).toEqual({ status: 'A', stage: 1, isPaid: true })
    expect(afterPaid({ status: 'N', stage: 1, isPaid: false })).toEqual({ status: 'A', stage: 1, isPaid: true })
    for (const status of statusCodes) {
      const stage = stageOf(status)
      const after = afterPaid({ status, stage, isPaid: false })
      expect(after.isPaid).toBe(true)
      expect(after.stage).toBeGreaterThanOrEqual(stage)
      // what has gone on keeps its own status
      expect(after.status).toBe(['N', 'P'].includes(status) ? 'A' : status)
    }
    // the stage that a manager set counts, whatever the status says
    expect(afterPaid({ status: 'N', stage: 4, isPaid: false })).toEqual({ status: 'N', stage: 4, isPaid: true })
  })
})

const address = {
  firstname: 'A',
  lastname: 'B',
  street: ['x', 'y'],
  city: 'C',
  postcode: '1',
  country_id: 'US',
  telephone: '123456',
  email: 'a@b.example',
}
const body = (changes: Partial<OrderBody> = {}): OrderBody => ({
  order_id: '11111111-2222-4333-8444-555555555555',
  cart_id: null,
  products: [{ sku: 'TEE', qty: 2 }],
  addressInformation: {
    shippingAddress: address,
    billingAddress: address,
    shippingMethodCode: 'standard',
    payment_method_code: 'card',
  },
  created_at: '2025-11-20T12:00:00Z',
  ...changes,
})

const sized = (option_value: string) => ({
  extension_attributes: { configurable_item_options: [{ option_id: '142', option_value }] },
})

describe('identity', () => {
  test('[ORDER-3] it is the sha3-224 of what it is made of, its keys in order', () => {
    const text = '{"a":[2,null],"b":{"c":"é"}}'
    expect(fingerprint({ b: { d: undefined, c: 'é' }, a: [2, null] })).toBe(
      createHash('sha3-224').update(text).digest('hex'),
    )
  })

  test('[ORDER-3] it is the same today as it was when the first orders were written', () => {
    expect(bodyIdentity(body())).toBe('591e8e1930a0bf41ad45bc5d68d9288291ea54d6ef88cc72c425379e')
    expect(
      bodyIdentity(body({ products: [{ sku: 'TEE', qty: 2, product_option: { extension_attributes: {} } }] })),
    ).toBe(bodyIdentity(body()))
  })

  test.each<[string, Partial<OrderBody> & Record<string, unknown>]>([
    ['another created_at', { created_at: '2026-01-01T00:00:00Z' }],
    ['another expected_total', { expected_total: 12 }],
    ['unknown fields', { note: 'x' }],
    ['null in place of missing', { coupon: null, bonuses: null, replaces: null }],
    ['a quantity as text', { products: [{ sku: 'TEE', qty: '2' }] }],
    ['an id in capitals', { order_id: '11111111-2222-4333-8444-555555555555'.toUpperCase() }],
  ])('[ORDER-3] the same with %s', (_, changes) => expect(bodyIdentity(body(changes))).toBe(bodyIdentity(body())))

  test.each<[string, Partial<OrderBody>]>([
    ['quantity', { products: [{ sku: 'TEE', qty: 3 }] }],
    ['sku', { products: [{ sku: 'CAP', qty: 2 }] }],
    [
      'lines',
      {
        products: [
          { sku: 'TEE', qty: 1 },
          { sku: 'TEE', qty: 1 },
        ],
      },
    ],
    ['coupon', { coupon: 'FIVE' }],
    ['bonuses', { bonuses: true }],
    ['promo code', { promo_code: 'BLOGGER' }],
    ['cart', { cart_id: '11111111-2222-4333-8444-666666666666' }],
    ['delivery', { addressInformation: { ...body().addressInformation, shippingMethodCode: 'express' } }],
    ['carrier', { addressInformation: { ...body().addressInformation, shippingCarrierCode: 'post' } }],
    [
      'word on the payment',
      { addressInformation: { ...body().addressInformation, payment_method_additional: { a: '1' } } },
    ],
    ['size', { products: [{ sku: 'TEE', qty: 2, product_option: sized('L') }] }],
    ['replaced order', { replaces: '11111111-2222-4333-8444-666666666666' }],
    ['city', { addressInformation: { ...body().addressInformation, shippingAddress: { ...address, city: 'D' } } }],
    ['payment', { addressInformation: { ...body().addressInformation, payment_method_code: 'banktransfer' } }],
  ])('[ORDER-3] another %s is another body', (_, changes) => {
    expect(bodyIdentity(body(changes))).not.toBe(bodyIdentity(body()))
    expect(bodyIdentity(body(changes))).toMatch(/^[0-9a-f]{56}$/)
  })

  test('[ORDER-3] methods and addresses that are null are not there, and each size is its own', () => {
    const nothing = {
      shippingAddress: null,
      billingAddress: null,
      shippingCarrierCode: null,
      shippingMethodCode: null,
      payment_method_code: null,
      payment_method_additional: null,
    }
    expect(bodyIdentity(body({ addressInformation: nothing }))).toBe(bodyIdentity(body({ addressInformation: {} })))
    const ofSize = (size: string) =>
      bodyIdentity(body({ products: [{ sku: 'TEE', qty: 2, product_option: sized(size) }] }))
    expect(ofSize('168')).not.toBe(ofSize('169'))
  })

  const shuffled = (value: unknown, seed: number): unknown => {
    if (Array.isArray(value)) return value.map((one) => shuffled(one, seed))
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([key, inner]) => [key, shuffled(inner, seed)] as const)
    const turn = entries.length === 0 ? 0 : seed % entries.length
    return Object.fromEntries([...entries.slice(turn), ...entries.slice(0, turn)])
  }

  test('[ORDER-3] the order of the keys does not matter', () => {
    fc.assert(
      fc.property(fc.nat(20), (seed) => {
        expect(bodyIdentity(shuffled(body(), seed) as OrderBody)).toBe(bodyIdentity(body()))
      }),
    )
  })
})
