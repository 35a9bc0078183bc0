import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBuilt, toBuildStamp } from './build-stamp.mjs'

let root = ''
const source = () => join(root, 'src', 'page.ts')
const known = () => readFileSync(join(root, 'dist', 'known.txt'), 'utf8')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-stamp-'))
  for (const folder of ['src', 'dist']) mkdirSync(join(root, folder))
  writeFileSync(source(), 'one')
  writeFileSync(join(root, 'dist', 'build.json'), JSON.stringify({ stamp: toBuildStamp(root) }))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a build is that of its sources, whether they were looked at before or not', () => {
  expect([isBuilt(root), isBuilt(root)]).toEqual([true, true])
})

test('a source that was written anew as it was is read again, and remembered', () => {
  isBuilt(root)
  const before = known()
  writeFileSync(source(), 'one')
  utimesSync(source(), 1, 1)
  expect(isBuilt(root)).toBe(true)
  expect(known()).not.toBe(before)
})

test('a changed source asks for a build, also one of the same length and time', () => {
  isBuilt(root)
  const { atime, mtime } = statSync(source())
  writeFileSync(source(), 'two')
  utimesSync(source(), atime, mtime)
  expect(isBuilt(root)).toBe(false)
  writeFileSync(source(), 'one')
  expect(isBuilt(root)).toBe(true)
  writeFileSync(join(root, 'src', 'more.ts'), '')
  expect(isBuilt(root)).toBe(false)
})

test('a new build counts, though the sources stayed as they are', () => {
  isBuilt(root)
  writeFileSync(join(root, 'dist', 'build.json'), JSON.stringify({ stamp: 'of other sources' }))
  expect(isBuilt(root)).toBe(false)
})
