import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './accordion.module.css'

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode; isOpen?: boolean }

/** Folded sections under each other; they open without JavaScript too. */
export const Accordion = ({ items }: { items: readonly AccordionItem[] }) => (
  <div className={styles.accordion}>
    {items.map((item) => (
      <details key={item.id} id={item.id} open={item.isOpen}>
        <summary>
          {item.title}
          <Icon name="plus" size="s" />
        </summary>
        <div className={styles.body}>{item.content}</div>
      </details>
    ))}
  </div>
)
