import { Suspense } from 'react'
import { OrderWaiting } from '#features/orders/web/index.ts'
import { LateTexts } from '#features/stores/web/index.ts'
import { InstallOffer } from '../install/install-offer.tsx'
import { UnavailableNotice } from '../updates/unavailable-notice.tsx'
import { Updates } from '../updates/updates.tsx'
import { AccountPart } from './account-part.tsx'
import { FreshPage } from './fresh-page.tsx'
import { NoticeArea } from './notice-area.tsx'
import { OfflineBadge } from './offline-badge.tsx'
import { Unsent } from './unsent.tsx'

/** What a page can do without until it has come to rest. */
export const Aside = () => (
  <>
    <NoticeArea />
    <OfflineBadge />
    <Suspense>
      <LateTexts>
        <Unsent />
        <InstallOffer />
      </LateTexts>
    </Suspense>
    <FreshPage />
    <UnavailableNotice />
    <Updates />
    <AccountPart />
    <OrderWaiting />
  </>
)
