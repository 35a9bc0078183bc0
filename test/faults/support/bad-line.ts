import { request } from 'node:http'

/** Carries a call through a line of one's own; undefined where it got no answer. */
export type Line = (request: {
  method: string
  path: string
  body: string | null
}) => Promise<{ status: number; text: string } | undefined>

/** Calls over a connection each through a proxy; one that breaks, or says nothing for a while, is no answer. */
export const lineThrough =
  (proxy: string): Line =>
  ({ method, path, body }) =>
    new Promise((resolve) => {
      const call = request(
        new URL(path, proxy),
        {
          method,
          agent: false,
          timeout: 1500,
          headers: body === null ? {} : { 'content-type': 'application/json' },
        },
        (response) => {
          let text = ''
          response.setEncoding('utf8')
          response.on('data', (piece: string) => (text += piece))
          response.on('error', () => resolve(undefined))
          response.on('end', () => resolve(response.complete ? { status: response.statusCode ?? 0, text } : undefined))
        },
      )
      call.on('timeout', () => call.destroy())
      call.on('error', () => resolve(undefined))
      call.end(body ?? undefined)
    })
