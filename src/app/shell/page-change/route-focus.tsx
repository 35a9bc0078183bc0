import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a change of page the focus goes to its heading, so that it is read out and the next tab stop is the page's first. */
export const RouteFocus = () => {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  // before anybody can press: an effect that comes late would take the focus out of what was pressed
  useLayoutEffect(() => {
    if (last.current === pathname) return undefined
    last.current = pathname
    // what unfolded in place keeps its reader there
    if (document.activeElement?.matches('main [aria-expanded]')) return undefined
    let start = focusStart()
    // a page whose data come later may bring another heading: the focus goes along, unless it has left
    const observer = new MutationObserver(() => {
      const { activeElement, body } = document
      if (start?.isConnected && activeElement !== start) observer.disconnect()
      else if (activeElement === body) start = focusStart()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname])
  return null
}

const focusStart = (): HTMLElement | null => {
  const start = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
  if (!start) return null
  start.tabIndex = -1
  start.focus({ preventScroll: true })
  return start
}
