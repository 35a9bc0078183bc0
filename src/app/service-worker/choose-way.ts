/** What of a request decides how it is answered. */
export type Asked = {
  readonly url: string
  readonly method: string
  readonly mode: string
  readonly hasAuthorization: boolean
  readonly hasRange: boolean
}

/** `pass` is left to the browser, as if there were no worker: neither answered nor kept. */
export type Way = 'page' | 'asset' | 'picture' | 'pass'

/** Addresses that are answered by machines or read by machines: never a page of the shop. */
const noPages =
  /^\/(api|img|assets|icons|samples|sitemaps)\/|^\/(healthz|readyz|metrics|sw\.js|robots\.txt|favicon\.svg)$|\.(xml|webmanifest|csv|pdf|tsv|txt|json|md)$/

/**
 * Calls pass always, so no answer to anybody in particular is ever kept here; the catalogue's answers are kept by the page itself,
 * in IndexedDB. The same goes for whatever carries a token.
 */
export const chooseWay = (asked: Asked, origin: string): Way => {
  const url = new URL(asked.url)
  if (url.origin !== origin || asked.method !== 'GET') return 'pass'
  if (asked.hasAuthorization || asked.hasRange) return 'pass'
  if (asked.mode === 'navigate') return noPages.test(url.pathname) ? 'pass' : 'page'
  if (url.searchParams.has('token')) return 'pass'
  if (url.pathname.startsWith('/assets/')) return 'asset'
  return url.pathname.startsWith('/img/') ? 'picture' : 'pass'
}

/** For browsers that can be told beforehand what is no worker's business (Chromium): no call waits for a worker to wake up. */
export const pastTheWorker = { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' } as const

/** What of an answer decides whether it may be kept. */
export type Answered = {
  readonly status: number
  readonly type: string
  readonly contentType: string
  readonly isRedirected: boolean
  readonly cacheControl: string
  readonly hasSetCookie: boolean
}

export type Kind = 'page' | 'file' | 'picture'

/** Whole answers of our own that are the same for everybody. */
export const mayKeep = (answered: Answered, kind: Kind): boolean => {
  const { status, type, isRedirected, cacheControl, hasSetCookie } = answered
  const isPlain = status === 200 && type === 'basic' && !isRedirected && !hasSetCookie
  return isPlain && !/\b(private|no-store)\b/i.test(cacheControl) && isOfKind(answered, kind)
}

/**
 * Whether an answer is what was asked for: a network that wants people to sign in first answers everything with a page of its own, whose
 * status is 200. No file of the shop is a page.
 */
export const isOfKind = ({ contentType }: Pick<Answered, 'contentType'>, kind: Kind): boolean =>
  kind === 'picture' ? /^image\//i.test(contentType) : /^text\/html\b/i.test(contentType) === (kind === 'page')

/** The shop's place is empty, or somebody in front of it says so: as good as no answer to who wants a page. */
export const isAway = (status: number): boolean => status === 502 || status === 503 || status === 504
