/** What the build tells the worker: the files of this release, and which of them every store view needs. */
export type Release = {
  /** Changes with any file that a browser loads. */
  readonly id: string
  /** Rooted addresses kept at once: scripts and styles of what works without a network. What one language alone needs comes with its shell. */
  readonly common: readonly string[]
  /** The other files, kept when they are asked for: those of one language, and what nobody needs without a network. */
  readonly others: readonly string[]
}

const releasePrefix = 'vitrine-release-'

/** Where the pictures that were seen are kept, whatever the release. */
export const pictureCache = 'vitrine-pictures'

export const cacheOf = (release: string): string => `${releasePrefix}${release}`

/** A page holds this lock as long as it lives, so that the worker knows which releases are still open somewhere. */
export const lockOf = (release: string): string => `vitrine.release.${release}`

/** The releases that the names of held locks speak of. */
export const releasesHeld = (locks: readonly (string | undefined)[]): string[] =>
  locks.flatMap((name) => (name?.startsWith(lockOf('')) ? [name.slice(lockOf('').length)] : []))

/** Caches of releases that no page has open any more. `held` undefined: it is not known, so the two before this one stay. */
export const cachesToDrop = (
  names: readonly string[],
  own: string,
  held: readonly string[] | undefined,
): readonly string[] => {
  const older = names.filter((name) => name.startsWith(releasePrefix) && name !== cacheOf(own))
  if (held) return older.filter((name) => !held.some((id) => name === cacheOf(id)))
  return older.slice(0, -2)
}
