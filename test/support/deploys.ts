import { expect } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { setTimeout as pause } from 'node:timers/promises'
import { cacheOf } from '#app/service-worker/release.ts'
import type { ReleaseFolder } from './release-folder.ts'
import { ofBuild, startShop } from './running-shop.ts'
import type { RunningShop } from './running-shop.ts'

/** A shop that is given one release after another, at one address and on one database. */
export type Deploys = {
  readonly url: string
  readonly deploy: (release: ReleaseFolder, environment?: Readonly<Record<string, string>>) => Promise<void>
  readonly stop: () => Promise<void>
  readonly close: () => Promise<void>
}

export const startDeploys = async (first: ReleaseFolder): Promise<Deploys> => {
  let shop: RunningShop = await startShop({ folder: first.path, program: ofBuild })
  const { url, dataDir } = shop
  const port = Number(new URL(url).port)
  return {
    url,
    deploy: async (release, environment = {}) => {
      await shop.stop()
      shop = await startShop({ folder: release.path, program: ofBuild, dataDir, port, environment })
    },
    stop: () => shop.stop(),
    close: () => shop.remove(),
  }
}

/** The release that a page is of. */
export const releaseOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.release)

/** Waits until a browser has its worker, and the worker everything of its release. */
export const waitForWorker = (page: Page): Promise<void> =>
  waitUntil('the browser has its worker', () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      return navigator.serviceWorker.controller !== null && names.some((name) => name.startsWith('vitrine-release-'))
    }),
  )

const patienceMs = 30_000

/** Works outside of a test too. A page that is just being left has no answer. */
const waitUntil = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
  const end = performance.now() + patienceMs
  while (!(await orNot(isSo()))) {
    if (performance.now() > end) throw new Error(`waited in vain: ${what}`)
    await pause(50)
  }
}

/** A page that hangs has none either: it must not hold up whoever asks. */
const orNot = (answer: Promise<boolean>): Promise<boolean> =>
  Promise.race([answer.catch(() => false), pause(patienceMs, false, { ref: false })])

const waitForRelease = async (page: Page, release: string): Promise<void> => {
  try {
    await waitUntil(`the page is of ${release}`, async () => (await releaseOf(page)) === release)
  } catch (error) {
    throw new Error(`${page.url()} ${await describeState(page)}`, { cause: error })
  }
}

/** What a page that did not become what it should says of itself and of its worker, if it says anything. */
const describeState = async (page: Page): Promise<string> => {
  const state = page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const workers = [registration?.active, registration?.waiting, registration?.installing]
    return JSON.stringify({
      release: document.documentElement.dataset.release,
      readyState: document.readyState,
      controller: navigator.serviceWorker.controller?.state,
      workers: workers.map((worker) => worker?.state ?? 'none'),
      kept: await caches.keys(),
      title: document.title,
    })
  })
  return Promise.race([state.catch((error: unknown) => String(error)), pause(5000, 'does not answer', { ref: false })])
}

/** The browser looks for a new version now, as it does by itself after a while. */
const lookForVersion = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).update())

const hasWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))

/** The releases whose files this browser has, by the names of their caches. */
const releasesKept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('vitrine-release-')).toSorted())

const databases = ['vitrine', 'vitrine-cache'] as const

/** The form of the databases, the lowest of them; 0 while one is missing. */
const formOfDatabases = (page: Page): Promise<number> =>
  page.evaluate(async (names) => {
    const found = await indexedDB.databases()
    return Math.min(...names.map((wanted) => found.find(({ name }) => name === wanted)?.version ?? 0))
  }, databases)

/** The browser threw away what it kept, as it may: the next page begins with databases of its own form. */
const forgetDatabases = (page: Page): Promise<void> =>
  page.evaluate(async (names) => {
    for (const name of names)
      await new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name)
        request.addEventListener('success', resolve)
        request.addEventListener('error', reject)
      })
  }, databases)

/** Keeps something, or reads it, where orders and tasks are kept. */
const keepMark = (page: Page, mark: string | undefined): Promise<string | undefined> =>
  page.evaluate(async (value) => {
    const opened = indexedDB.open('vitrine')
    await new Promise((resolve) => opened.addEventListener('success', resolve))
    const entries = opened.result
      .transaction('entries', value === undefined ? 'readonly' : 'readwrite')
      .objectStore('entries')
    const asked = value === undefined ? entries.get(['orders', 'mark']) : entries.put(value, ['orders', 'mark'])
    await new Promise((resolve) => asked.addEventListener('success', resolve))
    opened.result.close()
    return value ?? (asked.result as string | undefined)
  }, mark)

const notice = (page: Page) => page.getByText('There is a new version of the shop.')

/** What a page reports that it should not; a shop that restarts cannot be reached for a moment. */
const collectFaults = (context: BrowserContext): string[] => {
  const faults: string[] = []
  const watch = (page: Page) => {
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
    page.on('console', (message) => {
      const isNetwork = /ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|status of 503/.test(message.text())
      if (message.type() === 'error' && !isNetwork) faults.push(message.text())
    })
  }
  context.on('page', watch)
  return faults
}

/**
 * One release with open tabs: a checkout with what was typed into it, and a listing. Both are told; the listing reloads as it is
 * asked to, the checkout keeps what was typed, and its next link is a page of the new release. Files of the release before stay,
 * and what the browser keeps is there in every release.
 */
const deployRound = async (
  tabs: { readonly checkout: Page; readonly listing: Page },
  deploy: () => Promise<void>,
  next: string,
): Promise<void> => {
  const { checkout, listing } = tabs
  const typed = `ada-${next}@example.com`
  await checkout.getByLabel('Email', { exact: true }).fill(typed)
  await checkout.getByLabel('First name', { exact: true }).fill('Ada')
  const before = (await releaseOf(listing)) ?? ''
  await keepMark(listing, typed)
  await deploy()
  await lookForVersion(listing)
  await waitUntil('the next release waits', () => hasWaiting(listing))
  await expect(notice(listing)).toBeVisible()
  await expect(notice(checkout)).toBeVisible()
  await listing.getByRole('button', { name: 'Reload' }).click()
  await waitForRelease(listing, next)
  await expect(listing.getByRole('heading', { level: 1, name: /Hoodies/ })).toBeVisible()
  // nobody took the other tab away, nor its files
  expect(await releaseOf(checkout)).toBe(before)
  expect(await releasesKept(listing)).toEqual([cacheOf(before), cacheOf(next)].toSorted())
  await expect(checkout.getByLabel('Email', { exact: true })).toHaveValue(typed)
  // its next link is a page of the new release, and what was typed is still there on the way back
  await checkout
    .getByRole('link', { name: /, home$/ })
    .first()
    .click()
  await waitForRelease(checkout, next)
  await checkout.goBack()
  await expect(checkout.getByLabel('Email', { exact: true })).toHaveValue(typed)
  await expect(checkout.getByLabel('First name', { exact: true })).toHaveValue('Ada')
  await listing.goto('/en/women/tops/hoodies')
  await expect(listing.getByRole('heading', { level: 1, name: /Hoodies/ })).toBeVisible()
  expect(await keepMark(listing, undefined)).toBe(typed)
}

/** Every page was closed: the worker of the last release has its turn, and files of no other are left. */
const expectTurn = async (page: Page, last: string): Promise<void> => {
  // a page that comes while the one before it is just ending may find a worker that is ending too
  await pause(1000)
  await page.goto('/en/women/tops/hoodies')
  await waitForRelease(page, last)
  await waitUntil('the files of the releases before are gone', async () => {
    const kept = await releasesKept(page)
    return kept.length === 1 && kept[0] === cacheOf(last)
  })
}

type Rounds = {
  readonly context: BrowserContext
  readonly deploys: Deploys
  readonly releases: readonly ReleaseFolder[]
}

/** N to N+1, whose databases have a newer form, and back, so many times, in one browser with two open tabs; answers what the pages reported. */
export const runDeployRounds = async (
  { context, deploys, releases }: Rounds,
  count: number,
  say: (line: string) => void = () => {},
): Promise<readonly string[]> => {
  const faults = collectFaults(context)
  const checkout = await context.newPage()
  await checkout.goto('/en/p/VT-1001/loopback-hoodie/VT-1001-CLAY-S')
  await waitForWorker(checkout)
  await checkout.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await expect(checkout.getByRole('heading', { name: 'Cart' }).first()).toBeVisible()
  await checkout.goto('/en/checkout')
  const listing = await context.newPage()
  await listing.goto('/en/women/tops/hoodies')
  for (let round = 1; round <= count; round += 1) {
    const release = releases[round % releases.length]
    if (!release) throw new Error('no release')
    const isNewer = release !== releases[0]
    if (isNewer) {
      // so that each time the newer form has to come up under pages of the older one
      await forgetDatabases(listing)
      await listing.reload()
      await checkout.reload()
      await waitUntil('the databases have the older form', async () => (await formOfDatabases(listing)) === 1)
    }
    await deployRound({ checkout, listing }, () => deploys.deploy(release), release.release)
    await waitUntil('the databases have the newer form', async () => (await formOfDatabases(listing)) === 2)
    if (round % 5 === 0) say(`${round} releases, ${faults.length} faults`)
  }
  const last = releases[count % releases.length]?.release ?? ''
  await Promise.all([checkout.close(), listing.close()])
  await expectTurn(await context.newPage(), last)
  return faults
}
