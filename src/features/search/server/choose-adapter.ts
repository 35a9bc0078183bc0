import { languages } from '#core/language.ts'
import { embeddedSearch } from '#platform/server/adapters/search-embedded/index.ts'
import type { SearchAdapter } from '#platform/server/adapters/search.ts'
import type { Log } from '#platform/server/log.ts'

export type ChosenSearch = { readonly adapter: SearchAdapter; readonly stop: () => void }

export type AdapterParts = {
  /** `http://user:password@host:9200/alias`; the index of this process where there is none. */
  readonly opensearchUrl: string | undefined
  readonly log: Pick<Log, 'info' | 'warn'>
  readonly now: () => Date
}

/** OpenSearch with the index of this process behind it, or that alone. Throws by words for a person where the address is none. */
export const chooseSearch = async ({ opensearchUrl, log, now }: AdapterParts): Promise<ChosenSearch> => {
  if (opensearchUrl === undefined) return { adapter: embeddedSearch, stop: () => undefined }
  // few shops have one, and its client is large
  const [{ openSearch }, { withFallback }] = await Promise.all([
    import('#platform/server/adapters/search-opensearch/index.ts'),
    import('#platform/server/adapters/search-opensearch/with-fallback.ts'),
  ])
  const stopping = new AbortController()
  const { signal } = stopping
  const timing = { now: () => now().getTime(), signal }
  const adapter = withFallback({
    adapter: openSearch({ url: opensearchUrl, languages, ...timing }),
    fallback: embeddedSearch,
    log,
    ...timing,
  })
  return { adapter, stop: () => stopping.abort() }
}
