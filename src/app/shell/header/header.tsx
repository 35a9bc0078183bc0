import { Suspense, useEffect, useRef, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#ui/link.tsx'
import { useUser } from '#features/accounts/web/index.ts'
import { useCartCount } from '#features/cart/web/index.ts'
import { useShell } from '#features/stores/web/index.ts'
import { useWishlistCount } from '#features/wishlist/web/index.ts'
import { usePanels } from '#platform/web/page/panels.ts'
import type { PanelName } from '#platform/web/page/panels.ts'
import { useText } from '#platform/web/texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon.tsx'
import { preload } from '#platform/web/waking/late.ts'
import { Logo } from './logo.tsx'
import { LanguageList, MainNav } from '../parts.ts'
import styles from './header.module.css'

type PanelToOpen = PanelName
/** Fetches a panel when the pointer comes near the way to it. */
type OnNear = Readonly<Partial<Record<PanelToOpen, () => Promise<unknown>>>>

const nav = (
  <Suspense>
    <MainNav />
  </Suspense>
)
const languages = (
  <Suspense>
    <LanguageList />
  </Suspense>
)

export const Header = ({ onNear }: { onNear: OnNear }) => {
  const t = useText()
  const { view } = useShell()
  const isScrolled = useIsScrolled()
  const count = useCartCount()
  const saved = useWishlistCount()
  const { url, i18n } = view
  return (
    <header className={styles.header} data-scrolled={isScrolled || undefined}>
      <div className="wrap">
        <Logo />
        {nav}
        <PanelLink panel="search" to="/search" className={styles.find} onNear={onNear}>
          <Icon name="search" size="s" />
          <span>
            {t('shell.search')}
            {/* what can be looked for; the control's name stays short */}
            <span aria-hidden="true">{t('shell.searchHint')}</span>
          </span>
        </PanelLink>
        <div className={styles.tools}>
          <button
            type="button"
            className={classNames(styles.tool, styles.store)}
            popoverTarget="languages"
            aria-label={`${url.slice(1).toUpperCase()} · ${i18n.currencySign}, ${t('shell.language')}: ${i18n.fullLanguageName}`}
          >
            {url.slice(1).toUpperCase()} · {i18n.currencySign}
          </button>
          <ToolLink
            panel="search"
            to="/search"
            icon="search"
            label={t('shell.search')}
            className={styles.searchTool}
            onNear={onNear}
          />
          <AccountTool onNear={onNear} />
          <ToolLink
            panel="wishlist"
            to="/my-account/wishlist"
            icon="heart"
            label={t('shell.wishlist')}
            onNear={onNear}
            describedBy="wishlist-count"
          >
            {saved ? <span className={styles.count} data-count={saved} aria-hidden="true" /> : null}
          </ToolLink>
          <span id="wishlist-count" className="vh" aria-live="polite">
            {saved ? t('shell.inWishlist', { count: saved }) : ''}
          </span>
          <ToolLink panel="cart" to="/cart" icon="bag" label={t('shell.cart')} onNear={onNear} describedBy="cart-count">
            {count ? <span className={styles.count} data-count={count} aria-hidden="true" /> : null}
          </ToolLink>
          <span id="cart-count" className="vh" aria-live="polite">
            {count ? t('shell.inCart', { count }) : ''}
          </span>
          <ToolLink panel="menu" to="#menu" icon="menu" label={t('shell.menu')} onNear={onNear} />
        </div>
      </div>
      {languages}
    </header>
  )
}

type LinkProps = { panel: PanelToOpen; to: string; className?: string | undefined; onNear: OnNear; children: ReactNode }

/** A link to the page that does the same without a script; with one it opens the panel. */
const PanelLink = ({
  panel,
  to,
  onNear,
  ...rest
}: LinkProps & { 'aria-label'?: string; 'aria-describedby'?: string | undefined }) => {
  const panels = usePanels()
  const { pathname } = useLocation()
  const load = onNear[panel]
  const near = load && (() => preload(load))
  const open = (event: MouseEvent) => {
    // a page of the same things needs no panel beside it
    const isShown = pathname === to && panel !== 'menu' && panel !== 'search'
    if (event.metaKey || event.ctrlKey || event.shiftKey || isShown) return
    event.preventDefault()
    panels.open(panel)
  }
  return <Link {...rest} to={to} aria-haspopup="dialog" onPointerEnter={near} onFocus={near} onClick={open} />
}

/** Opens the sign-in dialog for guests, leads everybody else to the account. On phones it stands in the menu. */
const AccountTool = ({ onNear }: { onNear: OnNear }) => {
  const t = useText()
  if (useUser()) {
    return (
      <Link className={classNames(styles.tool, styles.account)} to="/my-account" aria-label={t('shell.myAccount')}>
        <Icon name="user" />
      </Link>
    )
  }
  return (
    <ToolLink
      panel="sign-in"
      to="/my-account"
      icon="user"
      label={t('shell.signIn')}
      className={styles.account}
      onNear={onNear}
    />
  )
}

type ToolProps = Omit<LinkProps, 'children'> & {
  icon: IconName
  label: string
  describedBy?: string
  children?: ReactNode
}

const ToolLink = ({ icon, label, describedBy, className, children, ...rest }: ToolProps) => (
  <PanelLink {...rest} className={classNames(styles.tool, className)} aria-label={label} aria-describedby={describedBy}>
    <Icon name={icon} />
    {children}
  </PanelLink>
)

/** Pixels after which the header counts as scrolled. */
const scrolledPast = 60

const useIsScrolled = (): boolean => {
  const [isScrolled, setScrolled] = useState(false)
  const frame = useRef(0)
  useEffect(() => {
    const look = () => {
      frame.current = 0
      setScrolled(scrollY > scrolledPast)
    }
    const ask = () => {
      frame.current ||= requestAnimationFrame(look)
    }
    ask()
    addEventListener('scroll', ask, { passive: true })
    return () => {
      removeEventListener('scroll', ask)
      cancelAnimationFrame(frame.current)
      frame.current = 0
    }
  }, [])
  return isScrolled
}
