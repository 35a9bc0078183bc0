import { expect, test } from 'vitest'
import { toRelease } from './build-worker.ts'

const manifest = {
  'src/app/entry-browser.ts': { file: 'assets/entry.js', isEntry: true, dynamicImports: ['src/app/wake.tsx'] },
  'src/app/wake.tsx': {
    file: 'assets/wake.js',
    imports: ['_button.js'],
    dynamicImports: ['src/app/area-page.tsx', 'src/app/shell/sign-in/sign-in-panel.tsx', 'virtual:texts/en'],
    css: ['assets/wake.css'],
    assets: ['assets/golos-latin.woff2'],
  },
  'src/app/area-page.tsx': {
    file: 'assets/area.js',
    imports: ['src/features/orders/web/returning/order-after.tsx'],
    dynamicImports: [
      'src/features/admin/web/orders/orders-screen.tsx',
      'src/features/blogger/web/sales/sales-screen.tsx',
    ],
  },
  'src/features/admin/web/orders/orders-screen.tsx': {
    file: 'assets/orders-screen.js',
    imports: ['_button.js', '_office.js'],
    dynamicImports: ['src/features/admin/web/dashboard/chart.tsx'],
    css: ['assets/office.css'],
    assets: ['assets/plan.svg'],
  },
  'src/features/blogger/web/sales/sales-screen.tsx': { file: 'assets/sales-screen.js', imports: ['_office.js'] },
  'src/features/admin/web/dashboard/chart.tsx': { file: 'assets/chart.js' },
  'src/features/orders/web/returning/order-after.tsx': { file: 'assets/order-after.js' },
  'src/app/shell/sign-in/sign-in-panel.tsx': { file: 'assets/sign-in.js' },
  'virtual:texts/en': { file: 'assets/en.js', dynamicImports: ['virtual:texts/en/office'] },
  'virtual:texts/en/office': { file: 'assets/office-en.js' },
  '_button.js': { file: 'assets/button.js', css: ['assets/button.css'] },
  '_office.js': { file: 'assets/office.js' },
}
const files = [
  ...Object.values(manifest).flatMap((chunk) => [
    chunk.file,
    ...('css' in chunk ? chunk.css : []),
    ...('assets' in chunk ? chunk.assets : []),
  ]),
  'assets/unheard-of.js',
].map((file) => file.replace('assets/', ''))

const { common, others } = toRelease(manifest, files)

test('[SHELL-80] every store view gets at once what any page of it may need without a network', () => {
  expect(common.toSorted()).toEqual(
    [
      'area.js',
      'button.css',
      'button.js',
      'entry.js',
      // other pages need it at once, whoever opens it besides
      'order-after.js',
      'unheard-of.js',
      'wake.css',
      'wake.js',
    ].map((file) => `/assets/${file}`),
  )
})

test('[SHELL-120] what only screens of the shop’s people and signing in lead to is kept when it is opened', () => {
  expect(others.toSorted()).toEqual(
    [
      'chart.js',
      'en.js',
      'golos-latin.woff2',
      'office-en.js',
      'office.css',
      'office.js',
      'orders-screen.js',
      'plan.svg',
      'sales-screen.js',
      'sign-in.js',
    ].map((file) => `/assets/${file}`),
  )
})

test('[SHELL-86] another file is another release, whichever group it is in', () => {
  const one = (name: string) => toRelease(manifest, [...files, name]).id
  expect(one('chart-2.js')).not.toBe(one('chart-3.js'))
  expect(toRelease(manifest, files.toReversed()).id).toBe(toRelease(manifest, files).id)
})
