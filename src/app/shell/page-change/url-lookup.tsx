import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { CatalogContract } from '#features/catalog/contract.ts'
import { useStoreView } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'

/** After each change of route the shop is told the full address. Nobody waits for the answer, and nothing is sent offline. */
export const UrlLookup = () => {
  const { pathname, search } = useLocation()
  const { url } = useStoreView()
  const call = useCall<CatalogContract>()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname || !navigator.onLine) return
    last.current = pathname
    void call('GET /api/url', { query: { page: `${url}${pathname}${search}` } })
  }, [call, pathname, search, url])
  return null
}
