import { chmodSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { compileCache } from './bin/compile-cache.mjs'
import { takePrepared } from './test/support/prepared-shop.ts'

// one shop for the journeys of a lane, on a database of its own; `npm test` has several lanes

const lanes = Number(process.env.E2E_LANES ?? 1)
const firstPort = Number(process.env.E2E_PORT ?? 3195)
process.env.E2E_FOLDER ??= mkdtempSync(join(tmpdir(), 'vitrine-e2e-'))
const folder = process.env.E2E_FOLDER
const dataDirOf = (lane: number): string => join(folder, `shop-${lane}`)
const results = join(import.meta.dirname, 'test-results')
mkdirSync(results, { recursive: true })

// Playwright reads this once for itself, and once in each worker, who then knows its lane
const ownLane = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
const port = firstPort + ownLane
process.env.E2E_DATA_DIR = dataDirOf(ownLane)

const openShop = (lane: number) => {
  const dataDir = dataDirOf(lane)
  const url = `http://localhost:${firstPort + lane}`
  if (!existsSync(dataDir)) {
    // who runs PostgreSQL for root must get in
    chmodSync(folder, 0o711)
    mkdirSync(dataDir)
    takePrepared(dataDir)
  }
  return {
    // builds what is not built yet; what it says is no part of what the journeys say
    command: `exec "${process.execPath}" bin/start.mjs > "${join(results, `shop-${firstPort + lane}.log`)}"`,
    url: `${url}/readyz`,
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 12_000 },
    env: {
      PORT: String(firstPort + lane),
      DATA_DIR: dataDir,
      RATE_LIMIT: '0',
      // all journeys come from one address
      OTP_PER_ADDRESS: '0',
      PUBLIC_URL: url,
      // as `npm start` has it
      NODE_COMPILE_CACHE: compileCache(import.meta.dirname),
    },
  }
}

const browser = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // a journey is over before what is compiled a second and a third time has paid for itself (decision 0015)
    '--js-flags=--no-maglev --no-turbofan',
  ],
}

const desktop = { width: 1440, height: 900 }

/** Journeys on large screens that are about pictures, or press what comes beside one. */
const pictured = /desktop\/(cabinet|design|goods|offline|review|visit)\.spec/

/** What a visitor has who answered the question about cookies earlier; journeys about that begin without. */
const answered = { code: 'cookiesAccepted', created_at: Date.now(), value: false, description: 'refused' }

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: join(results, String(firstPort)),
  workers: lanes,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 7000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    storageState: {
      cookies: [],
      origins: [
        {
          origin: `http://localhost:${port}`,
          localStorage: [{ name: 'vitrine.claim.cookiesAccepted', value: JSON.stringify(answered) }],
        },
      ],
    },
    launchOptions: browser,
    // a worker between page and shop would hide from a journey what it asks and when; those of the worker allow it
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: '**/desktop/**',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'pictures', testMatch: pictured, use: { viewport: desktop } },
    {
      name: 'desktop',
      grepInvert: /@once-enough/,
      testIgnore: pictured,
      use: {
        viewport: desktop,
        // as for somebody who wants neither motion nor pictures (decision 0015)
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { ...browser, args: [...browser.args, '--blink-settings=imagesEnabled=false'] },
      },
    },
  ],
  webServer: Array.from({ length: lanes }, (_, lane) => openShop(lane)),
})
