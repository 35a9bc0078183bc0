import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shortHash } from '../postgres/postgres-place.ts'
import { claimDataDir } from './single-instance.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-claim-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const program = `
  import { claimDataDir } from ${JSON.stringify(join(import.meta.dirname, 'single-instance.ts'))}
  try { await claimDataDir(process.argv[1]); console.log('mine') } catch (error) { console.log(error.message); process.exit(1) }
  setInterval(() => {}, 1000)
`
const startOther = async () => {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, line: line.toString().trim() }
}

const claim = async (directory = dataDir) => (await claimDataDir(directory)).release

test('a second shop on one DATA_DIR is refused at once and says why', async () => {
  const release = await claim()
  const began = performance.now()
  await expect(claim()).rejects.toThrow(`a shop is running on ${dataDir} already (process ${process.pid})`)
  expect(performance.now() - began).toBeLessThan(500)
  await release()
})

test('what was released may be claimed again', async () => {
  for (let round = 0; round < 3; round++) await (await claim())()
  expect(await readdir(join(dataDir, 'running'))).toEqual([])
})

test('a killed shop does not bar the way', async () => {
  const { child, line } = await startOther()
  expect(line).toBe('mine')
  child.kill('SIGKILL')
  await once(child, 'exit')
  await (
    await claim()
  )()
})

test('[SHELL-901] nor does one that was killed before the clock of the machine was set back', async () => {
  const { child } = await startOther()
  child.kill('SIGKILL')
  await once(child, 'exit')
  const [left = ''] = await readdir(join(dataDir, 'running'))
  const later = new Date(Date.now() + 3_600_000)
  await utimes(join(dataDir, 'running', left), later, later)
  const began = performance.now()
  await (
    await claim()
  )()
  expect(performance.now() - began).toBeLessThan(3000)
})

test('of many that start together exactly one wins, and it stays the one', async () => {
  for (let round = 0; round < 10; round++) {
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => claim()))
    const won = outcomes.filter((outcome) => outcome.status === 'fulfilled')
    expect(won).toHaveLength(1)
    await expect(claim()).rejects.toThrow('already')
    await won[0]?.value()
  }
})

test('of two processes that start together one wins', async () => {
  const [one, other] = await Promise.all([startOther(), startOther()])
  expect([one.line, other.line].toSorted().map((line) => line === 'mine')).toEqual([false, true])
  one.child.kill('SIGKILL')
  other.child.kill('SIGKILL')
})

test('a DATA_DIR deep in the tree is claimed as well', async () => {
  const deep = join(dataDir, 'x'.repeat(120))
  const release = await claim(deep)
  await expect(claim(deep)).rejects.toThrow('already')
  await release()
  await rm(join(tmpdir(), `vitrine-running-${shortHash(deep)}`), { recursive: true })
})

test('[SHELL-804] a DATA_DIR that is a file is told of by the variable', async () => {
  await writeFile(join(dataDir, 'file'), '')
  await expect(claimDataDir(join(dataDir, 'file'))).rejects.toThrow(/^DATA_DIR cannot be used: /)
})
