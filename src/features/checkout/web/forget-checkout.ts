import { localStore, sessionStore } from '#platform/web/storages.ts'

/** Forgets what was typed at the checkout of a store view: somebody else may come. */
export const forgetCheckout = (storeCode: string): void => {
  for (const storage of [sessionStore(), localStore()]) {
    for (const key of Object.keys(storage ?? {})) {
      if (key === `vitrine.checkout.${storeCode}` || key.startsWith(`vitrine.checkout.${storeCode}.`))
        storage?.removeItem(key)
    }
  }
  sessionStore()?.removeItem('vitrine.placed')
}
