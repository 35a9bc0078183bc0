import { findClaim, storeClaim } from '#platform/web/storage/claims.ts'
import type { Claim } from '#platform/web/storage/claims.ts'

type Settings = { readonly show_bonuses_modal: boolean; readonly bonuses_banner_code: string }

/** Whether the dialog may open by itself. Source: accounts-and-bloggers.md 4, honesty rules of screens.md. */
export const isOfferDue = (
  settings: Settings,
  page: {
    readonly promoCode: Claim | undefined
    readonly signup: Claim | undefined
    readonly isGuest: boolean
    /** Below the store's prefix. */
    readonly path: string
    readonly isPanelOpen: boolean
    /** Whether the visitor has done anything, or the page was there fast. */
    readonly isSettled: boolean
  },
): boolean => {
  const isWanted =
    settings.show_bonuses_modal ||
    (settings.bonuses_banner_code !== '' &&
      String(page.promoCode?.value).toUpperCase() === settings.bonuses_banner_code.toUpperCase())
  const isInTheWay =
    /^\/(checkout|pay|(successful|failed)-payment|order|cart|my-account|cabinet|admin|reset-password)\b/.test(page.path)
  return isWanted && page.isGuest && !page.signup && !page.isPanelOpen && !isInTheWay && page.isSettled
}

export const signupClaims = (now: number) => ({
  promoCode: findClaim('promoCode', now),
  signup: findClaim('modalSignup', now),
})

/** It opens once; a browser that cannot remember that is not asked at all. */
export const claimOffer = (now: number): boolean => storeClaim({ code: 'modalSignup', value: true }, now)
