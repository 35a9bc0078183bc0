import { join } from 'node:path'
import { expect, test } from '../journey.ts'
import { tokenOf } from '../account-steps.ts'
import { axeOf, collectErrors } from '../steps.ts'

const address = '/en/p/VT-0101/steel-bottle'
const photo = join(import.meta.dirname, '../../../db/demo/pictures/masters/baton-mid/moss-front.avif')

test('[REVIEW-1] [REVIEW-6] [REVIEW-7] a review with a photo, written by keyboard, approved, read by everybody', async ({
  page,
  playwright,
  baseURL,
}) => {
  const errors = collectErrors(page)
  await page.goto(address)
  const open = page.getByRole('button', { name: 'Write a review' })
  await open.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Write a review' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Send review' }).click()
  await expect(dialog.getByText('Choose one to five stars')).toBeVisible()
  expect((await axeOf(page).include('dialog[open]').analyze()).violations).toEqual([])
  await dialog.getByRole('radio', { name: '1 star' }).focus()
  for (const _ of [2, 3, 4]) await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await dialog.getByLabel('Title').fill('Keeps its cold')
  await dialog.getByLabel('Your review').fill('Ice in the evening <b>still</b> there.')
  await dialog.getByLabel('Your name').fill('Juno')
  await dialog.getByLabel('Add photos (optional)').setInputFiles(photo)
  await dialog.getByRole('button', { name: 'Send review' }).click()
  await expect(dialog.getByText(/will be shown once we have read it/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  // by a client without a browser's cookies
  const api = await playwright.request.newContext({ baseURL })
  const headers = { authorization: `Bearer ${await tokenOf(api, 'admin@example.com')}` }
  const waiting = await api.get('/api/manage/reviews?status=2&size=100', { headers })
  const { result } = (await waiting.json()) as { result: { items: { id: number; title: string; photos: string[] }[] } }
  const { id, photos } = result.items.find(({ title }) => title === 'Keeps its cold') ?? {}
  await page.reload()
  await expect(page.getByText('Keeps its cold')).toHaveCount(0)
  expect(
    (await api.post(`/api/manage/reviews/${id}`, { headers, data: { status: 1, reply: 'Stay cool!' } })).status(),
  ).toBe(200)

  // until its photo lies where everybody sees it, paper stands in its place
  const shown = `/img/210x300/shared/${photos?.[0]?.split('/').at(-1)}`
  await expect.poll(async () => (await api.get(shown)).status()).toBe(200)

  const review = page.getByRole('article').filter({ hasText: 'Keeps its cold' })
  // the processes hear of it a moment later
  await expect(async () => {
    await page.reload()
    await expect(review).toHaveCount(1, { timeout: 2000 })
  }).toPass()
  await review.scrollIntoViewIfNeeded()
  await expect(review).toContainText('Ice in the evening <b>still</b> there.')
  await expect(review).toContainText('Stay cool!')
  await page.getByRole('button', { name: 'Photo 1' }).click()
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible()
  await api.dispose()
  expect(errors).toEqual([])
})
