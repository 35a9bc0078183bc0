import { createHash } from 'node:crypto'
import { day } from '#core/durations.ts'

export type CachedPage = HtmlPage | { readonly status: number; readonly location: string }

/** A page as it goes over the wire, and what it was compressed to so far. */
export type HtmlPage = {
  readonly status: number
  readonly html: Buffer
  readonly etag: string
  readonly compressed: Map<string, Promise<Buffer>>
  /** What the browser asks for when the page is there, for it to react. */
  readonly data?: PageData
}

export type PageData = Pick<HtmlPage, 'html' | 'compressed'> & { readonly id: string }

/**
 * Whole pages by address, for as long as what they show is current (`version`). They hold nothing personal.
 * Equal requests that miss at once share one rendering. Errors and missing pages are not kept.
 */
export type PageCache = {
  readonly get: (key: string, version: string, make: () => Promise<CachedPage>) => Promise<CachedPage>
}

const oldestMs = day

/** Keeps pages of so many bytes together, the latest used ones, for a day at most. */
export const createPageCache = (mostBytes: number, now: () => Date): PageCache => {
  let current = ''
  let pages = new Map<string, { readonly made: Promise<CachedPage>; readonly at: number; bytes: number }>()
  let bytes = 0
  const drop = (from: typeof pages, key: string): void => {
    if (from === pages) bytes -= from.get(key)?.bytes ?? 0
    from.delete(key)
  }
  return {
    get: (key, version, make) => {
      if (version !== current) {
        current = version
        pages = new Map()
        bytes = 0
      }
      const kept = pages
      const found = kept.get(key)
      const at = now().getTime()
      if (found && at - found.at < oldestMs) {
        kept.delete(key)
        kept.set(key, found)
        return found.made
      }
      if (found) drop(kept, key)
      const entry = { made: make(), at, bytes: 0 }
      kept.set(key, entry)
      entry.made.then(
        (page) => {
          // pushed out while it was being made: its bytes are nobody's
          if (kept.get(key) !== entry) return
          if (page.status >= 400) return drop(kept, key)
          if (kept !== pages) return
          entry.bytes = 'html' in page ? page.html.length + (page.data?.html.length ?? 0) : 0
          bytes += entry.bytes
          for (const oldest of kept.keys()) {
            if (bytes <= mostBytes || oldest === key) break
            drop(kept, oldest)
          }
        },
        () => drop(kept, key),
      )
      return entry.made
    },
  }
}

export const toHtmlPage = (status: number, html: Buffer, data?: PageData): HtmlPage => ({
  status,
  html,
  etag: `"${toId(html)}"`,
  compressed: new Map(),
  ...(data && { data }),
})

export const toPageData = (json: string): PageData => {
  const html = Buffer.from(json)
  return { html, id: toId(html), compressed: new Map() }
}

const toId = (text: Buffer): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** What campaigns, mails and search engines add to the links that lead here. */
const marks = /^(utm_\w+|gclid|gad_\w+|[gw]braid|dclid|srsltid|fbclid|yclid|ysclid|msclkid|ttclid|mc_[ce]id|ref|promo)$/

/** The parameters of an address that pages read, sorted. */
const knownParams = (url: URL): URLSearchParams => {
  const known = [...url.searchParams].filter(([name]) => !marks.test(name))
  known.sort(([one, a], [other, b]) => (one === other ? (a < b ? -1 : 1) : one < other ? -1 : 1))
  return new URLSearchParams(known)
}

/** The part of an address that changes a page: the path and the parameters that pages read, sorted. */
export const pageKey = (url: URL): string => `${url.pathname}?${knownParams(url)}`

/** The address that a page is made from which all visitors of this one are shown: what a link added for one of them is not in it. */
export const sharedUrl = (url: URL): URL => {
  const shared = new URL(url)
  shared.search = `${knownParams(url)}`
  return shared
}

/** Where a kept redirect leads the visitor of this address: campaign and promo code of the own link go along, nobody else's do. */
export const withMarks = (location: string, url: URL): string => {
  const own = new URLSearchParams([...url.searchParams].filter(([name]) => marks.test(name)))
  return own.size > 0 ? `${location}${location.includes('?') ? '&' : '?'}${own}` : location
}
