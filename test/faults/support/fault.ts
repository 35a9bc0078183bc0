import { isDeepStrictEqual } from 'node:util'
import type { Arena } from './arena.ts'

/** How a fault is run: at full size as a script, or short in CI on a shop of the test's own. */
export type FaultRun = {
  readonly say: (line: string) => void
  readonly full: boolean
  /** The shop to work on; a new process with a database that waits for its disk unless one is given. */
  readonly open?: () => Promise<Arena>
}

/** Throws where a goal is missed, with both values. */
export const mustBe = (what: string, measured: unknown, goal: unknown): void => {
  if (!isDeepStrictEqual(measured, goal))
    throw new Error(`${what}: ${JSON.stringify(measured)}, the goal is ${JSON.stringify(goal)}`)
}

/** Throws where something is not so. */
export const mustHold = (what: string, holds: boolean): void => {
  if (!holds) throw new Error(what)
}
