import { Suspense } from 'react'
import { useUser } from '#features/accounts/web/index.ts'
import { useShell } from '#features/stores/web/index.ts'
import { lazyOrNothing } from '#platform/web/waking/late.ts'
import { useText } from '#platform/web/texts.tsx'
import { ButtonLink } from '#ui/button.tsx'
import styles from './staff-menu.module.css'

/** The ways into the cabinet that a blogger needs most. */
export const BloggerSidebar = () => {
  const t = useText()
  const user = useUser()
  const { settings } = useShell()
  if (!user?.roles.includes('blogger')) return null
  return (
    <nav aria-label={t('area.cabinet')}>
      <Suspense fallback={null}>
        <Facts />
      </Suspense>
      <p className={styles.blogger}>
        <ButtonLink to="/cabinet/products">{t('area.newPost')}</ButtonLink>
        <ButtonLink variant="ghost" to="/cabinet/sales">
          {t('area.viewSales')}
        </ButtonLink>
        {settings.product_choose ? (
          <ButtonLink variant="ghost" to="/cabinet/products/selection?approved=0">
            {t('area.toReview')}
          </ButtonLink>
        ) : null}
      </p>
    </nav>
  )
}

const Facts = lazyOrNothing(async () => (await import('#features/blogger/web/index.ts')).CabinetFacts)

const Tools = lazyOrNothing(async () => (await import('./developer-menu.tsx')).DeveloperMenu)

/** What bloggers, managers and admins have besides; nobody else fetches it. */
export const DeveloperMenu = () => {
  const roles = useUser()?.roles ?? []
  if (!roles.some((role) => role !== 'vip')) return null
  return (
    <Suspense fallback={null}>
      <Tools />
    </Suspense>
  )
}
