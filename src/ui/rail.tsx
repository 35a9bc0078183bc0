import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useWords } from './words.ts'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import styles from './rail.module.css'

type Props = {
  title: ReactNode
  /** The title without its count, for the names of the arrows. */
  name: string
  id: string
  isWide?: boolean
  /** `<li>`s */
  children: ReactNode
}

/** A headed row that scrolls sideways and snaps; the arrows of wide screens move it by most of its width. */
export const Rail = ({ title, name, id, isWide, children }: Props) => {
  const t = useWords()
  const ref = useRef<HTMLUListElement>(null)
  const scroll = (direction: 1 | -1) => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const by = direction * (ref.current?.clientWidth ?? 0) * 0.8
    ref.current?.scrollBy({ left: by, behavior: isStill ? 'instant' : 'smooth' })
  }
  return (
    <section className="wrap section" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{title}</h2>
        <div className={styles.arrows}>
          <IconButton variant="square" icon="left" label={t('ui.previousIn', { name })} onClick={() => scroll(-1)} />
          <IconButton variant="square" icon="right" label={t('ui.nextIn', { name })} onClick={() => scroll(1)} />
        </div>
      </div>
      <ul ref={ref} className={classNames(styles.rail, isWide && styles.wide)}>
        {children}
      </ul>
    </section>
  )
}
