import { expect, test } from 'vitest'
import { publicName } from './public-name.ts'

test.each([
  ['mira.in.clay', 'mira.in.clay'],
  [' @mira_2 ', 'mira_2'],
  ['', ''],
  ['Mira Okafor', ''],
  ['https://shop.example', ''],
  ['a'.repeat(31), ''],
])('[BLOGGER-202] of %j the shop says %j', (instagram, name) => {
  expect(publicName(instagram)).toBe(name)
})
