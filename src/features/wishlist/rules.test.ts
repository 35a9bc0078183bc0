import { describe, expect, test } from 'vitest'
import { addKept, isKept, mergeKept, mostKept, noteUntold, removeKept } from './rules.ts'
import type { Kept } from './rules.ts'

const kept = (sku: string): Kept => ({ sku, name: `Piece ${sku}`, image: '', url_path: `p/${sku}`, qty: 1 })
const skus = (list: readonly Kept[]) => list.map(({ sku }) => sku)

describe('the list', () => {
  test('[WISH-1] the last one added comes first, and adding twice changes nothing', () => {
    const list = addKept(addKept([], kept('A')), kept('B'))
    expect(skus(list)).toEqual(['B', 'A'])
    expect(addKept(list, kept('A'))).toBe(list)
    expect(skus(removeKept(list, 'B'))).toEqual(['A'])
  })

  test('[WISH-1] the oldest goes where there are too many', () => {
    expect(mostKept).toBe(200)
    const full = Array.from({ length: mostKept }, (_, at) => kept(`K${at}`))
    const list = addKept(full, kept('NEW'))
    expect(list).toHaveLength(mostKept)
    expect(list[0]?.sku).toBe('NEW')
    expect(skus(list)).not.toContain(`K${mostKept - 1}`)
  })

  test("[WISH-5] the browser's list comes first, then what only the account has", () => {
    expect(skus(mergeKept([kept('A'), kept('B')], [kept('C'), kept('A')]))).toEqual(['A', 'B', 'C'])
  })

  test('[WISH-5] of what the account has not heard the last thing counts', () => {
    const nothing = { add: [], remove: [] }
    const added = noteUntold(nothing, 'add', 'A')
    expect(added).toEqual({ add: ['A'], remove: [] })
    expect(noteUntold(added, 'remove', 'A')).toEqual({ add: [], remove: ['A'] })
  })

  test('[WISH-2] what is spoilt is not taken for a style', () => {
    expect([null, 'A', {}, { sku: 1, name: 'x' }, kept('A')].filter(isKept)).toHaveLength(1)
  })
})
