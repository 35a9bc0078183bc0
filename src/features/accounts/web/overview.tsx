import { useState } from 'react'
import type { ReactNode } from 'react'
import { useMoney } from '#features/stores/web/index.ts'
import { formatDateTime } from '#features/stores/rules/format.ts'
import { useOne } from '#platform/web/call/use-one.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { AccountsContract, WireUser } from '../contract.ts'
import { nameOfUser } from './account-frame.tsx'
import styles from './account.module.css'
import { Avatar } from './profile/avatar.tsx'
import { logOut } from './session/log-out.ts'
import { mayLeave } from './session/may-leave.ts'
import { useGetAccount } from './session/use-account.ts'

/** The person and the bonuses. */
export const Overview = ({ user }: { user: WireUser }) => {
  const t = useText()
  const getAccount = useGetAccount()
  const name = nameOfUser(user)
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    if (!(await mayLeave())) return
    setLeaving(true)
    await logOut(getAccount())
    setLeaving(false)
  }
  return (
    <>
      <section className={styles.person} aria-label={t('account.profile')}>
        <Avatar user={user} isBig />
        <div>
          <p className={styles.name}>{name}</p>
          {[...new Set([user.contact, user.email])]
            .filter((contact) => contact && contact !== name)
            .map((contact) => (
              <p key={contact} className="muted num">
                {contact}
              </p>
            ))}
        </div>
        <div className={styles.actions}>
          <ButtonLink to="/my-account/edit" variant="ghost" size="s">
            {t('account.edit')}
          </ButtonLink>
          <Button variant="ghost" size="s" isBusy={isLeaving} onClick={() => void leave()}>
            {t('account.logOut')}
          </Button>
        </div>
      </section>
      <Bonuses user={user} />
    </>
  )
}

/** Entries that come at first and with each press, and those that a call gives at most: as many come with each press from then on. */
const [aPage, most] = [20, 100]

const Bonuses = ({ user }: { user: WireUser }) => {
  const t = useText()
  const money = useMoney()
  const [shown, setShown] = useState(aPage)
  /** Entries that stood there before the last press: the focus goes to the first one behind them. */
  const [before, setBefore] = useState<number>()
  const pages = Array.from({ length: Math.ceil(shown / most) }, (_, index) => index + 1)
  const more = (
    <div>
      <Button
        variant="ghost"
        size="s"
        onClick={() => {
          setBefore(shown)
          setShown(shown + (shown < most ? aPage : most))
        }}
      >
        {t('account.bonusOlder')}
      </Button>
    </div>
  )
  return (
    <section className={styles.stack} aria-labelledby="bonuses">
      <div className={styles.balance}>
        <h2 id="bonuses" className="t-20">
          {t('account.bonusTitle')}
        </h2>
        <p className={`${styles.sum} num`}>{money(user.account, user.account_currency)}</p>
        <p className="t-14 muted">{t(user.roles.includes('vip') ? 'account.bonusVip' : 'account.bonusText')}</p>
      </div>
      {pages.map((page) => (
        <Entries
          key={page}
          page={page}
          size={Math.min(shown, most)}
          more={page === pages.length ? more : null}
          before={before}
        />
      ))}
    </section>
  )
}

type EntriesProps = { page: number; size: number; more: ReactNode; before: number | undefined }

/** A page of the ledger; `more` stands below where there are older ones. */
const Entries = ({ page, size, more, before }: EntriesProps) => {
  const t = useText()
  const money = useMoney()
  const { answer, look } = useOne<AccountsContract, 'GET /api/user/bonuses'>('GET /api/user/bonuses', {
    query: { pageSize: size, currentPage: page },
  })
  if (answer === undefined)
    return (
      <div aria-busy="true" aria-label={t('account.bonusTitle')}>
        <Skeleton shape="line" />
      </div>
    )
  if (!answer.ok)
    return (
      <p>
        {t('account.REQUEST_FAILED')}{' '}
        <button type="button" className="link" onClick={look}>
          {t('shell.tryAgain')}
        </button>
      </p>
    )
  return (
    <>
      <ul className={styles.ledger}>
        {answer.value.items.map((entry, index) => (
          <li key={entry.id} {...((page - 1) * most + index === before ? { tabIndex: -1, ref: takeFocus } : {})}>
            <span>
              {t(`account.bonus_${entry.reason}`)}
              {entry.order_number ? <span className="muted num"> {entry.order_number}</span> : null}
              {entry.note ? <span className="muted">: {entry.note}</span> : null}
              <br />
              <span className="t-12 muted num">{formatDateTime(entry.created_at)}</span>
            </span>
            <span className="num">
              {entry.amount > 0 ? '+' : ''}
              {money(entry.amount, answer.value.currency)}
            </span>
          </li>
        ))}
      </ul>
      {answer.value.total > page * size ? more : null}
    </>
  )
}

const takeFocus = (entry: HTMLElement | null): void => entry?.focus({ preventScroll: true })
