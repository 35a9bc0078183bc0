import type { CartEvent } from './cart-types.ts'

/** What happened to a cart besides its lines. What nobody hears is told to the first who listens. */
export const createEvents = () => {
  const listeners = new Set<(event: CartEvent) => void>()
  const backlog: CartEvent[] = []
  return {
    raise: (event: CartEvent): void => {
      if (listeners.size === 0) backlog.push(event)
      for (const listener of listeners) listener(event)
    },
    listen: (listener: (event: CartEvent) => void): (() => void) => {
      listeners.add(listener)
      backlog.splice(0).forEach(listener)
      return () => void listeners.delete(listener)
    },
  }
}
