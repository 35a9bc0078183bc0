/** As Chromium, Firefox, Safari and Vite say that a file of the page could not be fetched. */
const words =
  /dynamically imported module|importing a module script failed|unable to preload css|module script failed|failed to fetch module/i

export const isLostChunk = (error: unknown): boolean => error instanceof Error && words.test(error.message)

const markKey = 'vitrine.reloaded'

/** Loads the page's address anew, as a page of the release that the shop has now. A second time for the same page of the same release: not. */
export const reloadOnce = (
  page = location,
  storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
  release = document.documentElement.dataset.release ?? '',
): boolean => {
  const mark = `${release} ${page.pathname}`
  try {
    if (storage.getItem(markKey) === mark) return false
    storage.setItem(markKey, mark)
  } catch {
    // where nothing can be noted, a reload could go on for ever
    return false
  }
  page.reload()
  return true
}
