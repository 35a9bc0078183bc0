import { Suspense, lazy, useSyncExternalStore } from 'react'
import { LateTexts } from '#features/stores/web/index.ts'

const Rail = lazy(async () => ({ default: (await import('./product/recently-viewed.tsx')).RecentlyViewed }))
const never = () => () => {}

/** What was looked at, as a row of a page. The browser alone knows, so the server shows none. */
export const RecentRail = () => {
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isAwake ? (
    <Suspense>
      <LateTexts parts={['product']}>
        <Rail />
      </LateTexts>
    </Suspense>
  ) : null
}
