import { Suspense } from 'react'
import { useSignIn, useUser } from '#features/accounts/web/index.ts'
import { Avatar } from '#features/accounts/web/profile/avatar.tsx'
import { nameOfUser } from '#features/accounts/web/account-frame.tsx'
import { logOut } from '#features/accounts/web/session/log-out.ts'
import { mayLeave } from '#features/accounts/web/session/may-leave.ts'
import { useGetAccount } from '#features/accounts/web/session/use-account.ts'
import type { WireUser } from '#features/accounts/contract.ts'
import { readViewed } from '#features/catalog/web/index.ts'
import type { OrderContract, OwnOrder } from '#features/orders/contract.ts'
import { LateTexts, useMoney, useStoreView } from '#features/stores/web/index.ts'
import { compared } from '#features/wishlist/web/compared.ts'
import { useOne } from '#platform/web/call/use-one.ts'
import { withProgress } from '#platform/web/page/progress.ts'
import { localStore } from '#platform/web/storage/storages.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { useCloseDialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import styles from './menu-user.module.css'

/** Orders that are on their way, as many as the menu shows. */
const mostOrders = 3
const mostPictures = 3

/** Above the categories: who is signed in and what is on its way, or the way in. */
export const MenuUser = () => {
  const user = useUser()
  return (
    <Suspense fallback={<div className={styles.user} aria-hidden="true" />}>
      <LateTexts>{user ? <Person key={user.id} user={user} /> : <Guest />}</LateTexts>
    </Suspense>
  )
}

const Guest = () => {
  const t = useText()
  const signIn = useSignIn()
  return (
    <div className={styles.user}>
      <Button isFull onClick={() => signIn()}>
        {t('shell.signIn')}
      </Button>
      <p className="t-14 muted">{t('frame.signInHint')}</p>
    </div>
  )
}

const Person = ({ user }: { user: WireUser }) => {
  const t = useText()
  const money = useMoney()
  const getAccount = useGetAccount()
  const isBlogger = user.roles.includes('blogger')
  return (
    <div className={styles.user}>
      <div className={styles.profile}>
        <Avatar user={user} />
        <p>
          <Link to="/my-account">
            <b>{nameOfUser(user)}</b>
          </Link>
          <Mark roles={user.roles} />
          <span className="t-14 muted num">
            {t('account.bonuses', { amount: money(user.account, user.account_currency) })}
          </span>
        </p>
        <Link to="/my-account/edit" className={styles.edit} aria-label={t('account.editProfile')}>
          <Icon name="edit" />
        </Link>
      </div>
      {isBlogger ? null : (
        <p className="t-14 muted">{t(user.roles.includes('vip') ? 'account.bonusVip' : 'account.bonusText')}</p>
      )}
      {user.actor ? (
        <p className={`t-14 ${styles.actor}`}>
          {t('account.actingFor', { name: user.actor.name || user.actor.contact })}{' '}
          {user.actor.is_admin ? <span className="muted">{t('account.siteAdmin')}</span> : null}{' '}
          <button type="button" className="link" onClick={() => void getAccount().leave({ isSilent: true })}>
            {t('account.returnTo')}
          </button>
        </p>
      ) : null}
      <Orders />
    </div>
  )
}

/** What somebody is to the shop. */
const Mark = ({ roles }: Pick<WireUser, 'roles'>) => {
  const t = useText()
  if (roles.includes('admin')) return <span className="t-14">{t('account.siteAdmin')}</span>
  return roles.includes('blogger') ? <span className="t-14">{t('account.siteOwner')}</span> : null
}

const Orders = () => {
  const t = useText()
  const { answer } = useOne<OrderContract, 'GET /api/user/order-history'>('GET /api/user/order-history', {
    query: { only: 'active', pageSize: mostOrders },
  })
  if (!answer?.ok || answer.value.total === 0) return null
  return (
    <div className={styles.orders}>
      {answer.value.items.map((order) => (
        <ActiveOrder key={order.id} order={order} />
      ))}
      <Link className="link t-14" to="/my-account/orders">
        {t('account.allOrdersCount', { count: answer.value.total })}
      </Link>
    </div>
  )
}

const ActiveOrder = ({ order }: { order: OwnOrder }) => {
  const t = useText()
  const pictures = order.products.filter(({ image }) => image !== '').slice(0, mostPictures)
  const more = order.products.length - pictures.length
  return (
    <Link className={styles.order} to={`/my-account/orders/${order.id}`}>
      <span className={styles.pictures}>
        {pictures.map((line) => (
          <span key={line.line} className="pic">
            <Picture path={line.image} alt="" width={210} height={300} />
          </span>
        ))}
        {more > 0 ? <span className="t-14 muted num">+{more}</span> : null}
      </span>
      <span className="t-14">
        <b className="num">{order.number}</b>{' '}
        {t(order.stage === 0 && !order.paid ? 'order.unpaid' : `order.stage${order.stage || 1}`)}
      </span>
      <progress className="vh" max={5} value={order.stage} aria-label={t('order.progress')} />
      <span className={styles.steps} data-stage={order.stage} aria-hidden="true" />
    </Link>
  )
}

/** Below the categories: what was looked at, and the way out. */
export const MenuUserLinks = () => {
  const t = useText()
  const user = useUser()
  const close = useCloseDialog()
  const getAccount = useGetAccount()
  const { storeCode } = useStoreView()
  const viewed = readViewed(localStore(), storeCode).length
  const compares = compared.useList().length
  const leave = async () => {
    close()
    if (await mayLeave()) await withProgress(() => logOut(getAccount()))
  }
  return (
    <>
      {user ? (
        <li>
          <Link to="/my-account">{t('shell.myAccount')}</Link>
        </li>
      ) : null}
      {viewed > 0 ? (
        <li>
          <Link to="/recently-viewed">
            {t('frame.viewed')} <span className="muted num">{viewed}</span>
          </Link>
        </li>
      ) : null}
      {compares > 0 ? (
        <li>
          <Link to="/compare">
            {t('compare.title')} <span className="muted num">{compares}</span>
          </Link>
        </li>
      ) : null}
      <li>
        <Link to="/order-status">{t('shell.orderStatus')}</Link>
      </li>
      {user ? (
        <li>
          <button type="button" onClick={() => void leave()}>
            {t('frame.logOut')}
          </button>
        </li>
      ) : null}
    </>
  )
}
