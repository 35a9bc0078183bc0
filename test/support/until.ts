import { configure, getConfig } from '@testing-library/react'
import { onTestFinished } from 'vitest'

/** Waits for what a page does; React goes on meanwhile, and only the end of the test ends it. */
export const until = <T>(event: Promise<T>): Promise<T> => {
  const { promise: over, reject } = Promise.withResolvers<never>()
  onTestFinished(() => reject(new Error('it did not happen before the test was over')))
  return getConfig().asyncWrapper(() => Promise.race([event, over]))
}

/** Milliseconds between looks for what changes no element: whether a button is pressed, what a field holds. */
const lookEvery = 50

/** What a look in vain would tell of the whole page: nobody reads it, and it takes longer than looking. */
const briefly = {
  _disableExpensiveErrorDiagnostics: true,
  getElementError: (message: string | null) => new Error(message ?? ''),
}

/** The same for what a page shows: `look` throws until it does. */
export const seen = async <T>(look: () => T): Promise<T> => {
  const { promise, resolve } = Promise.withResolvers<T>()
  const check = () => {
    const usual = getConfig()
    configure({ ...usual, ...briefly })
    try {
      resolve(look())
    } catch {
      // not yet
    } finally {
      configure(usual)
    }
  }
  const observer = new MutationObserver(check)
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const timer = setInterval(check, lookEvery)
  check()
  try {
    return await until(promise)
  } finally {
    observer.disconnect()
    clearInterval(timer)
  }
}
