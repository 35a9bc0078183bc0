import { expect, test } from '../journey.ts'
import { dialogOf, newContact, signInAs } from '../account-steps.ts'
import { haveStaff } from '../office-steps.ts'
import { collectErrors, expectNoBarriers } from '../steps.ts'

test('[ADMIN-72] [ADMIN-73] [ADMIN-74] [ADMIN-75] [ADMIN-76] an admin gives a role and bonuses, ends sessions and erases the customer', async ({
  page,
  browser,
}, { project }) => {
  const errors = collectErrors(page)
  const email = newContact('email', `cared-${project.name}`)
  const elsewhere = await browser.newContext()
  const shop = await elsewhere.newPage()
  await signInAs(shop, email, 'Ola')
  await haveStaff(page, 'admin', `head-${project.name}`)

  await page.goto('/en/admin/customers')
  await page.getByLabel('Name, phone, e-mail or number').fill(email)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('1–1 of 1')).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('link', { name: 'Ola' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Ola' })).toBeVisible()
  await expectNoBarriers(page)

  const roles = page.getByRole('region', { name: 'Roles' })
  await roles.getByLabel('Manager').check()
  await roles.getByRole('button', { name: 'Save the roles' }).click()
  await expect(page.getByText('The roles are saved and hold at once.')).toBeVisible()
  await shop.goto('/en')
  await shop.getByRole('link', { name: 'Menu', exact: true }).click()
  const tools = shop.getByRole('navigation', { name: 'Tools' })
  await expect(tools.getByRole('link', { name: 'Back office' })).toBeVisible()
  await roles.getByLabel('Manager').uncheck()
  await roles.getByRole('button', { name: 'Save the roles' }).click()
  await expect(page.getByRole('button', { name: 'Act in their name' })).toBeVisible()
  await shop.goto('/en/admin/customers')
  await expect(shop.getByText('No access')).toBeVisible()

  const bonuses = page.getByRole('region', { name: 'Bonuses' })
  await bonuses.getByLabel('Amount, USD').fill('12.5')
  await bonuses.getByLabel('Reason').fill('A late parcel')
  await bonuses.getByRole('button', { name: 'Save the entry' }).click()
  await expect(bonuses.getByText('Balance: $12.50')).toBeVisible()
  await shop.goto('/en/my-account')
  await expect(shop.getByText('A late parcel')).toBeVisible()
  await expect(shop.getByText('+$12.50')).toBeVisible()

  const sessions = page.getByRole('region', { name: 'Signed in' })
  await sessions.getByRole('button', { name: 'End all' }).click()
  await expect(sessions.getByText('Not signed in anywhere')).toBeVisible()
  await shop.goto('/en/my-account')
  await expect(dialogOf(shop)).toBeVisible()

  const data = page.getByRole('region', { name: 'Personal data' })
  await data.getByRole('button', { name: 'Erase this customer' }).click()
  await data.getByRole('button', { name: 'Yes, erase everything' }).click()
  await expect(page.getByText('The customer is signed out and will be erased within minutes.')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/customers$/)
  await page.getByLabel('Name, phone, e-mail or number').fill(email)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('Nothing here')).toBeVisible()
  // who comes back is somebody new, without bonuses
  await signInAs(shop, email, 'Ola again')
  await expect(shop.getByText('A late parcel')).toHaveCount(0)
  await elsewhere.close()
  expect(errors).toEqual([])
})

test('[ADMIN-80] [ADMIN-81] an admin makes and revokes a token, and tries a webhook', async ({ page, request }, {
  project,
}) => {
  const errors = collectErrors(page)
  await haveStaff(page, 'admin', `keys-${project.name}`)
  await page.goto('/en/admin/customers')
  const office = page.getByRole('navigation', { name: 'Back office' })
  await office.getByRole('link', { name: 'API tokens' }).click()
  const name = `ERP ${Date.now()}`
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Orders and returns').check()
  await page.getByRole('button', { name: 'Make the token' }).click()
  const token = await page.getByLabel('The new token').inputValue()
  await expectNoBarriers(page)
  const ask = async (path: string) =>
    (await request.get(`${path}?store=en`, { headers: { authorization: `Bearer ${token}` } })).status()
  expect([await ask('/api/manage/orders'), await ask('/api/manage/customers')]).toEqual([200, 403])
  await page.getByRole('button', { name: `Revoke ${name}` }).click()
  await page.getByRole('button', { name: `Yes, revoke ${name}` }).click()
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByText(/^Revoked/),
  ).toBeVisible()
  expect(await ask('/api/manage/orders')).toBe(401)

  await office.getByRole('link', { name: 'Webhooks' }).click()
  const address = page.getByLabel('Address')
  await address.fill('https://10.0.0.1/hook')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByRole('alert')).toHaveText('Not taken: the address is in a private network')
  const row = page.getByRole('row').filter({ hasText: 'test' }).first()
  await row.getByRole('button', { name: 'Send again test' }).click()
  await expect(row.getByRole('cell', { name: '2', exact: true })).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'New secret' }).click()
  await page.getByRole('button', { name: 'Yes, end the old one' }).click()
  await expect(page.getByLabel('The new secret')).toHaveValue(/^[0-9a-f]{64}$/)
  await address.fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true }).last()).toBeVisible()
  expect(errors).toEqual([])
})
