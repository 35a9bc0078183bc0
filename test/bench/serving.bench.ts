import { fork, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { load } from './load.ts'
import { ratio } from './table.ts'
import type { Row } from './table.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const shopPort = 3181
const floorPort = 3182
const shop = `http://127.0.0.1:${shopPort}`

const startShop = async (dataDir: string): Promise<{ child: ChildProcess; seconds: number }> => {
  const began = performance.now()
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(shopPort), DATA_DIR: dataDir, RATE_LIMIT: '0' },
  })
  for (;;) {
    const ready = await fetch(`${shop}/readyz`).then(({ ok }) => ok, () => false)
    if (ready) return { child, seconds: (performance.now() - began) / 1000 }
    if (child.exitCode !== null) throw new Error(`the shop ended with ${child.exitCode}`)
    await pause(20)
  }
}

const stop = async (child: ChildProcess) => {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

const catalogUrl = (query: object, more = '') => `${shop}/api/catalog?store=en&searchQuery=${encodeURIComponent(JSON.stringify(query))}${more}`
const facets = ['color', 'size', 'brand', 'gender', 'ptype', 'set', 'price']

/** The demo shop served: starts, listings, searches, pages, against a bare Fastify answer of the same run. */
export const measure = async (say: (line: string) => void): Promise<Row[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  const floors = fork(join(root, 'test/bench/floor-server.ts'), [String(floorPort)])
  await once(floors, 'message')
  say('first start')
  const first = await startShop(dataDir)
  await stop(first.child)
  say('second start')
  const { child, seconds } = await startShop(dataDir)
  const rows: Row[] = [
    { what: 'first start, bundles built, demo filled', measured: `${first.seconds.toFixed(1)} s`, goal: '60 s with installing', verdict: first.seconds < 60 ? 'met' : 'missed' },
    { what: 'second start', measured: `${seconds.toFixed(2)} s`, goal: '5 s', verdict: seconds < 5 ? 'met' : 'missed' },
  ]
  const bare = await load(`http://127.0.0.1:${floorPort}/bare`)
  const page = await load(`http://127.0.0.1:${floorPort}/page`)
  rows.push({ what: 'floor F1, bare answer', measured: `${bare.perSecond.toFixed(0)}/s`, goal: '', verdict: 'noted' })
  rows.push({ what: 'floor F2, prebuilt page', measured: `${page.perSecond.toFixed(0)}/s`, goal: '', verdict: 'noted' })
  const against = async (what: string, url: string, floor: number, goal: number) => {
    say(what)
    const { perSecond, p50, p99, errors } = await load(url)
    if (errors > 0) throw new Error(`${what}: ${errors} failed requests`)
    const verdict = perSecond / floor >= goal ? ('met' as const) : ('missed' as const)
    rows.push({ what, measured: `${perSecond.toFixed(0)}/s, ratio ${ratio(perSecond, floor)}, p50 ${p50} ms, p99 ${p99} ms`, goal: `ratio ${goal}`, verdict })
  }
  await against('listing with facet counts (demo)', catalogUrl({ filters: [], facets }), bare.perSecond, 0.25)
  await against('text with a typo (demo)', catalogUrl({ text: 'hoodi' }), bare.perSecond, 0.05)
  await against('product with its variants', `${shop}/api/product?store=en&sku=VT-1001`, bare.perSecond, 0.25)
  await against('home page, kept', `${shop}/en`, page.perSecond, 0.7)
  await stop(child)
  floors.kill()
  await rm(dataDir, { recursive: true, force: true })
  return rows
}
