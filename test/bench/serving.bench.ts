import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startShop } from '../support/running-shop.ts'
import { load } from './load.ts'
import { ratio } from './table.ts'
import type { Row } from './table.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const floorPort = 3182

const catalogUrl = (shop: string, query: object) =>
  `${shop}/api/catalog?store=en&searchQuery=${encodeURIComponent(JSON.stringify(query))}`
const facets = ['color', 'size', 'brand', 'gender', 'ptype', 'set', 'price']

/** The demo shop served: starts, listings, searches, pages, against a bare Fastify answer of the same run. */
export const measure = async (say: (line: string) => void): Promise<Row[]> => {
  const floors = fork(join(root, 'test/bench/floor-server.ts'), [String(floorPort)])
  await once(floors, 'message')
  say('first start')
  const first = await startShop()
  await first.stop()
  say('second start')
  const shop = await startShop({ dataDir: first.dataDir })
  const { seconds } = shop
  const rows: Row[] = [
    {
      what: 'first start, demo filled',
      measured: `${first.seconds.toFixed(1)} s`,
      goal: '60 s with installing and building',
      verdict: first.seconds < 60 ? 'met' : 'missed',
    },
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
    rows.push({
      what,
      measured: `${perSecond.toFixed(0)}/s, ratio ${ratio(perSecond, floor)}, p50 ${p50} ms, p99 ${p99} ms`,
      goal: `ratio ${goal}`,
      verdict,
    })
  }
  await against('listing with facet counts (demo)', catalogUrl(shop.url, { filters: [], facets }), bare.perSecond, 0.25)
  await against('text with a typo (demo)', catalogUrl(shop.url, { text: 'hoodi' }), bare.perSecond, 0.05)
  await against('product with its variants', `${shop.url}/api/product?store=en&sku=VT-1001`, bare.perSecond, 0.25)
  await against('home page, kept', `${shop.url}/en`, page.perSecond, 0.7)
  await shop.remove()
  floors.kill()
  return rows
}
