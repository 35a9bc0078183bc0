import { chance } from './hash.ts'
import type { Special } from './style.ts'

/** What the shop puts first, best first: the default order starts with these. */
// prettier-ignore
export const promoted: readonly string[] = [
  'loopback-hoodie', 'contour-legging-7-8', 'relay-runner', 'level-bra', 'warm-up-zip-jacket', 'everyday-tee', 'breton-hoodie', 'loopback-jogger',
  'relief-legging-topographic-print', 'basecamp-puffer', 'slow-sun-bra', 'tailwind-short', 'plain-court', 'relief-legging-marble-print', 'run-tee', 'cropped-loopback-hoodie',
  'rib-tank', 'merino-base-tee', 'track-pant', 'trailhead-low', 'saltwater-legging', 'understorey-fleece', 'contour-bike-short', 'sunday-hoodie',
]

/** Seen in promo mode alone. */
const onlyPromo = new Set([
  'dotted-sweatshirt',
  'club-stripe-bra',
  'dawn-gradient-short',
  'weekend-rib-bralette',
  'tempo-plush',
  'camo-sweat-short',
])

export const toPromoted = (key: string): number =>
  promoted.includes(key) ? promoted.length - promoted.indexOf(key) : 0
export const isOnlyPromo = (key: string): boolean => onlyPromo.has(key)
export const isPromo = (key: string): boolean => isOnlyPromo(key) || chance(key, 'promo') < 0.09
export const isApproved = (key: string): boolean => chance(key, 'approved') < 0.6
export const isNew = (key: string): boolean => chance(key, 'new') < 0.13

/** The demo's calendar: new pieces came in the last weeks, the others before, an hour apart from each other. */
export const toCreatedAt = (key: string, position: number): string => {
  const first = isNew(key) ? Date.UTC(2026, 9, 20) : Date.UTC(2026, 0, 12)
  const days = isNew(key) ? 28 : 260
  return new Date(
    first + Math.floor(chance(key, 'day') * days) * 86_400_000 + (position % 1_000) * 60_000,
  ).toISOString()
}

/** Most special prices are open-ended, some have dates; a few are over or have not begun. */
export const toSpecial = (price: number, position: number): Special => {
  if (position % 23 === 7) return { price, from: '2026-01-10', to: '2026-03-31' }
  if (position % 100 === 35) return { price, from: '2035-01-01' }
  if (position % 3 === 1) return { price, from: '2026-09-01', to: '2031-12-31' }
  return { price }
}

/** Whether the special price holds on the day the demo was written for, and for years after. */
export const isRunning = (special: Special | undefined): boolean =>
  special !== undefined && (special.from ?? '') <= '2026-10-01' && (special.to ?? '9999') > '2030-01-01'
