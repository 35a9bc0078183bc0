import { describe, expect, test } from 'vitest'
import { chooseWay, isAway, isOfKind, mayKeep, pastTheWorker } from './choose-way.ts'
import type { Asked } from './choose-way.ts'

const origin = 'https://shop.example'
const asked = (path: string, more: Partial<Asked> = {}): Asked => ({
  url: new URL(path, origin).href,
  method: 'GET',
  mode: 'cors',
  hasAuthorization: false,
  hasRange: false,
  ...more,
})
const visit = (path: string, more: Partial<Asked> = {}) => chooseWay(asked(path, { mode: 'navigate', ...more }), origin)
const fetched = (path: string, more: Partial<Asked> = {}) => chooseWay(asked(path, more), origin)

describe('[SHELL-84] what the worker lets pass', () => {
  test.each([
    '/api/catalog?store=en',
    '/api/shell?store=ru',
    '/api/user/profile?token=abc',
    '/api/cart/pull?cartId=1',
    '/api/order/1',
    '/api/blogger/balance',
    '/api/admin/design',
    '/api/manage/audit',
    '/healthz',
    '/sw.js',
    '/en/manifest.webmanifest',
    '/icons/app-192.png',
    '/img/210x300/demo/a.jpg?token=abc',
    '/assets/wake-1.js?token=abc',
  ])('%s', (path) => expect(fetched(path)).toBe('pass'))

  test.each([
    '/api/docs',
    '/sitemap.xml',
    '/robots.txt',
    '/order/1/invoice.pdf',
    '/metrics',
    '/en/sitemap.xml',
    '/llms.txt',
    '/en/p/1/hoodie.md',
  ])('%s opened in a tab', (path) => expect(visit(path)).toBe('pass'))

  test('forms, other origins, parts of files, and whatever is somebody’s own', () => {
    expect(visit('/en/cart/add', { method: 'POST' })).toBe('pass')
    expect(visit('https://elsewhere.example/')).toBe('pass')
    expect(fetched('/img/210x300/a.jpg', { hasRange: true })).toBe('pass')
    expect(fetched('/img/210x300/a.jpg', { hasAuthorization: true })).toBe('pass')
    expect(fetched('/en/women')).toBe('pass')
  })
})

test('[SHELL-952] a browser that can be told beforehand takes every call past the worker, and nothing else', () => {
  const told = new URLPattern(pastTheWorker.condition.urlPattern)
  for (const path of ['/api/catalog?store=en', '/api/user/profile', '/api/order/1'])
    expect(told.test(new URL(path, origin).href)).toBe(true)
  for (const path of ['/', '/en/women', '/en/api', '/apis/1', '/assets/wake-1.js', '/img/210x300/demo/a.jpg'])
    expect(told.test(new URL(path, origin).href)).toBe(false)
})

test('[SHELL-81] every address of the shop that is opened in a tab is a page, with and without prefix and query', () => {
  for (const path of [
    '/',
    '/pwa.html',
    '/ru',
    '/cn/pwa.html',
    '/en/women/tops?size=M',
    '/cart/abc',
    '/my-account/orders',
  ])
    expect(visit(path)).toBe('page')
  expect(visit('/reset-password?email=a&token=b')).toBe('page')
})

test('[SHELL-82] [SHELL-83] files and pictures have ways of their own', () => {
  expect(fetched('/assets/wake-LVbnSI1U.js')).toBe('asset')
  expect(fetched('/img/324x489/demo/hoodie.jpg')).toBe('picture')
})

test('[SHELL-84] only plain answers of our own that are the same for everybody are kept', () => {
  const plain = {
    status: 200,
    type: 'basic',
    contentType: 'text/css',
    isRedirected: false,
    cacheControl: 'public, max-age=31536000, immutable',
    hasSetCookie: false,
  }
  expect(mayKeep(plain, 'file')).toBe(true)
  expect(mayKeep({ ...plain, cacheControl: '' }, 'file')).toBe(true)
  expect(mayKeep({ ...plain, cacheControl: 'private, no-store' }, 'file')).toBe(false)
  expect(mayKeep({ ...plain, cacheControl: 'Private' }, 'file')).toBe(false)
  expect(mayKeep({ ...plain, cacheControl: 'no-store' }, 'file')).toBe(false)
  expect(mayKeep({ ...plain, hasSetCookie: true }, 'file')).toBe(false)
  expect(mayKeep({ ...plain, type: 'opaque' }, 'file')).toBe(false)
  expect(mayKeep({ ...plain, type: 'opaqueredirect', status: 0 }, 'file')).toBe(false)
  expect(mayKeep({ ...plain, isRedirected: true }, 'file')).toBe(false)
  for (const status of [206, 301, 304, 404, 500]) expect(mayKeep({ ...plain, status }, 'file')).toBe(false)
})

test('[SHELL-950] a page that came in the place of a file or a picture is neither', () => {
  expect(isOfKind({ contentType: 'text/html; charset=utf-8' }, 'page')).toBe(true)
  for (const kind of ['file', 'picture'] as const) expect(isOfKind({ contentType: 'Text/HTML' }, kind)).toBe(false)
  for (const contentType of ['application/javascript; charset=utf-8', 'text/css', 'font/woff2', 'image/svg+xml', '']) {
    expect(isOfKind({ contentType }, 'file')).toBe(true)
    expect(isOfKind({ contentType }, 'page')).toBe(false)
  }
  expect(isOfKind({ contentType: 'image/avif' }, 'picture')).toBe(true)
  expect(isOfKind({ contentType: 'application/json' }, 'picture')).toBe(false)
})

test('[SHELL-81] a shop that restarts, or whose place is empty, is as good as out of reach; a page that is missing is an answer', () => {
  expect([502, 503, 504].map(isAway)).toEqual([true, true, true])
  expect([0, 200, 301, 404, 500].map(isAway)).toEqual([false, false, false, false, false])
})
