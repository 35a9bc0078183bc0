import type { ShellData } from '#features/stores/rules/shell-data.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import type { CallLayer, LayeredCall } from '#platform/web/call/call-layers.ts'
import type { ClientCache } from '#platform/web/storage/client-cache.ts'
import type { Connectivity } from '#platform/web/call/connectivity.ts'
import { reloadPage } from '#platform/web/page/page-reload.ts'
import { whenIdle } from '#platform/web/waking/when-idle.ts'
import { createKeptCatalogue } from './kept-catalogue.ts'
import { offlineCatalogue } from './offline-catalogue.ts'
import { createPrefetch } from './prefetch.ts'
import type { Prefetch, PrefetchParts } from './prefetch.ts'
import { toPageWants } from './page-wants.ts'

export type OfflineParts = {
  readonly storeCode: string
  readonly layered: LayeredCall
  readonly cache: ClientCache
  readonly connectivity: Connectivity
  /** What the page stands in; undefined where it was opened without it. */
  readonly shell: ShellData | undefined
  readonly mayFetch: PrefetchParts['mayFetch']
}

/** Milliseconds between two things that are fetched ahead. */
const spread = 400
/** Milliseconds after which a page that the shop did not answer is asked for again; longer ways back are the connectivity's. */
const asksAgainAfter = 5000

/**
 * The browser's catalogue, which stands between pages and shop, and is filled when nothing else is to be done: `settle` milliseconds
 * after a page, `begin` of them from now on.
 */
export const openOfflineCatalogue = (
  { storeCode, layered, cache, connectivity, shell: given, mayFetch }: OfflineParts,
  settle: number,
  begin: number,
): CallLayer => {
  const shell = async (): Promise<ShellData | undefined> => {
    if (given) return given
    const answer = await layered.call('GET /api/shell', {})
    return answer.ok ? (answer.value as ShellData) : undefined
  }
  const release = releaseOf(document)
  const kept = createKeptCatalogue(cache, storeCode, shell)
  let prefetch: Prefetch | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  const fillIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => whenIdle(() => void prefetch?.run()), ms)
  }
  const fillSoon = () => fillIn(settle)
  const layer: CallLayer = (next) => {
    const network: AnyCall = next
    prefetch = createPrefetch({
      storeCode,
      kept,
      cache,
      call: layered.call,
      network,
      shell,
      mayFetch,
      rest,
      now: Date.now,
      release,
    })
    return offlineCatalogue({
      kept,
      connectivity,
      now: Date.now,
      release,
      onOutdated: reloadPage,
      onStandIn: () => {
        clearTimeout(again)
        again = setTimeout(() => connectivity.isOnline() && reloadPage(), asksAgainAfter)
      },
      onWant: (want) => {
        prefetch?.want(want)
        fillSoon()
      },
    })(next)
  }
  // the first page came whole from the shop, and the next one may have been quicker than this: nobody noted what they show
  const wantPages = async () => {
    const menu = (await shell())?.menu ?? []
    for (const path of new Set([firstPath(), location.pathname]))
      for (const want of toPageWants(path, menu)) prefetch?.want(want)
  }
  void wantPages()
  let wasOnline = connectivity.isOnline()
  connectivity.subscribe(() => {
    const isOnline = connectivity.isOnline()
    // what is in sight may be a saved copy
    if (isOnline && !wasOnline) reloadPage()
    if (isOnline) fillSoon()
    wasOnline = isOnline
  })
  fillIn(begin)
  return layer
}

/** Where this page was opened, which may be left by now. */
const firstPath = (): string => {
  const [opened] = performance.getEntriesByType('navigation')
  return opened ? new URL(opened.name, location.href).pathname : location.pathname
}

const rest = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(() => whenIdle(resolve), spread)
  })

/** The entry's address has the hash of the build in it. */
const releaseOf = (page: Document): string =>
  page.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src') ?? ''
