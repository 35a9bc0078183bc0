import type { EngineItem } from './engine-lines.ts'

/**
 * What the shopper asked for and the server has not confirmed. `item` is drawn until the server's own line is there;
 * `amount` is a step (add), the whole quantity (set) or nothing (remove). A command never changes once it is made:
 * its repeat is byte for byte the same, and the server applies an id once.
 */
export type CartCommand<Item extends EngineItem> = {
  readonly opId: string
  readonly kind: 'add' | 'set' | 'remove'
  readonly key: string
  readonly item: Item
  readonly amount: number
  /** Times it was sent. Above 0 the server may have applied it, so only its repeat tells. */
  readonly attempts: number
  /** Times the server broke over it. */
  readonly breaks?: number
  /** Makes sense only when this earlier command succeeds: it goes when that one is refused. */
  readonly onlyAfter?: string
  /** The key of the line in whose place an added one comes. */
  readonly placeOf?: string
}

export type CartState<Item extends EngineItem> = {
  readonly cartId: string | undefined
  /** The cart that the one to be made takes the place of. */
  readonly copyOf?: string | undefined
  /** Of `items`; -1 before the first answer. Rises with each change on the server, equal versions are equal carts. */
  readonly version: number
  /** The lines as the server last told them: the acknowledged quantities. */
  readonly items: readonly Item[]
  readonly pending: readonly CartCommand<Item>[]
  /** The server may know more than we do. */
  readonly isStale: boolean
  /** The hash of the cart when it was last compared with the server's; undefined before. */
  readonly syncedHash: string | undefined
  /** Codes of refused commands by line, until the shopper touches the line again. */
  readonly refused: Readonly<Record<string, string>>
}

export type CartLine<Item extends EngineItem> = {
  readonly key: string
  readonly item: Item
  readonly qty: number
  /** What the server last confirmed; 0 for a line it has not seen. */
  readonly acknowledgedQty: number
  readonly isPending: boolean
  readonly refusal: string | undefined
}

export type CartStep<Item extends EngineItem> =
  | { readonly kind: 'create'; readonly copyOf: string | undefined }
  | {
      readonly kind: 'send'
      readonly cartId: string
      readonly command: CartCommand<Item>
      /** Of the command's line, or of the one in whose place it comes. */
      readonly itemId: Item['item_id']
    }
  | { readonly kind: 'pull'; readonly cartId: string }
  | { readonly kind: 'idle' }

/** An answer to a command: the line it touched (undefined when it is gone), or the whole cart. */
export type CartAnswer<Item extends EngineItem> = {
  readonly cartId: string
  readonly opId: string
  readonly version: number
  readonly item?: Item | undefined
  readonly items?: readonly Item[] | undefined
}
