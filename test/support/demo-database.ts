import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillDemo } from '#demo/fill.ts'
import { createFilledDatabase } from './database.ts'
import type { TestDatabase } from './database.ts'

/** A database of one's own with the demo's rows; its films and plans are made for them and thrown away. */
export const createDemoDatabase = (): Promise<TestDatabase> =>
  createFilledDatabase('demo', async (db) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-demo-'))
    await fillDemo(db, { dataDir, now: new Date(), onProgress: () => {} })
    await rm(dataDir, { recursive: true })
  })
