/** Does `work` once the page is loaded and has nothing better to do; the answer calls it off. Only the browser asks for it. */
export const whenIdle = (work: () => void): (() => void) => {
  let isOff = false
  const run = () => {
    if (!isOff) work()
  }
  // Safari has no idle callbacks
  const wait = () =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(run, { timeout: 3000 }) : setTimeout(run, 300)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => {
    isOff = true
    removeEventListener('load', wait)
  }
}
