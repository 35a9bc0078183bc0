import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { orAbsent } from '#platform/server/absent-file.ts'
import { root } from './bootstrap.mjs'
import { findChromium, installChromium } from './chromium.ts'
import { compileCache } from './compile-cache.mjs'
import { prepareShop } from './prepare-shop.ts'
import { type Counts, readJourneys, readUnits } from './test-counts.ts'

// npm test [-- check|build|unit|journeys …]: all of them to their end, also after a failure; the last two side by side, for a journey
// mostly waits. A few reds are tried once more by themselves; one that turns green then is told as unsteady
// (docs/decisions/0012-unsteady-tests.md).

const alone = ['check', 'build'] as const
const beside = ['unit', 'journeys'] as const
const steps = [...alone, ...beside]
type Step = (typeof steps)[number]
type Outcome = {
  readonly ok: boolean
  readonly words: string
  readonly reds?: readonly string[]
  /** Red in the crowd, green alone. */
  readonly unsteady?: readonly string[]
}
type Told = Outcome & { readonly step: Step; readonly seconds: number }

/** More reds than these are a break, whatever they say alone. */
const fewReds = 3

/** So many journeys go at once; the shop of each listens on a port of its own, from the first on. */
const lanes = 3
const firstPort = 3195

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !steps.some((step) => step === name))
if (unknown.length) {
  console.error(`no such step: ${unknown.join(', ')}; there are ${steps.join(', ')}`)
  process.exit(1)
}

const reports = await mkdtemp(join(tmpdir(), 'vitrine-reports-'))
// for root PostgreSQL runs as somebody else, who must get in
await chmod(reports, 0o711)

/** Two steps at once say line by line whose each is. */
const run = (
  words: readonly string[],
  { label, ...environment }: Readonly<Record<string, string>> & { readonly label?: string } = {},
): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, words, {
      cwd: root,
      stdio: label ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      // what one process compiled the next one finds: there are hundreds of them
      env: { ...process.env, NODE_COMPILE_CACHE: compileCache(root), ...environment },
    })
    for (const input of [child.stdout, child.stderr])
      if (input) createInterface({ input }).on('line', (line) => console.log(`${label} │ ${line}`))
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })

const program = (path: string): string => join(root, path)

const read = async (file: string, toCounts: (text: string) => Counts): Promise<Counts | undefined> =>
  readFile(file, 'utf8').then(toCounts, orAbsent)

const runAlone: Readonly<Record<(typeof alone)[number], () => Promise<Outcome>>> = {
  check: async () => {
    const ok = await run([program('bin/check.ts')])
    return { ok, words: ok ? 'green' : 'red' }
  },
  build: async () => {
    const ok = await run([program('bin/build.ts')])
    return { ok, words: ok ? 'done' : 'failed' }
  },
}

type Seen = { readonly ok: boolean; readonly counts?: Counts | undefined }
/** All tests, or those of some files; beside other tests it has a label. */
type Look = (files: readonly string[], report: string, label?: string) => Promise<Seen>

const looks: Readonly<Record<(typeof beside)[number], Look>> = {
  unit: async (files, report, label) => {
    const vitest = program('node_modules/vitest/vitest.mjs')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const ok = await run([vitest, 'run', ...files, ...reporters], label ? { label } : {})
    return { ok, counts: await read(report, readUnits) }
  },
  journeys: async (files, report, label) => {
    const browser = findChromium() ?? installChromium()
    if (!browser) {
      console.log('no Chromium: install one and name it in CHROMIUM_PATH')
      return { ok: false }
    }
    const folder = await mkdtemp(join(reports, 'shops-'))
    const ok = await run([program('node_modules/@playwright/test/cli.js'), 'test', ...files, '--reporter=list,json'], {
      ...(await prepared),
      ...(label ? { label } : {}),
      CHROMIUM_PATH: browser,
      // a few files are walked through by one
      E2E_LANES: String(files.length ? 1 : lanes),
      E2E_PORT: String(firstPort),
      E2E_FOLDER: folder,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    })
    return { ok, counts: await read(report, readJourneys) }
  },
}

/** A run that was cut off, or found nothing to run, has failed, whatever its counts say. */
const toOutcome = ({ ok, counts }: Seen): Outcome => {
  if (!counts) return { ok: false, words: 'gave no report' }
  const { passed, failed, skipped, reds } = counts
  return { ok: ok && failed === 0 && passed > 0, words: `${passed} passed, ${failed} failed, ${skipped} skipped`, reds }
}

/** A few reds go once more, by themselves. */
const lookAgain = async (name: (typeof beside)[number], first: Seen): Promise<Outcome> => {
  const { counts } = first
  if (!counts || counts.failed === 0 || counts.failed > fewReds) return toOutcome(first)
  console.log(`\n— ${name}: ${counts.failed} red, once more —`)
  const second = await looks[name](counts.redFiles, join(reports, `${name}-again.json`))
  if (!toOutcome(second).ok) return toOutcome({ ok: false, counts })
  return { ...toOutcome({ ok: true, counts: { ...counts, failed: 0, reds: [] } }), unsteady: counts.reds }
}

/** What it answers, and how long it took. */
const timed = async <T>(work: () => Promise<T>): Promise<readonly [T, number]> => {
  const began = performance.now()
  return [await work(), (performance.now() - began) / 1000]
}

const isWanted = (name: Step): boolean => !wanted.length || wanted.includes(name)

const outcomes: Told[] = []
for (const step of alone.filter(isWanted)) {
  console.log(`\n— ${step} —`)
  const [outcome, seconds] = await timed(runAlone[step])
  outcomes.push({ ...outcome, step, seconds })
}
const together = beside.filter(isWanted)
if (together.length) console.log(`\n— ${together.join(' and ')} —`)
/** Without it each shop fills itself. */
const prepared: Promise<Readonly<Record<string, string>>> = together.includes('journeys')
  ? prepareShop(join(reports, 'prepared')).catch((error: unknown) => {
      console.error(error)
      return {}
    })
  : Promise.resolve({})
const seen = await Promise.all(
  together.map(async (step) => {
    const label = together.length > 1 ? step.padEnd(8) : undefined
    return { step, result: await timed(() => looks[step]([], join(reports, `${step}.json`), label)) }
  }),
)
for (const { step, result } of seen) {
  const [outcome, again] = await timed(() => lookAgain(step, result[0]))
  outcomes.push({ ...outcome, step, seconds: result[1] + again })
}
await rm(reports, { recursive: true, force: true })

console.log('\n— npm test —')
for (const { ok, step, words, seconds, reds = [], unsteady = [] } of outcomes) {
  console.log(`${ok ? '✓' : '✗'} ${step.padEnd(9)} ${words} (${seconds.toFixed(0)} s)`)
  for (const red of reds.slice(0, 20)) console.log(`    ${red}`)
  for (const one of unsteady) console.log(`    UNSTEADY, green when tried again: ${one}`)
}
const red = outcomes.filter(({ ok }) => !ok).map(({ step }) => step)
console.log(red.length ? `npm test: failed: ${red.join(', ')}` : 'npm test: all passed')
process.exit(red.length ? 1 : 0)
