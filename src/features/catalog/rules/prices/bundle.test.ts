import { describe, expect, test } from 'vitest'
import { preselected } from './bundle.ts'

type Link = { id: number; isDefault: boolean; isAvailable: boolean }
const link = (id: number, isDefault = false, isAvailable = true): Link => ({ id, isDefault, isAvailable })
const option = (required: boolean, ...links: Link[]) => ({ required, links })
const chosen = (...options: ReturnType<typeof option>[]) => preselected(options, (each) => each).map((each) => each?.id)

describe('what a bundle comes with', () => {
  test('[CATALOG-5] the default, the first of several that can be had', () => {
    expect(
      chosen(
        option(true, link(1), link(2, true, false), link(3, true), link(4, true)),
        option(false, link(5), link(6, true)),
      ),
    ).toEqual([3, 6])
  })

  test('[CATALOG-5] of a sold-out default another piece, and it stays where nothing can be had', () => {
    expect(chosen(option(true, link(1), link(2, true, false)), option(false, link(3, true, false), link(4)))).toEqual([
      1,
      undefined,
    ])
    expect(chosen(option(true, link(1, false, false), link(2, true, false)))).toEqual([2])
  })

  test('[CATALOG-5] of a part without one the first that can be had, nothing of an optional part', () => {
    expect(chosen(option(true, link(1, false, false), link(2)), option(false, link(3)))).toEqual([2, undefined])
    expect(chosen(option(true, link(1, false, false), link(2, false, false)))).toEqual([1])
  })

  test('[CATALOG-5] a bundle of optional parts alone begins with the first of them', () => {
    expect(chosen(option(false), option(false, link(1, false, false), link(2)), option(false, link(3)))).toEqual([
      undefined,
      2,
      undefined,
    ])
    expect(chosen(option(false, link(1, true, false)), option(false, link(2)))).toEqual([undefined, 2])
    expect(chosen(option(true), option(false))).toEqual([undefined, undefined])
    expect(chosen()).toEqual([])
  })
})
