import { expect, test } from '../journey.ts'
import { readOutbox } from '../../support/outbox.ts'
import { waitForWorker } from '../../support/deploys.ts'
import { newContact, signInAs } from '../account-steps.ts'
import { inShopDatabase } from '../shop-database.ts'

// a page is opened anew without a network
test.use({ serviceWorkers: 'allow' })

/** What the shop has of a customer: the city and the streets of the address book. */
const kept = async (email: string): Promise<unknown> => {
  let found: unknown
  await inShopDatabase(async (database) => {
    const { rows } = await database.query(
      `select customer.city, json_agg(address->'street'->>0 order by customer_address.id) as streets
       from customer left join customer_address on customer_id = customer.id where email = $1 group by customer.id`,
      [email],
    )
    found = rows[0]
  })
  return found
}

test('[QUEUE-40] [ACCOUNT-174] without a network the account is changed, opened anew and sent once; a lost answer is no second mail', async ({
  page,
  context,
}, { project }) => {
  const email = newContact('email', project.name)
  const reader = newContact('email', `news-${project.name}`)
  await signInAs(page, email, 'Ada Winter')
  await page.goto('/en/my-account/edit')
  await waitForWorker(page)
  const about = page.getByRole('region', { name: 'About you' })
  const book = page.getByRole('region', { name: 'Addresses' })
  await expect(book.getByText('No addresses yet')).toBeVisible()

  await context.setOffline(true)
  await about.getByLabel('City').fill('Bergen')
  await about.getByRole('button', { name: 'Save' }).click()
  await expect(about.getByText('Saved on this device, not yet sent.')).toBeVisible()
  await book.getByRole('button', { name: 'Add an address' }).click()
  const dialog = page.getByRole('dialog')
  const values = {
    'First name': 'Ada',
    'Last name': 'Winter',
    Street: '3 Ash Street',
    City: 'Bergen',
    'ZIP code': '5003',
  }
  for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label, { exact: true }).fill(value)
  await dialog.getByLabel('State').selectOption('New York')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(book.getByRole('listitem').filter({ hasText: '3 Ash Street' })).toContainText('not yet sent')

  await page.reload()
  await expect(about.getByLabel('City')).toHaveValue('Bergen')
  await expect(book.getByRole('listitem').filter({ hasText: '3 Ash Street' })).toContainText('not yet sent')
  expect(await kept(email)).toMatchObject({ streets: [null] })

  await context.setOffline(false)
  await expect(book.getByRole('listitem').filter({ hasText: '3 Ash Street' })).not.toContainText('not yet sent')
  await expect(about.getByText('Saved on this device, not yet sent.')).toHaveCount(0)
  expect(await kept(email)).toEqual({ city: 'Bergen', streets: ['3 Ash Street'] })

  let asked = 0
  await context.route('**/api/newsletter?*', async (route) => {
    asked += 1
    if (asked > 1) return route.continue()
    // the shop has it, and nobody hears of that
    await route.fetch()
    return route.abort('connectionreset')
  })
  await page.getByLabel('E-mail for news').fill(reader)
  await page.getByRole('button', { name: 'Get the news' }).click()
  await expect(page.getByText(`Your subscription for ${reader} is saved on this device`)).toBeVisible()
  await expect.poll(() => asked).toBe(2)
  const mails = async () => (await readOutbox(process.env.E2E_DATA_DIR ?? '')).filter(({ to }) => to === reader).length
  await expect.poll(mails, { timeout: 15_000 }).toBe(1)
  // jobs are taken in their order: what was asked for after it has been sent as well
  const later = newContact('email', `later-${project.name}`)
  await page.request.post('/api/newsletter?store=en', { data: { email: later } })
  await expect
    .poll(async () => (await readOutbox(process.env.E2E_DATA_DIR ?? '')).some(({ to }) => to === later), {
      timeout: 15_000,
    })
    .toBe(true)
  expect(await mails()).toBe(1)
})
