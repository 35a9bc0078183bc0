import { AxeBuilder } from '@axe-core/playwright'
import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import { cartCookie } from '#features/cart/rules/cart-cookie.ts'
import { readOutbox } from '../support/outbox.ts'
import type { OutboxMessage } from '../support/outbox.ts'

/** The words of a store view that the journeys look for. */
export const words = {
  en: {
    addToCart: 'Add to cart',
    checkout: 'Checkout',
    continue: 'Continue',
    placeOrder: 'Place order',
    thanks: 'Thank you',
    cart: 'Cart',
    email: 'Email',
    phone: 'Phone',
    firstName: 'First name',
    lastName: 'Last name',
    street: 'Street',
    city: 'City',
    state: 'State',
    zip: 'ZIP code',
  },
  ru: {
    addToCart: 'В корзину',
    checkout: 'Оформить заказ',
    continue: 'Продолжить',
    placeOrder: 'Подтвердить заказ',
    thanks: 'Спасибо',
    cart: 'Корзина',
    email: 'Электронная почта',
    phone: 'Телефон',
    firstName: 'Имя',
    lastName: 'Фамилия',
    street: 'Улица и дом',
    city: 'Город',
    state: 'Регион',
    zip: 'Индекс',
  },
} as const

export type Words = { readonly [Key in keyof (typeof words)['en']]: string }

/** The tag of a journey that no width changes: one size is enough, a phone's. */
export const onceEnough = '@once-enough'

export const stockOf = async (request: APIRequestContext, sku: string): Promise<number> => {
  const answer = (await (await request.get(`/api/stock/check?store=en&sku=${sku}`)).json()) as {
    result: { qty: number }
  }
  return answer.result.qty
}

/** Opens a product with the variant's address and puts it into the cart. */
export const addToCart = async (page: Page, address: string, text: Words = words.en): Promise<void> => {
  await page.goto(address)
  await page.getByRole('button', { name: text.addToCart, exact: true }).first().click()
  await expect(page.getByRole('heading', { name: text.cart }).first()).toBeVisible()
}

/** A cart with a piece of each from before the first page, which finds it by its cookie, as it finds one that a form made. */
export const haveInCart = async (page: Page, skus: readonly string[], store = 'en'): Promise<void> => {
  const ask = async (path: string, data: object): Promise<unknown> => {
    const answer = await page.request.post(path, { data })
    expect(answer.status(), path).toBe(200)
    return ((await answer.json()) as { result: unknown }).result
  }
  const cart = String(await ask(`/api/cart/create?store=${store}`, {}))
  for (const sku of skus)
    await ask(`/api/cart/update?store=${store}&cartId=${cart}`, { cartItem: { sku, qty: 1, quoteId: cart } })
  await page.context().addCookies([{ name: cartCookie(store, false), value: cart, domain: 'localhost', path: '/' }])
}

export const fillAddress = async (page: Page, email: string, text: Words = words.en): Promise<void> => {
  const fill = (name: string, value: string) => page.getByLabel(name, { exact: true }).fill(value)
  await fill(text.email, email)
  await fill(text.phone, '+1 555 010 0099')
  await fill(text.firstName, 'Ada')
  await fill(text.lastName, 'Winter')
  await fill(text.street, '12 Harbour Road')
  await fill(text.city, 'Albany')
  await fill(text.zip, text === words.ru ? '101000' : '12207')
}

/** The mails to a contact, waited for until there is one. */
export const waitForMail = async (to: string): Promise<OutboxMessage[]> => {
  const dataDir = process.env.E2E_DATA_DIR ?? ''
  await expect
    .poll(async () => (await readOutbox(dataDir)).filter((message) => message.to === to).length, { timeout: 15_000 })
    .toBeGreaterThan(0)
  return (await readOutbox(dataDir)).filter((message) => message.to === to)
}

/** Errors the page reports, hydration warnings among them. */
export const collectErrors = (page: Page): string[] => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`.trim())
  })
  return errors
}

/** From a filled cart to the last step, a payment method chosen. */
export const checkOut = async (page: Page, email: string, text: Words, pay: string): Promise<void> => {
  await page.goto(text === words.ru ? '/ru/cart' : '/en/cart')
  await expect(page.getByRole('heading', { name: text.cart, level: 1 })).toBeVisible()
  await page
    .getByRole('link', { name: text.checkout })
    .or(page.getByRole('button', { name: text.checkout }))
    .first()
    .click()
  await expect(page).toHaveURL(/\/checkout/)
  await fillAddress(page, email, text)
  if (text === words.en) await page.getByLabel(text.state, { exact: true }).selectOption({ label: 'New York' })
  await page.getByRole('button', { name: text.continue }).click()
  await expect(page.getByRole('radio', { name: /delivery|доставка/i }).first()).toBeVisible()
  await page.getByRole('button', { name: text.continue }).click()
  await page.getByRole('radio', { name: pay }).check()
}

/** The body of an order as an API client sends it: pieces of one product, standard delivery. */
export const orderOf = (sku: string, qty: number, payment = 'cashondelivery') => {
  const address = {
    firstname: 'Ada',
    lastname: 'Winter',
    street: ['12 Harbour Road'],
    city: 'Albany',
    postcode: '12207',
    country_id: 'US',
    region_code: 'NY',
    telephone: '+1 555 010 0099',
    email: 'api@example.com',
  }
  const addressInformation = {
    shippingAddress: address,
    billingAddress: address,
    shippingCarrierCode: 'standard',
    shippingMethodCode: 'standard',
    payment_method_code: payment,
  }
  return { order_id: randomUUID(), products: [{ sku, qty }], addressInformation }
}

/** axe for a page, which tells only of what it finds: without a page of its own for its report, and that report without what is fine. */
export const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()

/** axe finds nothing on the page in the light theme, and no colours too close to each other in the dark one. */
export const expectNoBarriers = async (page: Page): Promise<void> => {
  const found = async (builder: AxeBuilder) =>
    (await builder.analyze()).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await found(axeOf(page))).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await found(axeOf(page).withRules(['color-contrast']))).toEqual([])
}
