import { expect, test } from 'vitest'
import { isTooLarge, picturesToDrop } from './picture-limits.ts'

const kept = (count: number, bytes: number) =>
  Array.from({ length: count }, (_, index) => ({ url: `/img/${index}`, bytes }))

test('[SHELL-83] within the limits nothing goes', () => {
  expect(picturesToDrop(kept(10, 10), { count: 10, bytes: 100 })).toEqual([])
})

test('[SHELL-83] too many: the longest unused go, and a few more', () => {
  expect(picturesToDrop(kept(11, 1), { count: 10, bytes: 100 })).toEqual(['/img/0', '/img/1'])
})

test('[SHELL-83] too heavy: as many as it takes', () => {
  expect(picturesToDrop(kept(4, 30), { count: 10, bytes: 100 })).toEqual(['/img/0'])
  expect(
    picturesToDrop(
      [
        { url: '/a', bytes: 5 },
        { url: '/b', bytes: 200 },
      ],
      { count: 10, bytes: 100 },
    ),
  ).toEqual(['/a', '/b'])
})

test('[SHELL-83] one picture does not drive out twenty', () => {
  expect(isTooLarge(1_500_001)).toBe(true)
  expect(isTooLarge(60_000)).toBe(false)
})
