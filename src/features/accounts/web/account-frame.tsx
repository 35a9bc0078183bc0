import { Fragment, Suspense, useEffect, useEffectEvent } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { LateTexts, PageHead, useMoney } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Link } from '#ui/link.tsx'
import { showWhole } from '#ui/show-whole.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import type { WireUser } from '../contract.ts'
import styles from './account-frame.module.css'
import { useUser } from './session/account-state.ts'
import { useSignIn } from './sign-in/sign-in-wish.ts'
import { useGetAccount } from './session/use-account.ts'

type Props = {
  /** Names the page: its heading and its title. */
  heading: string
  /** What a guest sees too; without it the page asks to sign in. */
  forEverybody?: ReactNode
  /** Above everything, for guests too. */
  top?: ReactNode
  children?: (user: WireUser) => ReactNode
}

/** A page of the account: served to everybody without data, filled by the browser for whoever is signed in. */
export const AccountFrame = ({ heading, forEverybody, top, children }: Props) => {
  const user = useUser()
  useAccountAtOnce()
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={heading} isIndexed={false} />
      <Suspense fallback={<span />}>
        <LateTexts>
          <Nav user={user} />
        </LateTexts>
      </Suspense>
      <div className={styles.main}>
        <h1 className="t-64" tabIndex={-1}>
          {heading}
        </h1>
        <AskOnce user={user} />
        <Suspense fallback={<Waiting />}>
          <LateTexts>
            {top}
            {forEverybody ??
              (user && children ? (
                // nothing that was read of one is shown to another who takes their place
                <Fragment key={user.id}>{children(user)}</Fragment>
              ) : user === null ? (
                <AskToSignIn />
              ) : (
                <Waiting />
              ))}
          </LateTexts>
        </Suspense>
      </div>
    </div>
  )
}

/** Starts the account as soon as the page lives, not only when it has come to rest. */
const useAccountAtOnce = (): void => {
  const getAccount = useGetAccount()
  const start = useEffectEvent(() => void getAccount())
  useEffect(() => start(), [])
}

const links = [
  ['/my-account', 'account.myAccount'],
  ['/my-account/orders', 'account.orders'],
  ['/my-account/wishlist', 'shell.wishlist'],
  ['/my-account/recently-viewed', 'account.viewed'],
  ['/my-account/edit', 'account.profile'],
] as const

const Nav = ({ user }: { user: WireUser | null | undefined }) => {
  const t = useText()
  const { pathname } = useLocation()
  const money = useMoney()
  return (
    <nav className={styles.nav} aria-label={t('account.nav')}>
      {user ? (
        <p className={styles.who}>
          <b>{nameOfUser(user)}</b>
          <span className="t-14 muted num">
            {t('account.bonuses', { amount: money(user.account, user.account_currency) })}
          </span>
        </p>
      ) : null}
      <ul>
        {links.map(([to, label]) => (
          <li key={to} ref={isCurrent(pathname, to) ? bringIntoSight : undefined}>
            <Link to={to} aria-current={isCurrent(pathname, to) ? 'page' : undefined} onFocus={showWhole}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On phones the row goes on sideways. */
const bringIntoSight = (item: HTMLLIElement | null): void => {
  const row = item?.parentElement
  if (row) row.scrollLeft = item.offsetLeft + item.offsetWidth + beside - row.offsetWidth
}
/** Pixels that stay free beside it. */
const beside = 16

const isCurrent = (pathname: string, to: string): boolean => {
  const path = pathname.replace(/\/$/, '')
  return to === '/my-account' ? path === to : path === to || path.startsWith(`${to}/`)
}

/** The name, else how the person is reached. */
export const nameOfUser = ({ firstname, lastname, contact }: WireUser): string =>
  [firstname, lastname].filter((part) => part.trim() !== '').join(' ') || contact

/** The dialog opens by itself for a guest, once a page. */
const AskOnce = ({ user }: { user: WireUser | null | undefined }) => {
  const signIn = useSignIn()
  const isGuest = user === null
  const ask = useEffectEvent(() => signIn())
  useEffect(() => {
    if (isGuest) ask()
  }, [isGuest])
  return null
}

const AskToSignIn = () => {
  const t = useText()
  const signIn = useSignIn()
  return (
    <Empty
      title={t('account.guestTitle')}
      text={t('account.guestText')}
      action={<Button onClick={() => signIn()}>{t('account.signIn')}</Button>}
    />
  )
}

const Waiting = () => {
  const t = useText()
  return (
    <div className={styles.stack} aria-busy="true" aria-label={t('shell.myAccount')}>
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="short" />
    </div>
  )
}
