import { expect, test } from 'vitest'
import { createLateness } from './overload.ts'

test('[SHELL-211] a process is behind when all its turns were long for a second and a half, until one is short', () => {
  const lateness = createLateness(0)
  const saidAt = (times: readonly number[]): boolean[] =>
    times.map((at) => {
      lateness.look(at)
      return lateness.isBehind()
    })
  // one long stall, then some shorter ones with turns in time between them
  expect(saidAt([100, 4000, 4100, 4600, 5500, 5600])).toEqual([false, false, false, false, false, false])
  expect(saidAt([6600, 7600, 7700, 8700, 9300])).toEqual([false, false, false, false, false])
  expect(saidAt([9900, 10_500, 10_600])).toEqual([true, true, false])
})
