import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { toFiles } from './feature-files.ts'
import { toNames } from './names.ts'
import type { Names } from './names.ts'

export type Made = { readonly written: readonly string[]; readonly changed: readonly string[] }

/** One line more in a file that knows all features, before the first that has `before` in it. */
type Line = { readonly path: string; readonly before: string; readonly line: string }

const linesOf = ({ name, camel, route }: Names): readonly Line[] => [
  { path: 'bin/guards/zones.ts', before: "  ['blogger'],", line: `  ['${name}'],` },
  {
    path: 'src/app/server/features.ts',
    before: 'reviewRoutes } from',
    line: `import { ${camel}Routes } from '#features/${name}/server/index.ts'`,
  },
  { path: 'src/app/server/features.ts', before: '  reviewRoutes(mount', line: `  ${camel}Routes(mount)` },
  { path: 'test/support/role-table.ts', before: "    'POST /api/cart/apply-coupon',", line: `    '${route}',` },
]

/** Writes and wires a feature of one call below `root`; answers what was made, or why nothing was. */
export const addFeature = async (root: string, name: string): Promise<Made | string> => {
  const names = toNames(name)
  if (!names) return `"${name}" is no name of a feature: small letters, in words with dashes between them`
  if (existsSync(join(root, 'src/features', name))) return `there is a feature ${name} already`
  const lines = linesOf(names)
  const texts = new Map<string, string>()
  for (const { path, before, line } of lines) {
    const text = texts.get(path) ?? (await readFile(join(root, path), 'utf8'))
    const at = text.split('\n').findIndex((each) => each.includes(before))
    if (at < 0) return `${path} has no line with ${before.trim()}: this script is behind it`
    texts.set(path, text.split('\n').toSpliced(at, 0, line).join('\n'))
  }
  const files = toFiles(names)
  for (const [path, text] of [...Object.entries(files), ...texts]) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  return { written: Object.keys(files), changed: [...texts.keys()] }
}
