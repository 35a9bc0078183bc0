import { Suspense, lazy } from 'react'
import { LateTexts, PageHead } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { compared } from './compared.ts'

/** The table comes with the browser's own list; the server has none. */
const CompareTable = lazy(async () => ({ default: (await import('./compare-table.tsx')).CompareTable }))

/** Styles side by side. */
export const Component = () => (
  <Suspense fallback={<Skeleton shape="title" />}>
    <LateTexts>
      <Compare />
    </LateTexts>
  </Suspense>
)

const Compare = () => {
  const t = useText()
  const list = compared.useList()
  return (
    <div className="wrap page">
      <PageHead title={t('compare.title')} isIndexed={false} />
      <div className="head">
        <h1 className="t-64" tabIndex={-1}>
          {t('compare.title')}
        </h1>
      </div>
      {list.length > 0 ? (
        <Suspense fallback={<Skeleton shape="card" />}>
          <CompareTable list={list} />
        </Suspense>
      ) : (
        <Empty
          title={t('compare.empty')}
          text={t('compare.emptyText')}
          action={<ButtonLink to="/">{t('wishlist.toShop')}</ButtonLink>}
        />
      )}
    </div>
  )
}
