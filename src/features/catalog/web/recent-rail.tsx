import { Suspense, lazy, useSyncExternalStore } from 'react'

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
      <Rail />
    </Suspense>
  ) : null
}
