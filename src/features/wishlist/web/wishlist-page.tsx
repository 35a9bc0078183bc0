import { Suspense, lazy } from 'react'
import { AccountFrame } from '#features/accounts/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { wishlist } from './wishlist.ts'

/** Cards come with the browser's own list; the server has none. */
const CardGrid = lazy(async () => ({ default: (await import('./card-grid.tsx')).CardGrid }))
const KeptList = lazy(async () => ({ default: (await import('./kept-list.tsx')).KeptList }))

/** What is liked: the browser's own list, which whoever is signed in finds everywhere. */
export const Component = () => {
  const t = useText()
  return <AccountFrame heading={t('shell.wishlist')} forEverybody={<Liked />} />
}

const Liked = () => {
  const t = useText()
  const list = wishlist.useList()
  if (list.length > 0) {
    return (
      <Suspense>
        <CardGrid
          skus={list.map(({ sku }) => sku)}
          renderMissing={(unknown) => (
            <KeptList list={list.filter(({ sku }) => unknown.includes(sku))} headingLevel={2} />
          )}
        />
      </Suspense>
    )
  }
  return (
    <Empty
      title={t('wishlist.empty')}
      text={t('wishlist.emptyText')}
      action={<ButtonLink to="/">{t('wishlist.toShop')}</ButtonLink>}
    />
  )
}
