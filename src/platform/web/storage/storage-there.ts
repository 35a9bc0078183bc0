/** What exists nowhere else, and what can be had again. */
export type StorageName = 'vitrine' | 'vitrine-cache'

/** Milliseconds that a browser has to say what it keeps. */
const patience = 5000

/** Whether this browser has ever kept something there; true where it does not say. Asking makes nothing. */
export const isStorageThere = async (name: StorageName): Promise<boolean> => {
  try {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
    const found = await Promise.race([indexedDB.databases(), late])
    return found?.some((each) => each.name === name) ?? true
  } catch {
    // older browsers and private windows
    return true
  }
}
