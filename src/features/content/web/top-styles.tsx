import { useText } from '#platform/web/texts.tsx'
import { Link } from '#ui/link.tsx'
import type { WireHome } from '../contract.ts'
import styles from './home-page.module.css'

/** Kinds of products that the shop owner put forward, each for somebody. */
export const TopStyles = ({ styles: top }: { styles: WireHome['top_styles'] }) => {
  const t = useText()
  if (top.length === 0) return null
  return (
    <section className="wrap section" aria-labelledby="home-styles">
      <div className="head">
        <h2 id="home-styles">{t('home.styles')}</h2>
      </div>
      <ul className={styles.styles}>
        {top.map(({ type, gender, title, for: who, link }) => (
          <li key={`${type} ${gender}`}>
            <Link className="link" to={link}>
              {title}
            </Link>{' '}
            <span className="muted">{who}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
