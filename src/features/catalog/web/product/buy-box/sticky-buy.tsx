import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import styles from './sticky-buy.module.css'

type Props = { title: string; label: string; isBusy: boolean; children: ReactNode }

/** What the question about cookies takes of the foot of a phone. */
const footMargin = '0px 0px -112px'

/** The button of the form once more at the foot of phones; gone while the real one is in sight, with nothing over it. */
export const StickyBuy = ({ title, label, isBusy, children }: Props) => {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const real = document.getElementById('buy-button')
    if (!real) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (bar.current && entry) bar.current.inert = entry.isIntersecting
      },
      { rootMargin: footMargin },
    )
    observer.observe(real)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={bar} className={`${styles.sticky} hide-l`}>
      <div>
        <b>{title}</b>
        {children}
      </div>
      <Button type="submit" form="buy" isBusy={isBusy}>
        {label}
      </Button>
    </div>
  )
}
