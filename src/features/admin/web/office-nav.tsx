import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useText } from '#platform/web/texts.tsx'
import { Link } from '#ui/link.tsx'
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
    // in a row that is longer than the screen the one that is shown comes into sight
    if (nav && link) nav.scrollLeft = link.offsetLeft - nav.clientWidth / 3
  }, [at])
  return (
    <nav ref={ref} className={styles.nav} aria-label={t(name)}>
      <ul>
        {links.map(({ path, heading }) => (
          <li key={path}>
            <Link to={path} aria-current={path === here ? 'page' : undefined}>
              {t(heading)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
