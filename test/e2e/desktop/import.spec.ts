import { readFile } from 'node:fs/promises'
import { expect, test } from '../journey.ts'
import { haveStaff } from '../office-steps.ts'
import { collectErrors, expectNoBarriers } from '../steps.ts'

test('[ADMIN-90] [ADMIN-92] [ADMIN-93] [ADMIN-94] [ADMIN-95] [ADMIN-97] a manager imports a Shopify file, and takes it back', async ({
  page,
  request,
}, { project }) => {
  const errors = collectErrors(page)
  const own = `imp${Date.now()}`
  const name = `Quixotic lantern ${own}`
  const file = [
    'Handle,Title,Vendor,Variant SKU,Retail,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy',
    `${own},${name},Clay & Co,${own}-A,31.50,shopify,7,deny`,
    `${own}-bad,Bad lantern,Clay & Co,${own}-B,cheap,shopify,7,deny`,
  ].join('\n')

  await haveStaff(page, 'manager', `importer-${project.name}`)
  await page.goto('/en/admin/import')
  await page
    .getByLabel('Files', { exact: true })
    .setInputFiles({ name: `${own}.csv`, mimeType: 'text/csv', buffer: Buffer.from(file) })
  await page.getByRole('button', { name: 'Send and look' }).click()
  await expect(page.getByText(/^Shopify · 2 rows · parted by comma/)).toBeVisible()

  await page.getByLabel('retail').selectOption('price')
  const preview = page.getByRole('table', { name: 'First products' })
  await expect(preview.getByRole('row', { name: new RegExp(name) })).toContainText('$31.50')
  await expect(page.getByText('1 product, 0 variants, 0 categories, 0 pictures, 1 refused row')).toBeVisible()
  await expectNoBarriers(page)

  await page.getByRole('button', { name: 'Dry run' }).click()
  await expect(page.getByText('1 new, 0 changed, 0 unchanged, 1 refused')).toBeVisible()
  const refused = page.getByRole('row', { name: /cheap/ })
  await expect(refused).toContainText(`${own}.csv:3`)
  await expect(refused).toContainText('retail')
  const inShop = async () =>
    ((await (await request.get(`/api/product?store=en&sku=${own}-A`)).json()) as { code: number }).code
  expect(await inShop()).not.toBe(200)

  await page.getByRole('button', { name: 'Import now' }).click()
  const run = page.getByRole('region', { name: 'Import', exact: true }).last()
  await expect(run.getByText('Done', { exact: true })).toBeVisible()
  await expect(run).toContainText('1 new, 0 changed, 0 unchanged, 1 refused')
  expect(errors).toEqual([])

  const search = `/en/search?q=${encodeURIComponent(name)}`
  await expect(async () => {
    await page.goto(search)
    await expect(page.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('$31.50').first()).toBeVisible()

  // the report is kept for whoever comes later
  await page.goto('/en/admin/import')
  const kept = page.getByRole('row').filter({ hasText: `${own}.csv` })
  await kept.filter({ hasText: 'Done' }).getByRole('link').click()
  await expect(run).toContainText('1 new, 0 changed, 0 unchanged, 1 refused')
  await expect(run.getByRole('row', { name: /cheap/ })).toContainText(`${own}.csv:3`)
  const saving = page.waitForEvent('download')
  await run.getByRole('button', { name: 'Refused rows as CSV' }).click()
  expect(await readFile(await (await saving).path(), 'utf8')).toContain('cheap')
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('button', { name: 'Yes, take it back' }).click()
  await expect(run.getByText('Undone', { exact: true })).toBeVisible()
  await expect.poll(inShop).not.toBe(200)
  await page.goto(search)
  await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(0)
})
