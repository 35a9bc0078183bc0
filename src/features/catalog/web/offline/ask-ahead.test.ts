// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { askAhead } from './ask-ahead.ts'

const asked: unknown[] = []
let mayAsk = true
let pages = 0
let answer: () => Promise<Result<unknown>>
let call: AnyCall

beforeEach(() => {
  vi.useFakeTimers()
  asked.length = 0
  mayAsk = true
  pages = 0
  answer = async () => ok('hoodie')
  document.body.innerHTML = `
    <a href="/ru/p/HOOD/loopback-hoodie"><b id="style">Hoodie</b></a>
    <a id="variant" href="/p/HOOD/loopback-hoodie/HOOD-CLAY-M?x=1">Clay, M</a>
    <a id="category" href="/women/hoodies">Hoodies</a>
    <a id="outside" href="https://elsewhere.example/p/HOOD/loopback-hoodie">Elsewhere</a>`
  const page = document.createElement('main')
  page.append(...document.body.childNodes)
  document.body.append(page)
  const layer = askAhead({ page, mayAsk: () => mayAsk, loadPage: async () => void (pages += 1) })
  call = layer((key, { query }) => {
    asked.push([key, query])
    return answer()
  })
})
afterEach(() => vi.useRealTimers())

const fire = (id: string, type: string) =>
  document.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: true }))
const touch = () => {
  fire('style', 'pointerdown')
  vi.advanceTimersByTime(0)
}
const lookAt = () => call('GET /api/product', { query: { parentSku: 'HOOD' } }, { keptWillDo: true })

test('[PRODUCT-41] a product that the pointer rests on is asked for, one that it passes is not', () => {
  fire('variant', 'pointerover')
  vi.advanceTimersByTime(50)
  fire('style', 'pointerover')
  vi.advanceTimersByTime(50)
  expect(asked).toEqual([])
  vi.advanceTimersByTime(50)
  expect(asked).toEqual([['GET /api/product', { parentSku: 'HOOD' }]])
  expect(pages).toBe(1)
})

test('[PRODUCT-41] a finger is meant at once, the focus like a pointer; other links and data saving ask for nothing', () => {
  fire('variant', 'pointerdown')
  vi.advanceTimersByTime(0)
  expect(asked).toEqual([['GET /api/product', { parentSku: 'HOOD', childSku: 'HOOD-CLAY-M' }]])
  for (const id of ['category', 'outside']) {
    fire(id, 'focusin')
    vi.advanceTimersByTime(200)
  }
  mayAsk = false
  fire('style', 'focusin')
  vi.advanceTimersByTime(200)
  expect(asked).toHaveLength(1)
})

test('[PRODUCT-41] the page that is loaded then gets the answer that is on its way, and the next one a new one', async () => {
  let arrive = (_answer: Result<unknown>) => {}
  answer = () => new Promise((resolve) => (arrive = resolve))
  touch()
  touch()
  const looking = lookAt()
  arrive(ok('hoodie'))
  expect(await looking).toEqual(ok('hoodie'))
  expect(asked).toHaveLength(1)
  answer = async () => ok('newer')
  expect(await lookAt()).toEqual(ok('newer'))
  expect(asked).toHaveLength(2)
})

test('[PRODUCT-41] an answer that nobody looked at for ten seconds, and one that never came, are asked for anew', async () => {
  touch()
  vi.advanceTimersByTime(10_000)
  answer = async () => ok('newer')
  expect(await lookAt()).toEqual(ok('newer'))
  answer = async () => refuse('OFFLINE')
  touch()
  answer = async () => ok('newest')
  expect(await lookAt()).toEqual(ok('newest'))
  expect(asked).toHaveLength(4)
})
