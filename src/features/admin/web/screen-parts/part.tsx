import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './office.module.css'

/** A part of a screen with its heading. */
export const Part = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
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
