import { expect, test } from '../journey.ts'
import sharp from 'sharp'
import { haveStaff, pressToTheEnd } from '../office-steps.ts'
import { collectErrors, expectNoBarriers, orderOf, stockOf } from '../steps.ts'

const photo = (red: number) =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: { r: red, g: 120, b: 90 } } })
    .jpeg()
    .toBuffer()

test('[ADMIN-41] [ADMIN-130] [ADMIN-132] [ADMIN-133] [ADMIN-135] [ADMIN-136] [ADMIN-137] [ADMIN-138] [ADMIN-139] [ADMIN-140] [ADMIN-623] a product is made, priced, described, pictured, shelved, copied, counted, sold, refunded and returned', async ({
  page,
  request,
}, { project }) => {
  const errors = collectErrors(page)
  const unique = Date.now().toString(36)
  const sku = `NEW-${unique.toUpperCase()}`
  await haveStaff(page, 'manager', `goods-${project.name}`)
  const inShop = async () => (await request.get(`/api/product?store=en&sku=${sku}`)).text()

  await page.goto('/en/admin/products/new')
  await page.getByLabel('SKU').fill(sku)
  await page.getByLabel('Name (en)').fill(`Wool cape ${unique}`)
  const price = page.getByLabel('Price, USD')
  await price.click()
  await price.fill('80')
  await page.mouse.wheel(0, 120)
  await expect(price).not.toBeFocused()
  await expect(price).toHaveValue('80')
  await page.getByLabel('With variants: each colour in each size').check()
  await page.getByRole('group', { name: 'Colour' }).getByLabel('Clay', { exact: true }).check()
  await page.getByRole('group', { name: 'Size' }).getByLabel('S', { exact: true }).check()
  await page.getByRole('group', { name: 'Size' }).getByLabel('M', { exact: true }).check()
  await page.getByLabel('In stock, of each variant').fill('4')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: '2 variants' })).toBeVisible()
  const medium = `${sku}-CLAY-M`
  await page.locator('summary').filter({ hasText: medium }).click()
  const prices = page.getByRole('form', { name: `Prices of ${medium}` })
  await prices.getByLabel('Price, USD', { exact: true }).fill('95')
  await prices.getByLabel('Special price, USD').fill('90')
  await prices.getByRole('button', { name: 'Save prices' }).click()
  type Variant = { sku: string; final_price_incl_tax: number }
  const mediumCosts = async () => {
    const { result } = JSON.parse(await inShop()) as { result: { items: { configurable_children: Variant[] }[] } }
    return result.items[0]?.configurable_children.find((variant) => variant.sku === medium)?.final_price_incl_tax
  }
  await expect.poll(mediumCosts).toBe(90)

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
  // without what was told meanwhile
  await page.reload()
  await expect(pictures.getByLabel('What picture 1 shows')).toHaveValue('The cape from behind')
  await expectNoBarriers(page)

  await page.getByLabel('SKU of the copy').fill(`${sku}-2`)
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: `${sku}-2` })).toBeVisible()

  const office = page.getByRole('navigation', { name: 'Back office' })
  await office.getByRole('link', { name: 'Categories' }).click()
  // the product has fields of the same names
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible()
  await page.getByLabel('Name (en)').fill(`Capes ${unique}`)
  await page.getByRole('button', { name: 'Add category' }).click()
  await page.getByLabel('Put in by SKU').fill(sku)
  await page.getByRole('button', { name: 'Put in' }).click()
  await expect(page.getByRole('heading', { name: '1 product' })).toBeVisible()
  const shelf = (path: string) => async () => (await request.get(`/en/${path}`)).text()
  await expect.poll(shelf(`capes-${unique}`)).toContain(`Wool cape ${unique}`)
  const place = page.getByRole('region', { name: 'Words and place' })
  await place.getByLabel('Address').fill(`cloaks-${unique}`)
  await pressToTheEnd(place.getByRole('button', { name: 'Save' }))
  await expect.poll(shelf(`cloaks-${unique}`)).toContain(`Wool cape ${unique}`)

  await office.getByRole('link', { name: 'Stock' }).click()
  const small = `${sku}-CLAY-S`
  await page.getByLabel('SKU and count, a line a product').fill(`${small};9`)
  await page.getByRole('button', { name: 'See what changes' }).click()
  await expect(page.getByText('4 → 9')).toBeVisible()
  await page.getByRole('button', { name: 'Set these counts' }).click()
  await expect.poll(() => stockOf(request, small)).toBe(9)
  await page.getByRole('button', { name: `Undo ${small} +5` }).click()
  await page.getByRole('button', { name: `Yes, undo it ${small} +5` }).click()
  await expect.poll(() => stockOf(request, small)).toBe(4)

  await page.goto(`/en/p/${sku}/cape-${unique}`)
  await expect(page.getByRole('heading', { level: 1, name: `Wool cape ${unique}` })).toBeVisible()
  await expect(page.getByText('Warm and light').first()).toBeAttached()
  await expect(page.getByRole('img', { name: 'The cape from behind' }).first()).toBeVisible()

  const answer = await request.post('/api/order?store=en', { data: orderOf(small, 1) })
  const { result } = (await answer.json()) as { result: { order: { id: string } } }
  await page.goto(`/en/admin/orders/${result.order.id}`)
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  const refund = page.getByRole('region', { name: 'Give money back' })
  await refund.getByLabel('Amount, USD').fill('12.50')
  await refund.getByLabel('Reason').fill('Came late')
  await refund.getByRole('button', { name: 'Give money back' }).click()
  await refund.getByRole('button', { name: 'Yes, give $12.50 back' }).click()
  await expect(refund.getByRole('list', { name: 'Refunds' }).getByText('$12.50')).toBeVisible()
  const move = page.getByRole('region', { name: 'Status and tracking' })
  await move.getByLabel('Status', { exact: true }).selectOption('J')
  await move.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'J · Delivered' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Cancel the order' })).toHaveCount(0)
  const shown = await request.get(`/api/order/${result.order.id}?store=en`)
  expect(await shown.json()).toMatchObject({ result: { refunded: 12.5, stage: 5, canceled: false } })
  const back = page.getByRole('region', { name: 'Return', exact: true })
  await back.getByRole('spinbutton').fill('1')
  await back.getByRole('button', { name: 'Take back' }).click()
  await expect.poll(() => stockOf(request, small)).toBe(4)
  expect(errors).toEqual([])
})
