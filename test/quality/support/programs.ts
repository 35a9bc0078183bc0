import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { orAbsent } from '#platform/server/absent-file.ts'
import { readUnits } from '../../../bin/test-counts.ts'
import type { Counts } from '../../../bin/test-counts.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const mostKept = 4_000_000

export type Ended = { readonly code: number | null; readonly said: string }

/** A program of the project to its end, with what it said, without colours. */
export const runProgram = (
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', ...environment },
    })
    let said = ''
    const listen = (chunk: Buffer) => void (said = (said + chunk.toString()).slice(-mostKept))
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('error', reject)
    // oxlint-disable-next-line no-control-regex -- colours of a terminal begin with one
    child.on('close', (code) => resolve({ code, said: said.replaceAll(/\u001b\[[\d;]*m/g, '') }))
  })

const vitest = 'node_modules/vitest/vitest.mjs'

export type SuiteRun = {
  readonly counts: Counts
  /** How each test ended, by its file and name. */
  readonly ends: ReadonlyMap<string, string>
}

type Report = {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** Runs the tests of these files, all of them where none is named; throws where there is no report in the end. */
export const runTests = async (
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<SuiteRun> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-quality-'))
  const file = join(folder, 'report.json')
  try {
    const { said } = await runProgram([vitest, 'run', ...words, '--reporter=json', `--outputFile=${file}`], environment)
    const text = await readFile(file, 'utf8').catch(orAbsent)
    if (text === undefined) throw new Error(`the tests gave no report: ${said.slice(-2000)}`)
    const { testResults } = JSON.parse(text) as Report
    const ends = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status }) => [`${relative(root, name)}: ${fullName}`, status] as const),
    )
    return { counts: readUnits(text), ends: new Map(ends) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
