import { expect, test, vi } from 'vitest'
import { findClaim, promoClaim, storeClaim } from './claims.ts'

test('[BLOGGER-5] the code of a link is remembered for the days that the shop says, thirty without a word', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const now = Date.UTC(2026, 10, 22)
  const after = (days: number) => now + days * 86_400_000
  expect(promoClaim(now, 30, storage)).toBeUndefined()
  storeClaim({ code: 'promoCode', value: 'MIRA' }, now, storage)
  const seen = (day: number, days?: number) => promoClaim(after(day), days, storage)
  expect([seen(29), seen(30)]).toEqual(['MIRA', undefined])
  expect([seen(6, 7), seen(7, 7), seen(59, 60)]).toEqual(['MIRA', undefined, 'MIRA'])
})

test('[CONSENT-1] a browser that forbids its storage has no claim, and keeps none', () => {
  vi.stubGlobal('localStorage', undefined)
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  expect(findClaim('modalSignup', 0)).toBeUndefined()
  expect(storeClaim({ code: 'modalSignup', value: true }, 0)).toBe(false)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
