import { newContact } from '../account-steps.ts'
import { expect, test } from '../journey.ts'
import { lookAtOrder, placeOrder, haveStaff } from '../office-steps.ts'
import { collectErrors, stockOf } from '../steps.ts'

/** Nobody else buys it here. */
const bottle = 'VT-0103'

test('[ADMIN-21] [ADMIN-24] a manager sends orders off together, and finds, sorts and turns them', async ({
  page,
  request,
}, { project }) => {
  const errors = collectErrors(page)
  const email = newContact('email', `found-${project.name}`)
  const [first, second] = [await placeOrder(request, bottle, email), await placeOrder(request, bottle, email)]
  await haveStaff(page, 'manager', `finder-${project.name}`)
  await page.goto(`/en/admin/orders?q=${encodeURIComponent(email)}`)
  const listed = page.getByRole('table', { name: 'Orders' }).getByRole('link')
  await expect(listed).toHaveText([second.number, first.number])
  await page.getByRole('checkbox', { name: `Select ${first.number}` }).check()
  await page.getByRole('button', { name: 'Sent', exact: true }).click()
  await expect(page.getByText('1 of 1 done')).toBeVisible()
  expect(await lookAtOrder(request, first.id)).toMatchObject({ stage: 4 })

  const only = async (filter: string, choice: string, number: string) => {
    await page.getByLabel(filter, { exact: true }).selectOption(choice)
    await expect(listed).toHaveText([number])
    await page.getByLabel(filter, { exact: true }).selectOption('All')
    await expect(listed).toHaveCount(2)
  }
  await only('Status', 'L · On its way', first.number)
  await only('Stage', 'On its way', first.number)
  await only('Status', 'N · Placed', second.number)
  const byNumber = page.getByRole('columnheader', { name: 'Number' })
  await byNumber.getByRole('button').click()
  await expect(listed).toHaveText([first.number, second.number])
  await byNumber.getByRole('button').click()
  await expect(listed).toHaveText([second.number, first.number])
  await expect(byNumber).toHaveAttribute('aria-sort', 'descending')

  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Orders' }).click()
  await expect(page.getByText(/^1–25 of \d+/)).toBeVisible()
  const turn = (way: string) =>
    page.getByRole('navigation', { name: 'Pages of the list' }).getByRole('button', { name: way })
  await turn('Next').click()
  await expect(page.getByText(/^26–50 of \d+/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^26–50 of \d+/)).toBeVisible()
  await turn('Previous').click()
  await expect(page.getByText(/^1–25 of \d+/)).toBeVisible()
  expect(errors).toEqual([])
})

test('[ADMIN-21] [ADMIN-32] [ADMIN-35] [ADMIN-36] [ADMIN-40] [ADMIN-44] [ADMIN-282] a manager reads what was searched in vain, sorts products, takes a product off sale, moves its stock, and refuses reviews', async ({
  page,
  request,
}, { project }) => {
  const errors = collectErrors(page)
  // words without digits: others may be a number to call, and are not kept
  const letters = [...String(Date.now())].map((digit) => 'bcdfghjkmn'[Number(digit)]).join('')
  await page.goto(`/en/search?q=${letters}`)
  const asked = async () => request.get(`/api/product?store=en&sku=${bottle}`)
  const { result } = (await (await asked()).json()) as { result: { items: { id: number }[] } }
  const titles = ['Too bad', 'Worse'].map((word) => `${word} ${letters}`)
  for (const title of titles)
    await request.post('/api/review/create?store=en', {
      multipart: { entity_id: String(result.items[0]?.id), rating: '1', title, detail: 'Buy mine!', nickname: 'Eve' },
    })
  await haveStaff(page, 'manager', `lists-${project.name}`)

  await page.goto('/en/admin/dashboard')
  const row = (list: string) => page.getByRole('region', { name: list }).getByRole('listitem')
  await expect(row('Searched for in vain').filter({ hasText: letters })).toBeVisible()
  await expect(row('Best sellers').first()).toBeVisible()
  await expect(row('Nearly gone').first()).toBeVisible()

  const office = page.getByRole('navigation', { name: 'Back office' })
  await office.getByRole('link', { name: 'Products' }).click()
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click()
  await expect(page.getByText(/^1–25 of \d+/)).toBeVisible()
  const cells = page.getByRole('table', { name: 'Products' }).locator('td[data-label="Price"]')
  const prices = async () => (await cells.allTextContents()).map((text) => Number(/[\d.]+/.exec(text)?.[0]))
  const isRising = (amounts: number[]) => amounts.every((amount, at) => amount <= (amounts[at + 1] ?? amount))
  await expect.poll(async () => isRising(await prices())).toBe(true)

  await page.getByLabel('SKU or name').fill(bottle)
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('checkbox', { name: `Select ${bottle}` }).check()
  await page.getByRole('button', { name: 'Take off sale' }).click()
  await expect(page.getByText('1 of 1 done')).toBeVisible()
  await expect.poll(async () => (await asked()).status()).toBe(404)
  await page.getByLabel('State').selectOption('Not on sale')
  await page.getByRole('checkbox', { name: `Select ${bottle}` }).check()
  await page.getByRole('button', { name: 'Put on sale' }).click()
  await expect.poll(async () => (await asked()).status()).toBe(200)

  await office.getByRole('link', { name: 'Stock' }).click()
  const before = await stockOf(request, bottle)
  const move = page.getByRole('form', { name: /^Stock/ })
  await move.getByLabel('SKU').fill(bottle)
  await move.getByLabel('Units, below 0 to take away').fill('-2')
  await move.getByLabel('Reason').fill(`Dented ${letters}`)
  await move.getByRole('button', { name: 'Change the stock' }).click()
  await expect(page.getByRole('row').filter({ hasText: `Dented ${letters}` })).toContainText('-2')
  await expect.poll(() => stockOf(request, bottle)).toBe(before - 2)

  await office.getByRole('link', { name: 'Reviews' }).click()
  await page.getByLabel('State').selectOption('Waiting')
  await page.getByRole('columnheader', { name: 'Date' }).getByRole('button').click()
  await page.getByRole('columnheader', { name: 'Date' }).getByRole('button').click()
  for (const title of titles) await page.getByRole('checkbox', { name: `Select ${title}` }).check()
  await page.getByRole('group', { name: '2 selected' }).getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByText('2 of 2 done')).toBeVisible()
  for (const title of titles) await expect(page.getByText(title)).toHaveCount(0)
  await page.getByLabel('State').selectOption('Refused')
  await expect(page.getByRole('row').filter({ hasText: titles[0] ?? '' })).toBeVisible()
  expect(errors).toEqual([])
})
