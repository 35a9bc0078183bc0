import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a change of page the focus goes to its heading, so that it is read out and the next tab stop is the page's first. */
export const RouteFocus = () => {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    // what unfolded in place keeps its reader there
    if (document.activeElement?.matches('main [aria-expanded]')) return
    const start = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
    if (!start) return
    start.tabIndex = -1
    start.focus({ preventScroll: true })
  }, [pathname])
  return null
}
