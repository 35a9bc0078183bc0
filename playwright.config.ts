import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

// one shop for all journeys, on a database of its own
const port = Number(process.env.E2E_PORT ?? 3195)
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'vitrine-e2e-'))

/** What a visitor has who answered the question about cookies earlier; journeys about that begin without. */
const answered = { code: 'cookiesAccepted', created_at: Date.now(), value: false, description: 'refused' }

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: `test-results/${port}`,
  workers: 1,
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
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
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
    { name: 'desktop', grepInvert: /@once-enough/, use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: `"${process.execPath}" src/main.ts`,
    url: `http://localhost:${port}/readyz`,
    timeout: 90_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      RATE_LIMIT: '0',
      // all journeys come from one address
      OTP_PER_ADDRESS: '0',
      PUBLIC_URL: `http://localhost:${port}`,
    },
  },
})
