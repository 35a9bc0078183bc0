import { expect, test } from '../journey.ts'
import { askForCode, dialogOf, newContact } from '../account-steps.ts'
import { collectErrors, expectNoBarriers } from '../steps.ts'

test('[ACCOUNT-192] [ACCOUNT-194] [ACCOUNT-195] [ADMIN-5] [ADMIN-7] [SHELL-103] [SHELL-142] an admin brings the shop up to date, acts for a customer and for the blogger, returns, and reads of it', async ({
  page,
  request,
}, { project }) => {
  const errors = collectErrors(page)
  const customer = newContact('email', `acted-${project.name}`)
  await request.post('/api/user/create?store=en', {
    data: { customer: { email: customer, firstname: 'Ola', lastname: 'Berg' }, password: 'long enough' },
  })
  await page.goto('/en/admin/login-as')
  const code = await askForCode(page, 'admin@example.com')
  await page.getByLabel('Code, 4 digits').fill(code)
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Authorize as user' })).toBeVisible()

  await page.getByRole('link', { name: 'Menu', exact: true }).click()
  const tools = page.getByRole('navigation', { name: 'Tools' })
  await tools.getByRole('button', { name: 'Update all' }).click()
  await expect(page.getByText('The catalogue is up to date')).toBeVisible()
  await expect(page.getByText('The skins are up to date')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)

  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await expect(footer.getByRole('button', { name: /^Updated .+ update now$/ })).toBeVisible()

  const contact = page.getByLabel('Phone or e-mail')
  await contact.fill('nobody at all')
  await page.getByRole('button', { name: 'Authorize' }).click()
  await expect(page.getByText('Incorrect phone or e-mail')).toBeVisible()
  await expectNoBarriers(page)
  await contact.fill(` ${customer} `)
  await page.getByRole('button', { name: 'Authorize' }).click()
  const line = page.getByRole('region', { name: /acts here as/ })
  await expect(line).toContainText(customer)
  await expect(page).toHaveURL(/\/en\/?$/)
  await page.goto('/en/admin/audit')
  await expect(page.getByText('No access')).toBeVisible()

  await page.getByRole('link', { name: 'Menu', exact: true }).click()
  await expect(dialogOf(page).getByText('Site admin')).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Return' }).click()
  await expect(line).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'Audit' })).toBeVisible()
  await page.getByLabel('E-mail, phone, action or object').fill(customer)
  await page.getByRole('button', { name: 'Find' }).click()
  const table = page.getByRole('table', { name: 'Audit' })
  await expect(table.getByRole('cell', { name: 'login-as', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Check the chain' }).click()
  await expect(page.getByText(/^The chain of \d+ entries holds\./)).toBeVisible()
  await expectNoBarriers(page)

  await page.getByRole('link', { name: 'Menu', exact: true }).click()
  await tools.getByRole('button', { name: 'Login as blogger' }).click()
  await expect(page.getByText('You are signed in as the blogger')).toBeVisible()
  await expect(line).toContainText('acts here as +1 555 010 0003')
  await line.getByRole('button', { name: 'Return' }).click()
  await expect(line).toHaveCount(0)
  expect(errors).toEqual([])
})
