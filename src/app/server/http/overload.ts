const lookMs = 100

/** A look that comes so late says that too much stood in one turn of the event loop. */
const lateMs = 400

/** When so many looks in a row come late, over so long: what waited for the end of one stall, or of two, is answered. */
const [behindLooks, behindMs] = [3, 1500]

/** Judges by how much later than wanted it is called; `at` is in milliseconds of a clock that only goes forward. */
export const createLateness = (began: number) => {
  let last = began
  let lastInTime = began
  let lateLooks = 0
  return {
    look: (at: number): void => {
      const isLate = at - last - lookMs > lateMs
      lateLooks = isLate ? lateLooks + 1 : 0
      if (!isLate) lastInTime = at
      last = at
    },
    isBehind: () => lateLooks >= behindLooks && last - lastInTime > behindMs,
  }
}

/** Whether this process is behind with its work, by the turns of its event loop: they become longer with everything that waits in them. */
export const watchOverload = (): { readonly isBehind: () => boolean } => {
  const lateness = createLateness(performance.now())
  setInterval(() => lateness.look(performance.now()), lookMs).unref()
  return { isBehind: lateness.isBehind }
}
