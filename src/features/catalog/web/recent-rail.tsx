import { Suspense, lazy, useSyncExternalStore } from 'react'
import { LateTexts, useStoreView } from '#features/stores/web/index.ts'
import { localStore } from '#platform/web/storage/storages.ts'
import { readViewed } from './product/below/viewed.ts'

const Rail = lazy(async () => ({ default: (await import('./product/below/recently-viewed.tsx')).RecentlyViewed }))
const never = () => () => {}
const hasViewed = (storeCode: string): boolean => readViewed(localStore(), storeCode).length > 0

/** What was looked at, as a row of a page. The browser alone knows, so the server shows none. */
export const RecentRail = () => {
  const { storeCode } = useStoreView()
  const isThere = useSyncExternalStore(
    never,
    () => hasViewed(storeCode),
    () => false,
  )
  return isThere ? (
    <Suspense>
      <LateTexts parts={['product']}>
        <Rail />
      </LateTexts>
    </Suspense>
  ) : null
}
