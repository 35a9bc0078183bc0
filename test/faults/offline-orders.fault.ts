import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Pool } from 'pg'
import { openDatabase } from '#platform/server/database.ts'
import { startPrivatePostgres } from '#platform/server/postgres/private-postgres.ts'
import { waitForWorker } from '#test/support/deploys.ts'
import { takePrepared } from '#test/support/prepared-shop.ts'
import { startShop } from '#test/support/running-shop.ts'
import { findChromium } from '../../bin/chromium.ts'
import { makeFolder, urlOf } from './support/arena.ts'
import { mustBe, mustHold } from './support/fault.ts'
import type { FaultRun } from './support/fault.ts'
import { openKillableBrowser } from './support/killable-browser.ts'
import { createRandom } from './support/random.ts'
import { syncOf } from './support/worker-sync.ts'

/** How a round goes: asked afterwards, sent without a question, killed while the order goes out, or sent by the worker with no page open. */
export type Way = 'asked' | 'automatic' | 'mid-send' | 'worker'
const ways: readonly Way[] = ['asked', 'automatic', 'mid-send', 'worker']

const product = '/en/p/VT-1001/loopback-hoodie/VT-1001-CLAY-S'
const thirtyDays = 30 * 24 * 3_600_000

/**
 * O4 of the goals: an order is begun online, the shop is really stopped, the order is saved, the browser is killed. 30 days later by its clock
 * there is exactly one order, after the question or without one; and one or none where the browser dies while it sends.
 * A browser that is not killed sends it by its worker alone.
 */
export const run = async ({ say, full }: FaultRun): Promise<void> => {
  const program = findChromium()
  if (!program) return say('O4 skipped: no Chromium')
  const place = await openPlace()
  const random = createRandom(4)
  const counts: Record<Way, number> = { asked: 0, automatic: 0, 'mid-send': 0, worker: 0 }
  try {
    const rounds = Number(process.env['RUNS'] ?? (full ? 100 : ways.length))
    for (let round = 0; round < rounds; round += 1) {
      const way = ways[round % ways.length] ?? 'asked'
      await playRound(place, { program, way, waitMs: random.between(0, 400) })
      counts[way] += 1
      if ((round + 1) % 10 === 0) say(`${round + 1} of ${rounds} orders arrived once`)
    }
    say(
      `O4: ${counts.asked} orders asked about, ${counts.automatic} sent by themselves, ${counts['mid-send']} browsers killed while sending, ${counts.worker} sent by the worker: none lost, none doubled`,
    )
  } finally {
    await place.close()
  }
}

/** A shop that can be stopped and comes back at its address, and its database. */
export type Place = {
  readonly url: string
  readonly pool: Pool
  readonly stop: () => Promise<void>
  readonly reopen: () => Promise<void>
  readonly close: () => Promise<void>
}

export const openPlace = async (): Promise<Place> => {
  const folder = await makeFolder()
  takePrepared(folder)
  const postgres = await startPrivatePostgres({ dataDir: folder })
  const { pool, close } = openDatabase({ connection: postgres.connection })
  const environment = { DATABASE_URL: urlOf(postgres.connection) }
  let shop = await startShop({ environment })
  const { url, dataDir } = shop
  return {
    url,
    pool,
    stop: () => shop.stop(),
    reopen: async () => {
      shop = await startShop({ environment, dataDir, port: Number(new URL(url).port) })
    },
    close: async () => {
      await shop.remove()
      await close()
      await postgres.stop()
      if (postgres.relocated) await rm(postgres.relocated, { recursive: true, force: true })
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Round = {
  /** The Chromium to use. */
  readonly program: string
  readonly way: Way
  /** From the press to the kill. */
  readonly waitMs: number
}

/** One shopper with one order; throws where there is not exactly one in the end. */
export const playRound = async (place: Place, round: Round): Promise<void> => {
  const profile = await mkdtemp(join(tmpdir(), 'vitrine-profile-'))
  try {
    if (await setAutomatic(place.pool, round.way === 'automatic' || round.way === 'worker')) {
      // settings are read at the start
      await place.stop()
      await place.reopen()
    }
    await (round.way === 'worker' ? orderByWorker(place, round, profile) : orderAndReturn(place, round, profile))
    const { rows } = await place.pool.query('select client_order_id from shop_order group by 1 having count(*) > 1')
    mustBe('orders of one client id', rows, [])
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

const orderAndReturn = async (place: Place, { program, way, waitMs }: Round, profile: string): Promise<void> => {
  const { pool, url } = place
  const before = await countOrders(pool)
  const first = await openKillableBrowser(program, profile)
  try {
    await goToPayment(first.page, url)
    if (way === 'mid-send') {
      await first.page.getByRole('button', { name: 'Place order' }).click()
      await pause(waitMs)
    } else {
      await place.stop()
      await saveOrder(first.page)
      mustBe('orders while the shop is closed', await countOrders(pool), before)
    }
  } finally {
    await first.kill()
  }
  if (way !== 'mid-send') await place.reopen()
  const second = await openKillableBrowser(program, profile, thirtyDays)
  try {
    await second.page.goto(`${url}/en/`)
    if (way === 'asked') {
      const question = second.page.getByRole('dialog', { name: 'Order waiting!' })
      await expect(question).toBeVisible({ timeout: 20_000 })
      mustBe('orders before the answer', await countOrders(pool), before)
      await question.getByRole('button', { name: 'Send order' }).click()
      await expect(question.getByText('Placed', { exact: true })).toBeVisible({ timeout: 20_000 })
    }
    // by the page, or by the worker before it
    if (way === 'automatic') await expect.poll(() => countOrders(pool), { timeout: 20_000 }).toBe(before + 1)
    if (way === 'mid-send') {
      // what was written down goes out by itself; what was not is still in the cart
      await second.page.goto(`${url}/en/cart`)
      await expect
        .poll(async () => (await countOrders(pool)) > before || (await isInCart(second.page)), { timeout: 20_000 })
        .toBe(true)
      mustHold('an order twice', (await countOrders(pool)) <= before + 1)
      return
    }
    await second.page.reload()
    await second.page.goto(`${url}/en/cart`)
    await expect(second.page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible({ timeout: 20_000 })
    mustBe('orders after the answer', await countOrders(pool), before + 1)
  } finally {
    await second.kill()
  }
}

/** All pages of the shop are closed; then the browser tells its worker that there is a network. */
const orderByWorker = async (place: Place, { program }: Round, profile: string): Promise<void> => {
  const { pool, url } = place
  const before = await countOrders(pool)
  const { context, page, kill } = await openKillableBrowser(program, profile)
  try {
    await goToPayment(page, url)
    // it comes when a page is idle
    await waitForWorker(page)
    await place.stop()
    await saveOrder(page)
    await page.goto('about:blank')
    const sync = await syncOf(page, url)
    await place.reopen()
    mustBe('orders before the browser tells the worker', await countOrders(pool), before)
    await sync('somethingElse')
    mustBe('orders after a tag that means something else', await countOrders(pool), before)
    await sync('orderSync')
    await expect.poll(() => countOrders(pool), { timeout: 20_000 }).toBe(before + 1)
    mustBe(
      'pages that are open meanwhile',
      context.pages().map((one) => one.url()),
      ['about:blank'],
    )
    await sync('orderSync')
    await page.goto(`${url}/en/cart`)
    await expect(page.getByText(/^Order .* is placed/).first()).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible({ timeout: 20_000 })
    mustBe('orders in the end', await countOrders(pool), before + 1)
  } finally {
    await kill()
  }
}

/** The shop is closed: the next call finds nobody. */
const saveOrder = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: /Bank transfer/ }).check()
  await page.getByRole('button', { name: 'Save order' }).click()
  await expect(page.getByRole('heading', { name: 'Saved, not yet sent' })).toBeVisible({ timeout: 20_000 })
}

const goToPayment = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}${product}`)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Cart' }).first()).toBeVisible()
  await page.goto(`${url}/en/checkout`)
  const fill = (name: string, value: string) => page.getByLabel(name, { exact: true }).fill(value)
  await fill('Email', 'ada@mail.example')
  await fill('Phone', '+1 555 010 0099')
  await fill('First name', 'Ada')
  await fill('Last name', 'Winter')
  await fill('Street', '12 Harbour Road')
  await fill('City', 'Albany')
  await fill('ZIP code', '12207')
  await page.getByLabel('State', { exact: true }).selectOption({ label: 'New York' })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('radio', { name: /Standard delivery/ })).toBeChecked({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/^· \$/)).toBeVisible({ timeout: 15_000 })
}

/** Whether the cart shows the piece, and no order with it waits in this browser. */
const isInCart = async (page: Page): Promise<boolean> =>
  (await page.getByText('Loopback hoodie').first().isVisible()) && (await countRecords(page)) === 0

const countRecords = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const found = await indexedDB.databases()
    if (!found.some(({ name }) => name === 'vitrine')) return 0
    const opened = indexedDB.open('vitrine')
    await new Promise((resolve) => opened.addEventListener('success', resolve))
    const range = IDBKeyRange.bound(['orders'], ['orders', []])
    const count = opened.result.transaction('entries').objectStore('entries').count(range)
    await new Promise((resolve) => count.addEventListener('success', resolve))
    opened.result.close()
    return count.result
  })

const countOrders = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from shop_order')
  return rows[0]?.count ?? 0
}

/** Whether that was otherwise before. */
const setAutomatic = async (pool: Pool, isOn: boolean): Promise<boolean> => {
  const { rowCount } = await pool.query("delete from setting where key = 'automatic_order_transmission'")
  if (isOn) await pool.query("insert into setting (key, value) values ('automatic_order_transmission', 'true')")
  return isOn === (rowCount === 0)
}
