import { isOfKind, mayKeep } from './choose-way.ts'
import { toAnswered } from './facts.ts'
import { cacheOf } from './release.ts'
import type { Release } from './release.ts'
import { assetsIn, releaseIn, shellPath } from './shell-page.ts'

/** Files fetched at a time: the page that is open goes first. */
const hands = 4

/** Milliseconds in which a file has to come: whoever waits for ever is never there. */
const patienceMs = 30_000

/** The files of a release, and the shells of the store views that were visited. */
export const createFiles = (release: Release) => {
  const own = new Set([...release.common, ...release.others])
  const open = () => caches.open(cacheOf(release.id))

  const keepFile = async (cache: Cache, path: string): Promise<void> => {
    if (await findFile(cache, path)) return
    // the name has the content's hash: what an older release has under it is the same file
    const response = (await findFile(caches, path)) ?? (await fetch(path, { signal: AbortSignal.timeout(patienceMs) }))
    if (!mayKeep(toAnswered(response), 'file')) throw new Error(`${path} cannot be kept: ${response.status}`)
    await cache.put(path, response)
  }

  const keepFiles = async (cache: Cache, paths: readonly string[]): Promise<void> => {
    const waiting = [...paths]
    const hand = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await keepFile(cache, path)
    }
    await Promise.all(Array.from({ length: hands }, hand))
  }

  /** The shell of a view with all it needs; throws where the shop has another release by now. */
  const keepShell = async (view: string): Promise<void> => {
    const cache = await open()
    const path = shellPath(view)
    if (await cache.match(path, { ignoreVary: true })) return
    const response = await fetch(path, {
      cache: 'no-cache',
      credentials: 'omit',
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!mayKeep(toAnswered(response), 'page')) throw new Error(`${path} cannot be kept: ${response.status}`)
    const html = await response.clone().text()
    const found = releaseIn(html)
    if (found !== release.id) throw new Error(`the shop has release ${found}, this is ${release.id}`)
    await keepFiles(cache, assetsIn(html))
    // last: a shell that is there is complete
    await cache.put(path, response)
  }

  return {
    keepShell,
    keepAll: async (views: readonly string[]): Promise<void> => {
      for (const view of views) await keepShell(view)
      await keepFiles(await open(), release.common)
    },
    /** The shell of a view, or of any other one. */
    findShell: async (view: string): Promise<Response | undefined> => {
      const cache = await open()
      const kept = await cache.match(shellPath(view), { ignoreVary: true })
      if (kept) return kept
      const other = (await cache.keys()).find(({ url }) => url.endsWith('/shell.html'))
      return other && cache.match(other, { ignoreVary: true })
    },
    answer: async (request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> => {
      const cache = await open()
      const kept = (await findFile(cache, request)) ?? (await findFile(caches, request))
      if (kept) return kept
      const response = await fetch(request)
      if (own.has(new URL(request.url).pathname) && mayKeep(toAnswered(response), 'file'))
        waitUntil(cache.put(request, response.clone()))
      return response
    },
  }
}

/** A file that is kept; not what a worker of an earlier release may have taken for one. */
const findFile = async (from: Pick<Cache, 'match'>, asked: string | Request): Promise<Response | undefined> => {
  const kept = await from.match(asked, { ignoreVary: true })
  return kept && isOfKind(toAnswered(kept), 'file') ? kept : undefined
}
