import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { useWords } from './words.ts'
import { Icon } from './icon.tsx'
import styles from './chip.module.css'

/** A choice that was made; its link takes it back. */
export const ChipLink = ({ to, children, lead }: { to: string; children: ReactNode; lead?: ReactNode }) => {
  const t = useWords()
  return (
    <Link className={styles.chip} to={to} preventScrollReset>
      {lead}
      <span>
        {children}
        <span className="vh">, {t('ui.remove')}</span>
      </span>
      <Icon name="x" size="s" />
    </Link>
  )
}
