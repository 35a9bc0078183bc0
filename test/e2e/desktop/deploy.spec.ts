import { expect, test } from '../journey.ts'
import { runDeployRounds, releaseOf, startDeploys } from '../../support/deploys.ts'
import type { Deploys } from '../../support/deploys.ts'
import { makeReleaseFolder } from '../../support/release-folder.ts'
import type { ReleaseFolder } from '../../support/release-folder.ts'

// releases come and go under open tabs; the same 50 times is `npm run faults deploy`

test.describe.configure({ mode: 'serial' })

let releases: readonly [ReleaseFolder, ReleaseFolder]
let deploys: Deploys
test.beforeAll(async () => {
  releases = [await makeReleaseFolder(), await makeReleaseFolder('next', /^static-page/)]
  deploys = await startDeploys(releases[0])
})
test.afterAll(async () => {
  await deploys.close()
  for (const release of releases) await release.remove()
})

test('[SHELL-85] [SHELL-87] a release and its rollback under an open checkout: no fault, nothing typed is lost', async ({
  browser,
}) => {
  test.slow()
  const context = await browser.newContext({ baseURL: deploys.url, serviceWorkers: 'allow' })
  expect(await runDeployRounds({ context, deploys, releases }, 2)).toEqual([])
  await context.close()
})

test('[SHELL-88] a page whose file is gone is loaded anew where it was going to, once', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: deploys.url, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto('/en/cart')
  // the rounds before end with the first release
  expect(await releaseOf(page)).toBe(releases[0].release)
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await deploys.deploy(releases[1])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Delivery' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/en/delivery')
  expect(await releaseOf(page)).toBe(releases[1].release)

  // one that is gone for good: what the shop rendered stands there, and the page does not turn in circles
  await page.waitForLoadState('networkidle')
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.route(/\/assets\/(dispatcher|category)-page/, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.getByRole('link', { name: 'Women', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Women' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loads).toBe(1)
  await context.close()
})
