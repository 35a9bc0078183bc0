import { expect, test } from '../journey.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { createTask } from '../../../src/core/task-queue.ts'
import { newContact, signInAs } from '../account-steps.ts'
import { inShopDatabase } from '../shop-database.ts'
import { axeOf, collectErrors } from '../steps.ts'

/** Counts what the tabs of a browser ask for from now on. */
const countCalls = (context: BrowserContext, path: string): (() => number) => {
  let count = 0
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1
  })
  return () => count
}

/** A task as an earlier page left it in the database of this browser. */
const leaveTask = async (page: Page, url: string, body: object): Promise<void> => {
  const task = createTask(
    {
      task_id: `left ${url}`,
      url,
      payload: { key: `POST ${url}`, store: 'en', body: JSON.stringify(body) },
      lane: 'stock',
      silent: false,
      needsSession: false,
      isResultCacheable: false,
      callback_event: null,
      isHeld: false,
    },
    { seq: 1, now: Date.parse('2026-11-20T12:00:00Z') },
  )
  await page.evaluate(async (left) => {
    const opened = indexedDB.open('vitrine', 1)
    // a browser that never had anything to keep for good has none yet
    opened.addEventListener('upgradeneeded', () => {
      for (const name of ['entries', 'totals']) opened.result.createObjectStore(name)
      opened.result.createObjectStore('sizes').createIndex('byAge', 'at')
    })
    await new Promise((resolve) => opened.addEventListener('success', resolve))
    const put = opened.result
      .transaction('entries', 'readwrite')
      .objectStore('entries')
      .put(left, ['tasks', left.task_id])
    await new Promise((resolve) => put.addEventListener('success', resolve))
    opened.result.close()
  }, task)
}

const tasksLeft = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const opened = indexedDB.open('vitrine')
    await new Promise((resolve) => opened.addEventListener('success', resolve))
    const range = IDBKeyRange.bound(['tasks'], ['tasks', []])
    const count = opened.result.transaction('entries').objectStore('entries').count(range)
    await new Promise((resolve) => count.addEventListener('success', resolve))
    opened.result.close()
    return count.result
  })

const isSignedIn = (page: Page): Promise<boolean> =>
  page.evaluate(() => localStorage.getItem('vitrine.session') !== null)

test('[QUEUE-19] what an earlier page could not send any more the next one sends', async ({ page, context }, {
  project,
}) => {
  const errors = collectErrors(page)
  await page.goto('/en')
  await leaveTask(page, '/api/stock/notify', {
    sku: 'VT-1001-MOSS-M',
    email: newContact('email', project.name),
    kind: 'back_in_stock',
  })
  const sent = countCalls(context, '/api/stock/notify')
  await page.reload()
  await expect.poll(sent).toBe(1)
  await expect.poll(() => tasksLeft(page)).toBe(0)
  expect(errors).toEqual([])
})

test('[QUEUE-21] what the shop refuses is told, and stands in a list to send again or to forget', async ({ page }) => {
  await page.goto('/en')
  await leaveTask(page, '/api/stock/notify', { sku: 5 })
  await page.reload()
  await page.getByRole('button', { name: 'Show' }).click()
  const panel = page.getByRole('dialog', { name: 'What could not be sent' })
  await expect(panel.getByRole('heading', { name: 'Request for a piece that is sold out' })).toBeVisible()
  await expect(panel.getByText('Send again')).toBeVisible()
  expect((await axeOf(page).include('dialog').analyze()).violations).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await page.reload()
  // it was seen: nobody is told again
  await page.waitForTimeout(1500)
  await expect(page.getByRole('button', { name: 'Show' })).toHaveCount(0)
  expect(await tasksLeft(page)).toBe(1)
})

test('[SESSION-4] R11: two tabs whose token ran out renew it and both stay signed in; [SESSION-5] a session that ended is over in both', async ({
  page,
  context,
}, { project }) => {
  await signInAs(page, newContact('email', `both-${project.name}`), 'Ida Both')
  const other = await context.newPage()
  const renewed = other.waitForResponse((response) => response.url().includes('/api/user/refresh'))
  await other.goto('/en/my-account')
  await renewed
  await expect(other.getByRole('button', { name: 'Log out' })).toBeVisible()
  const refreshed = countCalls(context, '/api/user/refresh')
  await inShopDatabase((database) =>
    database.query(`update session_token set expires_at = now() - interval '1 minute' where kind = 'access'`),
  )
  const orders = (tab: Page) => tab.getByRole('main').getByRole('link', { name: 'Orders', exact: true }).first().click()
  await Promise.all([orders(page), orders(other)])
  for (const tab of [page, other]) await expect(tab.getByText(/no orders yet/i).first()).toBeVisible()
  // once where both were refused in the same moment
  expect([1, 2]).toContain(refreshed())
  expect(await isSignedIn(page)).toBe(true)

  await inShopDatabase((database) => database.query(`update session set ended_at = now() where ended_at is null`))
  await page.reload()
  for (const tab of [page, other]) await expect.poll(() => isSignedIn(tab)).toBe(false)
  await expect(other.getByText(/no orders yet/i)).toHaveCount(0)
})
