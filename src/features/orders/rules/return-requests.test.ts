import { describe, expect, test } from 'vitest'
import { afterReturn, areLeft, isWhole, mayAsk, piecesLeft, stillAsked } from './return-requests.ts'

const terms = { returnDays: 30, withdrawalDays: 14 }
const order = (changes: object = {}) => ({
  stage: 5,
  isCanceled: false,
  deliveredAt: '2026-11-02T18:30:00.000Z',
  ...changes,
})

describe('until when', () => {
  test.each([
    ['return', '2026-11-02T18:31:00.000Z', true],
    ['return', '2026-12-02T23:59:59.999Z', true],
    ['return', '2026-12-03T00:00:00.000Z', false],
    ['withdrawal', '2026-11-16T23:59:59.999Z', true],
    ['withdrawal', '2026-11-17T00:00:00.000Z', false],
  ] as const)('[ORDER-170] [ORDER-180] a %s at %s: %s', (kind, now, isOpen) => {
    expect(mayAsk(kind, order(), terms, now).isOpen).toBe(isOpen)
  })

  test.each([
    // delivered on, the last moment of a withdrawal and of a return
    ['2026-11-20T10:00:00.000Z', '2026-12-04T23:59:59.999Z', '2026-12-20T23:59:59.999Z'],
    ['2026-11-21T10:00:00.000Z', '2026-12-07T23:59:59.999Z', '2026-12-21T23:59:59.999Z'],
    ['2026-11-22T10:00:00.000Z', '2026-12-07T23:59:59.999Z', '2026-12-22T23:59:59.999Z'],
    ['2026-11-23T10:00:00.000Z', '2026-12-07T23:59:59.999Z', '2026-12-23T23:59:59.999Z'],
  ])(
    '[ORDER-802] delivered at %s: the law gives the Monday after a weekend too',
    (deliveredAt, withdrawal, returned) => {
      const after = (last: string) => new Date(Date.parse(last) + 1).toISOString()
      for (const [kind, last] of [
        ['withdrawal', withdrawal],
        ['return', returned],
      ] as const) {
        expect(mayAsk(kind, order({ deliveredAt }), terms, last)).toEqual({ isOpen: true, until: after(last) })
        expect(mayAsk(kind, order({ deliveredAt }), terms, after(last)).isOpen).toBe(false)
      }
    },
  )

  test('[ORDER-170] the last day counts whole', () => {
    expect(mayAsk('return', order(), terms, '2026-11-03T00:00:00.000Z').until).toBe('2026-12-03T00:00:00.000Z')
  })

  test.each([
    // stage, return, withdrawal
    [0, false, false],
    [1, false, true],
    [3, false, true],
    [4, true, true],
    [5, true, true],
  ])('[ORDER-170] [ORDER-180] at stage %s, with nothing delivered yet', (stage, returning, withdrawing) => {
    const ask = (kind: 'return' | 'withdrawal') =>
      mayAsk(kind, order({ stage, deliveredAt: undefined }), terms, '2030-01-01T00:00:00.000Z')
    expect(ask('return').isOpen).toBe(returning)
    expect(ask('withdrawal').isOpen).toBe(withdrawing)
    expect(ask('withdrawal').until).toBeUndefined()
  })

  test('[ORDER-170] [ORDER-180] nothing of a canceled order, and no withdrawal where the law does not hold', () => {
    const now = '2026-11-03T00:00:00.000Z'
    for (const kind of ['return', 'withdrawal'] as const)
      expect(mayAsk(kind, order({ isCanceled: true }), terms, now).isOpen).toBe(false)
    expect(mayAsk('withdrawal', order(), { ...terms, withdrawalDays: undefined }, now).isOpen).toBe(false)
  })
})

describe('which pieces', () => {
  const line = (id: number, qty: number, returnedQty = 0) => ({ id, qty, returnedQty, price: 100 })

  test('[ORDER-314] pieces that come back are those asked for first, by the first request first', () => {
    const open = [
      { id: 'a', lines: [{ line: 1, qty: 2 }] },
      {
        id: 'b',
        lines: [
          { line: 1, qty: 1 },
          { line: 2, qty: 1 },
        ],
      },
      { id: 'c', lines: [{ line: 3, qty: 1 }] },
    ]
    const once = afterReturn(open, [{ line: 1, qty: 1 }])
    expect(once).toEqual([{ id: 'a', lines: [{ line: 1, qty: 2, taken: 1 }] }])
    expect(stillAsked(once[0]?.lines ?? [])).toEqual([{ line: 1, qty: 1 }])
    const all = afterReturn(
      [...once, ...open.slice(1)],
      [
        { line: 1, qty: 5 },
        { line: 2, qty: 1 },
      ],
    )
    expect(all.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(all.flatMap(({ lines }) => stillAsked(lines))).toEqual([])
    expect(afterReturn(open, [{ line: 4, qty: 1 }])).toEqual([])
  })

  test('[ORDER-171] those that did not come back and that nobody asked for yet', () => {
    const lines = [line(1, 3), line(2, 2, 1), line(3, 1, 1)]
    expect(piecesLeft(lines, [])).toEqual([
      { line: 1, qty: 3 },
      { line: 2, qty: 1 },
    ])
    expect(piecesLeft(lines, [[{ line: 1, qty: 1 }], [{ line: 2, qty: 1 }]])).toEqual([{ line: 1, qty: 2 }])
  })

  test('[ORDER-171] each line once, and no more than are left', () => {
    const left = [
      { line: 1, qty: 2 },
      { line: 2, qty: 1 },
    ]
    expect(areLeft([{ line: 1, qty: 2 }], left)).toBe(true)
    expect(areLeft(left, left)).toBe(true)
    expect(areLeft([], left)).toBe(false)
    expect(areLeft([{ line: 1, qty: 3 }], left)).toBe(false)
    expect(areLeft([{ line: 3, qty: 1 }], left)).toBe(false)
    expect(areLeft([{ line: 1, qty: 0 }], left)).toBe(false)
    // one that is not left spoils those that are
    expect(areLeft([...left, { line: 3, qty: 1 }], left)).toBe(false)
    expect(
      areLeft(
        [
          { line: 1, qty: 1 },
          { line: 1, qty: 1 },
        ],
        left,
      ),
    ).toBe(false)
  })

  test('[ORDER-185] the whole order is all that was ordered', () => {
    const lines = [line(1, 2), line(2, 1)]
    expect(
      isWhole(
        [
          { line: 1, qty: 2 },
          { line: 2, qty: 1 },
        ],
        lines,
      ),
    ).toBe(true)
    expect(isWhole([{ line: 1, qty: 2 }], lines)).toBe(false)
    expect(isWhole([], lines)).toBe(false)
  })
})
