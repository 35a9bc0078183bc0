import { createHash } from 'node:crypto'

export type CachedPage =
  | { readonly status: number; readonly html: string; readonly etag: string }
  | { readonly status: number; readonly location: string }

/**
 * Whole pages by address, for as long as what they show is current (`version`). They hold nothing personal.
 * Equal requests that miss at once share one rendering. Errors and missing pages are not kept.
 */
export type PageCache = {
  readonly get: (key: string, version: string, make: () => Promise<CachedPage>) => Promise<CachedPage>
}

export const createPageCache = (maxPages: number): PageCache => {
  let current = ''
  let pages = new Map<string, Promise<CachedPage>>()
  return {
    get: (key, version, make) => {
      if (version !== current) {
        current = version
        pages = new Map()
      }
      const kept = pages
      const found = kept.get(key)
      if (found) {
        kept.delete(key)
        kept.set(key, found)
        return found
      }
      const made = make()
      kept.set(key, made)
      const oldest = kept.size > maxPages ? kept.keys().next().value : undefined
      if (oldest !== undefined) kept.delete(oldest)
      const drop = () => void kept.delete(key)
      made.then((page) => (page.status >= 400 ? drop() : undefined), drop)
      return made
    },
  }
}

export const etagOf = (html: string): string =>
  `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`

/** The part of an address that changes a page: the path and the parameters that pages read, sorted. */
export const pageKey = (url: URL): string => {
  const known = [...url.searchParams].filter(([name]) => !/^(utm_\w+|gclid|fbclid|yclid|ref|promo)$/.test(name))
  known.sort(([one, a], [other, b]) => (one === other ? (a < b ? -1 : 1) : one < other ? -1 : 1))
  return `${url.pathname}?${new URLSearchParams(known)}`
}
