import type { Locator } from '@playwright/test'
import { expect, test } from './journey.ts'
import { onceEnough } from './steps.ts'

// the question about cookies is asked too; what lies over the page comes without sliding
test.use({ storageState: { cookies: [], origins: [] }, contextOptions: { reducedMotion: 'reduce' } })

/** How high each of them is to a finger, in px, above and below its middle: what lies over it is not its own. */
const heightsOf = (targets: Locator): Promise<[string, number][]> =>
  targets.evaluateAll((found) =>
    found.map((target) => {
      target.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = target.getBoundingClientRect()
      const isIts = (y: number) => target.contains(document.elementFromPoint(left + width / 2, y))
      const middle = top + height / 2
      let [above, below] = [0, 0]
      while (above < 60 && isIts(middle - above)) above += 0.5
      while (below < 60 && isIts(middle + below)) below += 0.5
      return [target.textContent ?? '', above + below]
    }),
  )

const expectRoom = async (targets: Locator): Promise<void> => {
  await expect(targets.first()).toBeVisible()
  const heights = await heightsOf(targets)
  expect(heights.filter(([, height]) => height < 43.5)).toEqual([])
}

test(
  '[SHELL-685] a thumb has room: cookies, filters, footer, words that do something',
  { tag: onceEnough },
  async ({ page }) => {
    await page.goto('/en/women/tops/hoodies')
    const notice = page.getByRole('region', { name: 'Cookies' })
    await expectRoom(notice.getByRole('button'))
    await notice.getByRole('button', { name: 'Reject' }).click()
    await expectRoom(page.getByRole('list', { name: 'Popular filters' }).getByRole('link'))
    await page.getByRole('contentinfo').getByRole('button', { name: 'Get the news' }).waitFor()
    await expectRoom(page.getByRole('contentinfo').locator('li > a, li > button'))
    await page.goto('/en/p/VT-1001/loopback-hoodie?size=M')
    await expectRoom(page.locator('main button').filter({ hasText: /^(Size guide|Share|Tell me)/ }))
    await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
    await expectRoom(
      page.getByRole('dialog', { name: 'Cart' }).getByRole('button', { name: /^(Remove|Save for later)/ }),
    )
  },
)

test(
  '[CONSENT-39] on a phone what the shop tells leaves the question about cookies in sight',
  { tag: onceEnough },
  async ({ page }) => {
    await page.goto('/en?newsletter=nope')
    const answers = page.getByRole('region', { name: 'Cookies' }).getByRole('button')
    await expect(answers).toHaveCount(2)
    await expect(page.getByRole('region', { name: 'Notices' }).getByRole('button')).toBeVisible()
    await expectRoom(answers)
  },
)
