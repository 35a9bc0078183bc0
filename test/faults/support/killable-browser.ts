import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'

export type KillableBrowser = {
  readonly context: BrowserContext
  readonly page: Page
  /** At once, with nothing written down that was not: as when the battery is empty. */
  readonly kill: () => Promise<void>
}

const patienceMs = 20_000

/** A Chromium of its own process on a profile that outlives it; `clockAhead` milliseconds it believes to be later. */
export const openKillableBrowser = async (
  program: string,
  profile: string,
  clockAhead = 0,
): Promise<KillableBrowser> => {
  const portFile = join(profile, 'DevToolsActivePort')
  await rm(portFile, { force: true })
  const child = spawn(
    program,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore', detached: true },
  )
  const began = performance.now()
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    // the whole group of this one browser: its renderers write to the same profile
    process.kill(-(child.pid ?? 0), 'SIGKILL')
    await ended
  }
  for (;;) {
    const said = await readFile(portFile, 'utf8').catch(() => '')
    const [port, path] = said.split('\n')
    if (port && path) {
      const browser = await chromium.connectOverCDP(`ws://127.0.0.1:${port}${path}`)
      const [context] = browser.contexts()
      if (!context) throw new Error('the browser has no window')
      if (clockAhead > 0) await context.clock.setSystemTime(Date.now() + clockAhead)
      const page = context.pages()[0] ?? (await context.newPage())
      return { context, page, kill }
    }
    if (performance.now() - began > patienceMs) {
      await kill()
      throw new Error('the browser does not start')
    }
    await pause(50)
  }
}
