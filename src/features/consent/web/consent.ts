import { useSyncExternalStore } from 'react'
import { findClaim, storeClaim } from '#platform/web/storage/claims.ts'
import { createListeners } from '#platform/web/listeners.ts'
import { answerOf, refusedWord } from '../rules.ts'
import type { Answer } from '../rules.ts'

const claim = 'cookiesAccepted'

/** What was said where nothing can be kept: it lasts as long as the page. */
let said: Answer = 'open'
let isReopened = false
const { subscribe: onTold, tell } = createListeners()

/** What this browser's visitor said to statistics. */
export const consentNow = (): Answer => {
  const kept = answerOf(findClaim(claim, Date.now()))
  return kept === 'open' ? said : kept
}

/** The notice was shown: the claim is there from then on. */
export const noteAsked = (): void => {
  const now = Date.now()
  if (!findClaim(claim, now)) storeClaim({ code: claim, value: false }, now)
}

export const answerConsent = (isAccepted: boolean): void => {
  said = isAccepted ? 'accepted' : 'refused'
  isReopened = false
  storeClaim({ code: claim, value: isAccepted, description: isAccepted ? '' : refusedWord }, Date.now())
  tell()
}

/** Shows the notice once more to who has answered. */
export const reopenConsent = (): void => {
  isReopened = true
  tell()
}

const subscribe = (listener: () => void): (() => void) => {
  const forget = onTold(listener)
  // another tab has the answer
  addEventListener('storage', listener)
  return () => {
    forget()
    removeEventListener('storage', listener)
  }
}

const seen = (): Answer | 'reopened' => (isReopened ? 'reopened' : consentNow())

/** Whether the notice is to be shown, and whether somebody asked for it. */
export const useAsking = (): 'no' | 'yes' | 'reopened' => {
  const state = useSyncExternalStore(subscribe, seen, () => 'accepted' as const)
  return state === 'open' ? 'yes' : state === 'reopened' ? 'reopened' : 'no'
}
