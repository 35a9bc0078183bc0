import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { root } from './bootstrap.mjs'

// the shell has no window of its own and spares a quarter of the work
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

/** A Chromium that really starts: the one in CHROMIUM_PATH, one on the PATH, or Playwright's own. */
export const findChromium = (): string | undefined => {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  const named = process.env['CHROMIUM_PATH']
  return [...(named ? [named] : []), ...onPath, chromium.executablePath()].find(
    (path) => existsSync(path) && answers(path),
  )
}

/** Some systems put a program of that name there which only says where to get the real one. */
const answers = (path: string): boolean =>
  spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0

/** Debian's package as root, else Playwright's. */
export const installChromium = (): string | undefined => {
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    run('apt-get', ['update', '-qq'], environment)
    // older systems have only the whole browser
    for (const name of ['chromium-headless-shell', 'chromium']) {
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'], environment)
      const found = findChromium()
      if (found) return found
    }
  }
  run(process.execPath, [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'install',
    ...(isRoot ? ['--with-deps'] : []),
    'chromium',
  ])
  return findChromium()
}

const run = (command: string, words: readonly string[], environment: NodeJS.ProcessEnv = process.env): void => {
  console.log(`$ ${command} ${words.join(' ')}`)
  spawnSync(command, words, { cwd: root, stdio: 'inherit', env: environment })
}
