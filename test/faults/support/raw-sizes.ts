import { gzipSync } from 'node:zlib'

/** Bytes as they go over the line, and what may come back. */
export type RawCase = {
  readonly name: string
  readonly bytes: readonly Buffer[]
  /**
   * `one`: whatever is answered, it is one answer, and nothing hidden in a body is asked. `any`: no answer, or one below 500.
   * `many`: as many answers as requests.
   */
  readonly expects: 'one' | 'any' | 'many'
  /** How the client ends: it waits for the end, or is gone at once. */
  readonly ends?: 'reset' | 'half'
  /** The only statuses that will do. */
  readonly statuses?: readonly number[]
}

const hidden = 'GET /robots.txt HTTP/1.1\r\nHost: shop\r\nX-Hidden: yes\r\n\r\n'
export const latin = (text: string) => Buffer.from(text, 'latin1')

export const post = (headers: string, body: string | Buffer, path = '/api/cart/create'): Buffer =>
  Buffer.concat([
    latin(`POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`),
    typeof body === 'string' ? latin(body) : body,
  ])

export const whole = (body: string | Buffer, headers = '', path = '/api/cart/update?cartId=x'): Buffer => {
  const bytes = typeof body === 'string' ? latin(body) : body
  return post(`${headers}Content-Length: ${bytes.length}`, bytes, path)
}

export const get = (path: string, headers = ''): Buffer =>
  latin(`GET ${path} HTTP/1.1\r\nHost: shop\r\n${headers}Connection: close\r\n\r\n`)

/** Two ways to say where a body ends that do not agree, or one that nobody may say so. */
const framings: readonly string[] = [
  'Content-Length: 5\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 5',
  'Transfer-Encoding: chunked\r\nContent-Length: 0',
  'Transfer-Encoding: identity\r\nContent-Length: 5',
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: x',
  'Transfer-Encoding:\tchunked\r\nContent-Length: 5',
  'Transfer-Encoding : chunked',
  ' Transfer-Encoding: chunked\r\nContent-Length: 5',
  'X: y\r\n Transfer-Encoding: chunked\r\nContent-Length: 5',
  'Transfer-Encoding: chunked\x0b\r\nContent-Length: 5',
  'Transfer-Encoding: "chunked"\r\nContent-Length: 5',
  'Transfer-Encoding: chunked;q=1\r\nContent-Length: 5',
  'Transfer-Encoding:\r\n chunked\r\nContent-Length: 5',
  'Transfer\x00-Encoding: chunked\r\nContent-Length: 5',
  'Content-Length: 5\r\nContent-Length: 6',
  'Content-Length: 5\r\nContent-Length: 5',
  'Content-Length: 5, 5',
  'Content-Length: 5, 6',
  'Content-Length: +5',
  'Content-Length: -5',
  'Content-Length: 0x5',
  'Content-Length: 5.0',
  'Content-Length: 5 6',
  'Content-Length: ',
  'Content-Length: 5e0',
  'Content-Length: 99999999999999999999999',
  'Content-Length: 18446744073709551621',
  'Content-Length : 5',
  'Content-Length: 5\nTransfer-Encoding: chunked',
  'Content-Length: 5\rTransfer-Encoding: chunked',
  'Content-Length: \x005',
  'Content-Length: 5\x00',
]

const chunks: readonly string[] = [
  '5\r\nhello\r\n0\r\n\r\n',
  'FFFFFFFFFFFFFFFF1\r\nhello\r\n0\r\n\r\n',
  '-5\r\nhello\r\n0\r\n\r\n',
  '+5\r\nhello\r\n0\r\n\r\n',
  '0x5\r\nhello\r\n0\r\n\r\n',
  '5 \r\nhello\r\n0\r\n\r\n',
  ' 5\r\nhello\r\n0\r\n\r\n',
  '5\nhello\n0\n\n',
  '5\rhello\r0\r\r',
  '5\r\nhello0\r\n\r\n',
  '5\r\nhelloXX0\r\n\r\n',
  'G\r\nhello\r\n0\r\n\r\n',
  '\r\nhello\r\n0\r\n\r\n',
  '5;a=b\r\nhello\r\n0\r\n\r\n',
  `5;${'a'.repeat(20_000)}\r\nhello\r\n0\r\n\r\n`,
  '5;\n\r\nhello\r\n0\r\n\r\n',
  '0\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n',
  `0\r\n${'X-Trailer: y\r\n'.repeat(3000)}\r\n`,
  '0\r\n X: y\r\n\r\n',
  '00000000000000000000000000000000005\r\nhello\r\n0\r\n\r\n',
]

/** Bodies whose end is said in two ways. */
export const smuggling = (): RawCase[] => [
  ...framings.map((framing, index) => ({
    name: `framing ${index}: ${JSON.stringify(framing).slice(0, 60)}`,
    bytes: [post(framing, `0\r\n\r\n${hidden}`)],
    expects: 'one' as const,
  })),
  ...chunks.map((chunk, index) => ({
    name: `chunk ${index}: ${JSON.stringify(chunk).slice(0, 60)}`,
    bytes: [post('Connection: close\r\nTransfer-Encoding: chunked', chunk)],
    expects: 'one' as const,
  })),
]

/** Too much of something. */
export const oversize = (): RawCase[] => {
  const [kb, mb] = [1024, 1_048_576]
  const size = (name: string, statuses: number[], ...bytes: Buffer[]): RawCase => ({
    name,
    bytes,
    expects: 'any',
    statuses,
  })
  const refused = [400, 413, 431]
  return [
    ...[17, 64, 512].map((size_) =>
      size(`a header of ${size_} kB`, refused, get('/robots.txt', `X: ${'x'.repeat(size_ * kb)}\r\n`)),
    ),
    ...[2000, 20_000].map((count) =>
      size(`${count} headers`, refused, get('/robots.txt', 'X-Y: zzzzzz\r\n'.repeat(count))),
    ),
    size('one header name of 30 kB', refused, get('/robots.txt', `${'X'.repeat(30 * kb)}: y\r\n`)),
    size('900 cookies', [200, 400, 431], get('/robots.txt', `Cookie: ${'a=b; '.repeat(900)}\r\n`)),
    ...[17, 100].map((length) =>
      size(`an address of ${length} kB`, [400, 414, 431], get(`/${'a'.repeat(length * kb)}`)),
    ),
    size('an address of 10,000 parts', [400, 414, 431, 404], get(`/${'a/'.repeat(7000)}`)),
    size('a query of 10 kB', [404, 400, 414, 431], get(`/api/nothing?${'a=b&'.repeat(2500)}`)),
    size('a body of 2 MB', [413], whole(Buffer.alloc(2 * mb, 'a'))),
    size('a body of 20 MB', [413], whole(Buffer.alloc(20 * mb, 'a'))),
    size(
      'a body that is to be of 1 TB',
      [413],
      post('Content-Length: 1099511627776', 'a', '/api/cart/update?cartId=x'),
    ),
    size(
      '2 MB in chunks',
      [413],
      post(
        'Transfer-Encoding: chunked',
        `${Array.from({ length: 32 }, () => `10000\r\n${'a'.repeat(65_536)}\r\n`).join('')}0\r\n\r\n`,
      ),
    ),
    size(
      '200,000 chunks of a byte',
      [400, 413, 415],
      post('Transfer-Encoding: chunked', `${'1\r\na\r\n'.repeat(200_000)}0\r\n\r\n`),
    ),
    size('JSON in 100,000 brackets', [400, 413], whole('['.repeat(100_000) + ']'.repeat(100_000))),
    size('JSON in 100,000 objects', [400, 413], whole('{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000))),
    size('a number of 100,000 digits', [400], whole(`{"cartItem":{"sku":"A","qty":${'9'.repeat(100_000)}}}`)),
    size(
      'a packed body that unfolds to 100 MB',
      [400, 413, 415],
      whole(gzipSync(Buffer.alloc(100 * mb)), 'Content-Encoding: gzip\r\n'),
    ),
    size(
      'a multipart body of 10,000 parts',
      [400, 404, 406, 413, 415],
      latin(
        `POST /api/cart/create HTTP/1.1\r\nHost: shop\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 520005\r\n\r\n${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(10_000)}--b--`,
      ),
    ),
    size(
      '1,000 ranges',
      [200, 206, 404, 416],
      get('/robots.txt', `Range: bytes=${Array.from({ length: 1000 }, (_, at) => `${at}-${at}`).join(',')}\r\n`),
    ),
    size('1,000 encodings', [200], get('/robots.txt', `Accept-Encoding: ${'x,'.repeat(1000)}br\r\n`)),
  ]
}
