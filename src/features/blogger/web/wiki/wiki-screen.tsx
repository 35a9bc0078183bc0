import { ContentBlocks } from '#features/content/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { useLastPart } from '#platform/web/page/use-last-part.ts'
import { useOne } from '#platform/web/call/use-one.ts'
import { Link } from '#ui/link.tsx'
import type { BloggerContract } from '../../contract.ts'
import { Read } from '../read.tsx'
import styles from '../cabinet.module.css'

/** One instruction. */
export const Screen = () => {
  const t = useText()
  const slug = useLastPart()
  const one = useOne<BloggerContract, 'GET /api/blogger/wiki/:slug'>('GET /api/blogger/wiki/:slug', {
    params: { slug },
  })
  return (
    <>
      <p>
        <Link className="link t-14" to="/cabinet/wiki">
          {t('cabinet.allWikis')}
        </Link>
      </p>
      <Read one={one} none={t('cabinet.noSuchWiki')}>
        {(wiki) => (
          <article className={styles.article}>
            <h2 className="t-20">{wiki.title}</h2>
            <ContentBlocks page={wiki} />
          </article>
        )}
      </Read>
    </>
  )
}
