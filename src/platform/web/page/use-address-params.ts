import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * What stands behind the "?" of the address, and how to change it in place: a change shows at once and counts for the next one,
 * however long the address takes to follow.
 */
export const useAddressParams = (): [URLSearchParams, (change: (params: URLSearchParams) => void) => void] => {
  const navigate = useNavigate()
  const { key: place, search } = useLocation()
  const here = `${new URLSearchParams(search)}`
  // those that the address has still to follow, the last of them in sight; another address than these counts itself
  const [{ at, asked }, setAsked] = useState<{ readonly at: string; readonly asked: readonly string[] }>({
    at: place,
    asked: [],
  })
  if (at !== place) setAsked({ at: place, asked: asked.includes(here) ? asked.slice(asked.indexOf(here) + 1) : [] })
  const shown = asked.at(-1) ?? here
  const latest = useRef(shown)
  // before anybody can press: an effect that comes late would take a change back
  useLayoutEffect(() => {
    latest.current = shown
  }, [shown])
  const change = useCallback(
    (make: (params: URLSearchParams) => void) => {
      const next = new URLSearchParams(latest.current)
      make(next)
      latest.current = `${next}`
      setAsked((before) => ({ ...before, asked: [...before.asked, `${next}`] }))
      void navigate(`?${next}`, { replace: true, preventScrollReset: true })
    },
    [navigate],
  )
  return [new URLSearchParams(shown), change]
}
