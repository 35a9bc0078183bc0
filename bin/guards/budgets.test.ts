import { expect, test } from 'vitest'
import { checkBudgets, weighPages } from './budgets.ts'
import type { Manifest } from './budgets.ts'

const page = 'src/features/cart/web/cart-page.tsx'
const manifest: Manifest = {
  'src/app/entry-browser.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['assets/base.css'],
  },
  '_react.js': { file: 'assets/react.js' },
  [page]: {
    file: 'assets/cart.js',
    isDynamicEntry: true,
    imports: ['_react.js', '_money.js'],
    css: ['assets/cart.css'],
  },
  '_money.js': { file: 'assets/money.js', css: ['assets/base.css'] },
  'virtual:texts/ru': { file: 'assets/ru.js', isDynamicEntry: true },
  'src/app/shell/drawer.tsx': { file: 'assets/drawer.js', isDynamicEntry: true },
}
const sizes: Record<string, number> = {
  entry: 10_000,
  react: 60_000,
  cart: 10_000,
  money: 5_000,
  ru: 5_000,
  drawer: 90_000,
  base: 9_000,
  'cart.css': 3_000,
}
const sizeOf = (extra: Record<string, number>) => (file: string) => {
  const name = file.replace('assets/', '')
  const all = { ...sizes, ...extra }
  return all[name] ?? all[name.replace(/\..*/, '')] ?? 0
}

test('a page weighs what is in its way, each file once, and nothing that comes later', () => {
  expect(weighPages(manifest, sizeOf({}))).toEqual([
    { page, script: 90_000, style: 12_000, awake: 90_000, requests: 10 },
  ])
  expect(checkBudgets(weighPages(manifest, sizeOf({})))).toEqual([])
})

test('a page that is too heavy is found', () => {
  const findings = checkBudgets(weighPages(manifest, sizeOf({ money: 15_500, 'cart.css': 7_000 })))
  expect(findings.map(({ path, message }) => `${path}: ${message.split(':')[0]}`)).toEqual([
    `${page}: 100.5 kB of JavaScript before the load event, 100 kB are allowed`,
    `${page}: 16.0 kB of CSS before the load event, 15 kB are allowed`,
  ])
})

test('a page that asks too often is found, the styles of parts that wake up later counted in', () => {
  const late = 'src/features/cart/web/cart-parts.tsx'
  const css = Array.from({ length: 6 }, (_, number) => `assets/part-${number}.css`)
  const cart = { ...manifest[page], file: 'assets/cart.js', dynamicImports: [late] }
  const weights = weighPages({ ...manifest, [page]: cart, [late]: { file: 'assets/parts.js', css } }, sizeOf({}))
  expect(checkBudgets(weights).map(({ message }) => message)).toEqual([
    expect.stringContaining('16 requests before the load event, 12 are allowed'),
  ])
})

test('a build without an entry has no pages, which the check refuses', () => {
  expect(weighPages({}, sizeOf({}))).toEqual([])
})
