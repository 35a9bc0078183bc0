import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config.ts'
import { createTestDatabase } from '#test/support/database.ts'
import type { TestDatabase } from '#test/support/database.ts'
import { prepareSource } from './ground.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-ground-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** What a machine says while it makes itself ready, with a folder of its own. */
const start = async (name: string): Promise<string[]> => {
  const lines: string[] = []
  const config = readConfig({ DATA_DIR: join(folder, name) })
  await prepareSource(database.connection, {
    config,
    root,
    program: '',
    say: (line) => lines.push(line),
    onStop: () => undefined,
  })
  return lines
}

const said: string[] = []
// the demo takes its time on a busy machine
beforeAll(async () => {
  said.push(...(await Promise.all(['one', 'two', 'three'].map(start))).flat())
})

test('[SHELL-271] of machines that start together on an empty database one fills it, and the others wait for it', () => {
  expect(said.filter((line) => line === 'filling the demo shop')).toHaveLength(1)
  expect(said.filter((line) => line.startsWith('the demo shop has'))).toHaveLength(1)
})
