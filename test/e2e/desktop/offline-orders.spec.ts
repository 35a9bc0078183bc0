import { expect, test } from '../journey.ts'
import { findChromium } from '../../../bin/chromium.ts'
import { openPlace, playRound } from '../../faults/offline-orders.fault.ts'
import type { Place, Way } from '../../faults/offline-orders.fault.ts'

// one round of each kind of what `npm run faults offline-orders` plays a hundred times, with a shop that is really stopped

const program = findChromium() ?? ''
let place: Place
test.beforeAll(async () => {
  place = await openPlace()
})
test.afterAll(() => place.close())

const round = async (way: Way): Promise<void> => {
  expect(await playRound(place, { program, way, waitMs: 100 })).toBeUndefined()
}

test('[ORDER-91] [ORDER-114] (O4) begun online, finished without the shop, browser killed, 30 days later: asked, then one order', () =>
  round('asked'))
// another setting asks for another start: those with the same one follow each other
test('[ORDER-119] (R5) a browser that is killed while it sends: never two orders, and never none with an empty cart', () =>
  round('mid-send'))
test('[ORDER-91] (O4) the same with automatic transmission: one order without a question', () => round('automatic'))
test('[ORDER-115] (O4) every page is closed: the worker sends what is automatic when the browser tells it to, once', () =>
  round('worker'))
