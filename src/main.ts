import cluster from 'node:cluster'
import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Life } from '#app/server/start/ground.ts'
import { readConfig } from '#platform/server/config.ts'
import { claimDataDir } from '#platform/server/processes/single-instance.ts'
import { nameSources } from '#platform/server/watching/source-traces.ts'

const stopMs = 9500

/** This file, or the bundle it is in. */
const program = fileURLToPath(import.meta.url)

const say = (line: string) => console.log(`vitrine: ${line}`)

/** What was opened, to be closed in the opposite order. */
const opened: (() => Promise<unknown>)[] = []
let isStopping = false

const stop = async (reason: string, code: number): Promise<void> => {
  if (isStopping) return
  isStopping = true
  // one voice speaks for all processes, unless one has something to say
  if (code !== 0 || !cluster.isWorker) say(code === 0 ? `${reason}: stopping` : reason)
  setTimeout(() => process.exit(code), stopMs)
  for (const close of opened.toReversed()) await close().catch((error: Error) => say(error.message))
  process.exit(code)
}

/** Several processes are replaced (`workers.ts`); an only one has nobody to take its place, and goes with its terminal alone. */
const hangUp = (workers: number): void => {
  if (workers > 1) return
  if (process.stdin.isTTY) return void stop('SIGHUP', 0)
  say(
    'SIGHUP: the only process of the shop stays, for nothing would serve meanwhile; it is replaced by a restart, or with WORKERS=2 and more',
  )
}

const start = async (): Promise<void> => {
  const life: Life = {
    config: readConfig(),
    program,
    root: dirname(findPackageJSON(import.meta.url) ?? ''),
    say,
    onStop: (close) => void opened.push(close),
  }
  if (cluster.isWorker) return (await import('#app/server/start/worker.ts')).openWorker(life)
  process.on('SIGHUP', () => hangUp(life.config.workers))
  // before anything large is read: who may not start is told at once
  life.onStop((await claimDataDir(life.config.dataDir)).release)
  if (life.config.workers > 1) {
    const { openWorkers } = await import('#app/server/start/workers.ts')
    await openWorkers(life, (reason) => void stop(reason, 3))
  } else await (await import('#app/server/start/alone.ts')).openAlone(life)
  say(`open at ${life.config.publicUrl}`)
}

nameSources(dirname(program))
process.once('SIGTERM', () => void stop('SIGTERM', 0))
process.once('SIGINT', () => void stop('SIGINT', 0))
await start().catch((error: Error) => stop(error.message, 3))
