import { Suspense, useEffect, useEffectEvent } from 'react'
import type { ReactNode } from 'react'
import type { WireUser } from '#features/accounts/contract.ts'
import { useSignIn, useUser } from '#features/accounts/web/index.ts'
import { useGetAccount } from '#features/accounts/web/session/use-account.ts'
import { LateTexts, PageHead } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './restricted-frame.module.css'

type Props = {
  /** The text that names the page: its heading and its title. */
  heading: string
  /** Any of these may see it. */
  roles: WireUser['roles']
  children: ReactNode
}

/** A page for some roles: everybody gets it without data, guests are asked to sign in, and who has none of the roles is told so. */
export const RestrictedFrame = (props: Props) => (
  <Suspense fallback={<div className={`wrap ${styles.page}`} aria-busy="true" />}>
    <LateTexts>
      <Frame {...props} />
    </LateTexts>
  </Suspense>
)

const Frame = ({ heading, roles, children }: Props) => {
  const t = useText()
  const user = useUser()
  const signIn = useSignIn()
  const getAccount = useGetAccount()
  const isGuest = user === null
  const start = useEffectEvent(() => void getAccount())
  const ask = useEffectEvent(() => signIn())
  useEffect(() => start(), [])
  useEffect(() => {
    if (isGuest) ask()
  }, [isGuest])
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t(heading)} isIndexed={false} />
      <h1 className="t-64" tabIndex={-1}>
        {t(heading)}
      </h1>
      {user === undefined ? (
        <div aria-busy="true" aria-label={t('frame.working')}>
          <Skeleton shape="line" />
          <Skeleton shape="short" />
        </div>
      ) : user === null ? (
        <Empty
          title={t('area.guestTitle')}
          text={t('area.guestText')}
          action={<Button onClick={() => signIn()}>{t('shell.signIn')}</Button>}
        />
      ) : user.roles.some((role) => roles.includes(role)) ? (
        children
      ) : (
        <NoAccess />
      )}
    </div>
  )
}

/** In the words of the refusal `ACCESS_DENIED`. */
const NoAccess = () => {
  const t = useText()
  return (
    <Empty
      title={t('area.noAccess')}
      text={t('refusal.ACCESS_DENIED')}
      action={<ButtonLink to="/">{t('shell.frontPage')}</ButtonLink>}
    />
  )
}
