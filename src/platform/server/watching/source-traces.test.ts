import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nameSources } from './source-traces.ts'

let folder: string
const before = Object.getOwnPropertyDescriptor(Error, 'prepareStackTrace')

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'vitrine-traces-')))
})
afterEach(async () => {
  if (before) Object.defineProperty(Error, 'prepareStackTrace', before)
  else Reflect.deleteProperty(Error, 'prepareStackTrace')
  await rm(folder, { recursive: true, force: true })
})

/** One line that throws; its map says that it is line 7 of rules.ts. */
const writeBundle = async (name: string): Promise<() => unknown> => {
  const file = join(folder, name)
  await writeFile(file, "export const fail = () => { throw new Error('no such coupon') }\n")
  await writeFile(`${file}.map`, JSON.stringify({ version: 3, names: [], sources: ['src/rules.ts'], mappings: 'AAMA' }))
  const { fail } = createRequire(import.meta.url)(file) as { fail: () => unknown }
  return fail
}

const stackOf = (fail: () => unknown): string => {
  try {
    fail()
  } catch (error) {
    return (error as Error).stack ?? ''
  }
  return ''
}

test('a trace names the source of what a bundle did, and is else as it was', async () => {
  const fail = await writeBundle('shop.js')
  nameSources(folder)
  const [message, first] = stackOf(fail).split('\n')
  expect(message).toBe('Error: no such coupon')
  expect(first).toMatch(/^ {4}at fail \(file:\/\/.+\/src\/rules\.ts:7:\d+\)$/)
})

test('what lies elsewhere is named as it is', async () => {
  const fail = await writeBundle('shop.js')
  nameSources(join(folder, 'other'))
  expect(stackOf(fail)).toContain('/shop.js:1:')
})
