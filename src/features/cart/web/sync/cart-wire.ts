import type { Call } from '#core/endpoint.ts'
import { isSilence } from '#core/silence.ts'
import type { CartContract, ProductOption, WireCartItem } from '../../contract.ts'
import type { CartStep, CartState } from '../../rules/engine/engine.ts'

export type CartCall = Call<CartContract>
type SendStep = Extract<CartStep<WireCartItem>, { kind: 'send' }>

/** What became of a command: the server's word, or nothing that can be relied on (it is sent again, with the same id). */
export type SendOutcome =
  | {
      readonly kind: 'answer'
      readonly version: number
      readonly item?: WireCartItem
      readonly items?: readonly WireCartItem[]
    }
  | { readonly kind: 'refused'; readonly code: string; readonly meta: Record<string, unknown> }
  /** `isBroken`: the server answered that it broke over it. */
  | { readonly kind: 'lost'; readonly isBroken: boolean }

/** The one that a command may have brought about itself: after so many of them, two minutes at least, it is given up. */
const isPoison = (code: string): boolean => code === 'INTERNAL_ERROR'
const mostPoison = 8

/** The whole wait of one call: a slow network is slow, not gone. */
export const cartTimeoutMs = 10_000

export const sendCommand = async (
  call: CartCall,
  { cartId, command, itemId }: SendStep,
  version: CartState<WireCartItem>['version'],
): Promise<SendOutcome> => {
  const op = { op_id: command.opId, ...(version < 0 ? {} : { version }) }
  const line = { sku: command.item.sku, quoteId: cartId }
  const ofLine = itemId === undefined ? line : { ...line, item_id: itemId }
  const inPlace = command.placeOf && itemId !== undefined ? { ...line, in_place_of: itemId } : line
  const choices = choicesOf(command.item)
  const options = { timeoutMs: cartTimeoutMs }
  const answer =
    command.kind === 'remove'
      ? await call('POST /api/cart/delete', { body: { cartItem: ofLine, ...op } }, options)
      : await call(
          'POST /api/cart/update',
          {
            body: {
              cartItem: {
                ...(command.kind === 'set'
                  ? { ...ofLine, qty: command.amount }
                  : { ...inPlace, delta: command.amount }),
                ...(choices ? { product_option: choices } : {}),
              },
              ...op,
            },
          },
          options,
        )
  if (!answer.ok) {
    if (!isSilence(answer.code)) return { kind: 'refused', code: answer.code, meta: answer.meta }
    const isBroken = isPoison(answer.code)
    const isGivenUp = isBroken && (command.breaks ?? 0) + 1 >= mostPoison
    return isGivenUp ? { kind: 'refused', code: answer.code, meta: {} } : { kind: 'lost', isBroken }
  }
  const items = answer.meta?.items as readonly WireCartItem[] | undefined
  return {
    kind: 'answer',
    version: Number(answer.meta?.version ?? version + 1),
    ...(typeof answer.value === 'object' ? { item: answer.value } : {}),
    ...(items ? { items } : {}),
  }
}

/** Pieces by SKU of a cart that is gone because it was ordered. */
export const boughtOf = (meta: Record<string, unknown>): Readonly<Record<string, number>> | undefined =>
  meta['bought'] as Readonly<Record<string, number>> | undefined

/** The customer's cart that one which is gone went into. */
export const mergedInto = (meta: Record<string, unknown>): string | undefined =>
  meta['merged_into'] as string | undefined

/** The choices the SKU does not say by itself. */
const choicesOf = (item: WireCartItem): ProductOption | undefined => {
  const { custom_options, bundle_options } = item.product_option.extension_attributes ?? {}
  if (!custom_options?.length && !bundle_options?.length) return undefined
  return {
    extension_attributes: {
      ...(custom_options?.length ? { custom_options } : {}),
      ...(bundle_options?.length ? { bundle_options } : {}),
    },
  }
}
