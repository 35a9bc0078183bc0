import { useUser } from '#features/accounts/web/index.ts'
import { useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'

import { isPromoMode, usePromoMode } from './promo-mode.ts'
import { useTurnPromoMode } from './use-turn-promo-mode.ts'
import menu from './menu-panel.module.css'
import styles from './staff-menu.module.css'

/** The ways into the cabinet that a blogger needs most. */
export const BloggerSidebar = () => {
  const t = useText()
  const user = useUser()
  const { settings } = useShell()
  if (!user?.roles.includes('blogger')) return null
  return (
    <nav className={styles.blogger} aria-label={t('area.cabinet')}>
      <ButtonLink to="/cabinet/products">{t('area.newPost')}</ButtonLink>
      <ButtonLink variant="ghost" to="/cabinet/sales">
        {t('area.viewSales')}
      </ButtonLink>
      {settings.product_choose ? (
        <ButtonLink variant="ghost" to="/cabinet/products/selection?approved=0">
          {t('area.toReview')}
        </ButtonLink>
      ) : null}
    </nav>
  )
}

/** What bloggers, managers and admins have besides; each finds what they may open. */
export const DeveloperMenu = () => {
  const t = useText()
  const roles = useUser()?.roles ?? []
  const { settings } = useShell()
  const isBlogger = roles.includes('blogger')
  const links = [
    isBlogger && { to: '/cabinet/products/posts', label: t('area.posts') },
    isBlogger && settings.has_blogger_user_agreement && { to: '/blogger-user-agreement', label: t('area.agreement') },
    isBlogger && settings.has_blogger_privacy_policy && { to: '/blogger-privacy-policy', label: t('area.privacy') },
    roles.includes('admin') && { to: '/admin/design', label: t('area.design') },
    (roles.includes('admin') || roles.includes('manager')) && { to: '/admin', label: t('area.office') },
  ].filter((link) => link !== false)
  if (links.length === 0) return null
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
      </ul>
    </nav>
  )
}

const PromoSwitch = () => {
  const t = useText()
  const isOn = usePromoMode()
  const turn = useTurnPromoMode()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={styles.switch}
      onClick={() => turn(!isPromoMode())}
    >
      {t('area.promoOnly')}
    </button>
  )
}
