import { expect, test } from 'vitest'
import { countPage, mayOffer, noVisits, readVisits } from './may-offer.ts'
import type { Visits } from './may-offer.ts'

const minute = 60_000
const day = 1440 * minute
const see = (visits: Visits, path: string, ...times: number[]) =>
  times.reduce((seen, time) => countPage(seen, path, time), visits)

test('[SHELL-96] the first visit, however long, is never met with the offer', () => {
  const visits = see(noVisits, '/women', 0, 20 * minute, 45 * minute, 70 * minute)
  expect(visits.count).toBe(1)
  expect(mayOffer(visits, '/women', 70 * minute)).toBe(false)
})

test('[SHELL-96] the second is, and so is the first once something was ordered', () => {
  expect(mayOffer(see(noVisits, '/women', 0, 31 * minute), '/women', 31 * minute)).toBe(true)
  expect(mayOffer(see(noVisits, '/order/1', 0), '/order/1', 0)).toBe(true)
  expect(mayOffer(see(noVisits, '/orderly', 0), '/orderly', 0)).toBe(false)
})

test('[SHELL-96] nobody is disturbed while paying, and a no lasts for 90 days', () => {
  const visits = see(noVisits, '/', 0, day)
  expect(['/checkout', '/pay/1', '/'].map((path) => mayOffer(visits, path, day))).toEqual([false, false, true])
  const refused = { ...visits, refusedAt: day }
  expect(mayOffer(refused, '/', 90 * day)).toBe(false)
  expect(mayOffer(refused, '/', 91 * day)).toBe(true)
})

test('[SHELL-96] whatever was kept, a visit can be counted', () => {
  for (const written of [undefined, null, '', 3, [], { count: 'many' }, JSON.parse(JSON.stringify(noVisits))])
    expect(readVisits(written)).toEqual(noVisits)
  const visits = { ...see(noVisits, '/order/1', 5), refusedAt: 7 }
  expect(readVisits(JSON.parse(JSON.stringify(visits)))).toEqual(visits)
})
