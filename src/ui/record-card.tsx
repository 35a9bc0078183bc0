import type { ReactNode } from 'react'
import styles from './record-card.module.css'

type Props = {
  /** Its name for assistive technology, where the title alone does not tell it from the others. */
  readonly name?: string
  readonly title: string
  /** How it stands, beside the title. */
  readonly state: ReactNode
  /** Why it stands so, where that has to be said. */
  readonly note: string | undefined
  readonly actions: ReactNode
  readonly children?: ReactNode
}

/** Something that is kept, with how it stands and what can be done with it. */
export const RecordCard = ({ name, title, state, note, actions, children }: Props) => (
  <article className={styles.card} aria-label={name}>
    <header className={styles.head}>
      <h3>{title}</h3>
      {state}
    </header>
    {children}
    {note ? <RecordNote>{note}</RecordNote> : null}
    <RecordActions>{actions}</RecordActions>
  </article>
)

export const RecordNote = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>

export const RecordActions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>
