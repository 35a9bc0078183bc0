/** Work that keeps the whole page waiting. Whoever shows it counts what was begun and has not ended. */

const started = 'vitrine:progress-start'
const stopped = 'vitrine:progress-stop'

/** Keeps the page waiting until the work is over, however it ends. */
export const withProgress = async <T>(work: () => Promise<T>): Promise<T> => {
  dispatchEvent(new Event(started))
  try {
    return await work()
  } finally {
    dispatchEvent(new Event(stopped))
  }
}

/** Hears whether the page has to wait; the answer ends that. An error that reaches nobody ends the waiting: nothing may hang for it. */
export const onProgress = (listener: (isWaiting: boolean) => void): (() => void) => {
  let count = 0
  const set = (next: number) => () => {
    count = Math.max(0, next === 0 ? 0 : count + next)
    listener(count > 0)
  }
  const heard = [
    [started, set(1)],
    [stopped, set(-1)],
    ['error', set(0)],
    ['unhandledrejection', set(0)],
  ] as const
  for (const [name, hear] of heard) addEventListener(name, hear)
  return () => {
    for (const [name, hear] of heard) removeEventListener(name, hear)
  }
}
