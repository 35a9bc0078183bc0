import { Suspense, lazy, useEffect, useState } from 'react'
import { Outlet, UNSAFE_useScrollRestoration as useScrollRestoration, useNavigation } from 'react-router'
import { loadCartDrawer, useAddProduct } from '#features/cart/web/index.ts'
import { CardActionsProvider } from '#features/catalog/web/index.ts'
import { NoticesProvider, createNotices } from '#platform/web/notices.ts'
import { PanelsProvider, createPanels, useOpenPanel, usePanels } from '#platform/web/panels.ts'
import { useText } from '#platform/web/texts.tsx'
import { whenIdle } from '#platform/web/when-idle.ts'
import { WordsProvider } from '#ui/words.ts'
import { Header } from './header.tsx'
import { BackToTop, Footer, Strip } from './parts.ts'
import { RouteFocus } from './route-focus.tsx'
import { UrlLookup } from './url-lookup.tsx'
import styles from './root-layout.module.css'

const loadMenu = () => import('./menu-panel.tsx')
const loadSearch = () => import('./search-panel.tsx')
const loadAside = () => import('./aside.tsx')
const MenuPanel = lazy(async () => ({ default: (await loadMenu()).MenuPanel }))
const SearchPanel = lazy(async () => ({ default: (await loadSearch()).SearchPanel }))
const CartDrawer = lazy(loadCartDrawer)
const Aside = lazy(async () => ({ default: (await loadAside()).Aside }))

/** What stands around every page. */
export const RootLayout = () => {
  const [notices] = useState(createNotices)
  const [panels] = useState(createPanels)
  return (
    <WordsProvider value={useText()}>
      <NoticesProvider value={notices}>
        <PanelsProvider value={panels}>
          <Frame />
        </PanelsProvider>
      </NoticesProvider>
    </WordsProvider>
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

const Frame = () => {
  const t = useText()
  const addToCart = useAddProduct()
  const [actions] = useState(() => ({ addToCart }))
  const isIdle = useIdle()
  // the hook alone: its component writes an inline script on the server
  useScrollRestoration()
  return (
    <CardActionsProvider value={actions}>
      <a className={styles.skip} href="#main">
        {t('shell.skip')}
      </a>
      {strip}
      <Header onNear={{ menu: loadMenu, search: loadSearch, cart: loadCartDrawer }} />
      <Progress />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {foot}
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
    <Suspense>
      {opened === 'menu' ? <MenuPanel onClose={() => panels.close('menu')} /> : null}
      {opened === 'search' ? <SearchPanel onClose={() => panels.close('search')} /> : null}
      {opened === 'cart' ? <CartDrawer /> : null}
    </Suspense>
  )
}
