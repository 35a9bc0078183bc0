import { Suspense, lazy, useSyncExternalStore } from 'react'
import { OrderWaiting } from '#features/orders/web/index.ts'
import { LateTexts } from '#features/stores/web/index.ts'
import { taskQueueStart } from '#platform/web/tasks/task-queue.ts'
import { InstallOffer } from '../install/install-offer.tsx'
import { UnavailableNotice } from '../updates/unavailable-notice.tsx'
import { Updates } from '../updates/updates.tsx'
import { AccountPart } from './sign-in/account-part.tsx'
import { ArrivalPart } from './arrival-part.tsx'
import { FreshPage } from './page-change/fresh-page.tsx'
import { LoaderOverlay } from './page-change/loader-overlay.tsx'
import { NoticeArea } from './notices/notice-area.tsx'
import { PromoPart } from './promo-mode/promo-part.tsx'

export { CookieNotice } from '#features/consent/web/cookie-notice.tsx'
export { OfflineBadge } from './notices/offline-badge.tsx'

const Unsent = lazy(async () => ({ default: (await import('./notices/unsent.tsx')).Unsent }))

/** What the queue has to tell, once there is one. */
const Queue = () =>
  useSyncExternalStore(taskQueueStart.subscribe, taskQueueStart.isOver, () => false) ? (
    <Suspense>
      <LateTexts>
        <Unsent />
      </LateTexts>
    </Suspense>
  ) : null

/** What a page can do without until it has come to rest. */
export const Aside = () => (
  <>
    <NoticeArea />
    <Suspense>
      <LateTexts parts={['frame']}>
        <InstallOffer />
        <LoaderOverlay />
      </LateTexts>
    </Suspense>
    <Queue />
    <FreshPage />
    <UnavailableNotice />
    <Updates />
    <AccountPart />
    <ArrivalPart />
    <PromoPart />
    <OrderWaiting />
  </>
)
