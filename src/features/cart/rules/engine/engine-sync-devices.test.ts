import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { modelServer, modelShopper, quantitiesIn } from './engine-fake.ts'
import type { ModelEvent } from './engine-fake.ts'
import { defaultFlags } from './engine-sync.ts'
import type { SyncFlags } from './engine-sync.ts'
import { nextStep } from './engine.ts'

const skus = ['A', 'B', 'C']
const accident = fc.constantFrom(
  ...(['deliver', 'deliver', 'loseRequest', 'loseAnswer', 'doubleRequest', 'lateAnswer', 'answerAgain'] as const),
)
const step = fc.record({ type: fc.constant('step' as const), accident })
const wishOf = (...kinds: readonly ('add' | 'set' | 'remove')[]) =>
  fc.record({
    type: fc.constant('wish' as const),
    wish: fc.record({
      kind: fc.constantFrom(...kinds),
      sku: fc.constantFrom(...skus),
      amount: fc.integer({ min: 1, max: 5 }),
    }),
  })
const comparing = (flags: fc.Arbitrary<SyncFlags>) => fc.record({ type: fc.constant('compare' as const), flags })
const anyFlags: fc.Arbitrary<SyncFlags> = fc.record({
  forceClientState: fc.boolean(),
  canRemoveLines: fc.boolean(),
  canChangeLines: fc.boolean(),
  dryRun: fc.boolean(),
})
const harmless = anyFlags.map((flags) => ({ ...flags, forceClientState: false, canChangeLines: true }))
const reload = fc.constant({ type: 'reload' as const })
const gone = fc.constant({ type: 'cartGone' as const })
const history = (...events: readonly fc.Arbitrary<ModelEvent>[]) =>
  fc.array(fc.record({ device: fc.integer({ min: 0, max: 1 }), event: fc.oneof(...events) }), {
    maxLength: 60,
    size: 'max',
  })

const twoDevices = () => {
  const shop = modelServer({ isOneCart: true })
  const devices = [modelShopper(shop, 'one'), modelShopper(shop, 'two')] as const
  const healAll = () => {
    for (const device of [...devices, ...devices]) device.heal({ asksAnew: true })
  }
  return { shop, devices, healAll }
}

describe('[CART-116] two devices with one cart, answers dropped, doubled, late and reordered', () => {
  test('agree with the server in the end, whatever the flags of their comparisons', () => {
    fc.assert(
      fc.property(history(wishOf('add', 'set', 'remove'), step, step, comparing(anyFlags), reload, gone), (events) => {
        const { shop, devices, healAll } = twoDevices()
        for (const { device, event } of events) devices[device as 0 | 1].meet(event)
        healAll()
        for (const device of devices) {
          const { cartId, pending } = device.state()
          expect(pending).toEqual([])
          expect(quantitiesIn(device.state())).toEqual(shop.quantities(cartId))
          expect(nextStep(device.state()).kind).toBe('idle')
        }
      }),
      { numRuns: 200 },
    )
  })

  test('neither loses or doubles what the other added while nobody forces his state', () => {
    fc.assert(
      fc.property(history(wishOf('add'), step, step, comparing(harmless), reload), (events) => {
        const { shop, devices, healAll } = twoDevices()
        for (const { device, event } of events) devices[device as 0 | 1].meet(event)
        healAll()
        const wanted: Record<string, number> = {}
        for (const device of devices) {
          for (const [sku, qty] of Object.entries(device.intended())) wanted[sku] = (wanted[sku] ?? 0) + qty
        }
        const cartId = devices[0].state().cartId ?? devices[1].state().cartId
        expect(shop.quantities(cartId)).toEqual(wanted)
      }),
      { numRuns: 200 },
    )
  })

  test('a forced state is what the server has, when the other device is silent', () => {
    fc.assert(
      fc.property(history(wishOf('add', 'set', 'remove'), step, comparing(harmless)), (events) => {
        const { shop, devices } = twoDevices()
        for (const { device, event } of events) devices[device as 0 | 1].meet(event)
        const [one] = devices
        const isUnderway = one.state().pending.some(({ attempts }) => attempts > 0)
        if (one.state().cartId === undefined || isUnderway) return
        const wanted = quantitiesIn(one.state())
        one.compare({ ...defaultFlags, forceClientState: true })
        one.heal({ asksAnew: false })
        expect(shop.quantities(one.state().cartId)).toEqual(wanted)
      }),
      { numRuns: 200 },
    )
  })
})
