import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryCaches, shopAnswer } from '#test/support/memory-caches.ts'
import { createPictures } from './pictures.ts'
import { pictureCache } from './release.ts'

const day = 86_400_000
let memory: ReturnType<typeof createMemoryCaches>
let now: number
let shop: ((url: string) => Response) | undefined

beforeEach(() => {
  memory = createMemoryCaches()
  now = day
  shop = (url) => shopAnswer(`picture ${url}`, { 'content-type': 'image/avif', 'cache-control': 'public, immutable' })
  vi.stubGlobal('caches', memory.caches)
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (!shop) throw new TypeError('Failed to fetch')
    return shop(url)
  })
})
afterEach(() => vi.unstubAllGlobals())

const pictures = createPictures(() => now)
const see = async (name: string) => {
  const later: Promise<unknown>[] = []
  const answer = await pictures.answer(new Request(`https://shop.example/img/${name}`), (work) => void later.push(work))
  const seen = { type: answer.headers.get('content-type'), text: await answer.text() }
  await Promise.all(later)
  return seen
}
const keptNames = async () =>
  (await (await memory.caches.open(pictureCache)).keys()).map(({ url }) => url.split('/img/')[1])

test('[SHELL-83] a picture that was seen is there without a network, as it was', async () => {
  await see('a.jpg')
  shop = undefined
  expect(await see('a.jpg')).toEqual({ type: 'image/avif', text: 'picture https://shop.example/img/a.jpg' })
})

test('[SHELL-83] paper with the mark stands in for one that was never seen', async () => {
  shop = undefined
  const { type, text } = await see('b.jpg')
  expect(type).toBe('image/svg+xml')
  expect(text).toContain('<svg')
  expect(await keptNames()).toEqual([])
})

test('[SHELL-300] without a network the widest size that was seen stands in for another one', async () => {
  for (const size of ['210x300', '648x978', '324x489']) await see(`${size}/hoodie/clay.jpg`)
  await see('1200x1488/hoodie/moss.jpg')
  shop = undefined
  expect((await see('600x744/hoodie/clay.jpg')).text).toContain('/648x978/hoodie/clay.jpg')
  expect((await see('600x744/hoodie/dusk.jpg')).type).toBe('image/svg+xml')
  expect((await see('210x300/hoodie/clay.jpg')).text).toContain('/210x300/')
})

test('[SHELL-83] one that is seen again on another day goes later than one that is not', async () => {
  await see('a.jpg')
  await see('b.jpg')
  now += 2 * day
  await see('a.jpg')
  expect(await keptNames()).toEqual(['b.jpg', 'a.jpg'])
})

test('[SHELL-83] there are never many more than the limit', async () => {
  for (let index = 0; index < 450; index += 1) await see(`${index}.jpg`)
  const names = await keptNames()
  expect(names.length).toBeLessThanOrEqual(420)
  expect(names).toContain('449.jpg')
  expect(names).not.toContain('0.jpg')
})

test('[SHELL-84] a picture that is not for everybody, or no picture, is not kept', async () => {
  shop = () => shopAnswer('mine', { 'cache-control': 'private' })
  await see('mine.jpg')
  shop = () => shopAnswer('Not found', {}, 404)
  expect((await see('gone.jpg')).text).toBe('Not found')
  expect(await keptNames()).toEqual([])
  expect(memory.puts).toEqual([])
})

test('[SHELL-951] a proxy whose shop is away has no pictures: what was seen, or paper with the mark, stands in', async () => {
  await see('210x300/hoodie/clay.jpg')
  shop = () => shopAnswer('<h1>Bad gateway', { 'content-type': 'text/html' }, 502)
  expect((await see('600x744/hoodie/clay.jpg')).text).toContain('/210x300/')
  expect((await see('600x744/hoodie/moss.jpg')).type).toBe('image/svg+xml')
})

test('[SHELL-950] a page that a network answers with is no picture: what was seen, or paper with the mark, stands in for it, and it is not kept', async () => {
  const shopOwn = shop
  await see('648x978/hoodie/clay.jpg')
  shop = () => shopAnswer('<h1>Sign in to this network</h1>', { 'content-type': 'text/html' })
  expect((await see('324x489/hoodie/clay.jpg')).text).toContain('/648x978/hoodie/clay.jpg')
  expect((await see('a.jpg')).type).toBe('image/svg+xml')
  expect(await keptNames()).toEqual(['648x978/hoodie/clay.jpg'])

  await (await memory.caches.open(pictureCache)).put('/img/b.jpg', shop(''))
  shop = shopOwn
  expect((await see('b.jpg')).type).toBe('image/avif')
  expect((await see('a.jpg')).type).toBe('image/avif')
})
