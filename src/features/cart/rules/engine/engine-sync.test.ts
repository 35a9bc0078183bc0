import { describe, expect, test } from 'vitest'
import { cartHash, compareCarts, defaultFlags, markSynced, needsSync } from './engine-sync.ts'
import type { SyncFlags } from './engine-sync.ts'
import { quantitiesIn } from './engine-fake.ts'
import type { ModelItem } from './engine-fake.ts'
import { emptyCart, issue, markSent, toCommand } from './engine.ts'
import type { CartState } from './engine.ts'

let ids = 0
const newId = () => `n${(ids += 1)}`
const item = (sku: string, qty: number, item_id = sku.charCodeAt(0)): ModelItem => ({ sku, qty, item_id })
const cart = (...items: readonly ModelItem[]): CartState<ModelItem> => ({
  ...emptyCart<ModelItem>(),
  cartId: 'c1',
  version: 3,
  items,
})
const server = (...items: readonly ModelItem[]) => ({ cartId: 'c1', version: 4, items })
const wish = (state: CartState<ModelItem>, kind: 'add' | 'set' | 'remove', sku: string, amount = 1) =>
  issue(state, toCommand({ opId: newId(), kind, item: item(sku, 0), amount }))
const commands = (state: CartState<ModelItem>) =>
  state.pending.map(({ kind, key, amount }) => `${kind} ${key} ${amount}`)
const compare = (state: CartState<ModelItem>, items: readonly ModelItem[], flags: Partial<SyncFlags> = {}) => {
  const { state: after, differences } = compareCarts(state, server(...items), { ...defaultFlags, ...flags }, newId)
  const told = differences.map((one) => `${one.party} ${one.status} ${one.sku} ${one.clientQty}:${one.serverQty}`)
  return { told, inSight: quantitiesIn(after), commands: commands(after), state: after }
}

describe('[CART-114] browser and server compared', () => {
  const force = { forceClientState: true }
  test.each<
    [string, readonly ModelItem[], readonly ModelItem[], Partial<SyncFlags>, string[], Record<string, number>, string[]]
  >([
    ['equal carts', [item('A', 2)], [item('A', 2)], {}, [], { A: 2 }, []],
    ['gone on the server: gone here', [item('A', 2)], [], {}, ['client no-item A 2:0'], {}, []],
    [
      'gone on the server, the browser is right: sent',
      [item('A', 2)],
      [],
      force,
      ['server no-item A 2:0'],
      { A: 2 },
      ['set A 2'],
    ],
    [
      'gone on the server, which may not take lines away: sent',
      [item('A', 2)],
      [],
      { canRemoveLines: false },
      ['server no-item A 2:0'],
      { A: 2 },
      ['set A 2'],
    ],
    ['another quantity: taken over', [item('A', 2)], [item('A', 5)], {}, ['client wrong-qty A 2:5'], { A: 5 }, []],
    [
      'another quantity, the browser is right: sent',
      [item('A', 2)],
      [item('A', 5)],
      force,
      ['server wrong-qty A 2:5'],
      { A: 2 },
      ['set A 2'],
    ],
    [
      'another quantity, which the server may not change: sent',
      [item('A', 2)],
      [item('A', 5)],
      { canChangeLines: false },
      ['server wrong-qty A 2:5'],
      { A: 2 },
      ['set A 2'],
    ],
    ['one more on the server: added here', [], [item('B', 3)], {}, ['client no-item B 0:3'], { B: 3 }, []],
    [
      'one more on the server, the browser is right: taken away',
      [],
      [item('B', 3)],
      force,
      ['server no-item B 0:3'],
      {},
      ['remove B 0'],
    ],
    [
      "one more on the server stays where lines and quantities are the browser's",
      [],
      [item('B', 3)],
      { canRemoveLines: false, canChangeLines: false },
      ['client no-item B 0:3'],
      { B: 3 },
      [],
    ],
  ])('%s', (_, client, items, flags, told, sight, sent) => {
    const compared = compare(cart(...client), items, flags)
    expect(compared).toMatchObject({ told, inSight: sight, commands: sent })
    expect(compared.state).toMatchObject({ version: 4, isStale: false })
    expect(compare(cart(...client), items, { ...flags, dryRun: true }).told).toEqual(told)
  })

  test('what was asked for here is a step from what the server has', () => {
    const compared = compare(wish(cart(item('A', 2)), 'add', 'A', 1), [item('A', 5)])
    expect(compared).toMatchObject({ told: ['server wrong-qty A 3:5'], inSight: { A: 6 }, commands: ['add A 1'] })
  })

  test('a line that waits to be sent, or to be taken away, goes on waiting', () => {
    const added = compare(wish(cart(), 'add', 'A', 2), [])
    expect(added).toMatchObject({ told: ['server no-item A 2:0'], inSight: { A: 2 }, commands: ['add A 2'] })
    const removed = compare(wish(cart(item('A', 2)), 'remove', 'A'), [item('A', 5)])
    expect(removed).toMatchObject({ told: ['server no-item A 0:5'], inSight: {}, commands: ['remove A 0'] })
  })

  test('where the browser is right the quantity in sight counts', () => {
    const waiting = compare(wish(cart(item('A', 2)), 'add', 'A', 1), [item('A', 5)], force)
    expect(waiting).toMatchObject({ inSight: { A: 3 }, commands: ['set A 3'] })
  })

  test('where the browser is right a step that waits counts from what it saw, also where both have the same by chance', () => {
    const waiting = compare(wish(cart(item('A', 2)), 'add', 'A', 3), [item('A', 5)], force)
    expect(waiting).toMatchObject({ told: [], inSight: { A: 5 }, commands: ['set A 5'] })
    expect(compare(wish(cart(item('A', 2)), 'add', 'A', 3), [item('A', 5)])).toMatchObject({ inSight: { A: 8 } })
  })

  test('a dry run only reports', () => {
    const state = wish(cart(item('A', 2), item('B', 1)), 'add', 'C')
    const compared = compareCarts(
      state,
      server(item('A', 5), item('D', 1)),
      { ...defaultFlags, ...force, dryRun: true },
      newId,
    )
    expect(compared.state).toBe(state)
    expect(compared.differences).toEqual([
      { party: 'server', status: 'wrong-qty', sku: 'A', clientQty: 2, serverQty: 5 },
      { party: 'server', status: 'no-item', sku: 'B', clientQty: 1, serverQty: 0 },
      { party: 'server', status: 'no-item', sku: 'C', clientQty: 1, serverQty: 0 },
      { party: 'server', status: 'no-item', sku: 'D', clientQty: 0, serverQty: 1 },
    ])
  })

  test('an older cart, another one, and commands of which nobody knows what they did, say nothing', () => {
    const state = cart(item('A', 2))
    const waiting = wish(state, 'add', 'A')
    const sent = markSent(waiting, waiting.pending[0]?.opId ?? '')
    expect(compareCarts(sent, server(), defaultFlags, newId)).toEqual({ state: sent, differences: [] })
    const forced = { ...defaultFlags, ...force }
    for (const other of [
      { ...server(), version: 2 },
      { ...server(), cartId: 'c2' },
    ]) {
      expect(compareCarts(state, other, forced, newId)).toEqual({ state, differences: [] })
    }
    expect(compareCarts(state, { ...server(), version: 3 }, forced, newId).differences).toHaveLength(1)
  })

  test('[CART-19] lines are known again by their server id where options make them', () => {
    const custom = (value: number) => ({
      extension_attributes: { custom_options: [{ option_id: 1, option_value: value }] },
    })
    const state = { ...cart(), items: [{ ...item('A', 2, 7), product_option: custom(1) }] }
    const same = { ...item('A', 5, 7), product_option: custom(2) }
    const { differences, state: after } = compareCarts(state, server(same), { ...defaultFlags, ...force }, newId)
    expect(differences).toMatchObject([{ status: 'wrong-qty', clientQty: 2, serverQty: 5 }])
    expect(after.pending.map(({ item: sent, amount }) => [sent, amount])).toEqual([[same, 2]])
  })
})

describe('[CART-115] when there is something to compare', () => {
  test('never compared, perhaps changed elsewhere, or changed here', () => {
    const state = cart(item('A', 2))
    expect(needsSync(state)).toBe(true)
    const synced = markSynced(state)
    expect(needsSync(synced)).toBe(false)
    expect(needsSync({ ...synced, isStale: true })).toBe(true)
    expect(needsSync({ ...synced, items: [item('A', 3)] })).toBe(true)
    expect(needsSync({ ...synced, version: 4 })).toBe(true)
    expect(needsSync({ ...synced, cartId: undefined })).toBe(false)
    expect(needsSync(compare(state, [item('A', 2)]).state)).toBe(false)
  })

  test('the hash is sha3-224 of the cart and its lines, and of nothing that changes by itself', () => {
    const state = cart(item('A', 2))
    expect(cartHash(state)).toMatch(/^[0-9a-f]{56}$/)
    const priced = { ...state, items: [{ ...item('A', 2), stock: { qty: 5 }, totals: {}, price: 9 }] }
    expect(cartHash(priced)).toBe(cartHash(state))
    const option = { extension_attributes: { custom_options: [{ option_id: 1, option_value: 1 }] } }
    const others = [
      { ...state, cartId: 'c2' },
      cart(item('B', 2)),
      cart(item('A', 2, 99)),
      cart({ ...item('A', 2), product_option: option } as ModelItem),
    ]
    expect(new Set([state, ...others].map(cartHash)).size).toBe(5)
  })
})
