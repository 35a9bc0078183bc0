import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useText } from '#platform/web/texts.tsx'
import { Link } from '#ui/link.tsx'
import { showWhole } from '#ui/show-whole.ts'
import styles from './office-nav.module.css'

/** A screen of the back office, below the store prefix, and the text that names it. */
export type OfficeLink = { readonly path: string; readonly heading: string }

/** The ways between the screens of the back office: a column at the side, a row that scrolls on a phone. */
export const OfficeNav = ({ name, links }: { name: string; links: readonly OfficeLink[] }) => {
  const t = useText()
  const { pathname } = useLocation()
  // of a screen within another one the inner
  const [here] = links
    .map(({ path }) => path)
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((one, other) => other.length - one.length)
  const at = links.findIndex(({ path }) => path === here)
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const nav = ref.current
    const link = nav?.querySelectorAll('a')[at]
    if (!nav || !link) return
    // in a row or a column that is longer than the screen the one that is shown comes into sight
    nav.scrollLeft = link.offsetLeft - nav.clientWidth / 3
    nav.scrollTop = link.offsetTop - nav.clientHeight / 2
  }, [at])
  return (
    <nav ref={ref} className={styles.nav} aria-label={t(name)}>
      <ul>
        {links.map(({ path, heading }) => (
          <li key={path}>
            <Link to={path} aria-current={path === here ? 'page' : undefined} onFocus={showWhole}>
              {t(heading)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
