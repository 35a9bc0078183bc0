import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

type Report = {
  readonly numTotalTests: number
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/** Runs files of the suite; answers how many tests there were, how many passed, and the names of the others. */
export const runTests = async (files: readonly string[]) => {
  const place = join(tmpdir(), `vitrine-tests-${process.pid}-${Date.now()}.json`)
  const words = ['run', ...files, '--reporter=json', `--outputFile=${place}`]
  await new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules', '.bin', 'vitest'), words, { cwd: root, stdio: 'ignore' })
    child.on('error', reject)
    child.on('close', resolve)
  })
  const {
    numTotalTests: all,
    numPassedTests: passed,
    testResults,
  } = JSON.parse(await readFile(place, 'utf8')) as Report
  await rm(place)
  const red = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed')
  return { all, passed, red: red.map(({ fullName }) => fullName) }
}
