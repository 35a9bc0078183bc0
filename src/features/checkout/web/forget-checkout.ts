import { localStore, sessionStore } from '#platform/web/storages.ts'

/** Forgets what was typed at checkout, in whichever store view: somebody else may come. */
export const forgetCheckout = (): void => {
  for (const storage of [sessionStore(), localStore()]) {
    for (const key of Object.keys(storage ?? {})) if (key.startsWith('vitrine.checkout.')) storage?.removeItem(key)
  }
  sessionStore()?.removeItem('vitrine.placed')
}
