import { localStore, sessionStore } from '#platform/web/storages.ts'

/** Forgets what was typed at checkout and which order waits for its payment, in whichever store view: somebody else may come. */
export const forgetCheckout = (): void => {
  for (const storage of [sessionStore(), localStore()]) {
    for (const key of Object.keys(storage ?? {}))
      if (/^vitrine[.](checkout|activeOrder)[.]/.test(key)) storage?.removeItem(key)
  }
  sessionStore()?.removeItem('vitrine.placed')
}
