import { useState } from 'react'
import type { ReactNode } from 'react'
import styles from './gallery.module.css'
import { pieces } from './pieces.tsx'

const sides = ['light', 'dark'] as const

/** Every component of `ui` in its states, on light and on dark paper: `npm run gallery`. */
export const Gallery = () => {
  const [wanted, setWanted] = useState('')
  const shown = Object.entries(pieces).filter(([name]) => name.includes(wanted.trim().toLowerCase()))
  return (
    <main className={styles.gallery}>
      <h1 className="t-40">Components</h1>
      <label className={styles.search}>
        Find one
        <input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </label>
      <nav aria-label="Components">
        <ul className={styles.names}>
          {shown.map(([name]) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {shown.map(([name, Piece]) => (
        <section key={name} id={name} aria-labelledby={`${name}-title`}>
          <h2 id={`${name}-title`} className="t-20">
            {name}
          </h2>
          <div className={styles.sides}>
            {sides.map((side) => (
              <Side key={side} scheme={side}>
                <Piece />
              </Side>
            ))}
          </div>
        </section>
      ))}
    </main>
  )
}

const Side = ({ scheme, children }: { scheme: (typeof sides)[number]; children: ReactNode }) => (
  <div className={`${styles.side} ${styles[scheme]}`}>{children}</div>
)
