/**
 * Tells what takes longer than two seconds: one line that changes on a terminal, a plain line now and then elsewhere.
 * Runs on Node 20, without any package.
 *
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @param {() => string} [detail] asked again at every line
 * @returns {Promise<T>}
 */
export const withProgress = async (what, work, detail = () => '') => {
  const terminal = process.stderr.isTTY
  const began = performance.now()
  let told = false
  let next = 2
  const timer = setInterval(
    () => {
      const seconds = Math.round((performance.now() - began) / 1000)
      if (seconds < next) return
      told = true
      const line = [what, detail(), `${seconds} s`].filter(Boolean).join(', ')
      process.stderr.write(terminal ? `\r\u001B[K${line}` : `${line}\n`)
      next = seconds + (terminal ? 1 : 10)
    },
    terminal ? 250 : 1000,
  )
  try {
    return await work()
  } finally {
    clearInterval(timer)
    if (told) {
      const seconds = Math.round((performance.now() - began) / 1000)
      process.stderr.write(`${terminal ? '\r\u001B[K' : ''}${what}: ${seconds} s\n`)
    }
  }
}
