import type { ComponentProps, ReactNode } from 'react'
import { Link } from './link.tsx'
import { useWords } from './words.ts'
import { Icon } from './icon.tsx'
import styles from './chip.module.css'

type Props = Pick<ComponentProps<typeof Link>, 'to' | 'onClick' | 'children'> & { lead?: ReactNode }

/** A choice that was made; its link takes it back. */
export const ChipLink = ({ to, onClick, children, lead }: Props) => {
  const t = useWords()
  return (
    <Link className={styles.chip} to={to} preventScrollReset onClick={onClick}>
      {lead}
      <span>
        {children}
        <span className="vh">, {t('ui.remove')}</span>
      </span>
      <Icon name="x" size="s" />
    </Link>
  )
}
