import { Suspense, lazy, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { AccountFrame } from '#features/accounts/web/index.ts'
import { readViewed, watchViewed } from '#features/catalog/web/index.ts'
import { LateTexts, PageHead, useStoreView } from '#features/stores/web/index.ts'
import { localStore } from '#platform/web/storage/storages.ts'
import { useText } from '#platform/web/texts.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'

const CardGrid = lazy(async () => ({ default: (await import('./card-grid.tsx')).CardGrid }))

/** What was looked at in this browser, within the account or by itself. */
export const Component = () => {
  const t = useText()
  const { pathname } = useLocation()
  if (pathname.includes('/my-account')) return <AccountFrame heading={t('product.viewed')} forEverybody={<Viewed />} />
  return (
    <div className="wrap page">
      <PageHead title={t('product.viewed')} isIndexed={false} />
      <div className="head">
        <h1 className="t-64" tabIndex={-1}>
          {t('product.viewed')}
        </h1>
      </div>
      <Suspense>
        <LateTexts>
          <Viewed />
        </LateTexts>
      </Suspense>
    </div>
  )
}

const Viewed = () => {
  const t = useText()
  const { storeCode } = useStoreView()
  const names = useSyncExternalStore(
    watchViewed,
    () => readViewed(localStore(), storeCode).join('\n'),
    () => undefined,
  )
  if (names === undefined) return null
  if (names !== '') {
    return (
      <Suspense>
        <CardGrid skus={names.split('\n')} />
      </Suspense>
    )
  }
  return (
    <Empty
      title={t('wishlist.viewedEmpty')}
      text={t('wishlist.viewedEmptyText')}
      action={<ButtonLink to="/">{t('wishlist.toShop')}</ButtonLink>}
    />
  )
}
