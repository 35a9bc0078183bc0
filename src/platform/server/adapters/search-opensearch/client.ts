import { Client, errors } from '@opensearch-project/opensearch'
import { LostIndex, RefusedQuestion } from './failures.ts'

export type Call = {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | boolean>>
  readonly body?: object
  /** Lines of a bulk request. */
  readonly bulk?: readonly object[]
}

export type OpenSearch = {
  /** The answer's body within so many milliseconds. Throws where it is late or refused. Never asks twice. */
  readonly call: (call: Call, withinMs: number) => Promise<unknown>
  /** The name of the alias; the names of the indexes begin with it. */
  readonly alias: string
}

const aliasName = /^[a-z0-9][a-z0-9_-]{0,60}$/

/** `http://user:password@host:9200/alias`; without an alias it is `vitrine`. Throws by words for a person. */
export const parseOpenSearchUrl = (text: string): { readonly node: string; readonly alias: string } => {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('OPENSEARCH_URL is not an address of http or https')
  const alias = url.pathname.replace(/^\/|\/$/g, '') || 'vitrine'
  if (!aliasName.test(alias)) {
    throw new Error(`OPENSEARCH_URL names the index "${alias}": small letters, digits, "-" and "_" only`)
  }
  url.pathname = ''
  url.search = ''
  url.hash = ''
  return { node: url.href, alias }
}

/** One server, or what balances several. */
export const connectOpenSearch = (text: string, signal?: AbortSignal): OpenSearch => {
  const { node, alias } = parseOpenSearchUrl(text)
  const client = new Client({ node, maxRetries: 0, resurrectStrategy: 'none', enableMetaHeader: false })
  const call: OpenSearch['call'] = async ({ method, path, query = {}, body, bulk }, withinMs) => {
    const request = client.transport.request(
      { method, path, querystring: { ...query }, ...(bulk ? { bulkBody: [...bulk] } : body ? { body } : {}) },
      { maxRetries: 0, requestTimeout: withinMs },
    )
    // the client's own limit begins anew with every byte that comes
    // nothing is handed back: an event's listener that gives a promise has its failure thrown at the process
    const abort = (): void => {
      request.abort()
    }
    const timer = setTimeout(abort, withinMs)
    signal?.addEventListener('abort', abort)
    try {
      const answer = await request
      return answer.body as unknown
    } catch (error) {
      throw toFailure(error)
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
  }
  return { call, alias }
}

const toFailure = (error: unknown): unknown => {
  if (!(error instanceof errors.ResponseError)) return error
  if (error.statusCode === 404) return new LostIndex('OpenSearch has no such index', { cause: error })
  return error.statusCode === 400 ? new RefusedQuestion(error.message, { cause: error }) : error
}
