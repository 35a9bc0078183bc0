/** Parts of a screen that say what they are, by their heading or by what stands in them. */
const places = 'tr, li, fieldset, form, section, table'

/**
 * A press may take away what was pressed: a decision its buttons, a deletion its row. What it stood in has the focus then, the
 * nearest part of the screen that is left, or the screen's heading: not the page, from whose top a keyboard begins anew.
 */
export const keepFocus = (screen: HTMLElement): (() => void) => {
  let way: readonly HTMLElement[] = []
  const remember = ({ target }: FocusEvent): void => {
    way = wayUp(target as HTMLElement, screen)
  }
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body || way.length === 0 || way[0]?.isConnected) return
    const place =
      way.find((part) => part.isConnected && part.matches(places)) ??
      screen.closest('main')?.querySelector<HTMLElement>('h1')
    way = []
    if (place) giveFocus(place)
  })
  screen.addEventListener('focusin', remember)
  observer.observe(screen, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    screen.removeEventListener('focusin', remember)
  }
}

/** What has the focus, what that stands in, and so on: all below the screen. */
const wayUp = (from: HTMLElement, screen: HTMLElement): HTMLElement[] => {
  const way: HTMLElement[] = []
  for (let part: HTMLElement | null = from; part && part !== screen; part = part.parentElement) way.push(part)
  return way
}

/** Once, for what is no stop for the tabulator otherwise. */
const giveFocus = (place: HTMLElement): void => {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}
