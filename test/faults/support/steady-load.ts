import { Agent, request as ask } from 'node:http'

/** One request; `body` makes it a POST. */
export type Asked = { readonly path: string; readonly body?: object }

export type SteadyLoad = {
  /** Waits for the last answers; what failed is told by its status or the error's code. */
  readonly stop: () => Promise<{
    readonly sent: number
    readonly perSecond: number
    readonly slowestMs: number
    readonly failed: readonly string[]
  }>
}

/** Sends so many requests a second, whether those before are answered or not, over connections that are kept; nothing is sent twice. */
export const loadSteadily = (url: string, perSecond: number, next: (number: number) => Asked): SteadyLoad => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const failed: string[] = []
  const open = new Set<Promise<void>>()
  let [sent, slowestMs] = [0, 0]
  const began = performance.now()

  const send = ({ path, body }: Asked): Promise<void> =>
    new Promise((resolve) => {
      const sentAt = performance.now()
      const fail = (why: string): void => {
        failed.push(`${path}: ${why} after ${Math.round(performance.now() - sentAt)} ms`)
        resolve()
      }
      const method = body ? 'POST' : 'GET'
      const headers = body ? { 'content-type': 'application/json' } : {}
      const asked = ask(`${url}${path}`, { agent, method, headers, timeout: 20_000 }, (answer) => {
        answer.resume()
        answer.on('error', (error) => fail(error.message))
        answer.on('end', () => {
          slowestMs = Math.max(slowestMs, performance.now() - sentAt)
          if (answer.statusCode !== 200) return fail(String(answer.statusCode))
          return resolve()
        })
      })
      asked.on('timeout', () => asked.destroy(new Error('no answer')))
      asked.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message))
      asked.end(body && JSON.stringify(body))
    })

  // behind a pause of this process come as many as were left out
  const ticking = setInterval(() => {
    const due = ((performance.now() - began) / 1000) * perSecond
    while (sent < due) {
      const work = send(next(sent)).finally(() => open.delete(work))
      open.add(work)
      sent += 1
    }
  }, 5)
  return {
    stop: async () => {
      clearInterval(ticking)
      const seconds = (performance.now() - began) / 1000
      await Promise.all(open)
      agent.destroy()
      return { sent, perSecond: sent / seconds, slowestMs, failed }
    },
  }
}
