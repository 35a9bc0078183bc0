import type { TypedFastBitSet } from 'typedfastbitset'
import type { Columns } from './columns.ts'
import type { Layout } from './layout.ts'

/** What is asked: where documents stand, what they say, and what was computed of it before. */
export type Engine = {
  readonly layout: Layout
  readonly columns: Columns
  readonly memory: Memory
  readonly orders: Orders
  readonly variantCodes: ReadonlySet<string>
}

/** Bitsets of conditions that were asked before; forgotten with every change of the index. */
export type Memory = { young: Map<string, TypedFastBitSet>; old: Map<string, TypedFastBitSet> }

/** Documents in the order of sort keys that depend on no request; forgotten when a number changes. */
export type Orders = Map<string, Order>
export type Order = {
  readonly order: Uint32Array
  readonly rankOf: Uint32Array
  /** The first documents of the order, as bits, up to every so many; made when a range is asked for. */
  steps?: readonly Uint32Array[]
}
