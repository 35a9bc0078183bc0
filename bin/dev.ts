import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '#platform/server/config.ts'
import { startPrivatePostgres } from '#platform/server/postgres/private-postgres.ts'
import { root } from './bootstrap.mjs'
import { isServerFile } from './dev-files.ts'

// npm run dev: the shop with Vite inside. A change of a page is swapped in the browser; one of the server starts it anew,
// with the database kept running meanwhile.

const say = (line: string) => console.log(`dev: ${line}`)

const config = readConfig({ ...process.env, STAGE: 'development' })
const postgres = config.databaseUrl
  ? undefined
  : await startPrivatePostgres({ dataDir: config.dataDir, onProgress: say })

let child: ChildProcess | undefined
let stopping = false

const start = () => {
  const shop = spawn(process.execPath, [join(root, 'src', 'main.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, STAGE: 'development' },
  })
  child = shop
  shop.once('exit', (code) => {
    if (child !== shop) return
    child = undefined
    if (!stopping && code) say(`the shop ended with code ${code}: waiting for a change`)
  })
}

/** Open connections of a developer's browser need no farewell. */
const patience = 300

const end = async (milliseconds = patience) => {
  const shop = child
  child = undefined
  if (!shop || shop.exitCode !== null) return
  const ended = once(shop, 'exit')
  shop.kill('SIGTERM')
  const timer = setTimeout(() => shop.kill('SIGKILL'), milliseconds)
  await ended
  clearTimeout(timer)
}

let changed: string | undefined
let restarting = false

const restart = async () => {
  if (restarting) return
  restarting = true
  while (changed && !stopping) {
    say(`${changed} changed`)
    changed = undefined
    await end()
    if (!stopping) start()
  }
  restarting = false
}

for (const folder of ['src', 'config', 'db', 'skins']) {
  let timer: NodeJS.Timeout | undefined
  watch(join(root, folder), { recursive: true }, (_event, name) => {
    const path = `${folder}/${name ?? ''}`
    if (!isServerFile(path)) return
    changed = path
    clearTimeout(timer)
    timer = setTimeout(() => void restart(), 50)
  })
}

const stop = async () => {
  if (stopping) return
  stopping = true
  await end(9000)
  await postgres?.stop()
  process.exit(0)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())

start()
