import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { chmod, mkdtemp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { orAbsent } from '#platform/server/absent-file.ts'
import { root } from './bootstrap.mjs'
import { findChromium, installChromium } from './chromium.ts'
import { compileCache } from './compile-cache.mjs'
import { memoryFolder } from './memory-folder.ts'
import { prepareShop } from './prepare-shop.ts'
import { readJourneys, readUnits } from './test-counts.ts'
import type { Counts } from './test-counts.ts'

// npm test [-- check|build|unit|journeys …]: all of them in this order, to their end, also after a failure. A few reds are tried once
// more by themselves; one that turns green then is told as unsteady (docs/decisions/0012-unsteady-tests.md).

const alone = ['check', 'build'] as const
const looking = ['unit', 'journeys'] as const
const steps = [...alone, ...looking]
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
const lanes = 2
const firstPort = 3195

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !steps.some((step) => step === name))
if (unknown.length) {
  console.error(`no such step: ${unknown.join(', ')}; there are ${steps.join(', ')}`)
  process.exit(1)
}

const reports = await mkdtemp(join(memoryFolder(), 'vitrine-reports-'))
// for root PostgreSQL runs as somebody else, who must get in
await chmod(reports, 0o711)
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))
// what was stopped halfway would fill the machine's memory
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const run = (words: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, words, {
      cwd: root,
      stdio: 'inherit',
      // what one process compiled the next one finds: there are hundreds of them
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: compileCache(root),
        PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(root, 'node_modules', '.cache', 'journeys'),
        TMPDIR: reports,
        ...environment,
      },
    })
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

/** Vitest keeps each form that a source ever had; a whole run needs a few thousand. */
const mostForms = 20_000

/** Beyond that all of them go, and the next run makes those it needs anew; the folder stays, for whoever writes to it now. */
const trimForms = async (): Promise<void> => {
  const folder = program('node_modules/.vitest-cache')
  const forms = (await readdir(folder).catch(orAbsent)) ?? []
  if (forms.length <= mostForms) return
  for (const form of forms) rmSync(join(folder, form), { force: true })
}

type Seen = { readonly ok: boolean; readonly counts?: Counts | undefined }
/** All tests, or those of some files. */
type Look = (files: readonly string[], report: string) => Promise<Seen>

const looks: Readonly<Record<(typeof looking)[number], Look>> = {
  unit: async (files, report) => {
    await trimForms()
    const vitest = program('node_modules/vitest/vitest.mjs')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const ok = await run([vitest, 'run', ...files, ...reporters])
    return { ok, counts: await read(report, readUnits) }
  },
  journeys: async (files, report) => {
    const browser = findChromium() ?? installChromium()
    if (!browser) {
      console.log('no Chromium: install one and name it in CHROMIUM_PATH')
      return { ok: false }
    }
    const folder = await mkdtemp(join(reports, 'shops-'))
    const ok = await run([program('node_modules/@playwright/test/cli.js'), 'test', ...files, '--reporter=list,json'], {
      ...(await prepared),
      CHROMIUM_PATH: browser,
      // a few files are walked through by one
      E2E_LANES: String(files.length ? 1 : lanes),
      E2E_PORT: String(firstPort),
      E2E_FOLDER: folder,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    })
    if (!ok) console.log('what the shops said: test-results/shop-*.log')
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
const lookAgain = async (name: (typeof looking)[number], first: Seen): Promise<Outcome> => {
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
const looked = looking.filter(isWanted)
/** Without it each shop fills itself. */
const prepared: Promise<Readonly<Record<string, string>>> = looked.includes('journeys')
  ? prepareShop(join(reports, 'prepared')).catch((error: unknown) => {
      console.error(error)
      return {}
    })
  : Promise.resolve({})
for (const step of looked) {
  console.log(`\n— ${step} —`)
  const [outcome, seconds] = await timed(async () =>
    lookAgain(step, await looks[step]([], join(reports, `${step}.json`))),
  )
  outcomes.push({ ...outcome, step, seconds })
}

console.log('\n— npm test —')
for (const { ok, step, words, seconds, reds = [], unsteady = [] } of outcomes) {
  console.log(`${ok ? '✓' : '✗'} ${step.padEnd(9)} ${words} (${seconds.toFixed(0)} s)`)
  for (const red of reds.slice(0, 20)) console.log(`    ${red}`)
  for (const one of unsteady) console.log(`    UNSTEADY, green when tried again: ${one}`)
}
const red = outcomes.filter(({ ok }) => !ok).map(({ step }) => step)
console.log(red.length ? `npm test: failed: ${red.join(', ')}` : 'npm test: all passed')
process.exit(red.length ? 1 : 0)
