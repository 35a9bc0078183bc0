/** Errors that a boundary caught in the place of the page: kept for whoever reports them, until he listens. */

type Listener = (error: unknown) => void

const mostKept = 5
const kept: unknown[] = []
let listener: Listener | undefined

/** Tells of one. */
export const tellCaught = (error: unknown): void => {
  if (listener) listener(error)
  else if (kept.length < mostKept) kept.push(error)
}

/** Hears of all of them, the earlier ones too; the answer ends that. */
export const onCaught = (listen: Listener): (() => void) => {
  listener = listen
  for (const error of kept.splice(0)) listen(error)
  return () => {
    if (listener === listen) listener = undefined
  }
}
