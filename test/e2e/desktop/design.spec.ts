import { join } from 'node:path'
import { expect, test } from '../journey.ts'
import type { Page } from '@playwright/test'
import { askForCode, dialogOf } from '../account-steps.ts'
import { axeOf, collectErrors } from '../steps.ts'

const picture = join(import.meta.dirname, '../../../db/demo/pictures/masters/baton-mid/moss-front.avif')

const toldOf = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()

const tokenOf = (page: Page, name: string): Promise<string> =>
  page.evaluate((asked) => getComputedStyle(document.documentElement).getPropertyValue(asked).trim(), name)

/** The accent as the page has it. */
const accentOf = (page: Page): Promise<string> => tokenOf(page, '--accent')

/** What a guest sees on the home page once the shop has heard of the change. */
const seenByGuest = (guest: Page, look: () => Promise<unknown>) =>
  expect.poll(async () => {
    // its words are there before its pictures
    await guest.goto('/en', { waitUntil: 'domcontentloaded' })
    return look()
  })

test('[ADMIN-294] [CONTENT-71] [CONTENT-75] [CONTENT-76] [CONTENT-77] [CONTENT-80] [CONTENT-83] an admin redesigns the home page, a guest sees it, and it is rolled back; a look waits for its day, and a page is written', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page)
  const visit = await browser.newContext()
  const guest = await visit.newPage()
  await guest.goto('/en')
  const before = await accentOf(guest)

  await page.goto('/en/admin/design')
  const code = await askForCode(page, 'admin@example.com')
  await page.getByLabel('Code, 4 digits').fill(code)
  await expect(dialogOf(page)).toHaveCount(0)
  const preview = page.getByRole('region', { name: 'Preview' }).getByRole('button', { name: 'Main button' })
  const accentIs = async (rgb: string) => {
    await preview.hover()
    await expect(preview).toHaveCSS('background-color', rgb)
  }
  await page.getByRole('button', { name: 'Dune' }).click()
  await accentIs('rgb(138, 59, 18)')
  await page.getByLabel('Accent, Light', { exact: true }).fill('#0b6b3a')
  await accentIs('rgb(11, 107, 58)')
  expect((await axeOf(page).include('main').analyze()).violations).toEqual([])
  expect(await accentOf(guest)).toBe(before)
  await page.getByRole('button', { name: 'Publish now' }).click()
  await toldOf(page, 'Published')
  await seenByGuest(guest, () => accentOf(guest)).toContain('#0b6b3a')
  // and the rest of it is the skin's
  expect(await tokenOf(guest, '--r-1')).toBe('8px')

  await page.goto('/en/admin/slides')
  await page.getByRole('button', { name: 'Add a window' }).click()
  const mine = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Window 5' }) })
  await mine.getByLabel('Picture').setInputFiles(picture)
  await toldOf(page, 'The picture is there')
  await mine.getByLabel('Heading').fill('Made for moss')
  await mine.getByLabel('Leads to').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(mine.getByText('A way within the shop or an https address', { exact: true })).toBeVisible()
  await mine.getByLabel('Leads to').fill('/women')
  for (const at of [5, 4, 3, 2]) await page.getByRole('button', { name: `Move up: Window ${at}`, exact: true }).click()
  const heading = guest.getByRole('heading', { level: 1 })
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await toldOf(page, 'Draft saved')
  await guest.goto('/en')
  await expect(heading).toContainText('One colour.')
  await page.getByRole('button', { name: 'Publish now' }).click()
  await toldOf(page, 'Published')
  await seenByGuest(guest, () => heading.textContent()).toContain('Made for moss')

  await page.getByRole('button', { name: /^Roll back to version/ }).click()
  await toldOf(page, 'The earlier version is shown again')
  await seenByGuest(guest, () => heading.textContent()).toContain('One colour.')
  await page.goto('/en/admin/design')
  await page.getByLabel('Accent, Light', { exact: true }).fill('#7a1f1f')
  await page.getByLabel('Show from').fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 16))
  await page.getByRole('button', { name: 'Schedule' }).click()
  await toldOf(page, 'Scheduled')
  await page.getByRole('button', { name: /^Call off version/ }).click()
  await toldOf(page, 'Called off')
  await seenByGuest(guest, () => accentOf(guest)).toContain('#0b6b3a')
  await page.getByRole('button', { name: /^Roll back to version/ }).click()
  await toldOf(page, 'The earlier version is shown again')
  await seenByGuest(guest, () => accentOf(guest)).toBe(before)

  const address = `our-mill-${Date.now()}`
  await page.goto('/en/admin/pages')
  await page.getByLabel('Address').fill(address)
  await page.getByRole('button', { name: 'Write it' }).click()
  await page.getByLabel('Heading', { exact: true }).fill('Our mill')
  await page.getByRole('button', { name: 'Add a paragraph' }).click()
  await page.getByLabel('Block 1: paragraph', { exact: true }).fill('It stands by the river.')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await toldOf(page, 'Draft saved')
  const status = async () => (await guest.goto(`/en/i/${address}`))?.status()
  expect(await status()).toBe(404)
  await page.getByRole('button', { name: /^Publish version/ }).click()
  await toldOf(page, 'Published')
  await expect.poll(status).toBe(200)
  await expect(guest.getByRole('heading', { level: 1, name: 'Our mill' })).toBeVisible()
  await expect(guest.getByText('It stands by the river.')).toBeVisible()
  await visit.close()
  // the new page, before it was there
  expect(errors).toEqual([expect.stringContaining('404')])
})
