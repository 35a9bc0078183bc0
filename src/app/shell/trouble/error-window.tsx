import type { ReactNode } from 'react'
import { Link } from '#ui/link.tsx'
import { PageHead, useMaybeShell } from '#features/stores/web/index.ts'
import { useShownCategories } from '#features/stores/web/use-shown-categories.ts'
import styles from './error-window.module.css'

type Props = {
  code?: string
  /** What the page is called. */
  title: string
  /** The same in the shop's own voice. */
  words: string
  text: string
  children: ReactNode
}

/** An empty shop window: paper and light, nothing in it, and the ways on. */
export const ErrorWindow = ({ code, title, words, text, children }: Props) => {
  const shell = useMaybeShell()
  const shown = useShownCategories()
  return (
    <div data-glass>
      <PageHead title={title} isIndexed={false} />
      <section className={styles.window}>
        <div className={styles.panes} aria-hidden="true" />
        <div className={`wrap ${styles.content}`}>
          <div className={styles.title}>
            {code ? <span>{code} · </span> : null}
            <h1>{title}</h1>
          </div>
          <p className={styles.words}>{words}</p>
          <p className={styles.text}>{text}</p>
          <p className={styles.ways}>{children}</p>
        </div>
      </section>
      {shell ? (
        <ul className={`wrap ${styles.categories}`}>
          {shown(shell.menu).map(({ id, name, url_path, product_count }) => (
            <li key={id}>
              <Link to={`/${url_path}`}>
                {name}
                <sup className="n" aria-hidden="true">
                  {product_count}
                </sup>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
