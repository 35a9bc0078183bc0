import { localStore, sessionStore } from '#platform/web/storage/storages.ts'

/** What was typed at checkout or elsewhere, the order that was placed or waits for its payment, what was looked at and looked for. */
const personal = /^vitrine[.](checkout|activeOrder|placed|viewed|searches|text)\b/

/** Forgets what pages have kept of whoever was here, in whichever store view: somebody else may come. */
export const forgetVisitor = (): void => {
  for (const storage of [sessionStore(), localStore()]) {
    for (const key of Object.keys(storage ?? {})) if (personal.test(key)) storage?.removeItem(key)
  }
}
