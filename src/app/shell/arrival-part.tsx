import { Suspense, lazy, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { grandTotal, shownTotals, useGetCart } from '#features/cart/web/index.ts'
import { readArrival } from '#features/consent/rules.ts'
import { rememberCampaign } from '#features/consent/web/campaign.ts'
import { consentNow } from '#features/consent/web/consent.ts'
import { tellConversion } from '#features/consent/web/conversions.ts'
import { useErrorReports } from '#features/consent/web/use-error-reports.ts'
import { useTracking } from '#features/consent/web/use-tracking.ts'
import { LateTexts } from '#features/stores/web/index.ts'
import { storeClaim } from '#platform/web/storage/claims.ts'

const LetterLink = lazy(async () => ({
  default: (await import('#features/accounts/web/letters/letter-link.tsx')).LetterLink,
}))

type Letter = { readonly token: string; readonly isLeaving: boolean }

/** What an address brought along (a promo code, a campaign, a link of the newsletter), and what is told of the visit. */
export const ArrivalPart = () => {
  useTracking()
  useErrorReports()
  useCheckoutStep()
  const letter = useArrival()
  if (!letter) return null
  return (
    <Suspense>
      <LateTexts>
        <LetterLink key={letter.token} {...letter} />
      </LateTexts>
    </Suspense>
  )
}

/** What the document was opened with: whoever goes on at once has left that address before this part is there. */
const firstSearch = (): string => {
  const [first] = performance.getEntriesByType('navigation')
  return /\?[^#]*/.exec(first?.name ?? '')?.[0] ?? ''
}

const useArrival = (): Letter | undefined => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [letter, setLetter] = useState<Letter>()
  const [first] = useState(firstSearch)
  useEffect(() => keep(readArrival(new URLSearchParams(first))), [first])
  useEffect(() => {
    const arrival = readArrival(new URLSearchParams(search))
    if (!arrival) return
    keep(arrival)
    const { newsletter, unsubscribe, rest } = arrival
    const token = unsubscribe ?? newsletter
    const cleanAddress = async () => {
      await navigate({ search: rest, hash: location.hash }, { replace: true, preventScrollReset: true })
      if (token) setLetter({ token, isLeaving: unsubscribe !== undefined })
    }
    void cleanAddress()
  }, [search, navigate])
  return letter
}

const keep = (arrival: ReturnType<typeof readArrival>): void => {
  if (arrival?.promo) storeClaim({ code: 'promoCode', value: arrival.promo }, Date.now())
  if (arrival?.campaign) rememberCampaign(arrival.campaign)
}

const trackedKey = 'vitrine.checkout.tracked'

const isFirstTime = (cartId: string): boolean => {
  try {
    if (sessionStorage.getItem(trackedKey) === cartId) return false
    sessionStorage.setItem(trackedKey, cartId)
  } catch {
    // nothing can be kept: a page that is opened again counts again
  }
  return true
}

/** A cart that comes to the checkout is one step, however often the page is opened. */
const useCheckoutStep = (): void => {
  const { pathname } = useLocation()
  const getCart = useGetCart()
  useEffect(() => {
    if (pathname !== '/checkout' || consentNow() !== 'accepted') return
    const tell = async () => {
      const cart = getCart()
      await cart.whenSettled()
      const view = cart.getView()
      const { lines, cartId = '' } = view
      if (lines.length === 0 || !isFirstTime(cartId)) return
      const skus = lines.map(({ item }) => item.sku)
      tellConversion({ event: 'checkout', skus, value: grandTotal(shownTotals(view)) })
    }
    void tell()
  }, [pathname, getCart])
}
