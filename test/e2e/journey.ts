import { expect, test as plain } from '@playwright/test'
import type { BrowserContext } from '@playwright/test'

/** What a browser says of a page that does what its policy forbids. */
const isViolation = (text: string): boolean => /Content Security Policy|requires 'Trusted/.test(text)

/** A journey: red where any of its pages, in whichever window, does what the Content-Security-Policy or Trusted Types forbid. */
export const test = plain.extend<{ violations: readonly string[] }>({
  // what a page fetches ahead, for times without the shop, is for the journeys that have such times: as for somebody who saves data
  context: async ({ context, serviceWorkers }, give) => {
    const saveData = () => void Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    if (serviceWorkers === 'block') await context.addInitScript(saveData)
    await give(context)
  },
  violations: [
    async ({ browser }, use) => {
      const violations: string[] = []
      const watch = (context: BrowserContext) =>
        void context.on('console', (message) => {
          if (isViolation(message.text())) violations.push(message.text())
        })
      browser.on('context', watch)
      await use(violations)
      browser.off('context', watch)
      expect(violations, 'what the pages’ policy forbids').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
