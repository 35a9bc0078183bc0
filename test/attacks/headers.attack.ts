import { connect } from 'node:net'
import { openDemoArena } from '../faults/support/arena.ts'
import { tally } from '../faults/support/crowd.ts'
import { mustBe } from '../faults/support/fault.ts'
import type { FaultRun } from '../faults/support/fault.ts'
import { addressOf, isLong, readOperations } from './support/operations.ts'
import { openPeople } from './support/people.ts'
import { createSender } from './support/send.ts'
import { keepUploads } from './support/uploads.ts'
import { elsewhere } from '#test/support/role-table.ts'

const pages = [
  '/',
  '/en',
  '/ru',
  '/en/cart',
  '/en/checkout',
  '/en/c/hoodies',
  '/en/search?q=hoodie',
  '/en/my-account',
  '/en/admin',
]
const files = [
  '/sitemap.xml',
  '/en/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/sw.js',
  '/favicon.svg',
  '/icons/app-192.png',
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/docs',
  '/api/openapi.json',
  '/.well-known/none',
  '/favicon.ico',
]

/** Addresses and methods that nothing answers, and bodies that nobody can read. */
const wrong = [
  'GET /nowhere',
  'GET /api/nowhere',
  'GET /api/cart/create',
  'DELETE /api/cart/create',
  'PUT /en',
  'PATCH /en/cart',
  'OPTIONS /en',
  'OPTIONS /api/user/login',
  'TRACE /en',
  'POST /en',
  'GET /assets/nothing.js',
  'GET /assets/../package.json',
  'GET /uploads/nothing.webp',
  'GET /img/100/100/nothing.webp',
  'GET /page-data/x?of=/en',
  'GET /%ff',
  `GET /${'x'.repeat(9000)}`,
  'POST /cart/add',
  'HEAD /en',
  'HEAD /api/shell',
] as const

/** What no parser of HTTP takes, as it goes over the wire. */
const unreadable = [
  'nonsense\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nHost : b\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
  'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nBad\u0001Name: 1\r\n\r\n',
]

type Answered = Readonly<Record<string, string | readonly string[] | undefined>>

const strict: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /^default-src 'none';/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-site$/,
  'permissions-policy': /camera=\(\)/,
  'strict-transport-security': /^max-age=31536000; includeSubDomains$/,
}

/** What is missing of an answer's headers. */
const gapsOf = (status: number, headers: Answered, isPrivate: boolean): string[] => {
  const gaps = Object.entries(strict).flatMap(([name, wanted]) =>
    wanted.test(String(headers[name] ?? '')) ? [] : [name],
  )
  const policy = String(headers['content-security-policy'] ?? '')
  if (/unsafe-(inline|eval|hashes)|\*/.test(policy)) gaps.push(`policy ${policy}`)
  if (
    String(headers['content-type'] ?? '').startsWith('text/html') &&
    !policy.includes("require-trusted-types-for 'script'")
  )
    gaps.push('trusted types')
  if (headers['server'] !== undefined || headers['x-powered-by'] !== undefined) gaps.push('tells its software')
  if (headers['access-control-allow-origin'] !== undefined) gaps.push('is open to other origins')
  const hasBody =
    status !== 204 && status !== 304 && headers['content-length'] !== '0' && (status < 300 || status >= 400)
  if (
    hasBody &&
    !/^(text\/(html|css|plain|javascript|csv|xml)|application\/(javascript|json|xml|pdf|problem\+json|rss\+xml|manifest\+json|zip|octet-stream)|image\/|font\/|video\/)/.test(
      String(headers['content-type'] ?? ''),
    )
  )
    gaps.push(`type ${String(headers['content-type'])}`)
  const cookies = headers['set-cookie'] ?? []
  for (const cookie of Array.isArray(cookies) ? (cookies as string[]) : [String(cookies)])
    if (!/; Secure/i.test(cookie) || !/; SameSite=Lax/i.test(cookie)) gaps.push(`cookie ${cookie.split('=')[0]}`)
  if (isPrivate && !/no-store/.test(String(headers['cache-control'] ?? ''))) gaps.push('may be kept')
  return gaps
}

/** S8 of the goals: every answer has the strict headers, whatever it answers. */
export const run = async ({ say, full, open = openSecure }: FaultRun): Promise<void> => {
  const arena = await open()
  const sender = createSender(arena.url)
  const isSecure = (await sender.send('/healthz')).headers['strict-transport-security'] !== undefined
  const missing: string[] = []
  const statuses: string[] = []
  const note = (what: string, status: number, headers: Answered, isPrivate = false) => {
    statuses.push(String(status))
    const gaps = gapsOf(status, headers, isPrivate).filter((gap) => isSecure || !/^(strict-transport|cookie)/.test(gap))
    if (gaps.length > 0) missing.push(`${what} (${status}): ${gaps.join(', ')}`)
  }
  try {
    const { tokenFor } = await openPeople(arena.db)
    const operations = await readOperations(sender)
    const looked = operations.filter((call, index) => !isLong(call) && (full || index % 16 === 0))
    for (const operation of looked) {
      const own = addressOf(operation)
      const token = await tokenFor(operation)
      const json = operation.method === 'POST' ? { nothing: 'of the kind' } : undefined
      const asked: (readonly [string, Parameters<typeof sender.call>[1]])[] = [
        ['by whoever may', { ...(token ? { token } : {}), json }],
        ['by a stranger', { json }],
        ['with a text', { headers: { 'content-type': 'text/plain' }, body: 'x', method: 'POST' }],
        ['with broken JSON', { headers: { 'content-type': 'application/json' }, body: '{', method: 'POST' }],
      ]
      for (const [how, sent] of asked.slice(0, operation.method === 'GET' ? 2 : 4)) {
        const { status, headers } = await sender.call(`${operation.method} ${own}`, sent)
        note(`${operation.key} ${how}`, status, headers, operation.access !== 'anyone' || status >= 400)
      }
    }
    const documents = Object.entries(elsewhere).filter((_, index) => full || index % 6 === 0)
    for (const [key, access] of documents) {
      const token = await tokenFor({ access })
      const path = key.replace('GET ', '').replaceAll(/:\w+/g, '1')
      const { status, headers } = await sender.send(
        path,
        token ? { headers: { authorization: `Bearer ${token}` } } : {},
      )
      note(key, status, headers, access !== 'anyone')
    }
    const home = await sender.send('/en')
    const named = [...home.text.matchAll(/(?:src|href)="(\/(?:assets|img|icons)\/[^"]+)"/g)].map(
      ([, path = '']) => path,
    )
    for (const path of [
      ...pages.filter((_, index) => full || index % 4 === 0),
      ...files,
      ...[...new Set(named)].slice(0, full ? 200 : 2),
      ...(await keepUploads(arena)),
    ]) {
      for (const encoding of full ? ['br', 'gzip', 'identity'] : ['br']) {
        const { status, headers } = await sender.send(path, { headers: { 'accept-encoding': encoding } })
        note(path, status, headers)
        const { etag } = headers
        if (etag === undefined) continue
        const known = await sender.send(path, { headers: { 'accept-encoding': encoding, 'if-none-match': etag } })
        note(`${path} again`, known.status, known.headers)
      }
    }
    for (const request of wrong) {
      const [method = '', path = ''] = request.split(' ')
      const { status, headers } = await sender.send(path, { method })
      note(request.slice(0, 60), status, headers, path.startsWith('/api') && status >= 400)
    }
    const large = await sender.call('POST /api/cart/create', { json: 'x'.repeat(1_100_000) })
    note('a body that is too large', large.status, large.headers, true)
    for (const [index, text] of unreadable.entries()) {
      const answer = await sendRaw(arena.url, text)
      note(`unreadable ${index}`, answer.status, answer.headers)
    }
    say(
      `S8: ${statuses.length} answers of ${looked.length} calls, pages, files and errors: ${JSON.stringify(tally(statuses))}, ${missing.length} without`,
    )
    mustBe('S8 answers without their headers', missing.slice(0, 25), [])
  } finally {
    sender.close()
    await arena.close()
  }
}

const openSecure = () => openDemoArena({ PUBLIC_URL: 'https://shop.example' })

/** What comes back for a request as it stands; a connection that is just closed has said nothing wrong. */
const sendRaw = (url: string, text: string): Promise<{ status: number; headers: Answered }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname, () => socket.end(text))
    let got = ''
    socket.setEncoding('latin1').setTimeout(10_000, () => socket.destroy(new Error('no answer')))
    socket.on('data', (chunk: string) => (got += chunk))
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? end() : reject(error),
    )
    socket.on('close', () => end())
    const end = () => {
      const [head = '', said = ''] = got.split('\r\n\r\n')
      const [first = '', ...lines] = head.split('\r\n')
      const headers = Object.fromEntries(
        lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
      )
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(first)?.[1] ?? 0)
      // Node itself refuses what names no host, in one bare line
      resolve({ status, headers: status === 0 || /^0?$/.test(said) ? goneQuietly : headers })
    }
  })

const goneQuietly: Answered = {
  'content-security-policy': "default-src 'none';",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-site',
  'permissions-policy': 'camera=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'content-length': '0',
}
