import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import { once } from 'node:events'
import module from 'node:module'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#platform/server/database.ts'
import { giveBack } from '#platform/server/orphan-jobs.ts'
import { toUrl } from '#platform/server/postgres/postmaster.ts'
import { tellWorker } from '#platform/server/processes/siblings.ts'
import type { ToFirst } from '#platform/server/processes/siblings.ts'
import { createFront } from './front.ts'
import type { Front } from './front.ts'
import { openSource, prepareSource } from './ground.ts'
import type { Life } from './ground.ts'
import { createMeasuring } from './measuring.ts'

/** `trial`: it takes another's place once it serves, and nobody's where it does not. */
type State = 'trial' | 'opening' | 'serving' | 'leaving'
type Child = {
  readonly worker: Worker
  state: State
  servesSince?: number
  /** The jobs that it is at, by their names. */
  readonly jobs: Map<string, readonly string[]>
}

/**
 * Milliseconds: for a process to come up, to go so that PostgreSQL can be stopped within ten seconds, and to go once another has its
 * place, which is longer than a connection is kept that nobody uses.
 */
const patience = { up: 120_000, gone: 8000, retired: 75_000 }

/** Starts in a row that come to nothing before the shop gives up while nobody serves. */
const mostFailures = 5

/** Whoever served this long ended for another reason than its start, and is followed at once; others after a growing pause. */
const settledMs = 5000
const longestPauseMs = 10_000

/**
 * Keeps WORKERS processes serving: one that dies is started again, SIGHUP replaces one after the other. This process takes no
 * requests while another does; else it says that the shop is not ready. Holds once the first one serves.
 */
export const openWorkers = async (life: Life, end: (reason: string) => void): Promise<void> => {
  const { config, program, say, onStop } = life
  const children = new Map<number, Child>()
  const serving = () => [...children.values()].filter(({ state }) => state === 'serving')
  const measuring = createMeasuring(() => serving().map(({ worker }) => worker))
  const firstUp = Promise.withResolvers<void>()
  let front: Front | undefined
  let failures = 0
  let isStopping = false

  const holdPort = async (): Promise<void> => {
    if (front || isStopping) return
    front = createFront(life.root)
    await front.open(config.port, config.host)
  }
  const freePort = (): void => {
    void front?.retire()
    void front?.close(1000)
    front = undefined
  }

  await holdPort()
  const source = await openSource(life)
  await prepareSource(source, life)
  const url = source.url ?? (source.connection && toUrl(source.connection))
  const cache = module.getCompileCacheDir()
  const environment = {
    DATABASE_URL: url,
    DATABASE_URL_FILE: '',
    DEMO: 'off',
    ...(cache && { NODE_COMPILE_CACHE: dirname(cache) }),
  }
  cluster.setupPrimary({ exec: program, args: [] })

  const hear = ({ worker, jobs }: Child, message: ToFirst): void => {
    if (message.is === 'ready') {
      freePort()
      tellWorker(worker, { is: 'open' })
    } else if (message.is === 'counted') {
      for (const other of serving()) if (other.worker !== worker) tellWorker(other.worker, message)
    } else if (message.is === 'working') jobs.set(message.on, message.ids)
    else measuring.hear(worker, message)
  }

  const passOnJobs = async ({ jobs }: Child): Promise<void> => {
    const own = [...jobs].flatMap(([name, ids]) => ids.map((id) => ({ name, id })))
    if (own.length === 0 || isStopping) return
    const { pool, close } = openDatabase({ ...source, max: 1 })
    try {
      await giveBack(pool, own)
    } finally {
      await close()
    }
  }

  const fork = (state: State): Child => {
    const child: Child = { worker: cluster.fork(environment), state, jobs: new Map() }
    const { worker } = child
    children.set(worker.id, child)
    worker.on('message', (message: ToFirst) => hear(child, message))
    worker.on('listening', () => {
      if (child.state !== 'leaving') child.state = 'serving'
      child.servesSince = performance.now()
      failures = 0
      firstUp.resolve()
    })
    // its port is free, and all that it said was heard, only when its channel is closed, which may be after its exit
    worker.on('disconnect', () => {
      passOnJobs(child).catch((error: Error) => say(error.message))
      if (child.state === 'serving') child.state = 'opening'
      if (serving().length === 0) void holdPort().catch((error: Error) => end(error.message))
    })
    worker.on('exit', (code, signal) => {
      children.delete(worker.id)
      if (child.state === 'leaving' || child.state === 'trial' || isStopping) return
      void replace(child, signal || `code ${code}`)
    })
    return child
  }

  const replace = async ({ servesSince = Number.POSITIVE_INFINITY }: Child, how: string): Promise<void> => {
    const isSettled = performance.now() - servesSince > settledMs
    if (!isSettled) failures += 1
    if (failures > mostFailures && serving().length === 0) return end('no process of the shop comes up')
    const pause = isSettled ? 0 : Math.min(250 * 2 ** failures, longestPauseMs)
    say(`a process ended with ${how}: starting another${pause > 0 ? ` in ${pause / 1000} s` : ''}`)
    await wait(pause, undefined, { ref: false })
    // one that came in its place while others were replaced is enough
    if (!isStopping && children.size < config.workers) fork('opening')
  }

  const leave = async (child: Child): Promise<void> => {
    child.state = 'leaving'
    const { worker } = child
    if (worker.isDead()) return
    const gone = once(worker, 'exit')
    worker.process.kill('SIGTERM')
    const cut = setTimeout(() => worker.process.kill('SIGKILL'), patience.gone)
    await gone
    clearTimeout(cut)
  }

  const retire = async (child: Child): Promise<void> => {
    child.state = 'leaving'
    if (child.worker.isDead()) return
    const gone = once(child.worker, 'exit')
    tellWorker(child.worker, { is: 'retire' })
    const late = setTimeout(() => void leave(child), patience.retired)
    await gone
    clearTimeout(late)
  }

  const roll = async (): Promise<void> => {
    say('SIGHUP: one process after the other is replaced')
    await prepareSource(source, life)
    for (const old of serving()) {
      const next = fork('trial')
      if (!(await isUp(next))) {
        await leave(next)
        return say('the new process did not come up: the others stay')
      }
      await retire(old)
    }
    say('every process was replaced')
  }
  let rolling: Promise<void> | undefined
  process.on('SIGHUP', () => {
    if (!isStopping)
      rolling ??= roll()
        .catch((error: Error) => say(error.message))
        .finally(() => (rolling = undefined))
  })

  onStop(async () => {
    isStopping = true
    freePort()
    await Promise.all([...children.values()].map(leave))
  })
  for (let count = 0; count < config.workers; count += 1) fork('opening')
  await firstUp.promise
}

/** Whether it takes requests; false once it is clear that it never will. */
const isUp = async ({ worker }: Child): Promise<boolean> => {
  const over = new AbortController()
  const events = [once(worker, 'listening', over), once(worker, 'exit', over), wait(patience.up, undefined, over)]
  // those that are called off say so, to nobody
  const which = await Promise.race(events.map((event, index) => event.then(() => index)))
  void Promise.allSettled(events)
  over.abort()
  return which === 0
}
