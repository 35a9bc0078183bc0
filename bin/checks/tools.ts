import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Check, Outcome, Project } from './check.ts'

type Ended = { readonly code: number; readonly output: string }

/** Runs a program of node_modules to its end. */
const runTool = (root: string, tool: string, words: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules', '.bin', tool), words, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1' },
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })

/** oxfmt and oxlint end with "… on 254 files …". */
const readCount = (output: string): number => Number(/ on (\d+) files/.exec(output)?.[1] ?? 0)

const toLines = (output: string): string[] => output.split('\n').filter((line) => line.trim() !== '')

const formatting: Check = {
  name: 'format',
  mend: 'npm run format',
  run: async ({ root }) => {
    const { code, output } = await runTool(root, 'oxfmt', ['--check'])
    const problems = code === 0 ? [] : toLines(output).filter((line) => !/^(Checking|Finished|All matched)/.test(line))
    return { count: readCount(output), unit: 'files', problems }
  },
}

type LintReport = {
  readonly number_of_files: number
  readonly diagnostics: readonly {
    message: string
    code: string
    filename: string
    labels: readonly { span: { line: number } }[]
  }[]
}

const lint: Check = {
  name: 'lint',
  mend: 'npx oxlint --fix mends what a program can; https://oxc.rs/docs/guide/usage/linter/rules explains each rule',
  run: async ({ root }) => {
    const { output } = await runTool(root, 'oxlint', ['--format', 'json'])
    const report = JSON.parse(output.slice(output.indexOf('{'))) as LintReport
    const problems = report.diagnostics.map(
      ({ message, code, filename, labels }) => `${filename}:${labels[0]?.span.line ?? 1}  ${message} [${code}]`,
    )
    return { count: report.number_of_files, unit: 'files', problems }
  },
}

const types = (name: string, config: string, mend: string): Check => ({
  name,
  mend,
  run: async ({ root }): Promise<Outcome> => {
    // what did not change since the last time is not looked at again
    const kept = ['--incremental', '--tsBuildInfoFile', join(root, 'node_modules', '.cache', `${config}.tsbuildinfo`)]
    const { code, output } = await runTool(root, 'tsc', ['-p', config, '--listFiles', '--pretty', 'false', ...kept])
    const lines = toLines(output)
    const isListed = (line: string) => line.startsWith(root) && !/\(\d+,\d+\): error/.test(line)
    const count = lines.filter((line) => isListed(line) && !line.includes('/node_modules/')).length
    return {
      count,
      unit: 'files',
      problems: code === 0 ? [] : lines.filter((line) => !isListed(line) && !line.startsWith('/')),
    }
  },
})

const deadCode: Check = {
  name: 'dead code',
  mend: 'remove what nobody uses; a file that is started by name goes into "entry" of knip.json',
  run: async ({ root, sources }: Project) => {
    const { code, output } = await runTool(root, 'knip', ['--no-progress', '--reporter', 'compact'])
    const count = sources.filter(({ path }) => /^(src|bin|config|db|test)\/.*\.(ts|tsx|mjs)$/.test(path)).length
    return { count, unit: 'files', problems: code === 0 ? [] : toLines(output) }
  },
}

export const toolChecks = {
  formatting,
  lint,
  deadCode,
  types: types('types', 'tsconfig.json', 'mend the types; no any, no @ts-ignore'),
  typesOfRules: types(
    'types of rules',
    'tsconfig.rules.json',
    'rules, contracts and core run on both sides: take what the browser or the server has as an argument',
  ),
  typesOfWorker: types('types of worker', 'tsconfig.worker.json', 'the service worker has neither document nor window'),
}
