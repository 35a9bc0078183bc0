import { get, latin, post, whole } from './raw-sizes.ts'
import type { RawCase } from './raw-sizes.ts'

const wrongBytes: readonly (readonly [string, Buffer])[] = [
  ['a lone continuation', Buffer.from([0x80])],
  ['an overlong slash', Buffer.from([0xc0, 0xaf])],
  ['an overlong NUL', Buffer.from([0xc0, 0x80])],
  ['half of a surrogate', Buffer.from([0xed, 0xa0, 0x80])],
  ['beyond the last character', Buffer.from([0xf4, 0x90, 0x80, 0x80])],
  ['a cut character', Buffer.from([0xe2, 0x82])],
  ['five bytes', Buffer.from([0xf8, 0x88, 0x80, 0x80, 0x80])],
  ['no UTF-8 at all', Buffer.from([0xff, 0xfe, 0xff])],
  ['a NUL', Buffer.from([0x00])],
]

/** What is no text. */
export const encodings = (): RawCase[] => {
  const around = (before: string, bytes: Buffer, after: string) => Buffer.concat([latin(before), bytes, latin(after)])
  const percent = (bytes: Buffer) => [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
  return wrongBytes.flatMap(([name, bytes]) => {
    const line = (before: string, after: string) => [around(before, bytes, after)]
    const inJson = around('{"cartItem":{"sku":"', bytes, '","qty":1}}')
    return [
      {
        name: `${name} in an address`,
        bytes: line('GET /en/', ' HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n'),
        expects: 'any' as const,
      },
      { name: `${name} in an address, encoded`, bytes: [get(`/en/${percent(bytes)}`)], expects: 'any' as const },
      {
        name: `${name} in a query, encoded`,
        bytes: [get(`/api/cart/pull?cartId=${percent(bytes)}`)],
        expects: 'any' as const,
      },
      {
        name: `${name} in a header`,
        bytes: line('GET /robots.txt HTTP/1.1\r\nHost: shop\r\nX: ', '\r\nConnection: close\r\n\r\n'),
        expects: 'any' as const,
      },
      {
        name: `${name} in a token`,
        bytes: line(
          'GET /api/cart/pull?cartId=x HTTP/1.1\r\nHost: shop\r\nAuthorization: Bearer ',
          '\r\nConnection: close\r\n\r\n',
        ),
        expects: 'any' as const,
      },
      {
        name: `${name} in a cookie`,
        bytes: line('GET /robots.txt HTTP/1.1\r\nHost: shop\r\nCookie: a=', '\r\nConnection: close\r\n\r\n'),
        expects: 'any' as const,
      },
      { name: `${name} in JSON`, bytes: [whole(inJson)], expects: 'any' as const },
      {
        name: `${name} as the name of a header`,
        bytes: line('GET /robots.txt HTTP/1.1\r\nHost: shop\r\nX', ': y\r\nConnection: close\r\n\r\n'),
        expects: 'any' as const,
      },
    ]
  })
}

const hello = Buffer.from('16030100c4010000c00303' + '00'.repeat(180), 'hex')

/** What is no request, or an odd one. */
export const nonsense = (): RawCase[] => {
  const any = (name: string, bytes: Buffer | string, more: Partial<RawCase> = {}): RawCase => ({
    name,
    bytes: [typeof bytes === 'string' ? latin(bytes) : bytes],
    expects: 'any',
    ...more,
  })
  const tail = ' HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n'
  return [
    any('TLS', hello),
    any('the beginning of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
    any('HTTP/0.9', 'GET /robots.txt\r\n'),
    any('HTTP/3.7', 'GET /robots.txt HTTP/3.7\r\nHost: shop\r\n\r\n'),
    any('no host', 'GET /robots.txt HTTP/1.1\r\nConnection: close\r\n\r\n'),
    any('two hosts', 'GET /robots.txt HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'),
    any('a host that is none', `GET /en/ HTTP/1.1\r\nHost: ..@[:::\r\nConnection: close\r\n\r\n`),
    any('10,000 empty lines', `${'\r\n'.repeat(10_000)}GET /robots.txt${tail}`),
    any(
      '65,536 bytes by chance',
      Buffer.from(Array.from({ length: 65_536 }, (_, at) => (Math.imul(at, 2654435761) >>> 13) & 255)),
    ),
    ...['TRACE', 'CONNECT', 'PATCH', 'PROPFIND', 'G@T', 'get', 'M-SEARCH', 'A'.repeat(9000)].map((method) =>
      any(`the method ${method.slice(0, 12)}`, `${method} /robots.txt${tail}`),
    ),
    ...[
      '*',
      'http://elsewhere.example/robots.txt',
      '//elsewhere.example/robots.txt',
      'robots.txt',
      '/..%2f..%2fetc/passwd',
      '/assets/../../../etc/passwd',
      '/%',
      '/%zz',
      '/?%',
      '/#',
      '/robots.txt\t',
      '\\robots.txt',
      '/a\\..\\b',
    ].map((address) => any(`the address ${address}`, `GET ${address}${tail}`)),
    any(
      'an upgrade to h2c',
      `GET /robots.txt HTTP/1.1\r\nHost: shop\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n\r\n`,
    ),
    any(
      'an upgrade to a web socket',
      `GET /robots.txt HTTP/1.1\r\nHost: shop\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n`,
    ),
    any('Expect: 100-continue and nothing after it', post('Expect: 100-continue\r\nContent-Length: 5', ''), {
      ends: 'half',
    }),
    any('an expectation that nobody knows', post('Expect: wonders\r\nContent-Length: 2', '{}')),
    any('half of a body', post('Content-Length: 500', '{"cart'), { ends: 'half' }),
    any('half of a body, reset', post('Content-Length: 500', '{"cart'), { ends: 'reset' }),
    any('half of the headers, reset', 'GET /robots.txt HTTP/1.1\r\nHo', { ends: 'reset' }),
    any('a reset before the answer', `GET /robots.txt${tail}`, { ends: 'reset' }),
    ...[
      '',
      'text/plain',
      'application/json; charset=utf-7',
      'application/json\t;x',
      '/',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'application/x-www-form-urlencoded',
      'a'.repeat(5000),
    ].map((type) =>
      any(
        `the content type ${type.slice(0, 30)}`,
        `POST /api/cart/create HTTP/1.1\r\nHost: shop\r\nContent-Type: ${type}\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`,
      ),
    ),
    ...[
      '{"__proto__":{"a":1}}',
      '{"constructor":{"prototype":{"a":1}}}',
      'null',
      '[]',
      '1',
      '"x"',
      '{',
      '{}{}',
      '\ufeff{}',
      "{'a':1}",
      '{"a":1,"a":2}',
      '{"cartItem":{"sku":"\\ud800","qty":1}}',
      '{"cartItem":{"sku":"\\u0000","qty":1}}',
      '{"cartItem":{"sku":"A","qty":1e400}}',
      '{"cartItem":{"sku":"A","qty":-0}}',
    ].map((body) => any(`the body ${body.slice(0, 40)}`, whole(Buffer.from(body), 'Connection: close\r\n'))),
    any('UTF-16', whole(Buffer.from('{}', 'utf16le'), 'Connection: close\r\n')),
    {
      name: '500 requests at once on one line',
      bytes: [
        Buffer.concat(Array.from({ length: 500 }, () => latin('GET /robots.txt HTTP/1.1\r\nHost: shop\r\n\r\n'))),
      ],
      expects: 'many',
      ends: 'half',
    },
  ]
}
