import { fingerprint } from '#core/fingerprint.ts'
import { applyCart, issue, toCommand, viewLines } from './engine.ts'
import { lineKey } from './engine-lines.ts'
import type { EngineItem } from './engine-lines.ts'
import type { CartState } from './engine-types.ts'
import { isSameLine } from '../lines.ts'
import type { ComparableLine } from '../lines.ts'

/** Who is right where browser and server differ. Source: shopping.md 4, Cart connection and sync. */
export type SyncFlags = {
  /** The browser: what the server has besides goes, what it lacks is sent. Never by default: another device may have added it. */
  readonly forceClientState: boolean
  /** Whether a line that is gone on the server goes here too; else it is sent again. */
  readonly canRemoveLines: boolean
  /** Whether the server's quantity counts where nobody here asked for another; else ours is sent. */
  readonly canChangeLines: boolean
  /** Only reports. */
  readonly dryRun: boolean
}

export const defaultFlags: SyncFlags = {
  forceClientState: false,
  canRemoveLines: true,
  canChangeLines: true,
  dryRun: false,
}

/** Where a line is missing or has another quantity, and what becomes of it. `party` is the side that changes. */
export type Difference = {
  readonly party: 'client' | 'server'
  readonly status: 'no-item' | 'wrong-qty'
  readonly sku: string
  /** 0 where the line is missing. */
  readonly clientQty: number
  readonly serverQty: number
}

type ComparedItem = EngineItem & ComparableLine
type ServerCart<Item> = { readonly cartId: string; readonly version: number; readonly items: readonly Item[] }
type Compared<Item> = Omit<Difference, 'status' | 'sku'> & { readonly item: Item }

/**
 * Compares the lines in sight with the server's and settles each difference by the flags. Commands that wait are sent in any
 * case, so lines that they speak of change the server. A dry run leaves the state as it is. Nothing is compared with an older
 * cart, nor while it is not known what a command that was sent has done.
 */
export const compareCarts = <Item extends ComparedItem>(
  state: CartState<Item>,
  server: ServerCart<Item>,
  flags: SyncFlags,
  newId: () => string,
): { readonly state: CartState<Item>; readonly differences: readonly Difference[] } => {
  const isUnderway = state.pending.some(({ attempts }) => attempts > 0)
  if (isUnderway || server.cartId !== state.cartId || server.version < state.version) return { state, differences: [] }
  const compared = compareLines(state, server.items, flags)
  const differences = compared
    .filter(({ clientQty, serverQty }) => clientQty !== serverQty)
    .map(({ item, ...one }) => ({ ...one, sku: item.sku, status: statusOf(one) }))
  if (flags.dryRun) return { state, differences }
  let next: CartState<Item> = markSynced(applyCart(state, server))
  for (const { party, item, clientQty } of compared) {
    // what waits is a step from what the server has, unless the browser is right in every case
    if (party === 'client' || (isAskedFor(state, item) && !flags.forceClientState)) continue
    const known = server.items.find((one) => isSameLine(one, item)) ?? item
    if (viewQty(next, known) === clientQty) continue
    const kind = clientQty === 0 ? 'remove' : 'set'
    next = issue(next, toCommand({ opId: newId(), kind, item: known, amount: clientQty }))
  }
  return { state: next, differences }
}

const isAskedFor = <Item extends EngineItem>({ pending }: CartState<Item>, item: Item): boolean =>
  pending.some(({ key }) => key === lineKey(item))

const viewQty = <Item extends EngineItem>(state: CartState<Item>, item: Item): number =>
  viewLines(state).find(({ key }) => key === lineKey(item))?.qty ?? 0

const statusOf = ({ clientQty, serverQty }: Pick<Difference, 'clientQty' | 'serverQty'>): Difference['status'] =>
  clientQty === 0 || serverQty === 0 ? 'no-item' : 'wrong-qty'

/** Every line of either side with both quantities and the side that changes where they differ. */
const compareLines = <Item extends ComparedItem>(
  state: CartState<Item>,
  items: readonly Item[],
  { forceClientState, canRemoveLines, canChangeLines }: SyncFlags,
): readonly Compared<Item>[] => {
  const lines = viewLines(state)
  const ofClient = lines.map(({ item, qty, isPending }): Compared<Item> => {
    const serverQty = items.find((one) => isSameLine(one, item))?.qty ?? 0
    const canTakeOver = serverQty === 0 ? canRemoveLines : canChangeLines
    const party = forceClientState || isPending || !canTakeOver ? 'server' : 'client'
    return { party, clientQty: qty, serverQty, item }
  })
  const ofServer = items
    .filter((item) => !lines.some((line) => isSameLine(line.item, item)))
    .map((item): Compared<Item> => {
      const party = forceClientState || isAskedFor(state, item) ? 'server' : 'client'
      return { party, clientQty: 0, serverQty: item.qty, item }
    })
  return [...ofClient, ...ofServer]
}

/** sha3-224 of the cart and its lines as the server last told them, without what changes by itself: stock, texts and sums. */
export const cartHash = <Item extends EngineItem>({ cartId, version, items }: CartState<Item>): string =>
  fingerprint({
    cartId,
    version,
    items: items.map(({ item_id, sku, qty, product_option }) => ({ item_id, sku, qty, product_option })),
  })

/** Remembers that browser and server have been compared. */
export const markSynced = <Item extends EngineItem>(state: CartState<Item>): CartState<Item> => ({
  ...state,
  syncedHash: cartHash(state),
})

/** Whether a cart has to be compared: it never was, may have changed elsewhere, or is not what it was at the last comparison. */
export const needsSync = <Item extends EngineItem>(state: CartState<Item>): boolean =>
  state.cartId !== undefined &&
  (state.isStale || state.syncedHash === undefined || state.syncedHash !== cartHash(state))
