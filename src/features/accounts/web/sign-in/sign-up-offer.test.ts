import { describe, expect, test } from 'vitest'
import { findClaim, storeClaim } from '#platform/web/storage/claims.ts'
import { readEntryLink } from './entry-link.ts'
import { deviceOf } from '../security/device-of.ts'
import { settings } from '#config/settings.ts'
import { isOfferDue } from './sign-up-offer.ts'

const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}
const claim = (value: string) => ({ code: 'promoCode', created_at: 0, value, description: '' })
const usual = {
  promoCode: undefined,
  signup: undefined,
  isGuest: true,
  path: '/women',
  isPanelOpen: false,
  isSettled: true,
}
const on = { show_bonuses_modal: true, bonuses_banner_code: 'HELLO' }
const off = { show_bonuses_modal: false, bonuses_banner_code: 'HELLO' }

describe('the dialog that opens by itself', () => {
  test('[ACCOUNT-119] by the setting, or with the code of the banner', () => {
    expect(settings.sign_up_modal_delay_ms).toBe(3000)
    expect(isOfferDue(on, usual)).toBe(true)
    expect(isOfferDue(off, usual)).toBe(false)
    expect(isOfferDue(off, { ...usual, promoCode: claim('HELLO') })).toBe(true)
    expect(isOfferDue(off, { ...usual, promoCode: claim('BLOGGER') })).toBe(false)
    expect(isOfferDue({ ...off, bonuses_banner_code: '' }, { ...usual, promoCode: claim('') })).toBe(false)
  })

  test.each([
    ['a second time', { signup: claim('x') }],
    ['over a panel', { isPanelOpen: true }],
    ['for whoever is signed in', { isGuest: false }],
    ['over checkout', { path: '/checkout' }],
    ['over payment', { path: '/pay/o-1' }],
    ['over a payment that failed', { path: '/failed-payment' }],
    ['over the account', { path: '/my-account/orders' }],
    ['on a slow page before anything was done', { isSettled: false }],
  ])('[ACCOUNT-119] never %s', (_, page) => {
    expect(isOfferDue(on, { ...usual, ...page })).toBe(false)
  })

  test('[ACCOUNT-119] its claim lasts 30 days, and what is spoilt is none', () => {
    const kept = storage()
    expect(storeClaim({ code: 'modalSignup', value: true }, 1000, kept)).toBe(true)
    expect(findClaim('modalSignup', 1000 + 29 * 86_400_000, kept)).toMatchObject({ value: true, created_at: 1000 })
    expect(findClaim('modalSignup', 1000 + 30 * 86_400_000, kept)).toBeUndefined()
    kept.setItem('vitrine.claim.modalSignup', '{')
    expect(findClaim('modalSignup', 1000, kept)).toBeUndefined()
  })
})

test('[ACCOUNT-120] an entry link is read, and the address is what is left', () => {
  expect(readEntryLink('?contact=a%40b.co&code=1234&page=2')).toEqual({
    contact: 'a@b.co',
    code: '1234',
    rest: '?page=2',
  })
  expect(readEntryLink('?contact=%2B15550100001&code=1234')).toMatchObject({ contact: '+15550100001', rest: '' })
  expect(readEntryLink('?contact=a%40b.co')).toBeUndefined()
  expect(readEntryLink('?code=1234&contact=')).toBeUndefined()
})

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:139.0) Gecko/20100101 Firefox/139.0', 'Firefox, Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0', 'Edge, Windows'],
  ['curl/8.5.0', ''],
])('[ACCOUNT-132] %s', (userAgent, name) => {
  expect(deviceOf(userAgent)).toBe(name)
})
