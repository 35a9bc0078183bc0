import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { Failure, Received } from './message-suite.ts'

const decodeWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, words: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(words, 'base64').toString() : fromQuoted(words.replaceAll('_', ' ')),
    )

const fromQuoted = (text: string): string => {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

const splitPart = (raw: string): { headers: Map<string, string>; body: string } => {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = new Map(
    lines.map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line.slice(line.indexOf(':') + 1).trim()]),
  )
  return { headers, body: raw.slice(end + 4) }
}

const decodePart = (raw: string): { type: string; text: string } => {
  const { headers, body } = splitPart(raw)
  const coding = headers.get('content-transfer-encoding')?.toLowerCase()
  const text =
    coding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : coding === 'quoted-printable'
        ? fromQuoted(body)
        : body
  return { type: headers.get('content-type') ?? '', text }
}

/** A mail as it came over the line; only what our mails are made of. */
const parseMail = (raw: string, to: string): Received => {
  const { headers, body } = splitPart(raw)
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? ''
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => decodePart(part.replace(/^\r\n/, '').replace(/\r\n$/, '')))
  const of = (type: string) => parts.find((part) => part.type.startsWith(type))?.text ?? ''
  return {
    to,
    subject: decodeWords(headers.get('subject') ?? ''),
    text: of('text/plain'),
    html: of('text/html'),
    id: headers.get('message-id') ?? '',
  }
}

const refusals = { later: [451, 'try again later'], never: [550, 'no such mailbox'] } as const

/** A mail server on a port of its own, which wants a user and a password, and answers a whole mail after `looksForMs`. */
export const startSmtpServer = async ({
  user,
  password,
  looksForMs = 0,
}: {
  user: string
  password: string
  looksForMs?: number
}) => {
  const received: Received[] = []
  const dates: string[] = []
  let failure: Failure | undefined
  const server = new SMTPServer({
    authOptional: false,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password: given }, _session, done) =>
      username === user && given === password ? done(null, { user }) : done(new Error('who are you?')),
    onRcptTo: (_address, _session, done) => {
      if (failure === 'silent') return
      if (failure === undefined) return done()
      const [responseCode, text] = refusals[failure]
      done(Object.assign(new Error(text), { responseCode }))
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join()
        const raw = Buffer.concat(chunks).toString('latin1')
        received.push(parseMail(raw, to))
        dates.push(splitPart(raw).headers.get('date') ?? '')
        setTimeout(done, looksForMs)
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}?from=${encodeURIComponent('Vitrine <shop@vitrine.example>')}`,
    received: async () => received,
    /** As the mails have them. */
    dates: (): readonly string[] => dates,
    fail: (how: Failure | undefined) => void (failure = how),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** A service for text messages. */
export const startSmsServer = async (authorization: string) => {
  const received: Received[] = []
  let failure: Failure | undefined
  const server = createServer((request, response) => {
    if (failure === 'silent') return
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      if (request.headers.authorization !== authorization) return response.writeHead(401).end()
      if (failure) return response.writeHead(failure === 'later' ? 503 : 422).end('+15550100001')
      received.push(JSON.parse(body) as Received)
      return response.writeHead(202).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `127.0.0.1:${port}`,
    received: async () => received,
    fail: (how: Failure | undefined) => void (failure = how),
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
