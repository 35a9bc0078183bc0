import { Agent, request } from 'node:http'

export type Reply = {
  readonly status: number
  readonly text: string
  readonly result: unknown
  readonly meta: Readonly<Record<string, unknown>>
}

export type Asker = {
  /** One call; throws where no whole answer came. */
  readonly post: (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<Reply>
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Reply>
  readonly close: () => void
}

type Options = { readonly timeoutMs?: number; readonly sockets?: number; readonly keepAlive?: boolean }

/** Calls of a shop over connections of their own. */
export const createAsker = (
  url: string,
  { timeoutMs = 60_000, sockets = 500, keepAlive = true }: Options = {},
): Asker => {
  const agent = new Agent({ keepAlive, maxSockets: sockets })
  const ask = (method: string, path: string, body?: string, headers: Readonly<Record<string, string>> = {}) =>
    new Promise<Reply>((resolve, reject) => {
      const asked = request(
        `${url}${path}`,
        {
          method,
          agent,
          signal: AbortSignal.timeout(timeoutMs),
          headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
        },
        (response) => {
          let text = ''
          response.setEncoding('utf8')
          response.on('data', (chunk: string) => (text += chunk))
          response.on('error', reject)
          response.on('end', () => {
            try {
              resolve(toReply(response.statusCode ?? 0, text))
            } catch (error) {
              reject(error)
            }
          })
        },
      )
      asked.on('error', reject)
      asked.end(body)
    })
  return {
    post: (path, body, headers) => ask('POST', path, JSON.stringify(body), headers),
    get: (path, headers) => ask('GET', path, undefined, headers),
    close: () => agent.destroy(),
  }
}

const toReply = (status: number, text: string): Reply => {
  const { result, meta } = JSON.parse(text) as { result: unknown; meta?: Record<string, unknown> }
  return { status, text, result, meta: meta ?? {} }
}

/** `200`, or status and code of a refusal. */
export const outcomeOf = ({ status, result }: Reply): string =>
  status === 200 ? '200' : `${status} ${typeof result === 'string' ? result : ''}`

/** What a line that was cut, an end that is gone or a time-out is to a caller. */
const cutOff = new Set(['ECONNRESET', 'ECONNREFUSED', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ABORT_ERR'])

/** A call that may be cut off: undefined where no answer, or half of one, came. */
export const orLost = async (call: Promise<Reply>): Promise<Reply | undefined> =>
  call.catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (cutOff.has(code) || code.startsWith('HPE_') || error instanceof SyntaxError) return undefined
    throw error
  })
