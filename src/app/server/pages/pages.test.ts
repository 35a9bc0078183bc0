import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { isPagePath, belowStore } from '../../page-paths.ts'
import { createPageCache, pageKey, toHtmlPage } from './page-cache.ts'
import type { CachedPage, HtmlPage } from './page-cache.ts'
import { chooseEncoding, encodePage } from '#platform/server/answers/encoding.ts'
import { storeOfPath } from '../../page-paths.ts'
import { isIndexable } from './pages.ts'

const page = (html: string): HtmlPage => toHtmlPage(200, Buffer.from(html))
const textOf = (answer: CachedPage): string => ('html' in answer ? answer.html.toString() : '')

describe('addresses of pages', () => {
  it.each([
    ['/', 'en', '/'],
    ['/cart', 'en', '/'],
    ['/en', 'en', '/en'],
    ['/ru/women/tops', 'ru', '/ru'],
    ['/cn', 'cn', '/cn'],
    ['/fr/cart', 'en', '/'],
  ])('[STORE-2] %s belongs to %s', (path, code, basename) => {
    expect(storeOfPath(path)).toEqual({ code, basename })
  })

  it('[SHELL-12] the table knows its own pages and leaves the rest to the dispatcher', () => {
    expect(isPagePath('/p/VT-1001/loopback-hoodie')).toBe(true)
    expect(isPagePath('/women/tops/hoodies')).toBe(false)
    expect(belowStore('/ru/women')).toBe('/women')
    expect(belowStore('/ru')).toBe('/')
    expect(belowStore('/women')).toBe('/women')
  })

  it.each([
    [{ stage: 'production', isActive: true, status: 200, path: '/women' }, true],
    [{ stage: 'staging', isActive: true, status: 200, path: '/women' }, false],
    [{ stage: 'production', isActive: false, status: 200, path: '/women' }, false],
    [{ stage: 'production', isActive: true, status: 404, path: '/nowhere' }, false],
    [{ stage: 'production', isActive: true, status: 200, path: '/cart' }, false],
    [{ stage: 'production', isActive: true, status: 200, path: '/cabinet/sales' }, false],
    [{ stage: 'production', isActive: true, status: 200, path: '/cartography' }, true],
  ] as const)('[SHELL-14] [STORE-8] %o is indexed: %s', (facts, expected) => {
    expect(isIndexable(facts)).toBe(expected)
  })
})

describe('kept pages', () => {
  it('[SHELL-13] equal requests that miss at once share one rendering', async () => {
    const cache = createPageCache(1000, () => new Date(0))
    let rendered = 0
    const make = async () => {
      rendered += 1
      await new Promise((resolve) => setTimeout(resolve, 5))
      return page('one')
    }
    await Promise.all(Array.from({ length: 100 }, () => cache.get('/en?', '1', make)))
    expect(rendered).toBe(1)
  })

  it('[SHELL-13] a change of what is shown forgets them', async () => {
    const cache = createPageCache(1000, () => new Date(0))
    await cache.get('/en?', '1', async () => page('old'))
    expect(textOf(await cache.get('/en?', '2', async () => page('new')))).toBe('new')
  })

  it('[SHELL-197] they are made anew after a day', async () => {
    let now = 0
    const cache = createPageCache(1000, () => new Date(now))
    const textAt = async (at: number) => {
      now = at
      return textOf(await cache.get('/en?', '1', async () => page(`of ${at}`)))
    }
    expect(await textAt(0)).toBe('of 0')
    expect(await textAt(86_399_999)).toBe('of 0')
    expect(await textAt(86_400_000)).toBe('of 86400000')
    expect(await textAt(86_400_001)).toBe('of 86400000')
  })

  it('[SHELL-13] errors are not kept', async () => {
    const cache = createPageCache(1000, () => new Date(0))
    await cache.get('/en?', '1', async () => ({ ...page('gone'), status: 404 }))
    await expect(cache.get('/en?', '1', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(textOf(await cache.get('/en?', '1', async () => page('back')))).toBe('back')
  })

  it('[SHELL-13] the oldest goes when they are too much together', async () => {
    const cache = createPageCache(10, () => new Date(0))
    for (const key of ['aaaa', 'bbbb', 'cccc']) await cache.get(key, '1', async () => page(key))
    expect(textOf(await cache.get('aaaa', '1', async () => page('again')))).toBe('again')
    expect(textOf(await cache.get('cccc', '1', async () => page('again')))).toBe('cccc')
  })

  it('[SHELL-13] one that is pushed out before it is there takes no room of those that stay', async () => {
    const cache = createPageCache(10, () => new Date(0))
    let end: (page: CachedPage) => void = () => undefined
    const slow = cache.get('slow', '1', () => new Promise((resolve) => (end = resolve)))
    for (const key of ['aaaa', 'bbbb', 'cccc']) await cache.get(key, '1', async () => page(key))
    end(page('slow one'))
    await slow
    for (const key of ['bbbb', 'cccc']) expect(textOf(await cache.get(key, '1', async () => page('again')))).toBe(key)
  })

  it('[SHELL-13] one is compressed once, as the browser likes it', async () => {
    const one = page('<p>Loopback</p>'.repeat(100))
    const [first, second] = await Promise.all([encodePage(one, 'br'), encodePage(one, 'br')])
    expect(second).toBe(first)
    expect(brotliDecompressSync(first).equals(one.html)).toBe(true)
    expect(gunzipSync(await encodePage(one, 'gzip')).equals(one.html)).toBe(true)
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('[SHELL-13] for %s it is %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding)
  })

  it('[SHELL-13] tracking parameters and the order of the others make no other page', () => {
    const key = (url: string) => pageKey(new URL(url, 'http://shop'))
    expect(key('/en/women?size=5&color=3&utm_source=mail')).toBe(key('/en/women?color=3&size=5'))
    for (const mark of ['gclid', 'gad_source', 'srsltid', 'msclkid', 'ysclid', 'mc_cid', 'ref'])
      expect(key(`/en/women?color=3&${mark}=1`)).toBe(key('/en/women?color=3'))
    expect(key('/en/women?color=3')).not.toBe(key('/en/women?color=4'))
    expect(key('/en/women?is_promo=1')).not.toBe(key('/en/women'))
  })
})
