import { useEffect, useState } from 'react'
import { useAct, useUser } from '#features/accounts/web/index.ts'
import type { AdminContract } from '#features/admin/contract.ts'
import { LateTexts, useShell } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useNotices } from '#platform/web/page/notices.ts'
import { withProgress } from '#platform/web/page/progress.ts'
import { useText } from '#platform/web/texts.tsx'
import { useCloseDialog } from '#ui/dialog.tsx'
import { Link } from '#ui/link.tsx'
import { FeedLinks } from './feed-links.tsx'
import { usePromoSwitch } from '#features/stores/web/promo-mode.ts'
import { useRunningUpdates, useUpdate } from '../footer/update-work.ts'
import type { Update } from '../footer/update-work.ts'
import { useTurnPromoMode } from '../promo-mode/use-turn-promo-mode.ts'
import menu from './menu-panel.module.css'
import styles from './staff-menu.module.css'

/** What bloggers, managers and admins have besides; each finds what they may do. */
export const DeveloperMenu = () => (
  <LateTexts parts={['staff']}>
    <Menu />
  </LateTexts>
)

const Menu = () => {
  const t = useText()
  const roles = useUser()?.roles ?? []
  const { settings } = useShell()
  const isBlogger = roles.includes('blogger')
  const isAdmin = roles.includes('admin')
  const isStaff = isAdmin || roles.includes('manager')
  const links = [
    isBlogger && { to: '/cabinet/products/posts', label: t('area.posts') },
    isBlogger && settings.instructions_count > 0 && { to: '/cabinet/wiki', label: t('area.wiki') },
    isBlogger && settings.has_blogger_user_agreement && { to: '/blogger-user-agreement', label: t('area.agreement') },
    isBlogger && settings.has_blogger_privacy_policy && { to: '/blogger-privacy-policy', label: t('area.privacy') },
    isAdmin && { to: '/admin/design', label: t('area.design') },
    isStaff && { to: '/admin', label: t('area.office') },
    isStaff && { to: '/admin/login-as', label: t('staff.actAsUser') },
  ].filter((link) => link !== false)
  return (
    <nav aria-label={t('area.tools')}>
      <ul className={menu.more}>
        {isBlogger ? (
          <li>
            <PromoSwitch />
          </li>
        ) : null}
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        {isAdmin && settings.blogger_has_phone ? <ActAsBlogger /> : null}
        {isStaff ? <Updates /> : null}
      </ul>
      {isBlogger ? <FeedLinks /> : null}
    </nav>
  )
}

const PromoSwitch = () => {
  const t = useText()
  const isOn = usePromoSwitch()
  const turn = useTurnPromoMode()
  return (
    <button type="button" role="switch" aria-checked={isOn} className={styles.switch} onClick={() => turn(!isOn)}>
      {t('area.promoOnly')}
    </button>
  )
}

const ActAsBlogger = () => {
  const t = useText()
  const act = useAct()
  const close = useCloseDialog()
  const notices = useNotices()
  const press = async () => {
    const answer = await withProgress(() => act('blogger'))
    if (answer.ok) return close()
    const { message } = answer.meta
    return notices.add({ kind: 'error', text: typeof message === 'string' ? message : t('account.REQUEST_FAILED') })
  }
  return (
    <li>
      <button type="button" onClick={() => void press()}>
        {t('staff.actAsBlogger')}
      </button>
    </li>
  )
}

const updates = [
  { label: 'staff.updateImport', wanted: ['import'] },
  { label: 'staff.updateSkins', wanted: ['skins'] },
  { label: 'staff.updateAll', wanted: ['import', 'skins'] },
] as const satisfies readonly { label: string; wanted: readonly Update[] }[]

/** Each stays where it is while one is under way, and says how far that is. */
const Updates = () => {
  const t = useText()
  const running = useRunningUpdates()
  const update = useUpdate()
  const percent = usePercent(running.includes('import'))
  const [pressed, setPressed] = useState<string>()
  const isBusy = running.length > 0
  return (
    <>
      {updates.map(({ label, wanted }) => (
        <li key={label}>
          <button
            type="button"
            aria-disabled={isBusy || undefined}
            aria-busy={(isBusy && pressed === label) || undefined}
            onClick={() => {
              if (isBusy) return
              setPressed(label)
              void update(...wanted)
            }}
          >
            {t(label)}
          </button>
        </li>
      ))}
      {isBusy ? (
        <li>
          <span className="t-14 muted num" role="status">
            {percent === undefined ? t('staff.updating') : t('staff.updatingPercent', { percent })}
          </span>
        </li>
      ) : null}
    </>
  )
}

/** Milliseconds. */
const looksEvery = 1000

/** How far the shop is with its import; undefined until it has told. */
const usePercent = (isRunning: boolean): number | undefined => {
  const call = useCall<AdminContract>()
  const [percent, setPercent] = useState<number>()
  useEffect(() => {
    if (!isRunning) return undefined
    let isOver = false
    const look = async () => {
      const answer = await call('GET /api/manage/update/progress', {})
      if (!isOver) setPercent(answer.ok && answer.value.step !== null ? answer.value.percent : undefined)
    }
    const timer = setInterval(() => void look(), looksEvery)
    return () => {
      isOver = true
      clearInterval(timer)
      setPercent(undefined)
    }
  }, [call, isRunning])
  return percent
}
