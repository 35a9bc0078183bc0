import { paperWithMark } from '#core/paper-with-mark.ts'
import { isAway, isOfKind, mayKeep } from './choose-way.ts'
import { toAnswered } from './facts.ts'
import { isAnswer, noAnswer } from './no-answer.ts'
import { isTooLarge, picturesToDrop } from './picture-limits.ts'
import { pictureCache } from './release.ts'

/** New pictures between two looks at the limits. */
const step = 20

/** In milliseconds: a picture that was seen again later than this counts as used anew. */
const usedAgainAfter = 86_400_000

const usedAt = 'x-used-at'
const size = 'x-size'

/** The pictures that were seen, the latest used ones; others come from the shop, or are stood in for. */
export const createPictures = (now: () => number) => {
  let sinceLook = step
  const keep = async (cache: Cache, request: Request, response: Response): Promise<void> => {
    const bytes = await response.arrayBuffer()
    if (isTooLarge(bytes.byteLength)) return
    const headers = new Headers(response.headers)
    headers.set(usedAt, String(now()))
    headers.set(size, String(bytes.byteLength))
    // put again, it is the last in order: the order is that of use
    await cache.delete(request, { ignoreVary: true })
    await cache.put(request.url, new Response(bytes, { headers }))
    sinceLook += 1
    if (sinceLook < step) return
    sinceLook = 0
    await makeRoom(cache)
  }
  return {
    answer: async (request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> => {
      const cache = await caches.open(pictureCache)
      const kept = await cache.match(request.url, { ignoreVary: true })
      if (kept && isPicture(kept)) {
        if (now() - Number(kept.headers.get(usedAt)) > usedAgainAfter) waitUntil(keep(cache, request, kept.clone()))
        return kept
      }
      const response = await fetch(request).catch(noAnswer)
      if (!isAnswer(response) || isAway(response.status) || (response.ok && !isPicture(response))) {
        const other = await findOtherSize(cache, request.url)
        return other ?? new Response(paperWithMark, { headers: { 'content-type': 'image/svg+xml' } })
      }
      if (mayKeep(toAnswered(response), 'picture')) waitUntil(keep(cache, request, response.clone()))
      return response
    },
  }
}

const isPicture = (response: Response): boolean => isOfKind(toAnswered(response), 'picture')

const sizeAndPath = /\/img\/(\d+)x\d+\/(.+)$/

/** The same picture in the widest of the sizes that were seen. */
const findOtherSize = async (cache: Cache, url: string): Promise<Response | undefined> => {
  const path = sizeAndPath.exec(url)?.[2]
  if (path === undefined) return undefined
  const widths = (await cache.keys()).flatMap((key) => {
    const [, width, of] = sizeAndPath.exec(key.url) ?? []
    return of === path ? [{ width: Number(width), url: key.url }] : []
  })
  const widest = widths.toSorted((one, other) => other.width - one.width)[0]
  return widest && cache.match(widest.url, { ignoreVary: true })
}

const makeRoom = async (cache: Cache): Promise<void> => {
  const kept = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const response = await cache.match(url, { ignoreVary: true })
      return { url, bytes: Number(response?.headers.get(size) ?? 0) }
    }),
  )
  for (const url of picturesToDrop(kept)) await cache.delete(url, { ignoreVary: true })
}
