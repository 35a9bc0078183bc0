import { Agent, request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type Sent = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string | readonly string[]>>
  readonly body?: string | Buffer
}

export type Got = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** The body, uncompressed. */
  readonly text: string
  readonly ms: number
}

export type Sender = {
  /** A request as it is written here: no part of path or headers is made tidy. */
  readonly send: (path: string, sent?: Sent) => Promise<Got>
  /** A call with a JSON body, or without one. */
  readonly call: (key: string, sent?: Sent & { readonly json?: unknown; readonly token?: string }) => Promise<Got>
  readonly close: () => void
}

export const createSender = (url: string, sockets = 20): Sender => {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  const send: Sender['send'] = (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const began = performance.now()
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const asked = request(
        {
          hostname,
          port,
          path,
          method,
          agent,
          headers: { ...length, ...headers },
          signal: AbortSignal.timeout(60_000),
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () => {
            const { statusCode: status = 0, headers: answered } = response
            const text = decode(Buffer.concat(chunks), answered['content-encoding'])
            resolve({ status, headers: answered, text, ms: performance.now() - began })
          })
        },
      )
      asked.on('error', (error: NodeJS.ErrnoException) => {
        // a server that does not want to read on answers and closes; the answer may be lost by that
        if (error.code === 'ECONNRESET' || error.code === 'EPIPE')
          resolve({ status: cutOff, headers: {}, text: '', ms: performance.now() - began })
        else reject(new Error(`${method} ${path.slice(0, 200)}: ${error.message}`))
      })
      asked.end(body)
    })
  return {
    send,
    call: (key, { json, token, headers, ...sent } = {}) => {
      const [method = 'GET', path = '/'] = key.split(' ')
      return send(path, {
        method,
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
        ...sent,
        headers: {
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
      })
    },
    close: () => agent.destroy(),
  }
}

/** The status of what was not read to its end. */
const cutOff = 431

const decode = (bytes: Buffer, encoding: string | undefined): string => {
  if (bytes.length === 0) return ''
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}
