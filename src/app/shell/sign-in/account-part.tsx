import { Suspense, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { hasName, userNow } from '#features/accounts/web/session/account-state.ts'
import type { AccountEvent } from '#features/accounts/web/session/account.ts'
import { enterByLink, readEntryLink } from '#features/accounts/web/sign-in/entry-link.ts'
import { useSignIn, useUser } from '#features/accounts/web/index.ts'
import { useGetAccount } from '#features/accounts/web/session/use-account.ts'
import type { AccountsContract, WireUser } from '#features/accounts/contract.ts'
import type { CartContract } from '#features/cart/contract.ts'
import { forgetOtherCarts, useGetCart, useMergedCart } from '#features/cart/web/index.ts'
import type { MergedCart } from '#features/cart/web/index.ts'
import { useReloadPrices } from '#features/catalog/web/index.ts'
import { tellConversion } from '#features/consent/web/index.ts'
import { useStoreView } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { compared } from '#features/wishlist/web/compared.ts'
import { wishlist } from '#features/wishlist/web/wishlist.ts'
import { promoClaim } from '#platform/web/storage/claims.ts'
import { lazyOrNothing } from '#platform/web/waking/late.ts'
import { useNotices } from '#platform/web/page/notices.ts'
import { usePanels } from '#platform/web/page/panels.ts'
import { askForTexts, useText } from '#platform/web/texts.tsx'
import { forgetVisitor } from './forget-visitor.ts'
import { useSignUpOffer } from './use-sign-up-offer.ts'

const ListsSync = lazyOrNothing(async () => (await import('#features/wishlist/web/use-lists-sync.ts')).ListsSync)

/** What follows when somebody signs in or out: cart, prices, notices. It shows nothing by itself. */
export const AccountPart = () => {
  const account = useGetAccount()()
  const follow = useFollow()
  const latest = useRef(follow)
  useEffect(() => {
    latest.current = follow
  }, [follow])
  useEffect(() => account.listen((event) => void latest.current(event)), [account])
  useGroupPrices()
  useEntryLink()
  useSignUpOffer()
  return useUser() ? (
    <Suspense>
      <ListsSync />
    </Suspense>
  ) : null
}

const useFollow = (): ((event: AccountEvent) => Promise<void>) => {
  const t = useText()
  const { storeCode } = useStoreView()
  const call = useCall<CartContract>()
  const getCart = useGetCart()
  const takeOver = useMergedCart()
  const notices = useNotices()
  const panels = usePanels()
  const navigate = useNavigate()
  const signIn = useSignIn()
  const greet = ({ roles }: WireUser) => {
    if (roles.includes('blogger')) panels.open('menu')
  }
  return async (event) => {
    if (event.kind === 'entered') {
      if (!event.isSilent) {
        notices.add({ kind: 'success', text: t('shell.welcome') })
        // whoever is asked for more in the dialog goes on there
        const isWhole = hasName(event.user) && !event.user.second_factor
        if (isWhole || panels.opened() !== 'sign-in') greet(event.user)
      }
      if (event.meta.merged) return takeOver(event.meta.merged as MergedCart)
      const cart = getCart()
      await cart.whenSettled()
      // what the sign-in did not know of, as the cart was not loaded yet, goes along as it is read
      await cart.refresh()
      if (cart.getView().cartId !== undefined) return
      const own = await call('POST /api/cart/create', {})
      if (own.ok) await cart.adopt(own.value)
    } else if (event.kind === 'registered') {
      tellConversion({ event: 'registration' })
      greet(event.user)
    } else if (event.kind === 'left') {
      getCart().clear()
      forgetOtherCarts(storeCode)
      forgetVisitor()
      wishlist.forget()
      compared.forget()
      if (event.isSilent) return
      // a page that is its owner's alone asks whoever is a guest on it now to sign in: it has done so in a moment
      await Promise.resolve()
      panels.close()
      notices.add({ kind: 'success', text: t('shell.loggedOut') })
      await navigate('/')
    } else if (event.kind === 'stayed') {
      await askForTexts(t, 'late')
      notices.add({ kind: 'error', text: t('account.REQUEST_FAILED') })
    } else if (event.kind === 'lost' && event.wasInUse) {
      notices.add({ kind: 'warning', text: t('shell.sessionLost') })
      signIn()
      if (event.cause !== 'attempts') return
      await askForTexts(t, 'late')
      notices.add({ kind: 'error', text: t('account.tokenAttempts') })
    }
  }
}

/** Prices follow the group of whoever is signed in. */
const useGroupPrices = (): void => {
  const proof = useUser()?.groupToken
  const reload = useReloadPrices()
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (shown.current === proof) return
    shown.current = proof
    void reload(proof)
  }, [proof, reload])
}

/** `?contact=&code=` on any page signs in; the address is without them at once, so that nobody passes them on. */
const useEntryLink = (): void => {
  const call = useCall<AccountsContract>()
  const account = useGetAccount()()
  const getCart = useGetCart()
  const navigate = useNavigate()
  const notices = useNotices()
  const t = useText()
  const signIn = useSignIn()
  const isTaken = useRef(false)
  useEffect(() => {
    const link = readEntryLink(location.search)
    if (!link || isTaken.current) return
    isTaken.current = true
    const enter = async () => {
      await navigate({ search: link.rest, hash: location.hash }, { replace: true, preventScrollReset: true })
      if (userNow() === undefined) await account.refresh()
      const user = userNow()
      // a mail's link that is pressed again by whoever it has signed in
      if (user && [user.email, user.phone].includes(link.contact)) return
      // another stays signed in until the link has proved good, and their cart is not the link's
      const cartId = user ? undefined : getCart().getView().cartId
      if (await enterByLink({ call, account }, { ...link, cartId, claim: promoClaim(Date.now()) })) return
      // the order is there for whoever has its link: nothing stands in front of it
      if (!/\/(order|pay)\/[^/]+$/.test(location.pathname)) return signIn({ contact: link.contact, isLinkOld: true })
      await askForTexts(t, 'late')
      notices.add({ kind: 'warning', text: t('account.linkUsed') })
    }
    void enter()
  }, [call, account, getCart, navigate, notices, signIn, t])
}
