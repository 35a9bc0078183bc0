// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok } from '#core/result.ts'
import { askAhead } from './ask-ahead.ts'

const asked: unknown[] = []
let mayAsk = true
let pages = 0

beforeEach(() => {
  vi.useFakeTimers()
  asked.length = 0
  mayAsk = true
  pages = 0
  document.body.innerHTML = `
    <a href="/ru/p/HOOD/loopback-hoodie"><b id="style">Hoodie</b></a>
    <a id="variant" href="/p/HOOD/loopback-hoodie/HOOD-CLAY-M?x=1">Clay, M</a>
    <a id="category" href="/women/hoodies">Hoodies</a>
    <a id="outside" href="https://elsewhere.example/p/HOOD/loopback-hoodie">Elsewhere</a>`
  const page = document.createElement('main')
  page.append(...document.body.childNodes)
  document.body.append(page)
  askAhead({
    page,
    call: async (key, { query }, options) => {
      asked.push([key, query, options])
      return ok(undefined)
    },
    mayAsk: () => mayAsk,
    loadPage: async () => void (pages += 1),
  })
})
afterEach(() => vi.useRealTimers())

const fire = (id: string, type: string) =>
  document.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: true }))

test('[PRODUCT-41] a product that the pointer rests on is asked for, one that it passes is not', () => {
  fire('variant', 'pointerover')
  vi.advanceTimersByTime(50)
  fire('style', 'pointerover')
  vi.advanceTimersByTime(50)
  expect(asked).toEqual([])
  vi.advanceTimersByTime(50)
  expect(asked).toEqual([['GET /api/product', { parentSku: 'HOOD' }, { isAhead: true }]])
  expect(pages).toBe(1)
})

test('[PRODUCT-41] a finger is meant at once, the focus like a pointer; other links and data saving ask for nothing', () => {
  fire('variant', 'pointerdown')
  vi.advanceTimersByTime(0)
  expect(asked).toEqual([['GET /api/product', { parentSku: 'HOOD', childSku: 'HOOD-CLAY-M' }, { isAhead: true }]])
  for (const id of ['category', 'outside']) {
    fire(id, 'focusin')
    vi.advanceTimersByTime(200)
  }
  mayAsk = false
  fire('style', 'focusin')
  vi.advanceTimersByTime(200)
  expect(asked).toHaveLength(1)
})
