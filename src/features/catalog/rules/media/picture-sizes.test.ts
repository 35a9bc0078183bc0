import { expect, test } from 'vitest'
import { isPictureSize, pictureSizes, toDimensions } from './picture-sizes.ts'

test.each([
  ['the cart', '210x300', 210, 300],
  ['a card', '324x489', 324, 489],
  ['the gallery', '600x744', 600, 744],
] as const)('[PICTURE-1] %s has pictures of %s, and of twice that', (_name, size, width, height) => {
  expect(toDimensions(size)).toEqual({ width, height })
  expect(isPictureSize(size)).toBe(true)
  expect(isPictureSize(`${width * 2}x${height * 2}`)).toBe(true)
})

test('[PICTURE-1] other sizes are none', () => {
  for (const text of ['300x210', '210x301', '210', '', 'x', '0210x300'])
    expect([text, isPictureSize(text)]).toEqual([text, false])
})

test('[PICTURE-1] each size stands once, with a width and a height', () => {
  expect(new Set(pictureSizes).size).toBe(pictureSizes.length)
  for (const size of pictureSizes) {
    const { width, height } = toDimensions(size)
    expect(`${width}x${height}`).toBe(size)
  }
})
