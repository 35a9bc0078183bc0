import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useText } from '#platform/web/texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './step-frame.module.css'

type Props = {
  number: number
  title: string
  /** `open` is the one in sight, `done` shows what was said, `next` only its name. */
  state: 'open' | 'done' | 'next'
  /** What was said, in short. */
  told?: ReactNode
  onEdit: () => void
  /** Its heading takes the focus when the step opens, but not with the page. */
  takesFocus: boolean
  children: ReactNode
}

export const StepFrame = ({ number, title, state, told, onEdit, takesFocus, children }: Props) => {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  // before anybody can press: an effect that comes late would take the focus out of what was pressed
  useLayoutEffect(() => {
    if (state === 'open' && takesFocus) heading.current?.focus()
  }, [state, takesFocus])
  return (
    <section className={classNames(styles.step, styles[state])} aria-labelledby={`step-${number}`}>
      <h2 ref={heading} id={`step-${number}`} tabIndex={-1}>
        <span className={styles.number} aria-hidden="true">
          {state === 'done' ? <Icon name="check" size="s" /> : number}
        </span>
        {title}
      </h2>
      {state === 'open' ? <div className={styles.inside}>{children}</div> : null}
      {state === 'done' ? (
        <div className={`${styles.inside} ${styles.told}`}>
          <div className="t-14">{told}</div>
          <button type="button" className="link t-14" onClick={onEdit}>
            {t('checkout.edit')}
            <span className="vh"> {title}</span>
          </button>
        </div>
      ) : null}
    </section>
  )
}
