import { localStore, readKept, writeKept } from './storages.ts'

/** What a browser remembers to have been promised or told: `promoCode`, `modalSignup`, `cookiesAccepted`. */
export type Claim = {
  readonly code: string
  /** Milliseconds. */
  readonly created_at: number
  readonly value: string | boolean
  readonly description: string
}

type Keeping = Pick<Storage, 'getItem' | 'setItem'>

const keyOf = (code: string): string => `vitrine.claim.${code}`

/** Days that a claim lasts where nobody says otherwise. */
const usualDays = 30
const dayMs = 24 * 3600 * 1000

/** A claim that is stored and not too old; storage that may not be read has none. */
export const findClaim = (
  code: string,
  now: number,
  storage: Keeping | undefined = localStore(),
  days = usualDays,
): Claim | undefined => {
  const claim = readKept(storage, keyOf(code)) as Claim | undefined
  return claim && typeof claim.created_at === 'number' && now - claim.created_at < days * dayMs ? claim : undefined
}

/** True where it was stored. */
export const storeClaim = (
  { code, value, description = '' }: Pick<Claim, 'code' | 'value'> & { readonly description?: string },
  now: number,
  storage: Keeping | undefined = localStore(),
): boolean => writeKept(storage, keyOf(code), { code, created_at: now, value, description })

/** The promo code that this browser was promised in the last days: with a link, or by typing it. */
export const promoClaim = (now: number, days?: number, storage?: Keeping): string | undefined => {
  const value = findClaim('promoCode', now, storage, days)?.value
  return typeof value === 'string' && value !== '' ? value : undefined
}
