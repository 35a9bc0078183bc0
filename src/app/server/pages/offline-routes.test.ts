import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renderShell } from '#app/entry-server.tsx'
import { settings } from '#config/settings.ts'
import { storeViews } from '#config/stores/index.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import { createTestApp } from '#test/support/app.ts'
import type { TestApp } from '#test/support/app.ts'
import { translators } from '#test/support/translators.ts'
import type { Hydration } from '../../hydration.ts'
import { assetsIn, releaseIn } from '../../service-worker/shell-page.ts'
import { mountShellPages } from './shell-pages.ts'
import { mountManifests } from '../machine-files/web-manifest.ts'
import { farewell } from './worker-route.ts'

const assets = {
  release: 'r1',
  entry: '/assets/entry.js',
  styles: ['/assets/a.css'],
  preloads: ['/assets/wake.js'],
  fonts: [],
  devScripts: [],
}
const codes = Object.keys(storeViews)

/** What the settings say of the shop in a store view. */
const said: Partial<Record<string, Pick<Settings, 'site_name' | 'site_description'>>> = {}

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp((_mount, { app }) => {
    mountManifests(app, { views: storeViews, translators, settingsOf: (code) => said[code] ?? settings })
    mountShellPages(app, {
      storeViews,
      translators,
      pageFiles: {
        getRenderer: async () => ({
          loadPages: async () => {},
          render: () => Promise.reject(new Error('no page')),
          renderShell,
        }),
        assetsOf: () => assets,
      },
      design: async () => ({ href: undefined, css: '', paper: { light: '#ffffff', dark: '#000000' } }),
    })
  })
})
afterAll(() => shop.close())

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers })

describe('[SHELL-90] the page without data', () => {
  test.each(codes)('of %s is the same for everybody and nothing for search engines', async (code) => {
    const { statusCode, headers, body } = await get(`/${code}/shell.html`, { cookie: 'cart_en=1' })
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['set-cookie']).toBeUndefined()
    expect(body).not.toMatch(/<script(?![^>]*(src=|type="application\/json"))/)
    expect((await get(`/${code}/shell.html`, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  })

  test('carries its store view and its files, and no data', async () => {
    const { body } = await get('/ru/shell.html')
    const json = /<script id="hydration" type="application\/json">(.*?)<\/script>/s.exec(body)?.[1] ?? ''
    const hydration = JSON.parse(json) as Hydration
    expect(hydration).toMatchObject({ storeCode: 'ru', language: 'ru', basename: '/ru', loaderData: {}, errors: null })
    expect(hydration.shellOf).toEqual(storeViews.ru)
    expect(releaseIn(body)).toBe('r1')
    expect(assetsIn(body).sort()).toEqual(['/assets/a.css', '/assets/entry.js', '/assets/wake.js'])
    expect(body).toContain('<html lang="ru"')
    expect(body).toContain('href="/ru/manifest.webmanifest"')
  })
})

test('[SHELL-89] the worker is never stored on the way, and one without a build takes itself away', async () => {
  const { headers, body } = await get('/sw.js')
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'service-worker-allowed': '/',
    'content-type': 'text/javascript; charset=utf-8',
  })
  expect(headers['content-security-policy']).toContain("worker-src 'self'")
  expect(farewell).toContain('unregister')
  expect(body.length).toBeGreaterThan(0)
})

describe('[SHELL-94] the manifest', () => {
  type Manifest = {
    id: string
    name: string
    short_name: string
    lang: string
    scope: string
    start_url: string
    icons: { src: string; sizes: string; type: string; purpose: string }[]
    shortcuts: { name: string; url: string }[]
  }
  const read = async (url: string) => JSON.parse((await get(url)).body) as Manifest

  test('is one of its own for each store view', async () => {
    const all = await Promise.all(codes.map((code) => read(`/${code}/manifest.webmanifest`)))
    expect(new Set(all.map(({ id }) => id)).size).toBe(7)
    const russian = all[codes.indexOf('ru')]
    expect(russian).toMatchObject({ lang: 'ru-RU', scope: '/', start_url: '/ru/pwa.html', id: '/ru/pwa.html' })
    expect(russian?.shortcuts).toEqual([
      { name: 'Корзина', url: '/ru/cart' },
      { name: 'Заказы', url: '/ru/my-account/orders' },
      { name: 'Избранное', url: '/ru/my-account/wishlist' },
    ])
  })

  test('[SHELL-280] has the name and the sentence that the shop has at the moment', async () => {
    const before = await read('/de/manifest.webmanifest')
    expect(before).toMatchObject({ name: 'Vitrine Deutschland', short_name: 'Vitrine' })
    expect(before).not.toHaveProperty('description')
    said.de = { site_name: 'Luma', site_description: { en: 'Lamps.', de: 'Lampen.' } }
    const described = { name: 'Luma Deutschland', short_name: 'Luma', description: 'Lampen.' }
    expect(await read('/de/manifest.webmanifest')).toMatchObject(described)
    expect(await read('/ru/manifest.webmanifest')).toMatchObject({ short_name: 'Vitrine' })
  })

  test('is found without a prefix too; an unknown store view gets the first', async () => {
    expect((await read('/manifest.webmanifest?store=de')).lang).toBe('de-DE')
    for (const query of ['', '?store=nowhere', '?store=__proto__', '?store=ru&store=de'])
      expect((await read(`/manifest.webmanifest${query}`)).lang).toBe('en-US')
  })

  test('names pictures of the size it says', async () => {
    const { icons } = await read('/en/manifest.webmanifest')
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '192x192 maskable',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src, sizes } of [...icons, { src: '/icons/touch-180.png', sizes: '180x180' }]) {
      const { statusCode, headers, rawPayload } = await get(src)
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
      const { width, height, channels } = await sharp(rawPayload).metadata()
      expect(`${width}x${height}`).toBe(sizes)
      // maskable ones must be painted to their corners
      const corner = await sharp(rawPayload).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
      expect(channels === 4 ? corner[3] : 255).toBe(255)
    }
  })
})
