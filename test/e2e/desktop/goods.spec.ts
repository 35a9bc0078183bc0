import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { newContact, signInAs } from '../account-steps.ts'
import { inShopDatabase } from '../shop-database.ts'
import { collectErrors } from '../steps.ts'

const photo = (red: number) =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: { r: red, g: 120, b: 90 } } })
    .jpeg()
    .toBuffer()

test('[ADMIN-132] [ADMIN-133] [ADMIN-135] a product with variants is made, described and pictured, and the shop shows it', async ({
  page,
  request,
}, { project }) => {
  const errors = collectErrors(page)
  const unique = Date.now().toString(36)
  const sku = `NEW-${unique.toUpperCase()}`
  const staff = newContact('email', `goods-${project.name}`)
  await signInAs(page, staff, 'Mo')
  await inShopDatabase((database) =>
    database.query(`update customer set roles = '{manager}' where email = $1`, [staff]),
  )
  const inShop = async () => (await request.get(`/api/product?store=en&sku=${sku}`)).text()

  await page.goto('/en/admin/products/new')
  await page.getByLabel('SKU').fill(sku)
  await page.getByLabel('Name (en)').fill(`Wool cape ${unique}`)
  await page.getByLabel('Price, USD').fill('80')
  await page.getByLabel('With variants: each colour in each size').check()
  await page.getByRole('group', { name: 'Colour' }).getByLabel('Clay', { exact: true }).check()
  await page.getByRole('group', { name: 'Size' }).getByLabel('S', { exact: true }).check()
  await page.getByRole('group', { name: 'Size' }).getByLabel('M', { exact: true }).check()
  await page.getByLabel('In stock, of each variant').fill('4')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: '2 variants' })).toBeVisible()

  const words = page.getByRole('region', { name: 'Words and address' })
  await words.getByLabel('Description', { exact: true }).fill('<p>Warm and <b>light</b><script>x()</script></p>')
  await words.getByLabel('Address').fill(`cape-${unique}`)
  await words.getByRole('button', { name: 'Save words' }).click()
  await expect.poll(inShop).toContain(`cape-${unique}`)

  const pictures = page.getByRole('region', { name: 'Pictures' })
  await pictures.getByLabel('New pictures').setInputFiles([
    { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await photo(200) },
    { name: 'back.jpg', mimeType: 'image/jpeg', buffer: await photo(90) },
  ])
  await pictures.getByLabel('What picture 2 shows').fill('The cape from behind')
  await pictures.getByRole('button', { name: 'Move up: picture 2' }).click()
  await pictures.getByRole('button', { name: 'Save pictures' }).click()
  await expect.poll(inShop).toContain('The cape from behind')
  expect(errors).toEqual([])
})
