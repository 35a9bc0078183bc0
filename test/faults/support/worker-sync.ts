import type { Page } from '@playwright/test'

/** Tells the shop's worker in the browser's name that something with this tag may be sent; from any page, also an empty one. */
export const syncOf = async (page: Page, origin: string): Promise<(tag: string) => Promise<void>> => {
  const session = await page.context().newCDPSession(page)
  const found = Promise.withResolvers<string>()
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [own] = registrations.filter(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted)
    if (own) found.resolve(own.registrationId)
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await found.promise
  return async (tag) => {
    await session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false })
  }
}
