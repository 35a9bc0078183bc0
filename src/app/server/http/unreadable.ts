import type { Socket } from 'node:net'

/** Refusals of what never becomes a call: nobody knows its path or its language. */
export const unreadableRefusals = { REQUEST_TIMEOUT: 408, HEADERS_TOO_LARGE: 431 } as const

const answers: Readonly<Record<string, readonly [status: number, reason: string, code: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'REQUEST_TIMEOUT', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [
    431,
    'Request Header Fields Too Large',
    'HEADERS_TOO_LARGE',
    'Address and headers are too long.',
  ],
}
const unreadable = [400, 'Bad Request', 'INVALID_INPUT', 'This is no request that can be read.'] as const

/** Answers what no request can be made of as everything is answered: in the envelope, with the strict headers. */
export const answerUnreadable =
  (headers: Readonly<Record<string, string>>) =>
  (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const [status, reason, result, message] = answers[error.code ?? ''] ?? unreadable
    const body = JSON.stringify({ code: status, result, meta: { message } })
    const lines = Object.entries({
      ...headers,
      'cache-control': 'no-store',
      connection: 'close',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    if (socket.writable) socket.write(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${body}`)
    socket.destroy(error)
  }
