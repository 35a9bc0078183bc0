import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { readOutbox } from '../../support/outbox.ts'
import { expect, test } from '../journey.ts'
import type { Page } from '@playwright/test'
import { askForCode, codesTo, dialogOf, newContact } from '../account-steps.ts'
import { inShopDatabase } from '../shop-database.ts'
import { collectErrors, expectNoBarriers, orderOf, waitForMail } from '../steps.ts'

const toldOf = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()
const isConfirmation = ({ subject }: { subject: string }) => subject.includes('your order')
const settingOf = (page: Page, name: string) => page.getByRole('form', { name, exact: true })

test('[ADMIN-110] [ADMIN-112] [ADMIN-114] [ADMIN-115] [ADMIN-116] [ADMIN-117] an admin sets the shop, sends a mail again and clears a job', async ({
  page,
  request,
  browser,
}, { project }) => {
  const errors = collectErrors(page)
  const visit = await browser.newContext()
  const guest = await visit.newPage()
  const guestSees = (address: string, text: string) =>
    expect
      .poll(async () => {
        // its words are there before its pictures
        await guest.goto(address, { waitUntil: 'domcontentloaded' })
        return guest.locator('body').innerText()
      })
      .toContain(text)

  await page.goto('/en/admin/settings?group=shop&view=de')
  const code = await askForCode(page, 'admin@example.com')
  await page.getByLabel('Code, 4 digits').fill(code)
  await expect(dialogOf(page)).toHaveCount(0)
  // the ways are more than fit beside it: the one that is shown is in sight
  const office = page.getByRole('navigation', { name: 'Back office' })
  await expect(office.getByRole('link', { name: 'Settings', exact: true })).toBeInViewport()
  const address = 'Address of the company'
  await settingOf(page, address).getByLabel(address, { exact: true }).fill('Lindenstraße 5, Berlin')
  await page.getByRole('button', { name: `Save: ${address}` }).click()
  await toldOf(page, 'Saved')
  await guestSees('/de', 'Lindenstraße 5, Berlin')
  await page.getByRole('button', { name: `Take back: ${address}` }).click()
  await guestSees('/de', '48 Mercer Street')

  await page.getByLabel('Store view').selectOption('')
  await page.getByLabel('Group').selectOption('orders')
  const days = settingOf(page, 'Days to withdraw from a contract')
  await days.getByRole('spinbutton').fill('3')
  await days.getByRole('button', { name: /^Save/ }).click()
  await expect(days.getByText('This is too little')).toBeVisible()

  await page.getByLabel('Group').selectOption('home')
  const row = settingOf(page, 'Row of products above the new pieces')
  const title = `From the loom ${project.name}`
  await row.getByLabel('Shown').setChecked(true)
  await row.getByLabel('Category').selectOption('women')
  await row.getByLabel('Title (en)').fill(title)
  await row.getByRole('button', { name: /^Save/ }).click()
  await expect(row.getByRole('button', { name: /^Take back/ })).toBeVisible()
  await guestSees('/en', title)
  await row.getByRole('button', { name: /^Take back/ }).click()
  await expect(row.getByText('As it is by default')).toBeVisible()

  await office.getByRole('link', { name: 'Store views' }).click()
  // the three days were saved nowhere
  await dialogOf(page).getByRole('button', { name: 'Leave', exact: true }).click()
  const offered = page.getByRole('form', { name: /^Offered store views/ })
  await offered.getByRole('button', { name: /^Remove: .* 1$/ }).click()
  await offered.getByRole('button', { name: /^Save/ }).click()
  await expect(offered.getByRole('alert')).toContainText('The store view en stays offered')
  await page.getByLabel('Store view', { exact: true }).selectOption('de')
  const name = settingOf(page, 'Name of the store view; empty for its own')
  await name.getByRole('textbox').fill('Mitteleuropa')
  await name.getByRole('button', { name: /^Save/ }).click()
  const shell = async () => (await request.get('/api/shell?store=de')).text()
  await expect.poll(shell).toContain('Mitteleuropa')
  await name.getByRole('button', { name: /^Take back/ }).click()
  await expect.poll(shell).not.toContain('Mitteleuropa')

  const email = newContact('email', `settings-${project.name}`)
  const body = orderOf('VT-0113', 1)
  const to = { ...body.addressInformation.shippingAddress, email }
  const addressInformation = { ...body.addressInformation, shippingAddress: to, billingAddress: to }
  await request.post('/api/order?store=en', { data: { ...body, addressInformation } })
  await request.post('/api/user/get-sms-code?store=en', { data: { phone: email } })
  await expect.poll(async () => (await codesTo(email)).length).toBeGreaterThan(0)
  await expect.poll(async () => (await waitForMail(email)).filter(isConfirmation).length).toBe(1)
  await page.goto(`/en/admin/outbox?q=${encodeURIComponent(email)}`)
  await page.getByLabel('Kind').selectOption('Order')
  await expect(page.getByText('1–1 of 1')).toBeVisible()
  await page.getByRole('cell').getByRole('button').click()
  await dialogOf(page).getByRole('button', { name: 'Send again' }).click()
  await toldOf(page, 'It is sent again.')
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()
  await expect.poll(async () => (await waitForMail(email)).filter(isConfirmation).length).toBe(2)
  await page.reload()
  await expect(page.getByText('1–2 of 2')).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const rows = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n')
  expect(rows).toHaveLength(3)
  for (const saved of rows.slice(1)) expect(saved).toContain(`,email,order,${email},`)
  await page.getByLabel('Kind').selectOption('One-time code')
  await expect(page.getByText('1–1 of 1')).toBeVisible()
  await page.getByRole('cell').getByRole('button').click()
  await expect(dialogOf(page)).toContainText('is not kept')
  await expect(dialogOf(page).getByRole('button', { name: 'Send again' })).toHaveCount(0)

  const written = { name: 'Ola', email, message: `Hello ${email}`, store: 'en', at: new Date(), id: randomUUID() }
  await inShopDatabase((database) =>
    database.query(
      `insert into job.job (id, name, data, state, output, completed_on)
       values (gen_random_uuid(), 'content-due', '{}', 'failed', '{"message": "no way at all"}', now()),
         (gen_random_uuid(), 'contact.message', $1, 'failed', '{"message": "the letter box is full"}', now())`,
      [JSON.stringify(written)],
    ),
  )
  await page.goto('/en/admin/jobs')
  const failed = page.getByRole('row').filter({ hasText: 'no way at all' })
  await expect(failed).toBeVisible()
  await expectNoBarriers(page)
  await failed.getByRole('button', { name: 'Remove' }).click()
  await toldOf(page, 'The job is gone.')
  await expect(failed).toHaveCount(0)
  const letter = page.getByRole('row').filter({ hasText: 'the letter box is full' })
  await letter.getByRole('button', { name: 'Run again' }).click()
  await toldOf(page, 'The job runs again.')
  await expect(letter).toHaveCount(0)
  const arrived = async () => (await readOutbox(process.env.E2E_DATA_DIR ?? '')).map(({ text }) => text).join()
  await expect.poll(arrived).toContain(written.message)
  await visit.close()
  expect(errors).toEqual([expect.stringContaining('409')])
})
