import { chromium } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { findChromium } from '../../bin/chromium.ts'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

export const openBrowser = (): Promise<Browser> => {
  const executablePath = findChromium()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
}

/** A phone that has never been here. */
export const openPhone = (browser: Browser): Promise<BrowserContext> => browser.newContext(phone)

/** Bytes as they came over the wire, and requests, pictures left out. */
export type Weight = {
  readonly scriptBefore: number
  /** What had come when the page began to react. */
  readonly scriptAwake: number
  readonly scriptAfter: number
  readonly style: number
  readonly html: number
  readonly requests: number
  readonly foreign: number
  readonly encodings: readonly string[]
}

/** Notes when React has taken over the page: until then a tap finds nobody. */
const watchAwake = () => {
  const look = () => {
    const heading = document.querySelector('h1')
    if (heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber')))
      Object.assign(globalThis, { awakeAt: performance.now() })
    else requestAnimationFrame(look)
  }
  look()
}
type Watched = { awakeAt?: number }

/** Loads a page to the end and until it is idle, and weighs what came before its load event and after. */
export const weigh = async (browser: Browser, url: string): Promise<Weight> => {
  const context = await openPhone(browser)
  const page = await context.newPage()
  const encodings = new Set<string>()
  const origin = new URL(url).origin
  let foreign = 0
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && /^https?:/.test(request.url())) foreign += 1
  })
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(response.url()) || response.url() === url)
      encodings.add(response.headers()['content-encoding'] ?? 'none')
  })
  await page.addInitScript(watchAwake)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(() => (globalThis as Watched).awakeAt !== undefined)
  await page.waitForLoadState('networkidle')
  // three seconds after it has come to rest the page begins to copy the catalogue
  await page.waitForTimeout(4500)
  const found = await page.evaluate(
    (ofWorker) => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const loaded = document?.loadEventStart ?? 0
      const awakeAt = (globalThis as Watched).awakeAt ?? 0
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const isOf = (kind: RegExp) => (file: PerformanceResourceTiming) => kind.test(new URL(file.name).pathname)
      const sum = (list: PerformanceResourceTiming[]) =>
        list.reduce(
          (total, { name, encodedBodySize }) => total + (ofWorker.find(([of]) => of === name)?.[1] ?? encodedBodySize),
          0,
        )
      const scripts = files.filter(isOf(/\.js$/))
      const isPicture = (file: PerformanceResourceTiming) => isOf(/^\/img\/|\.(svg|png|webp|avif|jpg|ico)$/)(file)
      return {
        scriptBefore: sum(scripts.filter((file) => file.responseEnd <= loaded)),
        scriptAwake: sum(scripts.filter((file) => file.responseEnd <= awakeAt)),
        scriptAfter: sum(scripts),
        style: sum(files.filter((file) => isOf(/\.css$/)(file) && file.responseEnd <= loaded)),
        html: document?.encodedBodySize ?? 0,
        requests: 1 + files.filter((file) => file.startTime <= loaded && !isPicture(file)).length,
      }
    },
    await weighWorkers(page),
  )
  await context.close()
  return { ...found, foreign, encodings: [...encodings] }
}

/** What the worker hands over counts as it came over the wire to it: the browser tells only its size unpacked. */
const weighWorkers = async (page: Page): Promise<[name: string, bytes: number][]> => {
  const names = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).flatMap(({ name, workerStart }) =>
      workerStart > 0 && name.endsWith('.js') ? [name] : [],
    ),
  )
  return Promise.all(
    names.map(async (name): Promise<[string, number]> => {
      const answer = await fetch(name, { headers: { 'accept-encoding': 'br' } })
      await answer.body?.cancel()
      return [name, Number(answer.headers.get('content-length'))]
    }),
  )
}

/** Milliseconds, but `cls`. `tbt` is what the definition counts, from the first paint on; `blocked` what came before it too. */
export type Vitals = {
  readonly lcp: number
  readonly cls: number
  readonly tbt: number
  readonly blocked: number
  readonly awake: number
}
type Task = { start: number; end: number }
type Observed = { lcp: number; cls: number; firstPaint: number; longTasks: Task[] }

const observe = () => {
  const seen: Observed = { lcp: 0, cls: 0, firstPaint: 0, longTasks: [] }
  Object.assign(globalThis, { seen })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) seen.cls += shift.value
  })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime
  })
  watch('longtask', ({ startTime, duration }) => seen.longTasks.push({ start: startTime, end: startTime + duration }))
}

/** What tasks hold up beyond 50 ms each; of one that began earlier, what is left of it counts. */
const blockedFrom = (from: number, tasks: readonly Task[]): number =>
  tasks.reduce((total, { start, end }) => total + Math.max(0, end - Math.max(start, from) - 50), 0)

/** A slow phone on a slow line: processor four times slower, 1.6 Mbit/s, 150 ms. */
export const observeSlowly = async (browser: Browser, url: string): Promise<Vitals> => {
  const context = await openPhone(browser)
  const page = await context.newPage()
  await slowDown(context, page)
  await page.addInitScript(observe)
  await page.addInitScript(watchAwake)
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(3000)
  const { lcp, cls, firstPaint, longTasks, awake } = await page.evaluate(() => ({
    ...(globalThis as unknown as { seen: Observed }).seen,
    awake: (globalThis as Watched).awakeAt ?? Number.NaN,
  }))
  await context.close()
  if (firstPaint === 0) throw new Error(`${url} was never painted`)
  return { lcp, cls, tbt: blockedFrom(firstPaint, longTasks), blocked: blockedFrom(0, longTasks), awake }
}

/** A line of 1.6 Mbit/s and 150 ms from now on, and a processor that is so many times slower. */
export const slowDown = async (context: BrowserContext, page: Page, rate = 4): Promise<void> => {
  const session = await context.newCDPSession(page)
  const bytesPerSecond = 1_600_000 / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}
