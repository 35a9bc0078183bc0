import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { collectErrors, expectNoBarriers, waitForMail } from '../steps.ts'

// a browser that nobody has answered the notice in
test.use({ storageState: { cookies: [], origins: [] } })

/** Everything that was told to the tracker of this shop. */
const told = async (): Promise<{ event: string; skus: string[] }[]> => {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'events')
  const names = await readdir(folder).catch(() => [])
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  // a line that is being written has no end yet
  const lines = files.flatMap((text) => text.split('\n').slice(0, -1))
  return lines.map((line) => JSON.parse(line) as { event: string; skus: string[] })
}

const middleOf = async (part: Locator): Promise<{ x: number; y: number }> => {
  const { left, top, width, height } = await part.evaluate((element) => element.getBoundingClientRect())
  return { x: left + width / 2, y: top + height / 2 }
}

test('[CONSENT-2, CONSENT-5, CONSENT-6, TRACK-1, COMPARE-1] a link with a code, the question about cookies by keys, and two pieces side by side', async ({
  page,
}) => {
  const errors = collectErrors(page)
  await page.goto('/en/?promo=BLOGGER&ref=fb')
  const notice = page.getByRole('region', { name: 'Cookies' })
  await expect(notice).toBeVisible()
  await expect(page).toHaveURL(/\/en\/?$/)
  await expectNoBarriers(page)
  // the first things that keys reach are the way past everything and the question
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(notice.getByRole('button', { name: 'Accept' })).toBeFocused()
  const cards = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Wishlist,/ }) })
  const [card, other] = [cards.first(), cards.nth(1)]
  const before = (await told()).length
  await card.getByRole('button', { name: /^Wishlist,/ }).click()
  await expect(card.getByRole('button', { name: /^Wishlist,/ })).toHaveAttribute('aria-pressed', 'true')
  await notice.getByRole('button', { name: 'Accept' }).press('Enter')
  await expect(notice).toBeHidden()

  // what was done before the answer stays untold; what comes after it is told
  await other.getByRole('button', { name: /^Wishlist,/ }).click()
  await expect.poll(async () => (await told()).slice(before).map(({ event }) => event)).toEqual(['wishlist'])

  await card.hover()
  await card.getByRole('button', { name: /^Compare,/ }).click()
  await other.hover()
  await other.getByRole('button', { name: /^Compare,/ }).click()
  await page.getByRole('button', { name: 'Show', exact: true }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Compare' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Fabric' })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await expectNoBarriers(page)
  await page.reload()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await expect(notice).toBeHidden()
  expect(errors).toEqual([])
})

test('[PRODUCT-301] a picture is whole under a mouse that rests where it appears, and grows once the mouse moves', async ({
  page,
}) => {
  await page.goto('/en/women/tops/hoodies')
  const card = page.getByRole('article').nth(1).getByRole('link').first()
  await card.hover()
  const { x, y } = await middleOf(card)
  await card.click()
  const picture = page.getByRole('link', { name: 'Enlarge' }).first()
  await expect(picture).toBeVisible()
  const { left, top, right, bottom } = await picture.evaluate((link) => link.getBoundingClientRect())
  expect(x > left && x < right && y > top && y < bottom).toBe(true)
  const scale = () => picture.locator('img').evaluate((image) => getComputedStyle(image).scale)
  // as long as growing takes, and more
  await page.waitForTimeout(1000)
  expect(await scale()).toBe('none')
  await page.mouse.move(x + 4, y + 4)
  await expect.poll(scale).toBe('1.6')
})

test('[CONTACT-1, CONTACT-4, CONTACT-5] news by mail from the footer to the link and out again, and a message to the shop', async ({
  page,
}) => {
  const email = `letters-${Date.now()}@example.com`
  await page.goto('/en/contact')
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
  await page.getByLabel('E-mail for news').fill(email)
  await page.getByRole('button', { name: 'Get the news' }).click()
  await expect(page.getByText(`Almost there: open the link in the mail we sent to ${email}.`)).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Ada')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Message').fill('Do you have it in clay?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(`we answer to ${email}`)).toBeVisible()
  await expectNoBarriers(page)

  const [mail] = await waitForMail(email)
  const [confirm = '', leave = ''] = (mail?.text.match(/https?:\S+/g) ?? []).map((link) => new URL(link).search)
  await page.goto(`/en/${confirm}`)
  await expect(page.getByText('You get our news from now on.')).toBeVisible()
  await expect(page).toHaveURL(/\/en\/?$/)
  await page.goto(`/en/${leave}`)
  await expect(page.getByText('No more news comes to you.')).toBeVisible()
})
