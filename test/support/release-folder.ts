import { cp, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Release } from '#app/service-worker/release.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A copy of the project as another machine would have it, with a build of its own. */
export type ReleaseFolder = { readonly path: string; readonly release: string; readonly remove: () => Promise<void> }

/** What the shop reads while it runs: a build and its name are the release's own, the rest is the same in each. */
const own = ['dist', 'package.json']
const shared = ['src', 'config', 'db', 'node_modules']

const isText = (name: string): boolean => /\.(js|css|json|svg|html)$/.test(name)

/**
 * The present build, or (`name` given) one in which every file that a browser loads has another name: `wake-1a2b.js` is
 * `wake-1a2b-NAME.js`, wherever it is named, and whose databases have a newer form. The files of the build it came from stay beside
 * them, but for those that match `without`.
 */
export const makeReleaseFolder = async (name?: string, without?: RegExp): Promise<ReleaseFolder> => {
  const path = await mkdtemp(join(tmpdir(), 'vitrine-release-'))
  await Promise.all(own.map((entry) => cp(join(root, entry), join(path, entry), { recursive: true })))
  await Promise.all(shared.map((entry) => symlink(join(root, entry), join(path, entry))))
  const client = join(path, 'dist/client')
  const known = JSON.parse(await readFile(join(client, 'release.json'), 'utf8')) as Release
  const remove = () => rm(path, { recursive: true, force: true })
  if (name === undefined) return { path, release: known.id, remove }
  const release = `${known.id}${name}`
  const files = [...known.common, ...known.others].map((address) => address.slice('/assets/'.length))
  const renamed = new Map(files.map((file) => [file, file.replace(/\.(\w+)$/, `-${name}.$1`)]))
  let forms = 0
  const rewrite = (text: string): string =>
    text
      // from the beginning of each word alone: there are words of a hundred thousand letters
      .replace(/(?<![\w.-])[\w.-]+\.(js|css|woff2|svg)\b/g, (word) => renamed.get(word) ?? word)
      .replaceAll(known.id, release)
      .replace(/indexedDB\.open\((\w+),(\w+)\)/g, (_, database: string, version: string) => {
        forms += 1
        return `indexedDB.open(${database},${version}&&${version}+1)`
      })
  const assets = join(client, 'assets')
  for (const [file, next] of renamed) {
    const content = await readFile(join(assets, file))
    await writeFile(join(assets, next), isText(file) ? rewrite(content.toString()) : content)
    if (without?.test(file)) for (const form of ['', '.br', '.gz']) await rm(join(assets, file + form), { force: true })
  }
  const others = [join(client, '.vite/manifest.json'), join(client, 'sw.js'), join(client, 'release.json')]
  const server = await readdir(join(path, 'dist/server'), { recursive: true })
  for (const file of [...others, ...server.filter(isText).map((one) => join(path, 'dist/server', one))])
    await writeFile(file, rewrite(await readFile(file, 'utf8')))
  // the pages' and the worker's
  if (forms < 2) throw new Error(`found ${forms} places where databases are opened`)
  return { path, release, remove }
}
