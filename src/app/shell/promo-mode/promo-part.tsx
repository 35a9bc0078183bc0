import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useGetAccount } from '#features/accounts/web/session/use-account.ts'
import { reloadPage } from '#platform/web/page/page-reload.ts'
import { ignoresPromoMode, isPromoMode, setPromoMode } from '#features/stores/web/promo-mode.ts'

/** Keeps the page in step with promo mode, and ends it with a session or when somebody acts for another. It shows nothing by itself. */
export const PromoPart = () => {
  const account = useGetAccount()()
  const isIgnored = ignoresPromoMode(useLocation().pathname)
  useEffect(() => {
    // the page came as everybody gets it, or was asked for while the cabinet was in sight
    if (!isIgnored && isPromoMode()) reloadPage()
  }, [isIgnored])
  useEffect(
    () =>
      account.listen((event) => {
        const isOver = event.kind === 'left' || event.kind === 'lost'
        if (isOver || ('user' in event && event.user?.actor)) setPromoMode(false)
      }),
    [account],
  )
  return null
}
