type Deps = {
  /** The work of a turn; whether all of it was answered. */
  readonly work: () => Promise<boolean>
  /** Whether there is more to do than when the turn began. */
  readonly hasMore: () => boolean
  readonly inTurn: (work: () => Promise<void>) => Promise<void>
  readonly after: (ms: number, work: () => void) => () => void
  readonly tell: () => void
}

const retryMs = [1000, 2000, 5000, 10_000, 30_000]
/** How long another tab has to send what it asked for. */
const orphanMs = 3000

/** One turn at a time, again later where it was not answered. */
export const createTurns = ({ work, hasMore, inTurn, after, tell }: Deps) => {
  let failures = 0
  let running: Promise<void> | undefined
  let cancelRetry: (() => void) | undefined

  const turn = async () => {
    if (await work()) {
      failures = 0
      return
    }
    const wait = retryMs[Math.min(failures, retryMs.length - 1)] ?? 1000
    failures += 1
    cancelRetry?.()
    cancelRetry = after(wait, () => void run())
  }

  const run = (): Promise<void> => {
    cancelRetry?.()
    cancelRetry = undefined
    const wasFailing = failures > 0
    running ??= inTurn(turn).finally(() => {
      running = undefined
      if (wasFailing !== failures > 0) tell()
      // what was asked for between the last look and the end of the turn
      if (failures === 0 && hasMore()) void run()
    })
    return running
  }

  return {
    run,
    isFailing: (): boolean => failures > 0,
    /** The work went on: the next wait is the shortest again. */
    succeed: () => {
      failures = 0
    },
    /** The tab that asked sends it; should it be gone before, this one does. Unless something is under way or planned. */
    runForOther: () => {
      if (!running) cancelRetry ??= after(orphanMs, () => void run())
    },
  }
}
