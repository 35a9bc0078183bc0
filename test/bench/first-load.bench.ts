import type { Browser, Locator, Page } from '@playwright/test'
import { asStarted, startShop } from '../support/running-shop.ts'
import { observeSlowly, openBrowser, openPhone, slowDown, weigh } from './browser.ts'
import type { Vitals } from './browser.ts'
import { startFloors } from './floors.ts'
import { judged, noted } from './table.ts'
import type { Row } from './table.ts'

const pages = [
  { name: 'home', path: '/en' },
  { name: 'category', path: '/en/women/tops' },
  { name: 'product', path: '/en/p/VT-1001/loopback-hoodie' },
]
const tries = 5

/** The first page of a phone that has never been here: 390 x 844, brotli, nothing kept. */
export const measure = async (say: (line: string) => void): Promise<Row[]> => {
  const shop = await startShop({ program: asStarted })
  const floors = await startFloors()
  const browser = await openBrowser()
  try {
    const rows: Row[] = []
    for (const { name, path } of pages) {
      say(name)
      rows.push(...(await measurePage(browser, name, `${shop.url}${path}`)))
    }
    say('a page of text and nothing else')
    const { lcp } = middleOf(await observeOften(browser, `${floors.url}/page`))
    rows.push(noted('floor: LCP of a page of 60 kB of text alone', `${lcp.toFixed(0)} ms`))
    say('navigation')
    rows.push(await measureNavigation(browser, shop.url))
    rows.push(await measureFirstPress(browser, shop.url, 'a product', 'main article a[href*="/p/VT-"]'))
    rows.push(await measureFirstPress(browser, shop.url, 'a category', 'main a[href^="/en/women/"]'))
    return rows
  } finally {
    await browser.close()
    floors.stop()
    await shop.remove()
  }
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

const measurePage = async (browser: Browser, name: string, url: string): Promise<Row[]> => {
  // the first visitor of a shop waits for its pictures to be made
  await weigh(browser, url)
  const { scriptBefore, scriptAwake, scriptAfter, style, html, requests, foreign, encodings } = await weigh(
    browser,
    url,
  )
  if (encodings.join(',') !== 'br') throw new Error(`${name} came as ${encodings.join(', ')}, not as brotli`)
  const atMost = (what: string, bytes: number, most: number) =>
    judged(`${name}: ${what}`, kilobytes(bytes), `${most} kB`, bytes <= most * 1000)
  const vitals = await observeOften(browser, url)
  const { lcp, cls, tbt, blocked, awake } = middleOf(vitals)
  const range = (of: (each: Vitals) => number) =>
    `${Math.min(...vitals.map(of)).toFixed(0)} to ${Math.max(...vitals.map(of)).toFixed(0)}`
  return [
    atMost('JavaScript before the load event', scriptBefore, 95),
    noted(`${name}: JavaScript until the page reacts`, kilobytes(scriptAwake)),
    atMost('JavaScript, all of it after idle', scriptAfter, 150),
    atMost('HTML', html, 12),
    atMost('CSS before the load event', style, 15),
    judged(`${name}: requests before the load event, without pictures`, String(requests), '12', requests <= 12),
    judged(`${name}: third-party requests`, String(foreign), '0', foreign === 0),
    judged(
      `${name}: LCP on a slow phone`,
      `${lcp.toFixed(0)} ms (${range((each) => each.lcp)})`,
      '1200 ms',
      lcp <= 1200,
    ),
    noted(`${name}: reacts on a slow phone after`, `${awake.toFixed(0)} ms (${range((each) => each.awake)})`),
    judged(`${name}: CLS`, cls.toFixed(4), '0.00', cls < 0.005),
    judged(`${name}: TBT`, `${tbt.toFixed(0)} ms (${range((each) => each.tbt)})`, '100 ms', tbt < 100),
    noted(
      `${name}: blocked, before the first paint too`,
      `${blocked.toFixed(0)} ms (${range((each) => each.blocked)})`,
    ),
  ]
}

const observeOften = async (browser: Browser, url: string): Promise<Vitals[]> => {
  const all: Vitals[] = []
  for (let number = 0; number < tries; number += 1) all.push(await observeSlowly(browser, url))
  return all
}

const middleOf = (all: readonly Vitals[]): Vitals => {
  const middle = (of: (each: Vitals) => number) =>
    all.map(of).toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0
  return {
    lcp: middle(({ lcp }) => lcp),
    cls: middle(({ cls }) => cls),
    tbt: middle(({ tbt }) => tbt),
    blocked: middle(({ blocked }) => blocked),
    awake: middle(({ awake }) => awake),
  }
}

/** From the tap on a product to its heading, when it was seen before. */
const measureNavigation = async (browser: Browser, url: string): Promise<Row> => {
  const context = await openPhone(browser)
  const page = await context.newPage()
  await page.goto(`${url}/en/women/tops/hoodies`)
  await page.waitForLoadState('networkidle')
  const link = page.locator('main a[href*="/p/VT-"]').first()
  const times: number[] = []
  for (let number = 0; number < tries + 1; number += 1) {
    times.push(await press(page, link))
    await page.goBack()
    await page.waitForTimeout(300)
  }
  await context.close()
  const again = times.slice(1).toSorted((one, other) => one - other)[Math.floor(tries / 2)] ?? 0
  return judged('navigation to a product seen before', `${again.toFixed(0)} ms`, '100 ms', again <= 100)
}

/** From the press to the next heading, on a slow line, in the first seconds of a phone that has never been here. */
const measureFirstPress = async (browser: Browser, url: string, name: string, links: string): Promise<Row> => {
  const times: number[] = []
  for (let number = 0; number < tries; number += 1) {
    const context = await openPhone(browser)
    const page = await context.newPage()
    await page.goto(`${url}/en/women`)
    await page.waitForLoadState('networkidle')
    await slowDown(context, page, 1)
    const link = page.locator(links)
    times.push(await press(page, link.nth(number % (await link.count()))))
    await context.close()
  }
  const sorted = times.map((each) => each.toFixed(0)).toSorted((one, other) => Number(one) - Number(other))
  return noted(
    `first press on a slow line: ${name}`,
    `${sorted[Math.floor(tries / 2)]} ms (${sorted[0]} to ${sorted.at(-1)})`,
  )
}

/** Milliseconds from the press on a link to a frame with another heading. */
const press = async (page: Page, link: Locator): Promise<number> => {
  await link.waitFor({ state: 'attached' })
  const before = await page.locator('h1').first().textContent()
  return page.evaluate(
    ([anchor, heading]) =>
      new Promise<number>((resolve) => {
        const began = performance.now()
        const look = () => {
          const now = document.querySelector('h1')?.textContent
          if (now && now !== heading) requestAnimationFrame(() => resolve(performance.now() - began))
          else requestAnimationFrame(look)
        }
        ;(anchor as HTMLElement).click()
        look()
      }),
    [await link.elementHandle(), before] as const,
  )
}
