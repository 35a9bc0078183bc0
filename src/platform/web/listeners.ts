/** Those who want to hear of every change, as `useSyncExternalStore` asks for it: what `subscribe` answers ends it. */
export const createListeners = () => {
  const all = new Set<() => void>()
  return {
    subscribe: (listener: () => void): (() => void) => {
      all.add(listener)
      return () => void all.delete(listener)
    },
    tell: (): void => {
      for (const listener of all) listener()
    },
  }
}

/** How much of what nobody has heard is kept. */
const mostKept = 50

/** The same for what happens once: what nobody hears, the first 50 of it, is told to the first who listens. */
export const createEvents = <Event>() => {
  const all = new Set<(event: Event) => void>()
  const backlog: Event[] = []
  return {
    raise: (event: Event): void => {
      if (all.size === 0 && backlog.length < mostKept) backlog.push(event)
      for (const listener of all) listener(event)
    },
    listen: (listener: (event: Event) => void): (() => void) => {
      all.add(listener)
      backlog.splice(0).forEach(listener)
      return () => void all.delete(listener)
    },
  }
}
