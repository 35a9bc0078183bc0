type InTurn = (name: string, work: () => Promise<void>, options?: { ifFree: boolean }) => Promise<void>

/** Work of one name in one tab at a time; over plain http, where browsers have no locks for tabs, in this page alone. */
export const createInTurn = (locks: LockManager | undefined): InTurn => {
  const turns = new Map<string, Promise<unknown>>()
  if (locks)
    return (name, work, { ifFree = false } = { ifFree: false }) =>
      locks.request(name, { ifAvailable: ifFree }, async (lock) => (lock ? work() : undefined))
  return (name, work, { ifFree = false } = { ifFree: false }) => {
    const before = turns.get(name)
    if (before && ifFree) return Promise.resolve()
    const turn = (before ?? Promise.resolve()).then(work).finally(() => {
      if (turns.get(name) === settled) turns.delete(name)
    })
    const settled: Promise<unknown> = Promise.allSettled([turn])
    turns.set(name, settled)
    return turn
  }
}
