import { settings } from '#config/settings.ts'
import { storeViews } from '#config/stores/index.ts'
import { methodAndPath } from '#core/endpoint.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { createKeptCatalogue } from '#features/catalog/web/offline/kept-catalogue.ts'
import { offlineCatalogue } from '#features/catalog/web/offline/offline-catalogue.ts'
import { createPrefetch } from '#features/catalog/web/offline/prefetch.ts'
import type { PrefetchParts } from '#features/catalog/web/offline/prefetch.ts'
import type { ShellData } from '#features/stores/rules/shell-data.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { createMemoryCache } from '#platform/web/storage/client-cache.ts'
import type { ClientCache } from '#platform/web/storage/client-cache.ts'
import type { Shop } from './shop.ts'

/** The shop's calls as a browser makes them. */
export const callOf =
  (shop: Shop): AnyCall =>
  async (key, { query = {}, body }) => {
    const { method, path } = methodAndPath(key)
    const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
    const { body: reply } = method === 'GET' ? await shop.get(path, given) : await shop.post(path, body, given)
    return reply.code === 200 ? ok(reply.result, reply.meta) : refuse(reply.result as unknown as string, reply.meta)
  }

export const shellOf = (shop: Shop): ShellData =>
  ({
    view: storeViews.en,
    settings: { ...settings, ...shop.catalogue.settingsOf('en') },
    menu: [
      { id: shop.categoryId('women'), product_count: 40, children_data: [] },
      { id: shop.categoryId('gear'), product_count: 40, children_data: [] },
    ],
  }) as unknown as ShellData

/** A browser that can lose the shop. */
export const createBrowser = (
  network: AnyCall,
  shell: () => Promise<ShellData>,
  parts: { cache?: ClientCache; mayFetch?: PrefetchParts['mayFetch']; release?: string } = {},
) => {
  const cache = parts.cache ?? createMemoryCache()
  const asked: string[] = []
  let isOnline = true
  let answersWith: Result<unknown> | undefined
  let outdated = 0
  let standIns = 0
  let now = Date.parse('2026-11-20T10:00:00Z')
  const kept = createKeptCatalogue(cache, 'en', shell)
  const next: AnyCall = async (key, input, options) => {
    asked.push(key)
    return answersWith ?? network(key, input, options)
  }
  const wants: unknown[] = []
  const call = offlineCatalogue({
    kept,
    connectivity: { isOnline: () => isOnline },
    now: () => now,
    release: parts.release ?? '1',
    onOutdated: () => (outdated += 1),
    onStandIn: () => (standIns += 1),
    onWant: (want) => {
      wants.push(want)
      prefetch.want(want)
    },
  })(next)
  const prefetch = createPrefetch({
    storeCode: 'en',
    kept,
    cache,
    call,
    network: next,
    shell,
    mayFetch: parts.mayFetch ?? (() => 'all'),
    rest: async () => undefined,
    now: () => now,
    release: '1',
  })
  return {
    call,
    kept,
    prefetch,
    cache,
    asked,
    wants,
    outdated: () => outdated,
    standIns: () => standIns,
    online: (value: boolean) => (isOnline = value),
    answer: (value: Result<unknown> | undefined) => (answersWith = value),
    later: (ms: number) => (now += ms),
  }
}
export type OfflineBrowser = ReturnType<typeof createBrowser>
