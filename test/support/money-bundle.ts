import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { openBrowser } from '#test/bench/browser.ts'
import type { ShownTotal } from '#features/cart/rules/totals/wire-totals.ts'
import type { BrowserCart } from './money-in-browser.ts'

export type MoneyInBrowser = (carts: readonly BrowserCart[]) => readonly (readonly ShownTotal[])[]

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The cart's rules built as the shop builds them for browsers; answers what `work` makes of the file. */
const withBundle = async <T>(work: (file: string) => Promise<T>): Promise<T> => {
  const outDir = await mkdtemp(join(tmpdir(), 'vitrine-money-'))
  try {
    const input = join(root, 'test/support/money-in-browser.ts')
    // one file: a page that comes from nowhere has no others beside it
    const output = { entryFileNames: 'money.js', codeSplitting: false }
    await build({
      root,
      logLevel: 'warn',
      build: { outDir, emptyOutDir: true, manifest: false, rollupOptions: { input, output } },
    })
    return await work(join(outDir, 'money.js'))
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

type World = typeof globalThis & { moneyInBrowser: MoneyInBrowser }

/** The built file in this process: the engine is the same, and no browser has to start. */
export const computeInProcess: MoneyInBrowserRun = (carts) =>
  withBundle(async (file) => {
    await import(/* @vite-ignore */ pathToFileURL(file).href)
    return (globalThis as World).moneyInBrowser(carts)
  })

/** The built file in Chromium. */
export const computeInChromium: MoneyInBrowserRun = (carts) =>
  withBundle(async (file) => {
    const browser = await openBrowser()
    try {
      const page = await browser.newPage()
      await page.addScriptTag({ content: await readFile(file, 'utf8'), type: 'module' })
      await page.waitForFunction(() => 'moneyInBrowser' in globalThis)
      return await page.evaluate((all) => (globalThis as World).moneyInBrowser(all), carts)
    } finally {
      await browser.close()
    }
  })

export type MoneyInBrowserRun = (carts: readonly BrowserCart[]) => Promise<readonly (readonly ShownTotal[])[]>
