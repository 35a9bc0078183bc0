/** A sale of one product to many at once. Times in seconds; `holdSeconds` is how long one order has the product's row to itself. */
type Sale = {
  readonly buyers: number
  readonly within: number
  readonly processes: number
  readonly pieces: number
  /** Of the shop's processor, for one order. */
  readonly shopSeconds: number
  readonly holdSeconds: number
}

type SaleOutcome = {
  readonly sold: number
  /** Of those who bought, from the press to the answer. */
  readonly longestWait: number
  /** Answered 503 because too many waited in their process. */
  readonly busy: number
  /** Until the last piece is gone. */
  readonly seconds: number
}

/** Who waits in one process for its database before it says that it is busy, and connections that a process has. */
const [mostWaiting, connections] = [600, 10]

/**
 * Buyers come evenly and are dealt to the processes in turn. Each process works on one order at a time and has ten connections; the row
 * is taken by one of all of them at a time, in the order they came.
 */
export const sellOut = ({ buyers, within, processes, pieces, shopSeconds, holdSeconds }: Sale): SaleOutcome => {
  /** When each process has done its own part of what came so far. */
  const free = Array.from({ length: processes }, () => 0)
  /** Ends of the orders that a process has under way, the oldest first. */
  const open = Array.from({ length: processes }, (): number[] => [])
  let [rowFree, sold, longestWait, busy, seconds] = [0, 0, 0, 0, 0]
  for (let buyer = 0; buyer < buyers; buyer += 1) {
    const now = (buyer * within) / buyers
    const process = buyer % processes
    const own = open[process] ?? []
    while ((own[0] ?? Number.POSITIVE_INFINITY) <= now) own.shift()
    if (own.length >= mostWaiting + connections) {
      busy += 1
      continue
    }
    const worked = Math.max(now, free[process] ?? 0) + shopSeconds
    free[process] = worked
    // a connection is there when the tenth before has ended
    const connected = Math.max(worked, own.at(-connections) ?? 0)
    // a refusal has nothing to write, and gives the row back at once
    const taken = Math.max(connected, rowFree) + (sold < pieces ? holdSeconds : 0)
    rowFree = taken
    own.push(taken)
    if (sold >= pieces) continue
    sold += 1
    longestWait = Math.max(longestWait, taken - now)
    seconds = taken
  }
  return { sold, longestWait, busy, seconds }
}
