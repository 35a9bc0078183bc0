import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { orAbsent } from '#platform/server/absent-file.ts'
import { root } from './bootstrap.mjs'
import { findChromium, installChromium } from './chromium.ts'
import { addUp, type Counts, readJourneys, readUnits } from './test-counts.ts'

// npm test [-- check|build|unit|journeys …]: everything in this order, to its end, also after a failure. A few reds are tried once more
// by themselves; one that turns green then is told as unsteady (docs/decisions/0012-unsteady-tests.md).

const steps = ['check', 'build', 'unit', 'journeys'] as const
type Step = (typeof steps)[number]
type Outcome = {
  readonly ok: boolean
  readonly words: string
  readonly reds?: readonly string[]
  /** Red in the crowd, green alone. */
  readonly unsteady?: readonly string[]
}

/** More reds than these are a break, whatever they say alone. */
const fewReds = 3

/** Where the shops of the journeys listen: each half has one of its own, and the database with it. */
const firstPort = 3195

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !steps.some((step) => step === name))
if (unknown.length) {
  console.error(`no such step: ${unknown.join(', ')}; there are ${steps.join(', ')}`)
  process.exit(1)
}

const reports = await mkdtemp(join(tmpdir(), 'vitrine-reports-'))

const run = (words: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, words, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    })
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })

const program = (path: string): string => join(root, path)

/** A run that was cut off, or found nothing to run, has failed, whatever its counts say. */
const toOutcome = (ok: boolean, counts: Counts | undefined): Outcome => {
  if (!counts) return { ok: false, words: 'gave no report' }
  const { passed, failed, skipped, reds } = counts
  return { ok: ok && failed === 0 && passed > 0, words: `${passed} passed, ${failed} failed, ${skipped} skipped`, reds }
}

type Look = (files: readonly string[], report: string) => Promise<{ readonly ok: boolean; readonly counts?: Counts }>

/** All tests, then the files of a few reds once more. */
const lookTwice = async (name: string, look: Look): Promise<Outcome> => {
  const first = await look([], join(reports, `${name}.json`))
  const { counts } = first
  if (!counts || counts.failed === 0 || counts.failed > fewReds) return toOutcome(first.ok, counts)
  console.log(`\n— ${name}: ${counts.failed} red, once more —`)
  const second = await look(counts.redFiles, join(reports, `${name}-again.json`))
  if (!toOutcome(second.ok, second.counts).ok) return toOutcome(false, counts)
  return { ...toOutcome(true, { ...counts, failed: 0, reds: [] }), unsteady: counts.reds }
}

const read = async (file: string, toCounts: (text: string) => Counts): Promise<Counts | undefined> =>
  readFile(file, 'utf8').then(toCounts, orAbsent)

const work: Readonly<Record<Step, () => Promise<Outcome>>> = {
  check: async () => {
    const ok = await run([program('bin/check.ts')])
    return { ok, words: ok ? 'green' : 'red' }
  },
  build: async () => {
    const ok = await run([program('bin/build.ts')])
    return { ok, words: ok ? 'done' : 'failed' }
  },
  unit: () =>
    lookTwice('unit', async (files, report) => {
      const vitest = program('node_modules/vitest/vitest.mjs')
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const ok = await run([vitest, 'run', ...files, ...reporters])
      return { ok, counts: await read(report, readUnits) }
    }),
  journeys: async () => {
    const browser = findChromium() ?? installChromium()
    if (!browser) return { ok: false, words: 'no Chromium: install one and name it in CHROMIUM_PATH' }
    return lookTwice('journeys', async (files, report) => {
      const halves = await Promise.all(
        // a few files are walked through by one
        (files.length ? ['1/1'] : ['1/2', '2/2']).map(async (shard, index) => {
          const part = `${report}.${index}`
          const words = [program('node_modules/@playwright/test/cli.js'), 'test', ...files, `--shard=${shard}`]
          const ok = await run([...words, '--reporter=list,json'], {
            CHROMIUM_PATH: browser,
            E2E_PORT: String(firstPort + index),
            PLAYWRIGHT_JSON_OUTPUT_NAME: part,
          })
          return { ok, counts: await read(part, readJourneys) }
        }),
      )
      return { ok: halves.every(({ ok }) => ok), counts: addUp(halves.map(({ counts }) => counts)) }
    })
  },
}

const outcomes: (Outcome & { readonly step: Step; readonly seconds: number })[] = []
for (const step of steps.filter((name) => !wanted.length || wanted.includes(name))) {
  console.log(`\n— ${step} —`)
  const began = performance.now()
  const outcome = await work[step]()
  outcomes.push({ ...outcome, step, seconds: (performance.now() - began) / 1000 })
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
