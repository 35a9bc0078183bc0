import { Suspense, lazy, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ComponentProps } from 'react'
import { Outlet, UNSAFE_useScrollRestoration as useScrollRestoration, useLocation, useNavigation } from 'react-router'
import type { WireCartItem } from '#features/cart/contract.ts'
import { SaveForLaterProvider, loadCartDrawer, useAddProduct } from '#features/cart/web/index.ts'
import { productPath } from '#features/catalog/rules/addresses.ts'
import { CardActionsProvider, GroupPricesProvider } from '#features/catalog/web/index.ts'
import { CreateAccountProvider } from '#features/checkout/web/index.ts'
import { NoticesProvider, createNotices } from '#platform/web/notices.ts'
import { PanelsProvider, createPanels, useOpenPanel, usePanels } from '#platform/web/panels.ts'
import { useText } from '#platform/web/texts.tsx'
import { whenIdle } from '#platform/web/when-idle.ts'
import { WordsProvider } from '#ui/words.ts'
import { Header } from './header.tsx'
import { PartBoundary } from './part-boundary.tsx'
import { BackToTop, CheckoutHeader, CheckoutHelp, Footer, Strip } from './parts.ts'
import { RouteFocus } from './route-focus.tsx'
import { UrlLookup } from './url-lookup.tsx'
import { useCreateAccount } from './use-create-account.ts'
import styles from './root-layout.module.css'

const loadMenu = () => import('./menu-panel.tsx')
const loadSearch = () => import('./search-panel.tsx')
const loadAside = () => import('./aside.tsx')
const MenuPanel = lazy(async () => ({ default: (await loadMenu()).MenuPanel }))
const SearchPanel = lazy(async () => ({ default: (await loadSearch()).SearchPanel }))
const CartDrawer = lazy(loadCartDrawer)
const loadSignIn = () => import('./sign-in-panel.tsx')
const SignInPanel = lazy(async () => ({ default: (await loadSignIn()).SignInPanel }))
const loadWishlist = () => import('#features/wishlist/web/wishlist-panel.tsx')
const WishlistPanel = lazy(async () => ({ default: (await loadWishlist()).WishlistPanel }))
const loadHeart = () => import('#features/wishlist/web/heart.tsx')
const NoHeart: typeof import('#features/wishlist/web/heart.tsx').Heart = () => <></>
/** Hearts come when the page has come to rest, and nothing moves for them; a page without a network does without. */
const Heart = lazy(() =>
  loadHeart().then(
    (loaded) => ({ default: loaded.Heart }),
    () => ({ default: NoHeart }),
  ),
)
const never = () => () => {}
/** Not before its card is awake: the server renders none, and late parts of a page wake up one after the other. */
const Save = (props: ComponentProps<typeof Heart>) => {
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isAwake ? (
    <Suspense>
      <Heart {...props} />
    </Suspense>
  ) : null
}
const near = {
  menu: loadMenu,
  search: loadSearch,
  cart: loadCartDrawer,
  wishlist: loadWishlist,
  'sign-in': loadSignIn,
}
const Aside = lazy(async () => ({ default: (await loadAside()).Aside }))

/** What stands around every page. */
export const RootLayout = () => {
  const [notices] = useState(createNotices)
  const [panels] = useState(createPanels)
  return (
    <WordsProvider value={useText()}>
      <NoticesProvider value={notices}>
        <PanelsProvider value={panels}>
          <GroupPricesProvider>
            <SaveForLaterProvider value={saveForLater}>
              <Frame />
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
  const isIdle = useIdle()
  const [add] = useState(() => addToCart)
  const actions = useMemo(() => ({ addToCart: add, ...(isIdle ? { Save } : {}) }), [add, isIdle])
  const isCheckout = useLocation().pathname === '/checkout'
  // the hook alone: its component writes an inline script on the server
  useScrollRestoration()
  const createAccount = useCreateAccount()
  return (
    <CardActionsProvider value={actions}>
      <a className={styles.skip} href="#main">
        {t('shell.skip')}
      </a>
      {isCheckout ? null : strip}
      {isCheckout ? checkoutHead : <Header onNear={near} />}
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

/** Whether the page has come to rest; then what may be needed next is fetched. */
const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false)
  useEffect(
    () =>
      whenIdle(() => {
        setIdle(true)
        void loadMenu()
        void loadSearch()
        void loadCartDrawer()
      }),
    [],
  )
  return isIdle
}

/** One panel at a time lies over the page. */
const Panels = () => {
  const panels = usePanels()
  const opened = useOpenPanel()
  return (
    <PartBoundary key={opened} onClose={() => panels.close()}>
      <Suspense>
        {opened === 'menu' ? <MenuPanel onClose={() => panels.close('menu')} /> : null}
        {opened === 'search' ? <SearchPanel onClose={() => panels.close('search')} /> : null}
        {opened === 'cart' ? <CartDrawer /> : null}
        {opened === 'wishlist' ? <WishlistPanel onClose={() => panels.close('wishlist')} /> : null}
        {opened === 'sign-in' ? <SignInPanel onClose={() => panels.close('sign-in')} /> : null}
      </Suspense>
    </PartBoundary>
  )
}
