import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { asStarted, startShop } from '../support/running-shop.ts'
import type { RunningShop } from '../support/running-shop.ts'
import { ask, catalogPath, facets, findCategory, importFile } from './asking.ts'
import { bigCatalogue, skuOf, typo, writeBigCatalogue } from './big-catalogue.ts'
import { floorOf, startFloors } from './floors.ts'
import type { Floors } from './floors.ts'
import { loadAgainst, readProcessor, toWords } from './load.ts'
import type { Subject } from './load.ts'
import { readMemory } from './memory.ts'
import { judged, noted } from './table.ts'
import type { Row } from './table.ts'

type Say = (line: string) => void
type Goal = { readonly listing: number; readonly p99: number }

/** Styles (with five variants each), and the goal of a listing where there is one, as a share of F1; those of 10,000 are Serving's. */
const sizes: readonly (readonly [number, Goal | undefined])[] = [
  [2000, undefined],
  [20_000, undefined],
  [100_000, { listing: 0.05, p99: 20 }],
]

/** The same three questions to catalogues of three sizes, computed anew each time, against a bare answer of the same run. */
export const measure = async (say: Say): Promise<Row[]> => {
  const floors = await startFloors()
  try {
    const rows: Row[] = []
    for (const [styles, goal] of sizes) rows.push(...(await measureSize(styles, goal, floors, say)))
    return rows
  } finally {
    floors.stop()
  }
}

const measureSize = async (styles: number, goal: Goal | undefined, floors: Floors, say: Say): Promise<Row[]> => {
  const name = styles.toLocaleString('en')
  const options = { program: asStarted, environment: { DEMO: 'off', NODE_OPTIONS: '--max-old-space-size=8192' } }
  const first = await startShop(options)
  try {
    const file = join(first.dataDir, 'big.csv')
    await writeBigCatalogue(file, styles)
    say(`import of ${name} styles`)
    const imported = await importFile(first, file)
    const rate = (styles * (1 + bigCatalogue.variantsEach)) / imported.seconds
    say(`${imported.seconds.toFixed(0)} s, ${rate.toFixed(0)} rows/s`)
    await first.stop()
    const shop = await startShop({ ...options, dataDir: first.dataDir })
    try {
      say(`started anew after ${shop.seconds.toFixed(1)} s`)
      const restSeconds = await untilAtRest(shop)
      say(`at rest after ${restSeconds} s more`)
      return [
        noted(`${name}: import`, `${imported.seconds.toFixed(0)} s, ${rate.toFixed(0)} rows/s`),
        noted(`${name}: started anew after`, `${shop.seconds.toFixed(1)} s`),
        noted(`${name}: words of the search read after`, `${restSeconds} s more`),
        ...(await measureQuestions(shop, name, styles, goal, floors, say)),
        ...(await memoryRow(shop, name)),
      ]
    } finally {
      await shop.stop()
    }
  } finally {
    await first.remove()
  }
}

/** Seconds until the shop has done what it does by itself once it has answered: asked once, then left alone for two seconds. */
const untilAtRest = async (shop: RunningShop): Promise<number> => {
  const used = async () => (await readProcessor(shop.child.pid)) ?? 0
  await ask(shop, catalogPath({ text: 'hoodie' }))
  let quiet = 0
  for (let seconds = 1; seconds < mostRestSeconds; seconds += 1) {
    const before = await used()
    await pause(1000)
    quiet = (await used()) - before < 100_000 ? quiet + 1 : 0
    if (quiet === 2) return seconds - 2
  }
  throw new Error(`the shop is not at rest after ${mostRestSeconds} s`)
}

const mostRestSeconds = 300

const measureQuestions = async (
  shop: RunningShop,
  name: string,
  styles: number,
  goal: Goal | undefined,
  floors: Floors,
  say: Say,
): Promise<Row[]> => {
  const rows: Row[] = []
  const against = async (what: string, subject: Subject, judgedBy?: Goal) => {
    say(`${name}: ${what}`)
    const found = await loadAgainst(floorOf(floors, 'bare', subject), { ...subject, pid: shop.child.pid ?? 0 })
    const measured = toWords(found, 'F1')
    say(measured)
    rows.push(
      judgedBy
        ? judged(
            `${name}: ${what}`,
            measured,
            `${judgedBy.listing} F1, p99 < ${judgedBy.p99} ms`,
            Math.max(found.ratio, found.processorRatio ?? 0) >= judgedBy.listing && found.p99 < judgedBy.p99,
          )
        : noted(`${name}: ${what}`, measured),
    )
  }
  const women = await findCategory(shop, 'Women')
  const inWomen = { attribute: 'category_ids', value: { in: [women.id] }, scope: 'default' }
  let turn = 0
  const from = () => ({ attribute: 'price', value: { gte: 20 + (turn += 1) / 1000 }, scope: 'catalog' })
  const kept = catalogPath({ filters: [inWomen], facets })
  await against('listing with facets, kept', { url: `${shop.url}${kept}` }, goal)
  await against('listing with facets, computed anew', {
    url: shop.url,
    paths: () => catalogPath({ filters: [inWomen, from()], facets }),
  })
  const search = () => catalogPath({ text: typo((turn += 1)) }, `&from=${Math.floor(turn / 600)}`)
  await against('text with a typo, computed anew', { url: shop.url, paths: search })
  await against('product by SKU with its variants', {
    url: shop.url,
    paths: () => `/api/product?store=en&sku=${skuOf((turn += 7919) % styles)}`,
  })
  return rows
}

const memoryRow = async (shop: RunningShop, name: string): Promise<Row[]> => {
  const memory = await readMemory(shop.child.pid ?? 0, shop.dataDir)
  return memory === undefined ? [] : [noted(`${name}: memory after all this`, `${memory.toFixed(0)} MB`)]
}
