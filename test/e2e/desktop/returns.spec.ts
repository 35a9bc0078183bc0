import { expect, test } from '../journey.ts'
import type { APIRequestContext } from '@playwright/test'
import { newContact, tokenOf } from '../account-steps.ts'
import { haveStaff } from '../office-steps.ts'
import { collectErrors, expectNoBarriers, orderOf } from '../steps.ts'
import { readOutbox } from '../../support/outbox.ts'

type Placed = { readonly id: string; readonly number: string }

/** An order of the view for the European Union, with this address; of the account whose token it is. */
const place = async (request: APIRequestContext, email: string, token?: string): Promise<Placed> => {
  const body = orderOf('VT-0115', 2)
  const address = { ...body.addressInformation.shippingAddress, email }
  const addressInformation = { ...body.addressInformation, shippingAddress: address, billingAddress: address }
  const answer = await request.post('/api/order?store=eu', {
    data: { ...body, addressInformation },
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  return ((await answer.json()) as { result: { order: Placed } }).result.order
}

/** The text of the mail to an address whose subject says this. */
const mailAbout = async (to: string, subject: RegExp): Promise<string> => {
  const find = async () =>
    (await readOutbox(process.env.E2E_DATA_DIR ?? '')).find((mail) => mail.to === to && subject.test(mail.subject))
  await expect.poll(async () => Boolean(await find()), { timeout: 15_000 }).toBe(true)
  return (await find())?.text ?? ''
}

test('[ADMIN-29] [ADMIN-621] [ORDER-160] [ORDER-165] [ORDER-181] [ORDER-182] one press in the mail signs in; the order opens in the list and is withdrawn from, which a manager accepts', async ({
  page,
  request,
  browser,
}, { project }) => {
  const errors = collectErrors(page)
  const email = newContact('email', `returns-${project.name}`)
  const token = await tokenOf(request, email, { store: 'eu' })
  await place(request, email, token)
  const { id, number } = await place(request, email, token)
  const mail = await mailAbout(email, new RegExp(number))
  await page.goto(/https?:\/\/\S+\/order\/\S+/.exec(mail)?.[0] ?? '')
  await expect(page).toHaveURL(new RegExp(`/eu/order/${id}\\?key=[^&]+$`))
  await expect.poll(() => page.evaluate(() => localStorage.getItem('vitrine.session'))).not.toBeNull()
  // signed in: the account has both orders
  await page.goto('/eu/my-account/orders')
  const header = page.getByRole('link', { name: number })
  await expect(header).toHaveAttribute('aria-expanded', 'false')
  await header.click()
  await expect(page).toHaveURL(`/eu/my-account/orders/${id}`)
  await expect(header).toHaveAttribute('aria-expanded', 'true')
  await expect(header).toBeFocused()
  await expect(page.getByRole('region', { name: 'Order progress' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Withdraw from contract here' })).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Withdraw from contract here' }).click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw from a contract' })
  await expect(dialog.getByLabel('E-mail address for the receipt')).toHaveValue(email)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toContainText(`withdraw from the contract of order ${number}`)
  await dialog.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await expect(dialog.getByRole('status')).toContainText(email)
  await dialog.getByRole('button', { name: 'Close' }).click()
  const returns = page.getByRole('region', { name: 'Returns' })
  await expect(returns).toContainText('Received, being looked at')
  const office = await browser.newContext()
  const desk = await office.newPage()
  await haveStaff(desk, 'manager', `returning-${project.name}`)
  await desk.goto('/en/admin/returns')
  const asked = desk.getByRole('row').filter({ hasText: number })
  await asked.getByLabel('Answer').fill('Thank you, it is here.')
  await asked.getByRole('button', { name: `Accept ${number}` }).click()
  await asked.getByRole('button', { name: `Yes, accept and give the money back ${number}` }).click()
  await expect(asked).toContainText('Accepted: Thank you, it is here.')
  // the buttons are gone: a keyboard goes on from their row
  await expect(asked).toBeFocused()
  await office.close()
  await page.reload()
  await expect(returns).toContainText('Accepted')
  expect(await mailAbout(email, /receipt of your withdrawal/)).toContain(number)
  expect(errors).toEqual([])
})

test('[ORDER-181] [ORDER-183] [ORDER-184] a guest withdraws from the footer of every page, by number and address', async ({
  page,
  request,
}, { project }) => {
  const email = newContact('email', `guest-${project.name}`)
  const { number } = await place(request, email)
  await page.goto('/en')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Withdraw from contract here' })).toHaveCount(0)
  await page.goto('/eu')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract here' }).click()
  await page.getByLabel('Your name').fill('Ada Winter')
  await page.getByLabel('Order number').fill(number)
  await page.getByLabel('E-mail address for the receipt').fill(email)
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await expect(page.getByRole('heading', { name: 'Your statement has been sent' })).toBeVisible()
  const receipt = await mailAbout(email, /receipt of your withdrawal/)
  for (const part of ['Ada Winter', number, 'UTC']) expect(receipt).toContain(part)
})
