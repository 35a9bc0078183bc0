export type Conversion = {
  readonly event: 'registration' | 'wishlist' | 'cart' | 'checkout'
  readonly skus?: readonly string[]
  /** Major units of the store view's currency. */
  readonly value?: number
}

/** The event on the window that a conversion is told by; whoever has the visitor's consent listens. */
export const conversionEvent = 'vitrine:conversion'

/** Tells that a visitor came a step further. Nothing leaves the page by this alone. */
export const tellConversion = (conversion: Conversion): void => {
  globalThis.dispatchEvent?.(new CustomEvent(conversionEvent, { detail: conversion }))
}
