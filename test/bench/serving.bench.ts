import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { asStarted, startShop } from '../support/running-shop.ts'
import type { RunningShop } from '../support/running-shop.ts'
import { ask, catalogPath, facets, findCategory, importFile, until } from './asking.ts'
import { bigCatalogue, oneStyleFile, skuOf, typo, writeBigCatalogue } from './big-catalogue.ts'
import { floorOf, startFloors } from './floors.ts'
import type { Floors } from './floors.ts'
import { loadAgainst, middle, toWords } from './load.ts'
import type { Subject } from './load.ts'
import { readMemory } from './memory.ts'
import { judged, noted } from './table.ts'
import type { Row } from './table.ts'

type Say = (line: string) => void

/** The demo shop started, then a shop of 10,000 styles served: listings, searches, pages, against the floors of the same run. */
export const measure = async (say: Say): Promise<Row[]> => {
  const floors = await startFloors()
  try {
    return [...(await measureStarts(say)), ...(await measureServing(say, floors))]
  } finally {
    floors.stop()
  }
}

const starts = 5

const measureStarts = async (say: Say): Promise<Row[]> => {
  say('first start of the demo shop')
  const first = await startShop({ program: asStarted })
  await first.stop()
  say(`${starts} second starts`)
  const seconds: number[] = []
  let memory: number | undefined
  for (let count = 0; count < starts; count += 1) {
    const again = await startShop({ dataDir: first.dataDir, program: asStarted })
    seconds.push(again.seconds)
    await pause(5000)
    memory = await readMemory(again.child.pid ?? 0, again.dataDir)
    await again.stop()
  }
  await first.remove()
  const second = middle(seconds)
  return [
    noted('first start: database made, demo filled', `${first.seconds.toFixed(1)} s`),
    judged(`second start, to the first answer, middle of ${starts}`, `${second.toFixed(2)} s`, '1 s', second <= 1),
    ...(memory === undefined
      ? []
      : [judged("idle memory, the database's with it", `${memory.toFixed(0)} MB`, '250 MB', memory <= 250)]),
  ]
}

const measureServing = async (say: Say, floors: Floors): Promise<Row[]> => {
  const { styles, variantsEach } = bigCatalogue
  const shop = await startShop({ program: asStarted, environment: { DEMO: 'off' } })
  try {
    const file = join(shop.dataDir, 'big.csv')
    await writeBigCatalogue(file)
    say(`import of ${styles} styles`)
    const imported = await importFile(shop, file)
    const seenAt = await until(async () => (await ask(shop, catalogPath({}))).total === styles)
    const visible = (seenAt - imported.endedAt) / 1000
    return [
      noted(`import of ${styles * (1 + variantsEach)} rows`, `${imported.seconds.toFixed(0)} s`),
      judged('the whole of it, seen after', `${visible.toFixed(1)} s`, '1 s', visible <= 1),
      await measureFreshPages(shop, say),
      ...(await measureAnswers(shop, floors, say)),
      await measureChange(shop, say),
    ]
  } finally {
    await shop.remove()
  }
}

const measureAnswers = async (shop: RunningShop, floors: Floors, say: Say): Promise<Row[]> => {
  const rows: Row[] = []
  const against = async (
    what: string,
    floor: 'bare' | 'page' | 'render',
    goal: number,
    subject: Omit<Subject, 'pid'>,
    most?: number,
  ) => {
    say(what)
    const found = await loadAgainst(floorOf(floors, floor, subject), { ...subject, pid: shop.child.pid ?? 0 })
    const name = { bare: 'F1', page: 'F2', render: 'F4' }[floor]
    const isMet = Math.max(found.ratio, found.processorRatio ?? 0) >= goal && (most === undefined || found.p99 < most)
    rows.push(judged(what, toWords(found, name), `${goal} ${name}${most ? `, p99 < ${most} ms` : ''}`, isMet))
  }
  const women = await findCategory(shop, 'Women')
  const inWomen = { attribute: 'category_ids', value: { in: [women.id] }, scope: 'default' }
  let turn = 0
  const from = () => ({ attribute: 'price', value: { gte: 20 + (turn += 1) / 1000 }, scope: 'catalog' })
  const kept = catalogPath({ filters: [inWomen], facets })
  await against('listing of 2,500 products with facet counts', 'bare', 0.25, { url: `${shop.url}${kept}` }, 5)
  await against('the same, every answer computed anew', 'bare', 0.15, {
    url: shop.url,
    paths: () => catalogPath({ filters: [inWomen, from()], facets }),
  })
  const search = () => catalogPath({ text: typo((turn += 1)) }, `&from=${Math.floor(turn / 600)}`)
  await against('text with a typo, computed anew', 'bare', 0.05, { url: shop.url, paths: search }, 20)
  await against('product by SKU with its variants', 'bare', 0.25, {
    url: shop.url,
    paths: () => `/api/product?store=en&sku=${skuOf((turn += 7919) % bigCatalogue.styles)}`,
  })
  const page = `/en/${women.url_path}`
  await against('category page, kept', 'page', 0.7, { url: `${shop.url}${page}` })
  await against('category page, HTML made anew', 'render', 0.6, {
    url: shop.url,
    paths: () => `${page}?bench=${(turn += 1)}`,
  })
  const browsers = { headers: { 'accept-encoding': 'gzip, deflate, br' } }
  await against('category page, kept, as browsers ask for it', 'page', 0.7, { url: `${shop.url}${page}`, ...browsers })
  const memory = await readMemory(shop.child.pid ?? 0, shop.dataDir)
  if (memory !== undefined) rows.push(noted('memory after all this', `${memory.toFixed(0)} MB`))
  return rows
}

/** Right after the import nothing is kept yet: while 1,000 pages are asked for, something small is asked for all the time. */
const measureFreshPages = async (shop: RunningShop, say: Say): Promise<Row> => {
  say('1,000 different pages just after the import')
  let isOver = false
  let longest = 0
  const watch = async () => {
    while (!isOver) {
      const began = performance.now()
      await (await fetch(`${shop.url}/healthz`)).arrayBuffer()
      longest = Math.max(longest, performance.now() - began)
      await pause(5)
    }
  }
  const watching = watch()
  const { items } = await ask(shop, `${catalogPath({})}&size=500`)
  const { items: more } = await ask(shop, `${catalogPath({})}&size=500&from=500`)
  const paths = [...items, ...more].map(({ url_path }) => `/en/${url_path}`)
  longest = 0
  const began = performance.now()
  // one after another, so that what is waited for is one rendering and not a queue of them
  for (const path of paths) {
    const answer = await fetch(`${shop.url}${path}`)
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    await answer.arrayBuffer()
  }
  const perSecond = (paths.length / (performance.now() - began)) * 1000
  isOver = true
  await watching
  const measured = `${perSecond.toFixed(0)}/s, longest stall ${longest.toFixed(0)} ms`
  return judged(`${paths.length} product pages just after an import`, measured, 'no stall over 50 ms', longest <= 50)
}

const measureChange = async (shop: RunningShop, say: Say): Promise<Row> => {
  say('one changed product')
  const file = join(shop.dataDir, 'one.csv')
  const price = 7.25
  await writeFile(file, oneStyleFile(5, price))
  const { endedAt } = await importFile(shop, file)
  const cheapest = `${catalogPath({})}&sort=final_price:asc&size=1`
  const seenAt = await until(async () => (await ask(shop, cheapest)).items[0]?.final_price === price)
  const [item] = (await ask(shop, cheapest)).items
  const html = await (await fetch(`${shop.url}/en/${item?.url_path}`)).text()
  const isOnPage = html.includes(String(price))
  const ms = Math.max(0, seenAt - endedAt)
  const measured = `${ms.toFixed(0)} ms in the listing, ${isOnPage ? 'and' : 'NOT'} on its page`
  return judged('one changed product, seen after', measured, '1 s', ms <= 1000 && isOnPage)
}
