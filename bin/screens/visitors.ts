import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { areas } from '../../src/app/areas.ts'
import { people } from '../../db/demo/people.ts'
import { readOutbox } from '../../test/support/outbox.ts'
import type { RunningShop } from '../../test/support/running-shop.ts'

export type Visitor = 'guest' | 'customer' | 'blogger' | 'admin'

/** What addresses of a visitor's own things are made of. */
export type Facts = {
  readonly order: string
  readonly unpaid: string
  /** One of those that the cabinet or the office shows at an address: `/cabinet/wiki`, what stands behind it. */
  readonly oneOf: Readonly<Record<string, string>>
}

const wait = { timeout: 15_000 }

const viewport = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const
export type Size = keyof typeof viewport

/** A browser of its own for a visitor; the question about cookies was answered earlier unless it is to be asked. */
export const openBrowser = async (browser: Browser, shop: RunningShop, size: Size, asksAboutCookies = false) => {
  const answered = { code: 'cookiesAccepted', created_at: Date.now(), value: false, description: 'refused' }
  const kept = { name: 'vitrine.claim.cookiesAccepted', value: JSON.stringify(answered) }
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: viewport[size],
    isMobile: size === 'phone',
    hasTouch: size === 'phone',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: asksAboutCookies ? [] : [{ origin: shop.url, localStorage: [kept] }] },
  })
  return { context, page: await context.newPage() }
}

const codesTo = async (shop: RunningShop, email: string): Promise<string[]> => {
  const messages = await readOutbox(shop.dataDir)
  return messages.flatMap(({ to, text }) => (to === email ? (/\b\d{4}\b/.exec(text) ?? []) : []))
}

/** Signs in as the demo's person of this role, with the code from the outbox. */
const signIn = async (page: Page, shop: RunningShop, role: Visitor): Promise<void> => {
  const email = people.find((person) => person.role === role)?.email
  if (!email) throw new Error(`the demo has no ${role}`)
  const before = (await codesTo(shop, email)).length
  await page.goto('/en/my-account')
  await page.getByLabel('Phone or e-mail').fill(email, wait)
  await page.getByRole('button', { name: 'Get the code' }).click(wait)
  const field = page.getByLabel('Code, 4 digits')
  await field.waitFor(wait)
  for (let tries = 0; (await codesTo(shop, email)).length === before && tries < 100; tries += 1)
    await page.waitForTimeout(100)
  await field.fill((await codesTo(shop, email)).at(-1) ?? '', wait)
  await page.getByRole('button', { name: 'Log out' }).waitFor(wait)
}

/** An order as an API client sends it. */
const order = async (request: APIRequestContext, skus: readonly string[], payment: string): Promise<string> => {
  const refreshed = await request.post('/api/user/refresh?store=en', { data: {} })
  const { result: token } = (await refreshed.json()) as { result: string }
  const address = {
    firstname: 'Hannah',
    lastname: 'Becker',
    street: ['214 Prospect Avenue'],
    city: 'Brooklyn',
    postcode: '11215',
    country_id: 'US',
    region_code: 'NY',
    telephone: '+1 555 010 0001',
    email: 'customer@example.com',
  }
  const answer = await request.post('/api/order?store=en', {
    ...(refreshed.ok() ? { headers: { authorization: `Bearer ${token}` } } : {}),
    data: {
      order_id: randomUUID(),
      products: skus.map((sku) => ({ sku, qty: 1 })),
      addressInformation: {
        shippingAddress: address,
        billingAddress: address,
        shippingCarrierCode: 'standard',
        shippingMethodCode: 'standard',
        payment_method_code: payment,
      },
    },
  })
  const { result } = (await answer.json()) as { result: { order: { id: string } } }
  if (!answer.ok()) throw new Error(`no order: ${JSON.stringify(result)}`)
  return result.order.id
}

const looked = ['VT-1001/loopback-hoodie', 'VT-1002/breton-hoodie', 'VT-1003/hoodie'] as const

/** A cart, a wishlist, pieces that were looked at and compared, and orders: what a visitor's screens are filled with. */
export const settleIn = async (page: Page, shop: RunningShop, as: Visitor): Promise<Facts> => {
  if (as !== 'guest') await signIn(page, shop, as)
  for (const place of looked) {
    await page.goto(`/en/p/${place}`)
    await page
      .getByRole('button', { name: /^Compare,/ })
      .first()
      .click(wait)
  }
  for (const view of ['ru', 'de', 'en']) {
    await page.goto(`/${view}/p/VT-1001/loopback-hoodie?size=M`)
    await page.locator('form button[type=submit]').first().click(wait)
    await page.getByRole('dialog').waitFor(wait)
  }
  await page.goto('/en/women/tops/hoodies')
  for (const index of [0, 2, 3])
    await page.locator('main li button[aria-pressed=false][aria-label*=ishlist]').nth(index).click(wait)
  const orders = as === 'customer' || as === 'guest'
  const unpaid = orders ? await order(page.request, ['VT-0115', 'VT-0109'], 'card') : ''
  const placed = orders ? await order(page.request, ['VT-0109'], 'cashondelivery') : ''
  const oneOf: Record<string, string> = {}
  for (const list of listsOf(as)) oneOf[list] = await firstOf(page, list)
  return { unpaid, order: placed, oneOf }
}

/** The cabinet's or the office's lists that something of a list stands behind. */
const listsOf = (as: Visitor): string[] => {
  const theirs = areas.filter(({ path, roles }) => path.includes('/:') && roles.some((role) => role === as))
  return [...new Set(theirs.map(({ path }) => path.replace(/\/:.*/, '')))]
}

/** What stands behind a list's address in its first link to one of its own. */
const firstOf = async (page: Page, list: string): Promise<string> => {
  await page.goto(`/en${list}`)
  await page.waitForLoadState('networkidle')
  const links = await page
    .locator(`main a[href*="${list}/"]`)
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  const own = links
    .map((href) => new RegExp(`${list}/([^/?#]+)$`).exec(href)?.[1])
    .find((part) => part && /\d|-/.test(part))
  return own ?? 'none'
}
