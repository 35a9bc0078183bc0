import type { ReactNode } from 'react'
import { FactorGate } from './factor-gate.tsx'
import { keepFocus } from './keep-focus.ts'
import { keepNumbers } from './keep-numbers.ts'
import { OfficeNav } from './office-nav.tsx'
import type { OfficeLink } from './office-nav.tsx'
import styles from './office-nav.module.css'

type Props = {
  /** The text that names the whole. */
  name: string
  links: readonly OfficeLink[]
  children: ReactNode
}

/** What every screen of the back office stands in. */
export const OfficeFrame = ({ name, links, children }: Props) => (
  <div className={styles.frame}>
    <OfficeNav name={name} links={links} />
    <div className={styles.screen} ref={watch}>
      <FactorGate>{children}</FactorGate>
    </div>
  </div>
)

const watch = (screen: HTMLElement | null): (() => void) | undefined => {
  if (!screen) return undefined
  const ends = [keepFocus(screen), keepNumbers(screen)]
  return () => ends.forEach((end) => end())
}
