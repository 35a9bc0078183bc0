/** The page in sight was made of what is no longer so. Whoever shows it loads its data again, without a step in the history. */

const event = 'vitrine:reload-page'
let isReloading = false

/** Asks for it. */
export const reloadPage = (): void => {
  dispatchEvent(new Event(event))
}

/** Calls `load` whenever somebody asked; the answer ends that. */
export const onReloadPage = (load: () => Promise<void>): (() => void) => {
  const reload = () => {
    isReloading = true
    void load().finally(() => {
      isReloading = false
    })
  }
  addEventListener(event, reload)
  return () => removeEventListener(event, reload)
}

/** Whether data are loaded because of that: then a page's own address is no reason to leave them as they are. */
export const isReloadingPage = (): boolean => isReloading
