import { useEffect, useEffectEvent } from 'react'
import { userNow } from '#features/accounts/web/session/account-state.ts'
import { useSignIn } from '#features/accounts/web/index.ts'
import { claimOffer, isOfferDue, signupClaims } from '#features/accounts/web/sign-in/sign-up-offer.ts'
import { useShell } from '#features/stores/web/index.ts'
import { usePanels } from '#platform/web/page/panels.ts'
import { belowStore } from '../../page-paths.ts'

/** Milliseconds from the start of the visit after which a page came slowly. */
const fastLoadMs = 4000

/** Opens the sign-in dialog once by itself, where the shop wants that and nobody is disturbed by it. */
export const useSignUpOffer = (): void => {
  const { settings } = useShell()
  const panels = usePanels()
  const signIn = useSignIn()
  const { sign_up_modal_delay_ms: delay } = settings
  const look = useEffectEvent((isSettled: boolean) => {
    const now = Date.now()
    const isDue = isOfferDue(settings, {
      ...signupClaims(now),
      isGuest: userNow() === null,
      path: belowStore(location.pathname),
      isPanelOpen: panels.opened() !== undefined,
      isSettled,
    })
    if (isDue && claimOffer(now)) signIn({ isOffer: true })
  })
  useEffect(() => {
    // a slow page is not covered before its visitor has done anything with it
    let isSettled = performance.now() < fastLoadMs
    const settle = () => {
      isSettled = true
    }
    const timer = setTimeout(() => look(isSettled), delay)
    addEventListener('pointerdown', settle, { once: true })
    addEventListener('keydown', settle, { once: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', settle)
      removeEventListener('keydown', settle)
    }
  }, [delay])
}
