import { useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Link } from '#ui/link.tsx'
import { Mark } from '#ui/mark.tsx'
import styles from './logo.module.css'

/** Whose shop it is, and the way to its first page. */
export const Logo = () => {
  const t = useText()
  const { settings } = useShell()
  return (
    <Link className={styles.logo} to="/" aria-label={t('shell.toHome', { name: settings.site_name })}>
      {settings.logo ? (
        <img src={settings.logo} alt="" />
      ) : (
        <>
          <Mark />
          <span>{settings.site_name}</span>
        </>
      )}
    </Link>
  )
}
