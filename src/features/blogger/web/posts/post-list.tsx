import { useDay } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import type { WirePost } from '../../contract.ts'
import styles from '../cabinet.module.css'

type Props = {
  posts: readonly WirePost[]
  /** As the list stands: below a heading of its own, or the page's alone. */
  heading?: 'h2' | 'h3'
}

/** Posts, the latest first: what they showed, when and where. */
export const PostList = ({ posts, heading: Heading = 'h3' }: Props) => {
  const t = useText()
  const day = useDay()
  if (posts.length === 0) return <p className="t-14 muted">{t('cabinet.noPosts')}</p>
  return (
    <ul className={styles.rows}>
      {posts.map((post) => (
        <li key={post.id} className={styles.row}>
          <div className={styles.pictures}>
            {post.photos.length > 0
              ? post.photos.slice(0, 3).map(({ id, path }) => (
                  <span key={id} className="pic">
                    <img src={path} alt="" loading="lazy" decoding="async" />
                  </span>
                ))
              : post.products.slice(0, 1).map(({ id, image }) =>
                  image ? (
                    <span key={id} className="pic">
                      <Picture path={image} alt="" width={210} height={300} />
                    </span>
                  ) : null,
                )}
          </div>
          <div className={styles.words}>
            <Heading>{t(`cabinet.type_${post.type}`)}</Heading>
            <p className="t-14">
              <Link className="link" to={`/cabinet/products/${post.item_id}`}>
                {post.products[0]?.title ?? t('area.product')}
              </Link>
            </p>
            <p className="t-14 muted num">{day(post.promoted_at)}</p>
            {post.link ? (
              <p className="t-14">
                <a className="link" href={post.link} target="_blank" rel="noopener noreferrer">
                  {t('cabinet.openPost')}
                </a>
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
