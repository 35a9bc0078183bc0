import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from './encoding.ts'

/**
 * Whole answers that are the same for everybody, headers and all, by address and encoding, for as long as what they show is
 * current. Who names a session is never answered from here, and an answer that sets a cookie is not kept.
 */
export type KeptAnswers = {
  /** From now on answers are kept, each for as long as this text stays as it is. */
  readonly follow: (version: () => string) => void
  /**
   * Says that the answer to this request is everybody's: it depends on the address and on what `version` tells of, on nothing else.
   * One that `waits` is kept when it is asked for again.
   */
  readonly share: (request: FastifyRequest, waits?: boolean) => void
  /** Answers from here what comes through the hooks that stand before this one. */
  readonly hookInto: (app: FastifyInstance) => void
}

type Answer = { readonly headers: OutgoingHttpHeaders; readonly body: Buffer; readonly etag: unknown }
type Miss = { readonly version: string; isShared: boolean; waits: boolean }

/** What an answer takes beside its body and its address, in bytes. */
const overhead = 1024

/** So many addresses are remembered of answers that wait to be asked for again. */
const mostAsked = 8000

/** Keeps so many bytes together: what nobody asked for while the younger filled up is forgotten. */
export const createKeptAnswers = (mostBytes: number): KeptAnswers => {
  let version: (() => string) | undefined
  let current = ''
  let young = new Map<string, Answer>()
  let old = new Map<string, Answer>()
  let bytes = 0
  const misses = new WeakMap<FastifyRequest, Miss>()
  let asked = new Set<string>()
  let askedBefore = new Set<string>()

  const isAskedAgain = (key: string): boolean => {
    if (asked.has(key) || askedBefore.has(key)) return true
    if (asked.size >= mostAsked / 2) {
      askedBefore = asked
      asked = new Set()
    }
    asked.add(key)
    return false
  }

  const put = (key: string, answer: Answer): void => {
    const size = answer.body.length + key.length + overhead
    if (bytes + size > mostBytes / 2) {
      old = young
      young = new Map()
      bytes = 0
    }
    young.set(key, answer)
    bytes += size
  }
  const find = (key: string, now: string): Answer | undefined => {
    if (now !== current) {
      current = now
      young = new Map()
      old = new Map()
      bytes = 0
    }
    const known = young.get(key)
    if (known) return known
    const older = old.get(key)
    if (older) put(key, older)
    return older
  }

  const answer = (request: FastifyRequest, reply: FastifyReply): boolean => {
    const { method, headers } = request
    if (!version || (method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined) return false
    const now = version()
    const found = find(keyOf(request), now)
    if (!found) {
      if (method === 'GET') misses.set(request, { version: now, isShared: false, waits: false })
      return false
    }
    const isKnown = found.etag !== undefined && headers['if-none-match'] === found.etag
    const all = withCount(found.headers, reply)
    reply.hijack()
    if (isKnown) reply.raw.writeHead(304, withoutBody(all)).end()
    else reply.raw.writeHead(200, all).end(found.body)
    return true
  }

  const keep = (request: FastifyRequest, reply: FastifyReply, body: unknown): void => {
    const miss = misses.get(request)
    if (!miss?.isShared || reply.statusCode !== 200 || !Buffer.isBuffer(body) || !version) return
    const key = keyOf(request)
    if (miss.waits && !isAskedAgain(key)) return
    const headers = headersOf(reply)
    // something changed while the answer was being made
    if (headers['set-cookie'] !== undefined || version() !== miss.version || current !== miss.version) return
    put(key, {
      headers: { ...pick(headers, (name) => !isCount(name)), 'content-length': body.length },
      body,
      etag: headers['etag'],
    })
  }

  return {
    follow: (next) => void (version = next),
    share: (request, waits = false) => {
      const miss = misses.get(request)
      if (miss) Object.assign(miss, { isShared: true, waits })
    },
    hookInto: (app) => {
      app.addHook('preParsing', (request, reply, payload, done) => {
        if (!answer(request, reply)) done(null, payload)
      })
      app.addHook('onSend', (request, reply, payload, done) => {
        keep(request, reply, payload)
        done(null, payload)
      })
    },
  }
}

const headersOf = (reply: FastifyReply) => reply.getHeaders() as OutgoingHttpHeaders

const keyOf = ({ url, headers }: FastifyRequest): string => `${chooseEncoding(headers['accept-encoding']) ?? ''} ${url}`

const pick = (headers: OutgoingHttpHeaders, isWanted: (name: string) => boolean): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => isWanted(name)))

/** What a limit has counted is each request's own; all else that came before is kept with the answer. */
const isCount = (name: string): boolean => name.startsWith('x-ratelimit')

const withCount = (headers: OutgoingHttpHeaders, reply: FastifyReply): OutgoingHttpHeaders =>
  reply.hasHeader('x-ratelimit-remaining') ? { ...headers, ...pick(headersOf(reply), isCount) } : headers

const withoutBody = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  pick(headers, (name) => !name.startsWith('content-') || name === securityPolicy)

const securityPolicy = 'content-security-policy'
