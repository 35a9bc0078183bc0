import { expect, it } from 'vitest'
import { toSlug } from './slug.ts'

it.each([
  ['Loopback hoodie', 'loopback-hoodie'],
  ['Contour legging 7/8', 'contour-legging-7-8'],
  ['Größe  Straße', 'grosse-strasse'],
  ['Ёлка и щука', 'elka-i-shchuka'],
  ["Women's tops & tees", 'womens-tops-tees'],
  ['---', ''],
])('%s becomes %s', (text, slug) => {
  expect(toSlug(text)).toBe(slug)
})
