import { createServer } from 'node:https'
import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { SafeFetch } from '#platform/server/outbound/fetch-safe.ts'
import { createTestDatabase } from '#test/support/database.ts'
import type { TestDatabase } from '#test/support/database.ts'
import { emptyCatalogue, openImportTexts, toCsv } from '#test/support/import-texts.ts'
import type { ImportTexts } from '#test/support/import-texts.ts'
import { createLog } from '#platform/server/log.ts'
import type { Progress } from '../records.ts'
import { fetchPictures, toDownloadPath } from './picture-downloads.ts'
import { watchDownloads } from './watch-downloads.ts'

const read = (name: string) =>
  readFileSync(new URL(`../../../../../../test/fixtures/tls/${name}`, import.meta.url), 'utf8')
const green = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#0a0' } })
  .png()
  .toBuffer()

let asked: string[] = []
let busy = 0
let mostAtOnce = 0
let failures = 0
/** Answers are held back until so many requests are there at once. */
let together = 0
const untilTogether = async () => {
  for (let round = 0; round < 200 && mostAtOnce < together; round++) await pause(10)
}
const server = createServer({ key: read('pictures.key'), cert: read('pictures.crt') }, (request, response) => {
  const path = request.url ?? ''
  asked.push(path)
  busy++
  mostAtOnce = Math.max(mostAtOnce, busy)
  void untilTogether().then(() => {
    busy--
    if (path.startsWith('/shaky') && failures-- > 0) response.writeHead(503).end()
    else if (path.startsWith('/text')) response.end('<svg xmlns="http://www.w3.org/2000/svg"/>')
    else if (path.startsWith('/gone')) response.writeHead(404).end()
    else response.end(green)
  })
})
let database: TestDatabase
let texts: ImportTexts
let origin = ''
let now = new Date('2026-07-15T12:00:00Z')
beforeAll(async () => {
  database = await createTestDatabase()
  texts = await openImportTexts(database.db)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `https://a.pictures.test:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await new Promise((done) => server.close(done).closeAllConnections())
  await texts.remove()
  await database.drop()
})
beforeEach(async () => {
  await emptyCatalogue(database.db)
  await database.db.deleteFrom('picture_download').execute()
  asked = []
  busy = mostAtOnce = failures = together = 0
  now = new Date('2026-07-15T12:00:00Z')
})

const fetch: SafeFetch = {
  ca: read('pictures.crt'),
  resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
  allows: (address) => address === '127.0.0.1',
}
const mediaDir = () => join(texts.dataDir, 'media')
const fetchAll = (forMs?: number) =>
  fetchPictures(database.db, { mediaDir: mediaDir(), now: () => now, fetch, ...(forMs === undefined ? {} : { forMs }) })
const row = (sku: string, base_image: string) => ({ sku, product_type: 'simple', name: sku, price: 9, base_image })
const take = (...rows: ReturnType<typeof row>[]) => texts.run({ 'a.csv': toCsv(rows) })
const minutesLater = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

test('[IMPORT-65] pictures of the web come after the import, four at once and two of one host', async () => {
  const addresses = Array.from({ length: 9 }, (_, index) => `${origin}/shirt.png?v=${index}`)
  const report = await take(...addresses.map((address, index) => row(`S${index}`, address)))
  expect(report).toMatchObject({ picturesAwaited: 9, counts: { new: 9, issues: [] } })
  expect(asked).toEqual([])
  together = 2
  expect(await fetchAll()).toEqual({ fetched: 9, givenUp: [], waiting: 0 })
  expect(mostAtOnce).toBe(2)
  const media = await database.db.selectFrom('product').select('media').orderBy('sku').execute()
  for (const [
    index,
    {
      media: [picture],
    },
  ] of media.entries()) {
    expect(picture?.path).toBe(toDownloadPath(addresses[index] ?? ''))
    expect((await readFile(join(mediaDir(), picture?.path ?? ''))).equals(green)).toBe(true)
  }
  const other = origin.replace('a.pictures', 'b.pictures')
  mostAtOnce = 0
  together = 4
  await take(
    ...Array.from({ length: 8 }, (_, index) => row(`T${index}`, `${index % 2 ? origin : other}/coat-${index}.png`)),
  )
  expect(await fetchAll()).toMatchObject({ fetched: 8 })
  expect(mostAtOnce).toBe(4)
})

test('[IMPORT-4] [IMPORT-65] the same file again fetches nothing and changes nothing, before and after they came', async () => {
  await take(row('A', `${origin}/again.png`))
  expect((await take(row('A', `${origin}/again.png`))).counts).toMatchObject({ unchanged: 1 })
  await fetchAll()
  expect(await take(row('A', `${origin}/again.png`))).toMatchObject({ picturesAwaited: 0, counts: { unchanged: 1 } })
  expect(await fetchAll()).toEqual({ fetched: 0, givenUp: [], waiting: 0 })
  expect(asked).toHaveLength(1)
})

test('[IMPORT-146] progress counts apart what failed', async () => {
  failures = 1
  await take(row('A', `${origin}/shaky-3.png`))
  const onProgress = vi.fn<(progress: Progress) => void>()
  await fetchPictures(database.db, { mediaDir: mediaDir(), now: () => now, fetch, onProgress })
  expect(onProgress.mock.calls).toEqual([[{ step: 'pictures', done: 1, total: 1, failed: 1 }]])
})

test('[IMPORT-66] what fails is tried again later, and after five times given up and told', async () => {
  failures = 1
  await take(row('A', `${origin}/shaky.png`))
  expect(await fetchAll()).toEqual({ fetched: 0, givenUp: [], waiting: 1 })
  expect(await fetchAll()).toMatchObject({ fetched: 0, waiting: 1 })
  expect(asked).toHaveLength(1)
  minutesLater(2)
  expect(await fetchAll()).toEqual({ fetched: 1, givenUp: [], waiting: 0 })

  failures = 99
  await take(row('B', `${origin}/shaky-2.png`))
  for (let round = 1; round < 5; round++) {
    expect(await fetchAll()).toMatchObject({ fetched: 0, givenUp: [], waiting: 1 })
    minutesLater(60)
  }
  expect(await fetchAll()).toMatchObject({
    givenUp: [{ url: `${origin}/shaky-2.png`, problem: 'is not answered (503)' }],
    waiting: 0,
  })
  // the owner imports again: another chance
  failures = 0
  await take(row('B', `${origin}/shaky-2.png`))
  expect(await fetchAll()).toMatchObject({ fetched: 1 })
})

test('[IMPORT-66] what can never be had is given up at once, and nothing of it is stored', async () => {
  const before = await readdir(join(mediaDir(), 'catalog/web')).catch(() => [])
  await take(row('A', `${origin}/text.png`), row('B', `${origin}/gone.png`), row('C', 'https://[::1]/x.png'))
  const { givenUp, fetched } = await fetchAll()
  expect(fetched).toBe(0)
  expect(Object.fromEntries(givenUp.map(({ url, problem }) => [new URL(url).pathname, problem]))).toEqual({
    '/text.png': 'is no JPEG, PNG, WebP or AVIF',
    '/gone.png': 'is not answered (404)',
    '/x.png': 'lies in a network that is not public',
  })
  expect(await readdir(join(mediaDir(), 'catalog/web')).catch(() => [])).toEqual(before)
})

test('[IMPORT-25] [IMPORT-65] only https is fetched; another address is left out and noted', async () => {
  const { counts, picturesAwaited } = await take(row('A', 'http://pictures.test/x.png'))
  expect(picturesAwaited).toBe(0)
  expect(counts).toMatchObject({ new: 1, issues: [{ message: expect.stringContaining('https://') }] })
  expect((await database.db.selectFrom('product').select('media').executeTakeFirstOrThrow()).media).toEqual([])
})

test('[IMPORT-65] when the time is up nothing new is begun, and nothing is forgotten', async () => {
  await take(row('A', `${origin}/one.png`), row('B', `${origin}/two.png`))
  expect(await fetchAll(0)).toEqual({ fetched: 0, givenUp: [], waiting: 2 })
  expect(asked).toEqual([])
  expect(await fetchAll()).toMatchObject({ fetched: 2, waiting: 0 })
})

test('[IMPORT-65] two processes fetch each picture once', async () => {
  await take(...Array.from({ length: 6 }, (_, index) => row(`S${index}`, `${origin}/shared-${index}.png`)))
  const [one, two] = await Promise.all([fetchAll(), fetchAll()])
  expect(one.fetched + two.fetched).toBe(6)
  expect(asked).toHaveLength(6)
})

test('[IMPORT-3] [IMPORT-65] an import that fails leaves no picture to be fetched, and a dry run none either', async () => {
  await texts.run({ 'a.csv': toCsv([row('A', `${origin}/dry.png`)]) }, { isDryRun: true })
  expect(await database.db.selectFrom('picture_download').selectAll().execute()).toEqual([])
})

test('[IMPORT-65] the running shop fetches what is left, at its start and later', async () => {
  await take(row('A', `${origin}/left-1.png`))
  const watch = watchDownloads({
    db: database.db,
    dataDir: texts.dataDir,
    log: createLog('silent'),
    now: () => now,
    everyMs: 50,
    fetch,
  })
  watch.start()
  await expect.poll(() => asked.length).toBe(1)
  await take(row('B', `${origin}/left-2.png`))
  await expect.poll(() => asked.length).toBe(2)
  await expect.poll(() => database.db.selectFrom('picture_download').selectAll().execute()).toEqual([])
  await watch.stop()
  await take(row('C', `${origin}/left-3.png`))
  await pause(150)
  expect(asked).toHaveLength(2)
})

test('[IMPORT-66] the log names a picture that is given up without the key behind its address', async () => {
  await take(row('A', `${origin}/gone.png?key=secret`))
  const lines: string[] = []
  const log = createLog('warn', undefined, { write: (line) => void lines.push(line) })
  const watch = watchDownloads({ db: database.db, dataDir: texts.dataDir, log, now: () => now, fetch })
  watch.start()
  await expect
    .poll(() => lines.map((line) => (JSON.parse(line) as { url: string }).url))
    .toEqual([`${origin}/gone.png`])
  await watch.stop()
  expect(asked).toEqual(['/gone.png?key=secret'])
})

test('[IMPORT-65] a shop that ends does not wait for a picture, and the picture is fetched later', async () => {
  await take(row('A', `${origin}/slow.png`))
  const begun = Promise.withResolvers<void>()
  const resolve = () => {
    begun.resolve()
    return new Promise<never>(() => undefined)
  }
  const watch = watchDownloads({
    db: database.db,
    dataDir: texts.dataDir,
    log: createLog('silent'),
    now: () => now,
    fetch: { ...fetch, resolve },
  })
  watch.start()
  await begun.promise
  await watch.stop()
  expect(asked).toEqual([])
  expect(await fetchAll()).toMatchObject({ fetched: 0, waiting: 1 })
  minutesLater(2)
  expect(await fetchAll()).toMatchObject({ fetched: 1, waiting: 0 })
})
