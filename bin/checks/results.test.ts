import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unreadResults } from './results.ts'

const config = {
  compilerOptions: {
    strict: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023'],
    types: [],
    noEmit: true,
  },
  include: ['src'],
}

const calls = `
import { ok } from './core/result'
import type { Result } from './core/result'
declare const refund: () => Promise<Result<true, 'TOO_MUCH'>>
declare const check: () => Result<true, 'TOO_MUCH'> | undefined
declare const note: () => Promise<void>
declare const within: <R extends Result<unknown>>(run: () => Promise<R>) => Promise<R>
`
const statements = {
  bad: [
    'await refund()',
    'check()',
    'await Promise.all([refund(), refund()])',
    'await within(async () => check() ?? ok(1))',
  ],
  good: [
    'await note()',
    'void (await refund())',
    'const refunded = await refund(); if (!refunded.ok) return',
    'return refund()',
    'await within(async () => ok(1))',
    'await note().then(() => refund()).then(({ ok: isDone }) => isDone)',
  ],
}

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrine-results-'))
  await mkdir(join(root, 'src', 'core'), { recursive: true })
  await copyFile(join(import.meta.dirname, '../../src/core/result.ts'), join(root, 'src/core/result.ts'))
  await writeFile(join(root, 'tsconfig.json'), JSON.stringify(config))
  const lines = [...statements.good, ...statements.bad].map(
    (text, at) => `export const f${at} = async () => { ${text} }`,
  )
  await writeFile(join(root, 'src', 'calls.ts'), [calls, ...lines].join('\n'))
})
afterAll(() => rm(root, { recursive: true }))

test('a call whose refusal nobody reads is found, and no other', async () => {
  const { count, problems } = await unreadResults.run({ root, sources: [{ path: 'src/calls.ts', text: '' }] })
  expect(count).toBe(1)
  expect(problems.map((problem) => problem.split('answered: ')[1])).toEqual(statements.bad)
})
