import { Suspense, lazy, useContext, useEffect, useState } from 'react'
import type { ComponentProps, ComponentType } from 'react'
import { Outlet, UNSAFE_useScrollRestoration as useScrollRestoration, useLocation, useNavigation } from 'react-router'
import type { WireCartItem } from '#features/cart/contract.ts'
import { SaveForLaterProvider, loadCartDrawer, useAddProduct } from '#features/cart/web/index.ts'
import { productPath } from '#features/catalog/rules/addresses/addresses.ts'
import { CardActionsProvider, GroupPricesProvider } from '#features/catalog/web/index.ts'
import { CreateAccountProvider } from '#features/checkout/web/index.ts'
import { lazyOrNothing } from '#platform/web/waking/late.ts'
import { NoticesProvider, createNotices } from '#platform/web/page/notices.ts'
import { PanelsProvider, createPanels, useOpenPanel, usePanels } from '#platform/web/page/panels.ts'
import type { PanelName } from '#platform/web/page/panels.ts'
import { useText } from '#platform/web/texts.tsx'
import { whenIdle } from '#platform/web/waking/when-idle.ts'
import { WordsProvider } from '#ui/words.ts'
import { Header } from './header/header.tsx'
import { AsyncPart } from './trouble/part-boundary.tsx'
import { BackToTop, CheckoutHeader, CheckoutHelp, Footer, Strip } from './parts.ts'
import { RestContext, createRest, useIsResting } from './rest.ts'
import { RouteFocus } from './page-change/route-focus.tsx'
import { UrlLookup } from './page-change/url-lookup.tsx'
import { useCreateAccount } from './sign-in/use-create-account.ts'
import styles from './root-layout.module.css'

/** What lies over the page when it is asked for; fetched when the pointer, a finger or the focus comes to the way to it. */
const panelLoaders: Readonly<Record<PanelName, () => Promise<ComponentType<{ onClose: () => void }>>>> = {
  menu: async () => (await import('./menu/menu-panel.tsx')).MenuPanel,
  search: async () => (await import('./search/search-panel.tsx')).SearchPanel,
  cart: async () => (await loadCartDrawer()).default,
  wishlist: async () => (await import('#features/wishlist/web/wishlist-panel.tsx')).WishlistPanel,
  'sign-in': async () => (await import('./sign-in/sign-in-panel.tsx')).SignInPanel,
}
const loadAside = () => import('./aside.tsx')
const loadHeart = () => import('#features/wishlist/web/heart.tsx')
/** Hearts come when the page has come to rest, and nothing moves for them; a page without a network does without. */
const Heart = lazyOrNothing(async () => (await loadHeart()).Heart)
/** Not before the page has come to rest: the server renders none, and a card waits for nothing but itself. */
const Save = (props: ComponentProps<typeof Heart>) => {
  return useIsResting() ? (
    <Suspense>
      <Heart {...props} />
    </Suspense>
  ) : null
}
/** The same from the first moment on: React throws away what sleeps below a context that changes. */
const cardActionsOf = (addToCart: ReturnType<typeof useAddProduct>) => ({ addToCart, Save })

type Part = 'Aside' | 'CookieNotice' | 'OfflineBadge'
const partOf = (name: Part) => lazy(async () => ({ default: (await loadAside())[name] }))
const Aside = partOf('Aside')
const CookieNotice = partOf('CookieNotice')
const OfflineBadge = partOf('OfflineBadge')

/** What stands around every page. */
export const RootLayout = () => {
  const [notices] = useState(createNotices)
  const [panels] = useState(createPanels)
  const [rest] = useState(createRest)
  return (
    <WordsProvider value={useText()}>
      <NoticesProvider value={notices}>
        <PanelsProvider value={panels}>
          <GroupPricesProvider>
            <SaveForLaterProvider value={saveForLater}>
              <RestContext value={rest}>
                <Frame />
              </RestContext>
            </SaveForLaterProvider>
          </GroupPricesProvider>
        </PanelsProvider>
      </NoticesProvider>
    </WordsProvider>
  )
}

/** A piece of the cart that waits on the wishlist. */
const saveForLater = ({ parentSku, slug, name, thumbnail }: WireCartItem): void => {
  const url_path = productPath(parentSku, slug).slice(1)
  void loadHeart().then(({ addToWishlist }) =>
    addToWishlist({ sku: parentSku, name, image: thumbnail, url_path, qty: 1 }),
  )
}

// one and the same element each time: React leaves it alone until it wakes up
const strip = (
  <Suspense>
    <Strip />
  </Suspense>
)
const foot = (
  <Suspense>
    <BackToTop />
    <Footer />
  </Suspense>
)

const checkoutHead = (
  <Suspense>
    <CheckoutHeader />
  </Suspense>
)
const checkoutFoot = (
  <Suspense>
    <CheckoutHelp />
  </Suspense>
)

const Frame = () => {
  const t = useText()
  const addToCart = useAddProduct()
  const [actions] = useState(() => cardActionsOf(addToCart))
  const isIdle = useResting()
  const isCheckout = /^\/checkout\/*$/.test(useLocation().pathname)
  // the hook alone: its component writes an inline script on the server
  useScrollRestoration()
  const createAccount = useCreateAccount()
  return (
    <CardActionsProvider value={actions}>
      <a className={styles.skip} href="#main">
        {t('shell.skip')}
      </a>
      <Suspense>{isIdle ? <CookieNotice /> : null}</Suspense>
      {isCheckout ? null : strip}
      {isCheckout ? checkoutHead : <Header onNear={panelLoaders} />}
      <Suspense>{isIdle ? <OfflineBadge /> : null}</Suspense>
      <Progress />
      <main id="main" tabIndex={-1}>
        <CreateAccountProvider value={createAccount}>
          <Outlet />
        </CreateAccountProvider>
      </main>
      {isCheckout ? checkoutFoot : foot}
      <Panels />
      <Suspense>{isIdle ? <Aside /> : null}</Suspense>
      <RouteFocus />
      <UrlLookup />
    </CardActionsProvider>
  )
}

const Progress = () => (useNavigation().state === 'loading' ? <div className={styles.progress} /> : null)

/** Whether the page has come to rest. */
const useResting = (): boolean => {
  const rest = useContext(RestContext)
  useEffect(() => whenIdle(rest.arrive), [rest])
  return useIsResting()
}

/** One panel at a time lies over the page. */
const Panels = () => {
  const panels = usePanels()
  const opened = useOpenPanel()
  return opened ? <AsyncPart key={opened} load={panelLoaders[opened]} onClose={() => panels.close(opened)} /> : null
}
