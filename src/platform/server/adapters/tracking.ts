/** A step of a visitor who agreed to statistics, without anything that tells who it was. */
export type TrackedStep = {
  /** A random id: sent again it is the same step. */
  readonly id: string
  readonly event: 'registration' | 'wishlist' | 'cart' | 'checkout'
  /** ISO. */
  readonly at: string
  readonly store: string
  readonly currency: string
  /** The store view's country, in two letters. */
  readonly country: string
  readonly skus: readonly string[]
  /** Major units. */
  readonly value?: number
  /** The campaign that the visit came from. */
  readonly campaign?: 'meta'
}

/** Throws where it was not taken and may be taken later. */
export type Tracker = { readonly send: (step: TrackedStep) => Promise<void> }
