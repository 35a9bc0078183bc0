import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from '../account.module.css'

/** A part of the profile page with its heading. */
export const Section = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className="t-20">
          {title}
        </h2>
        {text ? <p className="t-14 muted">{text}</p> : null}
      </div>
      {children}
    </section>
  )
}
