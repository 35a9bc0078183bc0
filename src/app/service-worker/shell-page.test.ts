import { expect, test } from 'vitest'
import { assetsIn, releaseIn, shellPath, viewOf } from './shell-page.ts'

test('[SHELL-91] each store view has a shell of its own; addresses without a prefix are the English view’s', () => {
  const views = ['/', '/cart', '/en', '/ru/women?size=M', '/cn/pwa.html', '/fr/cart'].map((path) =>
    viewOf(`https://shop.example${path}`),
  )
  expect(views).toEqual(['en', 'en', 'en', 'ru', 'cn', 'en'])
  expect(shellPath('ru')).toBe('/ru/shell.html')
})

test('[SHELL-80] what a shell needs is read from the shell', () => {
  const html =
    '<!doctype html><html lang="ru" data-release="0a1b2c"><link href="/assets/a-1_x.css"><script src="/assets/entry-2.js"></script><script type="application/json">{"preloads":["/assets/wake-3.js","/assets/entry-2.js"],"fonts":["/assets/golos-4.woff2"]}</script>'
  expect(assetsIn(html)).toEqual([
    '/assets/a-1_x.css',
    '/assets/entry-2.js',
    '/assets/wake-3.js',
    '/assets/golos-4.woff2',
  ])
  expect(releaseIn(html)).toBe('0a1b2c')
})

test('[SHELL-86] a page that says nothing of a release is none of ours', () => {
  expect(releaseIn('<html lang="en"><p data-release="x"></p>')).toBeUndefined()
  expect(releaseIn('{"code":503}')).toBeUndefined()
  expect(assetsIn('{"code":503}')).toEqual([])
})
