export type KeptPicture = { readonly url: string; readonly bytes: number }

/** Pictures and bytes that are kept at most. */
const pictureLimits = { count: 400, bytes: 30_000_000 }

/** A larger one is not worth the room of many. */
export const isTooLarge = (bytes: number): boolean => bytes > pictureLimits.bytes / 20

/** How many go at once, so that not every new picture has to make room. */
const spare = 0.9

/** Which of the kept pictures, the longest unused first, make room; none while they are within the limits. */
export const picturesToDrop = (kept: readonly KeptPicture[], limits = pictureLimits): string[] => {
  let count = kept.length
  let bytes = kept.reduce((sum, picture) => sum + picture.bytes, 0)
  if (count <= limits.count && bytes <= limits.bytes) return []
  const dropped: string[] = []
  for (const picture of kept) {
    if (count <= limits.count * spare && bytes <= limits.bytes * spare) break
    dropped.push(picture.url)
    count -= 1
    bytes -= picture.bytes
  }
  return dropped
}
