import type { Page } from '@playwright/test'
import { asStarted, startShop } from '../support/running-shop.ts'
import { openBrowser, openPhone } from './browser.ts'
import { judged, noted } from './table.ts'
import type { Row } from './table.ts'

/** Milliseconds after its last question in which fetching ahead asks for nothing more, and how long that may take in all. */
const quietMs = 10_000
const patienceMs = 120_000

/** What a phone keeps of the shop, and how soon pages show something without it: the shop is really stopped. */
export const measure = async (say: (line: string) => void): Promise<Row[]> => {
  const shop = await startShop({ program: asStarted })
  const browser = await openBrowser()
  try {
    const context = await openPhone(browser)
    const page = await context.newPage()
    say('fetching ahead')
    const ahead = watchAhead(page)
    await page.goto(`${shop.url}/en/women`)
    await ahead.quiet()
    const { requests, bytes } = await ahead.sum()
    const stored = await page.evaluate(async () => {
      const { usageDetails } = (await navigator.storage.estimate()) as { usageDetails?: { indexedDB?: number } }
      return usageDetails?.indexedDB ?? Number.NaN
    })
    say('pages seen before')
    await show(page, toLink('/en/women/tops'), 'Tops')
    const seen = [
      await show(page, toLink('/en/women'), 'Women'),
      await show(page, toLink('/en/women/tops'), 'Tops'),
      await show(page, toLink('/en/women'), 'Women'),
    ]
    say('without the shop')
    await shop.stop()
    // it is told with the first page that the shop does not answer
    const seenBefore = await show(page, toLink('/en/women/tops'), 'Tops')
    await page.getByText('You are offline.').waitFor({ timeout: 30_000 })
    const offline: Record<string, number> = {
      'a page seen before': seenBefore,
      'a category nobody opened': await show(page, toLink('/en/shoes'), 'Shoes'),
      'a filter nobody chose': await show(page, 'main a[href*="sale=1"]', 'Shoes', /^\d+ of \d+/),
      'a product nobody opened': await show(page, 'main li a[href*="/p/"]', ''),
    }
    const opened: number[] = []
    for (const path of ['/en/men', '/en/p/VT-1001/loopback-hoodie', '/en/search?q=hodie'])
      opened.push(await open(page, `${shop.url}${path}`))
    return [
      noted('fetched ahead after one page', `${requests} requests, ${(bytes / 1000).toFixed(0)} kB on the wire`),
      noted('storage used (IndexedDB)', `${(stored / 1_000_000).toFixed(1)} MB`),
      judged('navigation to a page seen before, median', ms(median(seen)), '100 ms', median(seen) <= 100),
      ...Object.entries(offline).map(([what, time]) => judged(`offline: ${what}`, ms(time), '200 ms', time <= 200)),
      noted('offline: an address opened anew, first content, median', ms(median(opened))),
    ]
  } finally {
    await browser.close()
    await shop.remove()
  }
}

const ms = (time: number): string => `${time.toFixed(0)} ms`
const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN
const toLink = (path: string): string => `a[href="${path}"]`

/** Notes what is fetched ahead and for how long nothing was; it begins with the first question, whenever the page has time for one. */
const watchAhead = (page: Page) => {
  const sizes: Promise<number>[] = []
  let last = Infinity
  page.on('requestfinished', (request) => {
    if (!request.url().includes('/api/')) return
    last = performance.now()
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  return {
    quiet: async () => {
      const began = performance.now()
      while (performance.now() - last < quietMs && performance.now() - began < patienceMs)
        await page.waitForTimeout(200)
    },
    sum: async () => ({
      requests: sizes.length,
      bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
    }),
  }
}

/** Milliseconds from following a link of the page until its heading and what it is about can be seen. */
const show = (page: Page, link: string, heading: string, count?: RegExp): Promise<number> =>
  page.evaluate(
    async ([selector, title, pattern]) => {
      const before = document.querySelector('main h1')?.textContent
      const find = () => document.querySelector<HTMLAnchorElement>(selector)
      const nextFrame = () => new Promise((next) => requestAnimationFrame(next))
      // the page of before may still be drawing it
      for (const asked = performance.now(); !find() && performance.now() - asked < 10_000;) await nextFrame()
      const found = find()
      if (!found) throw new Error(`no ${selector}`)
      const began = performance.now()
      found.click()
      const isThere = () => {
        const text = document.querySelector('main h1')?.textContent ?? ''
        const counted = [...document.querySelectorAll('main p')].some((line) => RegExp(pattern).test(line.textContent))
        const isTitled = title === '' ? text !== before : text.startsWith(title)
        return isTitled && counted && document.querySelector('main img, main picture') !== null
      }
      while (!isThere() && performance.now() - began < 10_000) await nextFrame()
      return performance.now() - began
    },
    [link, heading, count?.source ?? '.'] as const,
  )

/** Milliseconds from opening an address in the browser until its page has a heading. */
const open = async (page: Page, url: string): Promise<number> => {
  const began = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator('main h1').first().waitFor()
  return performance.now() - began
}
