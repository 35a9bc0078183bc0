import { expect, test } from 'vitest'
import { fitScore } from './rules.ts'

test('[REVIEW-8] the fit is told from three answers on, by what leads', () => {
  expect(fitScore(['true', 'true'])).toBeUndefined()
  expect(fitScore(['true', null, undefined, 'true'])).toBeUndefined()
  expect(fitScore(['true', 'true', 'small'])).toEqual({ verdict: 'true', percent: 67, answers: 3 })
  expect(fitScore(['small', 'small', 'small', null])).toEqual({ verdict: 'small', percent: 100, answers: 3 })
  expect(fitScore(['small', 'large', 'small', 'large'])).toBeUndefined()
})
