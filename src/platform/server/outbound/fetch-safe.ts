import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { request } from 'node:https'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { isOutboundHost } from './outbound-hosts.ts'
import { isPublicAddress } from './public-address.ts'

export type FetchRefusal =
  | 'INVALID_URL'
  | 'NOT_HTTPS'
  | 'HOST_NOT_ALLOWED'
  | 'ADDRESS_BLOCKED'
  | 'NOT_RESOLVED'
  | 'TOO_MANY_REDIRECTS'
  | 'TOO_LARGE'
  | 'TIMED_OUT'
  | 'BAD_STATUS'
  | 'UNREACHABLE'

export type Fetched = { readonly body: Buffer; readonly type: string; readonly url: string; readonly status: number }

export type SafeFetch = {
  /** The only hosts that may be asked, redirects included (`OUTBOUND_HOSTS`); every public one where there are none. */
  readonly hosts?: readonly string[]
  /** Bytes of the body at most; 20 MB. */
  readonly maxBytes?: number
  /** For all of it, name look-ups and redirects included; 10 s. */
  readonly timeoutMs?: number
  /** Ends it early, as the time limit does. */
  readonly signal?: AbortSignal
  /** All addresses of a name; asked once a request, and the connection goes to what it answered. */
  readonly resolve?: (host: string) => Promise<readonly LookupAddress[]>
  /** Sends JSON in place of getting something: not redirected, and any answer of 2xx is one. */
  readonly post?: { readonly body: string; readonly headers: Readonly<Record<string, string>> }
  /** For tests: addresses that are taken although they are not public. */
  readonly allows?: (address: string) => boolean
  /** For tests: certificates that are trusted as well. */
  readonly ca?: string
}

const mostRedirects = 3

const resolveAll = (host: string): Promise<readonly LookupAddress[]> => lookup(host, { all: true, verbatim: true })

/**
 * Gets what strangers name by an address, and never what lies in our own network: https and allowed hosts alone, each name looked up once and all its
 * addresses checked, the connection made to a checked one, redirects (three at most) treated likewise, body and time limited.
 * `BAD_STATUS` and `TOO_LARGE` have `meta.status`. Source: reliability.md 6.8.
 */
export const fetchSafely = async (address: string, options: SafeFetch = {}): Promise<Result<Fetched, FetchRefusal>> => {
  const limit = AbortSignal.timeout(options.timeoutMs ?? 10_000)
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit
  try {
    let target = address
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      const step = await take(target, options, signal)
      if (!step.ok || !('redirect' in step.value)) return step as Result<Fetched, FetchRefusal>
      target = step.value.redirect
    }
    return refuse('TOO_MANY_REDIRECTS')
  } catch (error) {
    if (signal.aborted) return refuse('TIMED_OUT')
    return refuse('UNREACHABLE', { message: (error as Error).message })
  }
}

type Step = Result<Fetched | { readonly redirect: string }, FetchRefusal>

const take = async (address: string, options: SafeFetch, signal: AbortSignal): Promise<Step> => {
  const url = URL.parse(address)
  if (!url || url.username || url.password) return refuse('INVALID_URL')
  if (url.protocol !== 'https:') return refuse('NOT_HTTPS')
  if (!isOutboundHost(options.hosts ?? [], url.hostname)) return refuse('HOST_NOT_ALLOWED', { host: url.hostname })
  const found = await findAddress(url.hostname, options, signal)
  if (!found.ok) return found
  const response = await connect(url, found.value, options, signal)
  const { statusCode: status = 0, headers } = response
  try {
    if (!options.post && [301, 302, 303, 307, 308].includes(status)) {
      const next = URL.parse(headers.location ?? '', url.href)
      return next ? ok({ redirect: next.href }) : refuse('BAD_STATUS', { status })
    }
    const isAnswer = options.post ? status >= 200 && status < 300 : status === 200
    if (!isAnswer) return refuse('BAD_STATUS', { status })
    const body = await readBody(response, options.maxBytes ?? 20_000_000)
    return body
      ? ok({ body, type: headers['content-type'] ?? '', url: url.href, status })
      : refuse('TOO_LARGE', { status })
  } finally {
    response.destroy()
  }
}

/** One address of a host, and only where all of them are public: a name with a foot in our network is not trusted at all. */
const findAddress = async (
  hostname: string,
  { resolve = resolveAll, allows = () => false }: SafeFetch,
  signal: AbortSignal,
): Promise<Result<LookupAddress, FetchRefusal>> => {
  const plain = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(plain)
  let addresses: readonly LookupAddress[] = [{ address: plain, family }]
  if (!family) {
    try {
      addresses = await orAbort(resolve(plain), signal)
    } catch (error) {
      if (signal.aborted) throw error
      return refuse('NOT_RESOLVED')
    }
  }
  const [first] = addresses
  if (!first) return refuse('NOT_RESOLVED')
  return addresses.every(({ address }) => isPublicAddress(address) || allows(address))
    ? ok(first)
    : refuse('ADDRESS_BLOCKED')
}

/** Name look-ups of the system cannot be called back; nobody waits for them any longer than this. */
const orAbort = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  signal.throwIfAborted()
  return new Promise((settle, fail) => {
    const end = () => fail(new Error('aborted'))
    signal.addEventListener('abort', end, { once: true })
    work.then(settle, fail).finally(() => signal.removeEventListener('abort', end))
  })
}

const connect = (url: URL, { address, family }: LookupAddress, { ca, post }: SafeFetch, signal: AbortSignal) =>
  new Promise<IncomingMessage>((settle, fail) => {
    const plain = url.hostname.replace(/^\[|\]$/g, '')
    const call = request(
      url,
      {
        signal,
        method: post ? 'POST' : 'GET',
        // no connection of another request, whose address nobody checked here
        agent: false,
        // asked again a name may answer with another address: what was checked is what is connected to
        lookup: (_host, { all }, done) => (all ? done(null, [{ address, family }]) : done(null, address, family)),
        headers: {
          accept: 'image/*,*/*;q=0.5',
          'accept-encoding': 'identity',
          'user-agent': 'vitrine',
          ...(post
            ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(post.body), ...post.headers }
            : {}),
        },
        ...(isIP(plain) ? {} : { servername: plain }),
        ...(ca ? { ca } : {}),
      },
      settle,
    )
    call.on('error', fail)
    call.end(post?.body)
  })

/** Undefined where it is longer than allowed, whether its header says so or not. */
const readBody = async (response: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> => {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) return undefined
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > maxBytes) return undefined
    chunks.push(chunk)
  }
  if (!response.complete) throw new Error('the answer was cut off')
  return Buffer.concat(chunks, length)
}
