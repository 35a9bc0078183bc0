import { useText } from '#platform/web/texts.tsx'
import { Mark } from '#ui/mark.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import header from '../header/header.module.css'
import logo from '../header/logo.module.css'
import styles from './page-skeleton.module.css'

/** What stands there until a page that was opened without its data has found them: the same on both sides, without a single id. */
export const PageSkeleton = () => {
  const t = useText()
  return (
    <>
      <header className={header.header}>
        <div className="wrap">
          <span className={logo.logo}>
            <Mark />
          </span>
        </div>
      </header>
      <main className={`wrap ${styles.page}`} aria-busy="true" aria-label={t('app.opening')}>
        <Skeleton shape="title" />
        <div className={styles.cards}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </div>
      </main>
    </>
  )
}
