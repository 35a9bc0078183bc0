import { Link } from './link.tsx'
import { useWords } from './words.ts'
import styles from './breadcrumbs.module.css'

export type Crumb = { label: string; to: string }

/** The way to the page; `current` is the page itself. */
export const Breadcrumbs = ({ crumbs, current }: { crumbs: readonly Crumb[]; current: string }) => {
  const t = useWords()
  return (
    <nav aria-label={t('ui.breadcrumb')}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb) => (
          <li key={crumb.to}>
            <Link to={crumb.to}>{crumb.label}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
