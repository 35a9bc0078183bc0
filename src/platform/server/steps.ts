import { setImmediate } from 'node:timers/promises'

/** Milliseconds of work after which others have their turn. */
const longestStepMs = 10

/** Does work that can be left after each of its parts: in steps that leave time for other work. */
export const inSteps = async <T>(work: Iterator<unknown, T>): Promise<T> => {
  let started = performance.now()
  for (let part = work.next(); ; part = work.next()) {
    if (part.done) return part.value
    if (performance.now() - started < longestStepMs) continue
    await setImmediate()
    started = performance.now()
  }
}
