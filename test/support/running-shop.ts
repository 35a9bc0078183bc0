import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isBuilt } from '../../bin/build-stamp.mjs'
import { compileCache } from '../../bin/compile-cache.mjs'
import { takePrepared } from './prepared-shop.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What `npm start` tells Node, behind `exec node`. */
export const asStarted: readonly string[] = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
).scripts.start
  .split(' ')
  .slice(2)

/** The same of a folder that has a build and nothing else of the project's commands. */
export const ofBuild: readonly string[] = ['dist/server/main.js']

export type RunningShop = {
  readonly url: string
  readonly dataDir: string
  readonly child: ChildProcess
  /** The last of what it wrote. */
  readonly said: () => string
  /** From the start of the process until it was ready. */
  readonly seconds: number
  /** Ends the process as an operator would; the data stays. */
  readonly stop: () => Promise<void>
  /** The same at the same address, in a new process; this one has to be stopped. */
  readonly again: () => Promise<RunningShop>
  readonly remove: () => Promise<void>
}

type Options = {
  readonly dataDir?: string
  /** A free one unless it is given: a shop that comes back comes back at its address. */
  readonly port?: number
  /** The project's folder, or a copy of it with a build of its own. */
  readonly folder?: string
  /** What Node is told to run: the build of the sources as they are where there is one, else the sources, unless it is said. */
  readonly program?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
}

const patienceMs = 120_000

/** A shop of its own process on a free port, filled and ready; on a new data directory unless one is given. */
export const startShop = async ({
  dataDir,
  port: wantedPort,
  folder: project = root,
  program = isBuilt(project) ? ofBuild : ['src/main.ts'],
  environment = {},
}: Options = {}): Promise<RunningShop> => {
  const folder = dataDir ?? (await makeDataDir(environment))
  const port = wantedPort ?? (await findFreePort())
  const url = `http://localhost:${port}`
  const began = performance.now()
  const child = spawn(process.execPath, program, {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      PUBLIC_URL: url,
      RATE_LIMIT: '0',
      // as `npm start` has it
      NODE_COMPILE_CACHE: compileCache(project),
      ...environment,
    },
  })
  let said = ''
  const listen = (chunk: Buffer) => void (said = (said + chunk.toString()).slice(-1_000_000))
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`the shop ended with ${child.exitCode}: ${said}`)
    if (performance.now() - began > patienceMs) throw new Error(`the shop is not ready: ${said}`)
    await pause(25)
  }
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  const seconds = (performance.now() - began) / 1000
  const remove = async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
  const again = () => startShop({ dataDir: folder, port, folder: project, program, environment })
  return { url, dataDir: folder, child, again, said: () => said, seconds, stop, remove }
}

/** Empty, or with the demo where that was prepared and the shop wants it. */
const makeDataDir = async ({ DEMO, DATABASE_URL }: Readonly<Record<string, string>>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-shop-'))
  if (DEMO !== 'off' && !DATABASE_URL) takePrepared(folder)
  return folder
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
