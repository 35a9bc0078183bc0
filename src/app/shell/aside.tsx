import { NoticeArea } from './notice-area.tsx'
import { OfflineBadge } from './offline-badge.tsx'

/** What a page can do without until it has come to rest. */
export const Aside = () => (
  <>
    <NoticeArea />
    <OfflineBadge />
  </>
)
