import { afterLoad } from './after-load.ts'

/** Does `work` once the page is loaded and has nothing better to do; the answer calls it off. */
export const whenIdle = (work: () => void): (() => void) => {
  let isOff = false
  const run = () => {
    if (!isOff) work()
  }
  void afterLoad().then(() => {
    // Safari has no idle callbacks
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 3000 })
    else setTimeout(run, 300)
  })
  return () => {
    isOff = true
  }
}
