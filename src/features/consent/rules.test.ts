import { describe, expect, test } from 'vitest'
import { answerOf, campaignOf, errorSampling, mayAskFor, readArrival } from './rules.ts'

const arrivalOf = (search: string) => readArrival(new URLSearchParams(search))

describe('what an address brings', () => {
  test('[CONSENT-2] a promo code is read, and the rest stays', () => {
    expect(arrivalOf('?color=49&promo=%20BLOGGER%20&page=2')).toEqual({
      promo: 'BLOGGER',
      campaign: undefined,
      newsletter: undefined,
      unsubscribe: undefined,
      rest: '?color=49&page=2',
    })
    expect(arrivalOf('?promo=')).toMatchObject({ promo: undefined, rest: '' })
    expect(arrivalOf(`?promo=${'x'.repeat(300)}`)?.promo).toHaveLength(100)
  })

  test('[CONSENT-2] nothing to take leaves the address alone, and a link that signs in comes first', () => {
    expect(arrivalOf('?color=49')).toBeUndefined()
    expect(arrivalOf('')).toBeUndefined()
    expect(arrivalOf('?contact=a%40b.example&code=1234&promo=X')).toBeUndefined()
  })

  test.each(['facebook', 'meta', 'fb', 'FB'])('[CONSENT-3] ref=%s is the campaign of Meta', (ref) => {
    expect(campaignOf(ref)).toBe('meta')
    expect(arrivalOf(`?ref=${ref}&a=1`)).toMatchObject({ campaign: 'meta', rest: '?a=1' })
  })

  test('[CONSENT-3] another ref is none and stays', () => {
    for (const ref of ['google', 'fbx', '']) expect(campaignOf(ref)).toBeUndefined()
    expect(arrivalOf('?ref=friend')).toBeUndefined()
    expect(arrivalOf('?ref=friend&promo=X')?.rest).toBe('?ref=friend')
  })

  test("[CONTACT-4] the newsletter's tokens are read", () => {
    expect(arrivalOf('?newsletter=1.abc')).toMatchObject({ newsletter: '1.abc', rest: '' })
    expect(arrivalOf('?unsubscribe=1.abc')).toMatchObject({ unsubscribe: '1.abc', rest: '' })
  })
})

describe('the notice', () => {
  test('[CONSENT-5] only true is a yes, and a no is told from no answer', () => {
    expect(answerOf(undefined)).toBe('open')
    expect(answerOf({ value: false, description: '' })).toBe('open')
    expect(answerOf({ value: false, description: 'refused' })).toBe('refused')
    expect(answerOf({ value: true, description: '' })).toBe('accepted')
    expect(answerOf({ value: 'true', description: '' })).toBe('open')
  })

  test('[CONSENT-6] nobody who pays is asked', () => {
    expect(['/checkout', '/pay/1'].filter(mayAskFor)).toEqual([])
    expect(['/', '/cart', '/checkouts', '/my-account'].every(mayAskFor)).toBe(true)
  })
})

test('[TRACK-7] one error in five is reported in production, all of them elsewhere', () => {
  expect([errorSampling(true), errorSampling(false)]).toEqual([0.2, 1])
})
