import { expect } from '@playwright/test'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { haveSignedIn, newContact } from './account-steps.ts'
import { inShopDatabase } from './shop-database.ts'
import { orderOf } from './steps.ts'

type Placed = { readonly id: string; readonly number: string; readonly refusal?: string }

/** An order of one piece for this address, as an API client sends it. */
export const placeOrder = async (
  request: APIRequestContext,
  sku: string,
  email: string,
  changes = {},
): Promise<Placed> => {
  const body = orderOf(sku, 1)
  const address = { ...body.addressInformation.shippingAddress, email }
  const addressInformation = { ...body.addressInformation, shippingAddress: address, billingAddress: address }
  const answer = await request.post('/api/order?store=en', { data: { ...body, ...changes, addressInformation } })
  const { result } = (await answer.json()) as { result: { order: Placed } | string }
  return typeof result === 'string' ? { id: '', number: '', refusal: result } : result.order
}

type Look = {
  order_status: string
  stage: number
  coupon: string | null
  totals: { grand_total: number }
  delivery: { number: string }
}

/** An order as whoever has its id sees it. */
export const lookAtOrder = async (request: APIRequestContext, id: string): Promise<Look> =>
  ((await (await request.get(`/api/order/${id}?store=en`)).json()) as { result: Look }).result

/** Presses a button and waits until it is at rest again: the screen has the answer, and asks nobody about what is not saved. */
export const pressToTheEnd = async (button: Locator): Promise<void> => {
  await button.click()
  await expect(button).not.toHaveAttribute('aria-busy', 'true')
}

/** Somebody new of the staff, who has signed in in this browser. */
export const haveStaff = async (page: Page, role: 'manager' | 'admin', name: string): Promise<void> => {
  const staff = newContact('email', name)
  await haveSignedIn(page, staff)
  await inShopDatabase((database) =>
    database.query(`update customer set roles = $2, firstname = 'Mo' where email = $1`, [staff, [role]]),
  )
}
