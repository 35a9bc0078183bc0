import { useSearchParams } from 'react-router'
import { useText } from '#platform/web/texts.tsx'
import { useOne } from '#platform/web/call/use-one.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Link } from '#ui/link.tsx'
import type { BloggerContract } from '../../contract.ts'
import { periods } from '../../rules/limits.ts'
import { PostList } from './post-list.tsx'
import { Read } from '../read.tsx'

/** All posts of a blogger, or those of a period where the address names one. */
export const Screen = () => {
  const t = useText()
  const [params] = useSearchParams()
  const period = periods.find((one) => one === params.get('period'))
  const one = useOne<BloggerContract, 'GET /api/blogger/posts'>('GET /api/blogger/posts', {
    query: period ? { period } : {},
  })
  return (
    <>
      {period ? (
        <p className="t-14">
          {t(`cabinet.${period}`)}{' '}
          <Link className="link" to="/cabinet/products/posts">
            {t('cabinet.allPosts')}
          </Link>
        </p>
      ) : null}
      <Read one={one}>
        {({ items }) =>
          items.length === 0 && !period ? (
            <Empty
              title={t('cabinet.noPosts')}
              text={t('cabinet.noPostsText')}
              action={<ButtonLink to="/cabinet/products">{t('cabinet.toProducts')}</ButtonLink>}
            />
          ) : (
            <PostList posts={items} heading="h2" />
          )
        }
      </Read>
    </>
  )
}
