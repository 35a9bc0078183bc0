import { isDeepStrictEqual } from 'node:util'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { Line } from './bad-line.ts'
import type { CartRoad } from './cart-road.ts'
import type { Random } from './random.ts'

/** Milliseconds between a press and the end of its page, as a hand needs them. */
const handMs = 60

/** What a tab shows of its cart: each line's name and number, as the screen says them. */
const linesIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=group]:has(> output)')].map(
      (group) => `${group.getAttribute('aria-label')}: ${group.querySelector('output')?.textContent}`,
    ),
  )

const openCart = async (page: Page, base: string): Promise<void> => {
  await page.goto(`${base}/en/cart`)
  await page.getByRole('button', { name: 'One more' }).first().waitFor()
}

const putIn = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await page.getByRole('dialog').waitFor()
}

/** What a shopper may do in a tab, each at once. */
const act = async (page: Page, random: Random): Promise<void> => {
  const chance = random.below(10)
  if (chance < 8) {
    const buttons = page.getByRole('button', { name: chance < 5 ? 'One more' : 'One less', exact: true })
    return void (await pressOne(buttons, random.below(1000)))
  }
  if ((await pressOne(page.getByRole('button', { name: 'Undo' }))) || (await linesIn(page)).length < 2) return
  await pressOne(page.locator('main li').getByRole('button', { name: /^Remove/ }))
  await pressOne(page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }))
}

/** Presses one of those that are there in this moment: the other tabs take lines away at the same time. Whether there was one. */
const pressOne = (buttons: Locator, at = 0): Promise<boolean> =>
  buttons.evaluateAll((all, place) => {
    const button = all[place % all.length]
    if (button instanceof HTMLButtonElement) button.click()
    return button !== undefined
  }, at)

/** Milliseconds that other tabs may take to show what one did. Source: reliability.md O3. */
const withinMs = 1000

/**
 * O3: four tabs over one cart, so many rounds in which each does something; after each round all show the same within a second.
 * Answers the longest wait in milliseconds; throws with the round that failed.
 */
export const runTabs = async (
  context: BrowserContext,
  base: string,
  { rounds, random }: { rounds: number; random: Random },
): Promise<number> => {
  const first = await context.newPage()
  for (const sku of ['CLAY-M', 'MOSS-M', 'CLAY-L'])
    await putIn(first, `${base}/en/p/VT-1001/loopback-hoodie/VT-1001-${sku}`)
  const tabs = [first, await context.newPage(), await context.newPage(), await context.newPage()]
  for (const tab of tabs) await openCart(tab, base)
  let longest = 0
  for (let round = 1; round <= rounds; round += 1) {
    await Promise.all(tabs.map((tab) => act(tab, random)))
    const began = performance.now()
    for (;;) {
      const [one, ...others] = await Promise.all(tabs.map(linesIn))
      if (others.every((other) => isDeepStrictEqual(other, one))) break
      if (performance.now() - began > withinMs)
        throw new Error(`round ${round}: the tabs differ after ${withinMs} ms: ${JSON.stringify([one, ...others])}`)
    }
    longest = Math.max(longest, performance.now() - began)
  }
  return Math.round(longest)
}

/**
 * O2: a browser whose cart calls go over a bad line. Random presses, each of which means one piece more or less; then the line
 * is good again, and the server has exactly what was pressed. Throws where not.
 */
export const runOnBadLine = async (
  context: BrowserContext,
  road: Pick<CartRoad, 'url' | 'setLine'>,
  line: Line,
  { presses, random }: { presses: number; random: Random },
): Promise<void> => {
  road.setLine(line)
  const base = road.url
  const page = await context.newPage()
  await putIn(page, `${base}/en/p/VT-1001/loopback-hoodie/VT-1001-CLAY-M`)
  let wanted = 1
  const pressed: string[] = []
  for (let press = 0; press < presses; press += 1) {
    const isMore = wanted < 2 || random.below(3) > 0
    await page
      .getByRole('dialog')
      .getByRole('button', { name: isMore ? 'One more' : 'One less', exact: true })
      .evaluate((button: HTMLButtonElement) => button.click())
    wanted += isMore ? 1 : -1
    pressed.push(isMore ? '+' : '-')
    if (random.below(4) === 0) await page.waitForTimeout(random.below(120))
    if (random.below(8) === 0) {
      pressed.push('reload')
      await page.waitForTimeout(handMs)
      await page.reload()
      await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'One more' }).waitFor()
    }
  }
  road.setLine(undefined)
  await page.waitForTimeout(handMs)
  await openCart(page, base)
  // nothing waits any more
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.includes('.op.')), undefined, {
    timeout: 60_000,
  })
  const cartId = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('vitrine.cart.en') ?? '{}') as { cartId?: string }).cartId,
  )
  const pulled = (await (await page.request.get(`${base}/api/cart/pull?store=en&cartId=${cartId}`)).json()) as {
    result: { qty: number }[]
  }
  const there = pulled.result.map(({ qty }) => qty)
  const shown = await linesIn(page)
  if (!isDeepStrictEqual(there, [wanted]) || shown.length !== 1 || !shown[0]?.endsWith(`: ${wanted}`))
    throw new Error(
      `${pressed.join(' ')}: wanted were ${wanted}, the server has ${JSON.stringify(there)}, the page shows ${shown.join()}`,
    )
}
