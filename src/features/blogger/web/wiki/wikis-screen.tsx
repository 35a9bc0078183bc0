import { useText } from '#platform/web/texts.tsx'
import { useOne } from '#platform/web/call/use-one.ts'
import { Empty } from '#ui/empty.tsx'
import { Link } from '#ui/link.tsx'
import type { BloggerContract } from '../../contract.ts'
import { Read } from '../read.tsx'
import styles from '../cabinet.module.css'

/** The shop's instructions for bloggers, in its order. */
export const Screen = () => {
  const t = useText()
  const one = useOne<BloggerContract, 'GET /api/blogger/wikis'>('GET /api/blogger/wikis')
  return (
    <Read one={one}>
      {({ items }) =>
        items.length === 0 ? (
          <Empty title={t('cabinet.noWikis')} text={t('cabinet.noWikisText')} />
        ) : (
          <ol className={styles.rows}>
            {items.map(({ id, slug, title }) => (
              <li key={id} className={styles.row}>
                <h2 className="t-20">
                  <Link to={`/cabinet/wiki/${encodeURIComponent(slug)}`}>{title}</Link>
                </h2>
              </li>
            ))}
          </ol>
        )
      }
    </Read>
  )
}
