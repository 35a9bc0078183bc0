import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { isBuilt } from '../build-stamp.mjs'
import { checkArrows } from '../guards/arrows.ts'
import { checkBudgets, weighPages } from '../guards/budgets.ts'
import type { Manifest } from '../guards/budgets.ts'
import { checkDocLines, hasDocLines } from '../guards/doc-lines.ts'
import { checkLinks } from '../guards/links.ts'
import { findLockGaps } from '../guards/lock-file.ts'
import { checkNames } from '../guards/names.ts'
import { checkPackages, countPackages } from '../guards/packages.ts'
import { checkPurity } from '../guards/purity.ts'
import { checkRuleCoverage, countRules } from '../guards/rule-coverage.ts'
import { isCode } from '../guards/source.ts'
import type { Finding, Source } from '../guards/source.ts'
import { checkSpareTexts } from '../guards/spare-texts.ts'
import { checkTexts } from '../guards/texts.ts'
import { toProblem } from './check.ts'
import type { Check } from './check.ts'

type Guard = {
  readonly name: string
  readonly mend: string
  readonly unit?: string
  readonly takes: (source: Source) => boolean
  readonly guard: (sources: readonly Source[]) => Finding[]
  /** What was looked at, where that is not the files. */
  readonly count?: (sources: readonly Source[]) => number
}

const toCheck = ({ name, mend, unit = 'files', takes, guard, count }: Guard): Check => ({
  name,
  mend,
  run: async ({ sources }) => {
    const taken = sources.filter(takes)
    return { count: count ? count(taken) : taken.length, unit, problems: guard(taken).map(toProblem) }
  },
})

const isOurs = ({ path }: Source): boolean => /^(src|bin|config|db|test|skins)\/|^[^/]+\.(ts|mts)$/.test(path)

const budgets: Check = {
  name: 'budgets',
  mend: 'what the first tap does not need is loaded with import() when the page is idle',
  run: async ({ root }) => {
    if (!isBuilt(root)) await build(root)
    const client = join(root, 'dist', 'client')
    const manifest = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8')) as Manifest
    const files = new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]))
    const sizes = new Map<string, number>()
    for (const file of files) {
      if (/\.(js|css)$/.test(file)) sizes.set(file, brotliCompressSync(await readFile(join(client, file))).length)
    }
    const weights = weighPages(manifest, (file) => sizes.get(file) ?? 0)
    return { count: weights.length, unit: 'pages', problems: checkBudgets(weights).map(toProblem) }
  },
}

const build = (root: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'bin', 'build.ts')], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
    })
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`the build failed:\n${output.split('\n').slice(0, 12).join('\n')}`)),
    )
  })

export const ownChecks = {
  arrows: toCheck({
    name: 'arrows',
    mend: 'the arrows are drawn in ARCHITECTURE.md, the order of the features in bin/guards/zones.ts',
    takes: (source) => isCode(source) && isOurs(source),
    guard: checkArrows,
  }),
  names: toCheck({ name: 'names', mend: 'STYLE.md says how things are called', takes: isOurs, guard: checkNames }),
  docLines: toCheck({
    name: 'doc lines',
    mend: 'say above it what its name does not: units, shapes, errors, where it comes from',
    takes: hasDocLines,
    guard: checkDocLines,
  }),
  purity: toCheck({
    name: 'purity',
    mend: 'hand it in as an argument from the outside',
    takes: (source) => isCode(source) && isOurs(source),
    guard: checkPurity,
  }),
  ruleCoverage: toCheck({
    name: 'rules',
    mend: "a test names its rule: '[CART-7] a line of 0 is removed'",
    unit: 'rules',
    takes: isOurs,
    guard: checkRuleCoverage,
    count: countRules,
  }),
  texts: toCheck({
    name: 'texts',
    mend: 'every text stands in en, ru, de, uk and zh of the nearest locales/, and is said somewhere',
    takes: (source) => isOurs(source) && (source.path.endsWith('.po') || isCode(source)),
    guard: (sources) => [...checkTexts(sources), ...checkSpareTexts(sources)],
    count: (sources) => sources.filter(({ path }) => path.endsWith('.po')).length,
  }),
  links: toCheck({
    name: 'links',
    mend: 'correct the link, or write the page',
    unit: 'pages',
    takes: () => true,
    guard: checkLinks,
    count: (sources) => sources.filter(({ path }) => path.endsWith('.md')).length,
  }),
  lockFile: toCheck({
    name: 'lock file',
    mend: 'npm run lock',
    takes: ({ path }) => path === 'package-lock.json',
    guard: (sources) =>
      sources.flatMap(({ path, text }) =>
        findLockGaps(text).map(({ name }) => ({ path, message: `${name} is left out, so npm ci refuses the file` })),
      ),
  }),
  packages: toCheck({
    name: 'packages',
    mend: 'take a package that needs no script and comes signed from the registry',
    unit: 'packages',
    takes: ({ path }) => path === 'package-lock.json' || path === '.npmrc',
    guard: checkPackages,
    count: countPackages,
  }),
  budgets,
}
