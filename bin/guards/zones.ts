import { posix } from 'node:path'

/** The kinds of place that the arrows of ARCHITECTURE.md speak of. */
export type Kind =
  | 'app'
  | 'web'
  | 'server'
  | 'contract'
  | 'rules'
  | 'platform-web'
  | 'platform-server'
  | 'ui'
  | 'core'
  | 'config'
  | 'demo'

export type Zone = { readonly kind: Kind; readonly feature?: string; readonly isDoor?: boolean }

const places: readonly (readonly [RegExp, Kind])[] = [
  [/^src\/(app\/|main\.ts$)/, 'app'],
  [/^src\/platform\/web\//, 'platform-web'],
  [/^src\/platform\/server\//, 'platform-server'],
  [/^src\/ui\//, 'ui'],
  [/^src\/core\//, 'core'],
  [/^config\//, 'config'],
  [/^db\/demo\//, 'demo'],
  [/^src\/features\/[^/]+\/web\//, 'web'],
  [/^src\/features\/[^/]+\/server\//, 'server'],
  [/^src\/features\/[^/]+\/contract\.ts$/, 'contract'],
  [/^src\/features\/[^/]+\/(rules\.ts$|rules\/)/, 'rules'],
]

/** Undefined outside of the tree that the arrows are drawn in. */
export const toZone = (path: string): Zone | undefined => {
  const kind = places.find(([pattern]) => pattern.test(path))?.[1]
  if (!kind) return undefined
  const feature = /^src\/features\/([^/]+)\//.exec(path)?.[1]
  const isDoor = /^src\/features\/[^/]+\/(web|server)\/index\.tsx?$/.test(path)
  return { kind, ...(feature ? { feature } : {}), ...(isDoor ? { isDoor } : {}) }
}

/** The aliases of package.json "imports". */
const aliases: Readonly<Record<string, string>> = {
  '#core/': 'src/core/',
  '#platform/': 'src/platform/',
  '#features/': 'src/features/',
  '#ui/': 'src/ui/',
  '#app/': 'src/app/',
  '#config/': 'config/',
  '#demo/': 'db/demo/',
  '#test/': 'test/',
}

/** The path of a file of ours that an import names; undefined for packages. */
export const toTarget = (from: string, importer: string): string | undefined => {
  if (from.startsWith('.')) return posix.join(posix.dirname(importer), from)
  const alias = Object.keys(aliases).find((name) => from.startsWith(name))
  return alias ? `${aliases[alias]}${from.slice(alias.length)}` : undefined
}

/**
 * A feature knows those on earlier lines only, so that no ring can close; features of one line do not know each other.
 * Two that must react to each other meet in src/app/server/features.ts.
 */
export const featureOrder: readonly (readonly string[])[] = [
  ['stores'],
  ['pricing', 'stock'],
  ['catalog'],
  ['search'],
  ['accounts'],
  ['content', 'wishlist', 'reviews', 'consent'],
  ['promotions'],
  ['cart'],
  ['checkout'],
  ['orders'],
  ['blogger'],
  ['admin'],
]
