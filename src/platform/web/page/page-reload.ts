/** The page in sight was made of what is no longer so. Whoever shows it loads its data again, without a step in the history. */

const event = 'vitrine:reload-page'
let isReloading = false
/** Asked for before the page could. */
let isWanted = false

/** Asks for it; a page that cannot yet does it as soon as it can. */
export const reloadPage = (): void => {
  isWanted = dispatchEvent(new Event(event, { cancelable: true }))
}

/** Calls `load` whenever somebody asked, also before; the answer ends that. */
export const onReloadPage = (load: () => Promise<void>): (() => void) => {
  const reload = (asked?: Event) => {
    asked?.preventDefault()
    isReloading = true
    void load().finally(() => {
      isReloading = false
    })
  }
  addEventListener(event, reload)
  if (isWanted) reload()
  isWanted = false
  return () => removeEventListener(event, reload)
}

/** Whether data are loaded because of that: then a page's own address is no reason to leave them as they are. */
export const isReloadingPage = (): boolean => isReloading
