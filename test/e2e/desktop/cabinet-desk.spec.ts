import { expect, test } from '../journey.ts'
import type { Page } from '@playwright/test'
import { haveSignedIn } from '../account-steps.ts'
import { inShopDatabase } from '../shop-database.ts'
import { collectErrors, expectNoBarriers } from '../steps.ts'

/** What the clipboard holds by now. */
const copied = (page: Page) => expect.poll(() => page.evaluate(() => navigator.clipboard.readText()))

// what is not chosen is not in the shop, which other journeys look for
test.beforeEach(() =>
  inShopDatabase((database) => database.query(`insert into setting (key, value) values ('product_choose', 'true')`)),
)
test.afterEach(() =>
  inShopDatabase((database) => database.query(`delete from setting where key = 'product_choose' and store_code = ''`)),
)

test('[BLOGGER-112] [BLOGGER-118] [BLOGGER-121] [SHELL-141] a blogger puts a product aside and takes it back, chooses for the shop, says all about the account and copies a feed', async ({
  page,
  request,
  context,
}) => {
  const errors = collectErrors(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await haveSignedIn(page, 'blogger@example.com')

  await page.goto('/en/cabinet/products')
  const link = page
    .getByRole('region', { name: /To be shown/ })
    .getByRole('heading', { level: 3 })
    .getByRole('link')
  const address = (await link.first().getAttribute('href')) ?? ''
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href="${address}"]`) })
  await row.getByRole('button', { name: 'Put aside' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Put aside' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Not my style').check()
  await dialog.getByRole('textbox').fill('Too long for me')
  await dialog.getByRole('button', { name: 'Put aside' }).click()
  await expect(dialog).toHaveCount(0)
  const cabinet = page.getByRole('navigation', { name: 'Blogger’s cabinet' }).last()
  await cabinet.getByRole('link', { name: 'Archive' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Archive' })).toBeVisible()
  await expect(row).toContainText('Put aside · Not my style · Too long for me')
  await expectNoBarriers(page)
  await row.getByRole('button', { name: 'Take it back' }).click()
  await expect(row).toHaveCount(0)
  await page.goto('/en/cabinet/products')
  await expect(row.getByRole('button', { name: 'Put aside' })).toBeVisible()

  const isChosen = async (id: number | undefined) => {
    const filters = [
      { attribute: 'id', value: { eq: id }, scope: 'default' },
      { attribute: 'approved', value: { eq: 1 }, scope: 'default' },
    ]
    const query = encodeURIComponent(JSON.stringify({ filters }))
    const answer = await request.get(`/api/catalog?store=en&type=product&searchQuery=${query}`)
    return ((await answer.json()) as { result: { items: object[] } }).result.items.length === 1
  }
  const decide = async (name: string) => {
    const sent = page.waitForRequest((asked) => asked.url().includes('/api/blogger/approve'))
    await page.getByRole('button', { name }).click()
    return ((await sent).postDataJSON() as { products: number[] }).products[0]
  }
  await expect(async () => {
    await page.goto('/en/cabinet/products/selection')
    await expect(page.getByRole('checkbox').first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  const product = page.getByRole('main').getByRole('checkbox').first()
  await product.check()
  const id = await decide('Approve (1)')
  await expect(page.getByText('Approved: the shop shows them.')).toBeVisible()
  await expect.poll(() => isChosen(id)).toBe(true)
  await page.getByText('Chosen', { exact: true }).click()
  await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0)
  await product.check()
  const other = await decide('Refuse (1)')
  await expect(page.getByText('Refused: the shop does not show them.')).toBeVisible()
  await expect.poll(() => isChosen(other)).toBe(false)

  const own = {
    'Your name on Instagram': 'mira.wears',
    'Address of your profile': 'https://instagram.example/mira.wears',
    'Account of your shopping tags': 'mira.shop',
    'The shop’s account to name': 'vitrine.shop',
    'Link for your profile': 'https://vitrine.example/mira',
    'Text for your profile': 'What I wear,\nand where it is from',
    'What each post has to bring, a line each': 'Name the shop\nShow the label',
  }
  const flags = ['I use shopping tags', 'Tell me before a photo what a good one is']
  await cabinet.getByRole('link', { name: 'Cabinet settings' }).click()
  const tick = async (isOn: boolean) => {
    for (const flag of flags) await page.getByLabel(flag).setChecked(isOn)
    const saved = page.waitForResponse((answer) => answer.url().includes('/api/blogger/settings'))
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await saved
  }
  for (const [label, value] of Object.entries(own)) await page.getByLabel(label).fill(value)
  await tick(false)
  await page.reload()
  for (const [label, value] of Object.entries(own)) await expect(page.getByLabel(label)).toHaveValue(value)
  for (const flag of flags) await expect(page.getByLabel(flag)).not.toBeChecked()
  await expectNoBarriers(page)
  await tick(true)
  await page.goto(`${address}/profile`)
  await page.getByRole('button', { name: 'Copy the text' }).click()
  await copied(page).toBe(own['Text for your profile'])
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await copied(page).toBe(own['Link for your profile'])
  await page.goto(`${address}/post`)
  await expect(page.getByLabel('Show the label')).toBeAttached()

  await page.goto('/en')
  await page.getByRole('link', { name: 'Menu', exact: true }).click()
  const feeds = page.getByRole('region', { name: 'Instagram feeds' })
  await feeds.getByRole('button', { name: 'Copy Feed, English' }).click()
  await expect(page.getByText('The address of the Instagram feed is copied')).toBeVisible()
  await copied(page).toMatch(/\/feeds\/en\/meta\.csv$/)
  const feed = await request.get(await page.evaluate(() => navigator.clipboard.readText()))
  expect(await feed.text()).toContain('availability')
  expect(errors).toEqual([])
})
