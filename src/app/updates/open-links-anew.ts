/** From now on the browser follows links by itself, so that the next page is one of the newest version; forms and steps of a page stay as they are. */
export const openLinksAnew = (target: Window, signal: AbortSignal): void => {
  const leave = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    // a link that opens a panel leads on without a script alone
    if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('aria-haspopup')) return
    const { origin, pathname } = new URL(link.href)
    if (origin !== target.location.origin || pathname === target.location.pathname) return
    event.stopImmediatePropagation()
  }
  target.addEventListener('click', leave, { capture: true, signal })
}
