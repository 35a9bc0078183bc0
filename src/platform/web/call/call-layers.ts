import type { AnyCall } from './call.ts'

/** Something that stands between a caller and the network: it may answer by itself, or ask on. */
export type CallLayer = (next: AnyCall) => AnyCall

export type LayeredCall = {
  readonly call: AnyCall
  /** From now on; the one that was added last is asked first. */
  readonly use: (layer: CallLayer) => void
}

/** A call to which parts that come when the page is idle can add themselves. */
export const createLayeredCall = (network: AnyCall): LayeredCall => {
  let outermost = network
  return {
    call: (key, input, options) => outermost(key, input, options),
    use: (layer) => {
      outermost = layer(outermost)
    },
  }
}
