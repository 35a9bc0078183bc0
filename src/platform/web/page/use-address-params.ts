import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * What stands behind the "?" of the address, and how to change it in place: a change shows at once and counts for the next one,
 * however long the address takes to follow.
 */
export const useAddressParams = (): [URLSearchParams, (change: (params: URLSearchParams) => void) => void] => {
  const navigate = useNavigate()
  const { key: place, search } = useLocation()
  // shown at once; once its address is there, that counts again
  const [pending, setPending] = useState<{ readonly key: string; readonly params: URLSearchParams }>()
  const params = pending?.key === place ? pending.params : new URLSearchParams(search)
  const latest = useRef(params)
  // before anybody can press: an effect that comes late would take a change back
  useLayoutEffect(() => {
    latest.current = new URLSearchParams(search)
  }, [search])
  const change = useCallback(
    (make: (params: URLSearchParams) => void) => {
      const next = new URLSearchParams(latest.current)
      make(next)
      latest.current = next
      setPending({ key: place, params: next })
      void navigate(`?${next}`, { replace: true, preventScrollReset: true })
    },
    [place, navigate],
  )
  return [params, change]
}
