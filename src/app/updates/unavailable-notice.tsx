import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'

/** Says so where the shopper was brought home because the page was not to be had. */
export const UnavailableNotice = () => {
  const t = useText()
  const notices = useNotices()
  const navigate = useNavigate()
  const { state, pathname, search } = useLocation()
  const isUnavailable = (state as { isUnavailable?: boolean } | null)?.isUnavailable === true
  useEffect(() => {
    if (!isUnavailable) return
    notices.add({ kind: 'error', text: t('app.unavailable') })
    // said once: a reload of this page does not say it again
    void navigate(`${pathname}${search}`, { replace: true, state: null, preventScrollReset: true })
  }, [isUnavailable, notices, navigate, pathname, search, t])
  return null
}
