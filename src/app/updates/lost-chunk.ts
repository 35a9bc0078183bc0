/** As Chromium, Firefox, Safari and Vite say that a file of the page could not be fetched. */
const words =
  /dynamically imported module|importing a module script failed|unable to preload css|module script failed|failed to fetch module/i

export const isLostChunk = (error: unknown): boolean => error instanceof Error && words.test(error.message)

const markKey = 'vitrine.reloaded'

/** Loads the page's address anew, as a page of the release that the shop has now. A second time for the same page of the same release: not. */
export const reloadOnce = (): boolean => {
  const mark = `${document.documentElement.dataset.release ?? ''} ${location.pathname}`
  try {
    if (sessionStorage.getItem(markKey) === mark) return false
    sessionStorage.setItem(markKey, mark)
  } catch {
    // where nothing can be noted, a reload could go on for ever
    return false
  }
  location.reload()
  return true
}
