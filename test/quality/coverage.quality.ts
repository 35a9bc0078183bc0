import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mustBe, mustHold } from '../faults/support/fault.ts'
import type { FaultRun } from '../faults/support/fault.ts'
import { isOfServer, isRule } from './support/modules.ts'
import { runProgram } from './support/programs.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const goalOfServer = 90
/** Files of the server that are named for what is missing. */
const mostNamed = 30

const words = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--coverage.enabled',
  '--coverage.provider=v8',
  '--coverage.reportOnFailure',
  '--coverage.include=src/**/*.ts',
  '--coverage.exclude=**/*.test.ts',
  '--coverage.exclude=src/**/web/**',
  '--coverage.reporter=json-summary',
]

type Counted = { readonly total: number; readonly covered: number }
type Summary = Readonly<Record<string, { readonly branches: Counted }>>

/** Q3 of the goals: each branch of the rules of cart, money, stock, order and auth is gone by the tests, and nine of ten of the server's. */
export const run = async ({ say }: FaultRun): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-coverage-'))
  try {
    await runProgram([...words, `--coverage.reportsDirectory=${folder}`])
    const summary = JSON.parse(await readFile(join(folder, 'coverage-summary.json'), 'utf8')) as Summary
    const files = Object.entries(summary)
      .filter(([path]) => path !== 'total')
      .map(([path, { branches }]) => ({ path: relative(root, path), ...branches }))
    const rules = files.filter(({ path }) => isRule(path))
    const server = files.filter(({ path }) => isOfServer(path))
    const open = rules.filter(({ total, covered }) => covered < total)
    const furthest = server.toSorted((a, b) => b.total - b.covered - (a.total - a.covered)).slice(0, mostNamed)
    for (const { path, total, covered } of new Set([...open, ...furthest]))
      say(`${path}: ${total - covered} of ${total} branches never gone`)
    say(`Q3: rules of cart, money, stock, order, auth: ${toWords(rules)}; the server: ${toWords(server)}`)
    mustBe('rules with a branch that no test goes', open.length, 0)
    mustHold(`less than ${goalOfServer} % of the server's branches`, shareOf(server) >= goalOfServer)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const sum = (files: readonly Counted[], of: (one: Counted) => number): number =>
  files.reduce((total, one) => total + of(one), 0)

const shareOf = (files: readonly Counted[]): number =>
  (100 * sum(files, ({ covered }) => covered)) / sum(files, ({ total }) => total)

const toWords = (files: readonly Counted[]): string =>
  `${sum(files, ({ covered }) => covered)} of ${sum(files, ({ total }) => total)} branches, ${shareOf(files).toFixed(1)} %`
